/** The bots at the table: their pace, and that no move is lost or doubled. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeEngine, bug, newBrowser, position, rig, seated, settle, until } from "./support.ts";
import type { Rig } from "./support.ts";

const draws = { turn: 1, phase: "draw" } as const;

/** Ana is on turn; she draws, discards, and then it is the player's turn. */
async function botTable(pace: string): Promise<Rig> {
  newBrowser();
  const all = rig({ wishes: { pace } });
  const { engine } = all;
  engine.replies.open = () => position(1, draws);
  engine.replies.bot = (fields) => ({
    ok: true,
    id: 0,
    at: 1,
    move: fields.record === "at 1" ? "draw" : "discard 2c",
  });
  const event = (code: string) => ({ code, args: { seat: 1, card: "?" } });
  engine.replies.play = (fields) =>
    fields.record === "at 1"
      ? position(2, { ...draws, phase: "play", events: [event("draw")], since: 0 })
      : position(3, { phase: "draw", events: [event("discard")], since: 1 });
  await all.store.start();
  await all.store.newMatch({ rules: "jokeren-13", seats: 2, names: [] });
  return all;
}

test("a bot plays its turn step by step, seen with the player's eyes", async () => {
  const { store, engine } = await botTable("instant");
  const news: string[] = [];
  store.subscribe((state) => {
    if (state.news.length > 0)
      news.push(`${state.position?.at} ${state.news.map((one) => one.code)}`);
  });
  await until(store, (state) => state.position?.at === 3);
  const plays = engine.asked
    .filter(({ op }) => op === "play")
    .map(({ fields }) => [fields.seat, fields.move]);
  assert.deepEqual(plays, [
    [0, "draw"],
    [0, "discard 2c"],
  ]);
  const capped = engine.asked.filter(({ op }) => op === "bot").map(({ fields }) => fields.cap);
  assert.deepEqual(capped, [600, 600]); // milliseconds, after which a search ends early
  assert.equal(store.state.thinking, null);
  assert.deepEqual([...new Set(news)], ["2 draw", "3 discard"]);
  assert.equal(store.state.log.length, 2);
  assert.equal(store.state.message?.id, "event-discard");
});

test("the pace is kept, the hand can be arranged meanwhile, and a faster pace ends the wait", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const { store, engine } = await botTable("normal");
  await settle();
  assert.equal(store.state.thinking, 1);
  assert.equal(engine.count("play"), 0);
  store.sort("rank");
  assert.equal(store.state.hand.map((card) => card.card).join(" "), "7h 7h Ks");
  t.mock.timers.tick(1099);
  await settle();
  assert.equal(engine.count("play"), 0);
  t.mock.timers.tick(1);
  await settle();
  assert.equal(engine.count("play"), 1);
  store.setSetting("botPace", "instant");
  await settle();
  assert.equal(engine.count("play"), 2);
  assert.equal(store.state.position?.at, 3);
});

test("after hours in the background the bot has moved once, not twice", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const { store, engine } = await botTable("slow");
  await settle();
  t.mock.timers.tick(3_600_000);
  await settle();
  assert.equal(engine.count("play"), 1);
  assert.equal(store.state.position?.at, 2);
});

test("a match that is left while a bot thinks stays as it was", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const { store, engine } = await botTable("normal");
  await settle();
  await store.leave();
  t.mock.timers.tick(10_000);
  await settle();
  assert.equal(engine.count("play"), 0);
  assert.equal(store.state.position, null);
  assert.equal(store.state.thinking, null);
});

test("a reload in a bot's turn goes on with it", async () => {
  const first = await botTable("slow");
  await settle();
  assert.equal(first.store.state.thinking, 1);
  const second = rig({}, first.engine);
  first.engine.replies.view = () => position(1, draws);
  await second.store.start();
  await until(second.store, (state) => state.position?.at === 3);
  assert.equal(first.store.state.position?.at, 1);
});

test("no engine in a bot's turn: it moves once there is one again", async () => {
  const engine = new FakeEngine();
  engine.replies.bot = () => bug("not yet");
  const { store } = await seated(position(1, draws), engine);
  await until(store, (state) => state.message?.id === "ui-bug");
  engine.fail();
  engine.replies.bot = () => ({ ok: true, move: "draw" });
  engine.replies.play = () => position(2);
  await store.retry();
  await until(store, (state) => state.position?.at === 2);
});

test("an answer that leaves out a part of the log is not trusted with it", async () => {
  const { store, engine } = await seated(position(1, { events: [{ code: "deal", args: {} }] }));
  const whole = ["deal", "draw", "meld"].map((code) => ({ code, args: {} }));
  engine.replies.play = () => position(2, { since: 2, events: whole.slice(2) });
  engine.replies.view = () => position(2, { events: whole });
  await store.draw();
  assert.deepEqual(store.state.log, whole);
  assert.deepEqual(store.state.news, whole.slice(1));
});

test("a bot waits while the discard before it can be taken back, and then does not move", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  newBrowser();
  const all = rig({ wishes: {} });
  const { engine, store } = all;
  store.setSetting("botPace", "instant");
  engine.replies.open = () => position(1);
  engine.replies.bot = () => ({ ok: true, id: 0, at: 2, move: "draw" });
  engine.replies.play = () => position(2, { ...draws, canBack: true });
  engine.replies.back = () => position(1);
  await store.start();
  await store.newMatch({ rules: "jokeren-13", seats: 2, names: [] });
  await store.write("discard Ks");
  await settle();
  assert.equal(store.state.thinking, 1);
  t.mock.timers.tick(2400);
  await settle();
  await store.back();
  t.mock.timers.tick(5000);
  await settle();
  assert.equal(store.state.position?.at, 1);
  assert.equal(store.state.thinking, null);
  assert.equal(engine.count("play"), 1, "only the own discard");
});
