/** The store over an engine that answers as the test says: matches and failures. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Position } from "../src/protocol.ts";
import { Storage } from "../src/storage.ts";
import {
  FakeEngine,
  cards,
  illegal,
  newBrowser,
  position,
  rig,
  seated,
  settle,
  until,
} from "./support.ts";

const ended: Partial<Position> = { phase: "over", turn: 1, winners: [0], ranks: [1, 2] };

test("a new match is asked for with its seats and a seed, saved, and shown", async () => {
  const { store, engine } = await seated(position(1));
  const opened = engine.asked.find(({ op }) => op === "open");
  const { start, seat } = opened?.fields ?? assert.fail();
  assert.deepEqual(start, {
    rules: "jokeren-13",
    seats: [
      ["Me", "person"],
      ["Ana", "steady"],
    ],
    seed: "1",
    options: {},
  });
  assert.equal(seat, 0);
  assert.equal(store.state.opening, null);
  assert.equal(cards(store), "7h 7h Ks");
  const saves = (await (await Storage.open()).find()).saves;
  assert.equal(saves[0]?.record, "at 1");
});

test("seeds are 80 bits of Crockford's base 32", async () => {
  newBrowser();
  const { store, engine } = rig();
  engine.replies.open = () => position(1);
  const match = { rules: "jokeren-13", seats: 2, names: [] };
  for (let n = 0; n < 20; n++) await store.newMatch(match);
  const seeds = engine.asked.flatMap(({ fields }) => fields.start?.seed ?? []);
  assert.equal(new Set(seeds).size, 20);
  for (const seed of seeds)
    assert.match(seed, /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
});

test("while the engine starts, the seats of the match to come are there", async () => {
  newBrowser();
  const { store, engine } = rig();
  engine.replies.open = () => new Promise(() => {});
  void store.newMatch({ rules: "jokeren-13", seats: 3, names: ["Me", "", "Cy"] });
  await settle();
  assert.deepEqual(store.state.opening?.names, ["Me", "Ana", "Cy"]);
  assert.equal(store.state.pending, true);
});

test("a match that can't begin says why and leaves what was saved", async () => {
  const { store, engine } = await seated(position(1));
  await store.leave();
  engine.replies.open = () => ({
    ok: false,
    kind: "unreadable",
    code: "name-bad",
    args: { text: "=" },
  });
  await store.newMatch({ rules: "jokeren-13", seats: 2, names: ["="] });
  assert.equal(store.state.message?.id, "error-name-bad");
  assert.equal(store.state.opening, null);
  assert.equal(store.state.saved?.names[0], "You");
});

test("a new match lies beside the one before; where only one is kept, in its place", async () => {
  for (const [one, records] of [
    [false, ["at 1 new", "at 1"]],
    [true, ["at 1 new"]],
  ] as const) {
    const { store, engine } = await seated(position(1), new FakeEngine(), { one });
    await store.leave();
    assert.ok(store.state.saved);
    engine.replies.open = () => position(1, { record: "at 1 new" });
    await store.newMatch({ rules: "jokeren-13", seats: 2, names: [] });
    const saves = (await (await Storage.open()).find()).saves;
    assert.deepEqual(
      saves.map((save) => save.record),
      records,
    );
  }
});

test("what was said at a table stays there", async () => {
  const { store } = await seated(position(1));
  await store.discard();
  assert.notEqual(store.state.message, null);
  await store.leave();
  assert.equal(store.state.message, null);
});

test("a match that was left is offered, not opened; over, it can only be looked at", async () => {
  const { store } = await seated(position(1));
  await store.leave();
  assert.equal(store.state.position, null);
  assert.equal(store.state.saved?.deal, 1);

  const second = rig();
  second.engine.replies.view = () => position(9, ended);
  await second.store.start();
  assert.equal(cards(second.store), "");
  await second.store.resume();
  assert.equal(second.store.state.position?.at, 9);
  await second.store.leave();
  assert.equal(second.store.state.saved, null);
  assert.deepEqual(
    second.store.state.matches.map(({ over }) => over),
    [true],
  );
  await second.store.resume();
  assert.equal(second.store.state.message?.id, "ui-no-saved");
});

test("a match counts as left only once that is written", async () => {
  newBrowser();
  const storage = await Storage.open();
  const { store, engine } = rig({ storage: async () => storage });
  engine.replies.open = () => position(1);
  await store.start();
  await store.newMatch({ rules: "jokeren-13", seats: 2, names: [] });
  let write = (): void => {};
  const put = storage.put.bind(storage);
  storage.put = async (save) => {
    await new Promise<void>((resolve) => (write = resolve));
    return put(save);
  };
  const left = store.leave();
  await settle();
  assert.equal(store.state.position?.at, 1);
  assert.equal((await storage.find()).saves[0]?.open, true);
  write();
  await left;
  assert.equal(store.state.position, null);
  assert.equal((await storage.find()).saves[0]?.open, false);
});

test("a discarded save is gone", async () => {
  const { store } = await seated(position(1));
  await store.leave();
  await store.matches.remove(store.state.saved?.id ?? "");
  assert.equal(store.state.saved, null);
  assert.deepEqual((await (await Storage.open()).find()).saves, []);
});

test("a rematch has the same seats and options and another seed", async () => {
  const { store, engine } = await seated(
    position(9, { ...ended, options: { opening_points: "40" } }),
  );
  await store.rematch();
  const start = engine.asked.findLast(({ op }) => op === "open")?.fields.start;
  assert.deepEqual(start?.seats, [
    ["You", "person"],
    ["Ana", "steady"],
  ]);
  assert.deepEqual(start?.options, { opening_points: "40" });
  assert.notEqual(start?.seed, "1");
});

test("an engine that fails while a match begins begins it after a retry", async () => {
  newBrowser();
  const { store, engine } = rig();
  await store.start();
  engine.fail();
  await store.newMatch({ rules: "jokeren-13", seats: 2, names: [] });
  assert.equal(store.state.engine.failure?.code, "missing");
  assert.ok(store.state.opening);
  engine.replies.open = () => position(1);
  await store.retry();
  await until(store, (state) => state.position?.at === 1);
});

test("an engine that fails at the table: the intent says so, a retry goes on", async () => {
  const { store, engine } = await seated(position(1));
  engine.fail();
  await store.draw();
  assert.equal(store.state.message?.id, "ui-engine-missing");
  assert.deepEqual(store.state.message?.args, { file: "x.whl" });
  engine.replies.play = () => position(2);
  await store.retry();
  await store.draw();
  assert.equal(store.state.position?.at, 2);
});

test("listeners hear of every state until they leave", async () => {
  const { store } = await seated(position(1));
  let heard = 0;
  const stop = store.subscribe(() => (heard += 1));
  store.sort("rank");
  assert.ok(heard > 0);
  stop();
  heard = 0;
  store.sort("suit");
  assert.equal(heard, 0);
});

test("an engine's refusal to go back or on is never needed: the position tells", async () => {
  const { store, engine } = await seated(position(1));
  const asked = engine.asked.length;
  await store.back();
  assert.equal(store.state.message?.id, "ui-cannot-back");
  await store.nextDeal();
  assert.equal(store.state.message?.id, "ui-cannot-next-deal");
  assert.equal(engine.asked.length, asked);
  engine.replies.play = () => illegal("draw-twice");
  await store.draw();
  assert.deepEqual(store.state.message?.id, "refusal-draw-twice");
});
