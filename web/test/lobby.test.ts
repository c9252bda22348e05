/** Putting a match together: the plan, what the engine says of it, what keeps it from being dealt. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { RulesInfo } from "../src/protocol.ts";
import type { Fields } from "../src/questions.ts";
import { firstSetup, obstacles, readPlan, strengthOf } from "../src/setup.ts";
import type { Setup } from "../src/table-state.ts";
import { FakeEngine, newBrowser, option, position, rig, rulesInfo, settle } from "./support.ts";
import type { Rig } from "./support.ts";

/** Answers as an engine would whose games have the options deals, target and jokers. */
function answered(fields: Fields): RulesInfo {
  const given = (fields.options ?? {}) as Record<string, string>;
  const bases = { deals: "8", target: "none", jokers: "4" };
  const options = Object.entries(bases).map(([name, base]) => {
    const value = given[name] ?? base;
    return option(name, value, { base, bad: value === "x" });
  });
  const players = fields.rules === "mexican-rummy" ? [2, 6] : [2, 4];
  const clashes = given["deals"] === "none" ? ["length-missing"] : [];
  return rulesInfo(options, { rules: fields.rules ?? "", players, clashes });
}

async function lobby(engine = new FakeEngine(), mix = ""): Promise<Rig> {
  engine.replies.rules = answered;
  engine.replies.open = () => position(1);
  const all = rig({ wishes: { mix } }, engine);
  await all.store.start();
  await settle();
  return all;
}

const startOf = (engine: FakeEngine) =>
  engine.asked.findLast(({ op }) => op === "open")?.fields.start;

test("at first: the first game, three seats, one person", async () => {
  newBrowser();
  const { store } = await lobby();
  const { rules, count, players, options, info, asking, seats } = store.state.setup;
  assert.deepEqual([rules, count, players, options], ["jokeren-13", 3, [2, 4], {}]);
  assert.equal(info?.rules, "jokeren-13");
  assert.equal(asking, false);
  assert.deepEqual(
    seats.map(({ kind }) => kind),
    ["person", "steady", "steady", "steady", "steady", "steady"],
  );
});

test("the number of seats is what the game allows, and what was wished comes back", async () => {
  newBrowser();
  const { store } = await lobby();
  store.lobby.chooseGame("mexican-rummy");
  store.lobby.setCount(6);
  assert.equal(store.state.setup.count, 6);
  store.lobby.chooseGame("jokeren-13");
  assert.equal(store.state.setup.count, 4);
  store.lobby.chooseGame("mexican-rummy");
  assert.equal(store.state.setup.count, 6);
});

test("options are asked about, and those that change nothing are not kept", async () => {
  newBrowser();
  const { store } = await lobby();
  store.lobby.setOption("jokers", "6");
  assert.deepEqual(store.state.setup.options, { jokers: "6" });
  assert.equal(store.state.setup.asking, true);
  await settle();
  assert.equal(store.state.setup.asking, false);
  assert.deepEqual(store.state.setup.options, { jokers: "6" });
  store.lobby.setOption("jokers", "4");
  await settle();
  assert.deepEqual(store.state.setup.options, {});
});

test("a target takes the place of a number of deals, and the other way round", async () => {
  newBrowser();
  const { store } = await lobby();
  store.lobby.setOption("deals", "5");
  store.lobby.setOption("target", "200");
  await settle();
  assert.deepEqual(store.state.setup.options, { target: "200" });
  store.lobby.setOption("deals", "3");
  assert.deepEqual(store.state.setup.options, { deals: "3" });
  store.lobby.setOption("target", "none");
  assert.deepEqual(store.state.setup.options, { deals: "3", target: "none" });
});

test("contradictions keep the match from being dealt until they are gone", async () => {
  newBrowser();
  const { store, engine } = await lobby();
  store.lobby.setOption("deals", "none");
  await settle();
  assert.deepEqual(store.state.setup.info?.clashes, ["length-missing"]);
  await store.deal(["Me"]);
  assert.equal(startOf(engine), undefined);
  store.lobby.resetOption("deals");
  await store.deal(["Me"]);
  assert.deepEqual(startOf(engine)?.options, {});
});

test("the match is dealt with its seats, kinds and options", async () => {
  newBrowser();
  const { store, engine } = await lobby();
  store.lobby.setCount(2);
  store.lobby.setSeat(0, { kind: "steady" });
  store.lobby.setSeat(1, { kind: "person" });
  store.lobby.setOption("jokers", "6");
  await store.deal(["Ana", "Me"]);
  const { rules, options, seats } = startOf(engine) ?? assert.fail();
  assert.deepEqual([rules, options], ["jokeren-13", { jokers: "6" }]);
  assert.deepEqual(seats, [
    ["Ana", "steady"],
    ["Me", "person"],
  ]);
  assert.equal(engine.asked.findLast(({ op }) => op === "open")?.fields.seat, 1);
});

test("the computer plays as well as chosen in all its seats, later ones too", async () => {
  newBrowser();
  const { store, engine } = await lobby();
  store.lobby.setStrength("gentle");
  store.lobby.setSeat(1, { kind: "person" });
  const { seats } = store.state.setup;
  assert.equal(strengthOf(seats), "gentle");
  store.lobby.setSeat(1, { kind: strengthOf(seats) });
  await store.deal(["Me", "Ana", "Bram"]);
  assert.deepEqual(
    startOf(engine)?.seats.map(([, kind]) => kind),
    ["person", "gentle", "gentle"],
  );
});

test("a bot that is not offered any more is replaced where it was remembered", () => {
  const seats = [
    { name: "Me", kind: "person" },
    { name: "Ana", kind: "brilliant" },
  ];
  const read = readPlan({ seats }).seats.slice(0, 2);
  assert.deepEqual(read, [seats[0], { name: "Ana", kind: "steady" }]);
});

test("everything is remembered, changed options for each game", async () => {
  newBrowser();
  const first = await lobby();
  first.store.lobby.setOption("jokers", "6");
  first.store.lobby.chooseGame("mexican-rummy");
  first.store.lobby.setSeat(1, { name: "Bea", kind: "person" });
  first.store.lobby.setOption("deals", "3");
  await settle();
  const { store } = await lobby();
  assert.equal(store.state.setup.rules, "mexican-rummy");
  assert.deepEqual(store.state.setup.options, { deals: "3" });
  assert.deepEqual(store.state.setup.seats[1], { name: "Bea", kind: "person" });
  store.lobby.chooseGame("jokeren-13");
  assert.deepEqual(store.state.setup.options, { jokers: "6" });
  store.lobby.resetOption();
  assert.deepEqual(store.state.setup.options, {});
});

test("remembered options that no game has any more are dropped", async () => {
  newBrowser();
  const engine = new FakeEngine();
  const first = await lobby();
  first.store.lobby.setOption("jokers", "6");
  await settle();
  engine.replies.rules = (fields) =>
    Object.keys(fields.options ?? {}).length > 0
      ? { ok: false, kind: "unreadable", code: "option-unknown", args: {} }
      : answered(fields);
  const { store } = rig({}, engine);
  await store.start();
  await settle();
  assert.deepEqual(store.state.setup.options, {});
  assert.ok(store.state.setup.info);
});

test("without an engine the lobby waits; with it the question is asked again", async () => {
  newBrowser();
  const { store, engine } = await lobby();
  engine.fail();
  store.lobby.setOption("jokers", "6");
  await settle();
  assert.deepEqual(store.state.setup.options, { jokers: "6" });
  await store.retry();
  await settle();
  assert.equal(store.state.setup.info?.options[2]?.value, "6");
});

test("what keeps a match from being dealt is told all at once", () => {
  const info = rulesInfo([option("jokers", "x", { bad: true })], { clashes: ["length-twice"] });
  const nobody = firstSetup().seats.map((seat) => ({ ...seat, kind: "steady" }));
  const setup: Setup = { ...firstSetup(), info, seats: nobody };
  assert.deepEqual(
    obstacles(setup, ["A=B", "Ana", "Bram"]).map(({ id }) => id),
    ["clash-length-twice", "ui-option-unread", "ui-nobody", "error-name-bad"],
  );
  assert.deepEqual(obstacles(firstSetup(), ["You", "Ana", "Bram"]), []);
});

test("a plan read from storage is whole whatever was stored", () => {
  const first = readPlan(null);
  assert.deepEqual(readPlan("x"), first);
  assert.deepEqual(readPlan({ rules: 7, count: "3", seats: [null, 5], options: null }), first);
  const odd = readPlan({
    rules: "romme",
    seats: [{ name: "Me", kind: "person" }],
    options: { romme: { a: 1, b: "2" } },
  });
  assert.equal(odd.seats.length, 6);
  assert.deepEqual(odd.options, { romme: { b: "2" } });
});

test("an address brings a mix along; what is no mix is told", async () => {
  newBrowser();
  const asked = await lobby(new FakeEngine(), "mexican-rummy deals=3");
  assert.equal(asked.store.state.setup.rules, "mexican-rummy");
  assert.deepEqual(asked.store.state.setup.options, { deals: "3" });
  newBrowser();
  const { store } = await lobby(new FakeEngine(), "no mix");
  assert.deepEqual(store.state.setup.options, {});
  assert.equal(store.state.message?.id, "ui-mix-bad");
  assert.equal(store.state.message?.tone, "refusal");
  assert.deepEqual(store.state.message?.args, { text: "no mix" });
});

test("a value in an address that cannot be is told, and the book's rules hold", async () => {
  newBrowser();
  const { store } = await lobby(new FakeEngine(), "mexican-rummy deals=x");
  assert.equal(store.state.setup.rules, "mexican-rummy");
  assert.deepEqual(store.state.setup.options, {});
  assert.deepEqual(store.state.message?.args, { text: "mexican-rummy deals=x" });
  const later = await lobby();
  assert.deepEqual(later.store.state.setup.options, {});
});

test("a match that was left open waits while an address asks for a mix", async () => {
  newBrowser();
  const first = await lobby();
  await first.store.newMatch({ rules: "jokeren-13", seats: 2, names: ["Me"] });
  assert.ok(first.store.state.position);
  const { store } = await lobby(new FakeEngine(), "mexican-rummy");
  assert.equal(store.state.position, null);
  assert.ok(store.state.saved);
});
