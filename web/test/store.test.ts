/** The store over an engine that answers as the test says: matches, saves, tabs, failures. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Position } from "../src/protocol.ts";
import { Storage } from "../src/storage.ts";
import { bug, cards, FakeEngine, illegal, keys, newBrowser, position, rig, seated, settle, until } from "./support.ts";

const ended: Partial<Position> = { phase: "over", turn: 1, winners: [0], ranks: [1, 2] };

test("a new match is asked for with its seats and a seed, saved, and shown", async () => {
  const { store, engine } = await seated(position(1));
  const { start, seat } = engine.asked[0]?.fields ?? assert.fail();
  assert.deepEqual(start, {
    rules: "jokeren-13", seats: [["Me", "person"], ["Ana", "steady"]], seed: "1", options: {},
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
  for (const seed of seeds) assert.match(seed, /^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
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
  engine.replies.open = () => ({ ok: false, kind: "unreadable", code: "name-bad", args: { text: "=" } });
  await store.newMatch({ rules: "jokeren-13", seats: 2, names: ["="] });
  assert.equal(store.state.message?.id, "error-name-bad");
  assert.equal(store.state.opening, null);
  assert.equal(store.state.saved?.names[0], "You");
});

test("a new match takes the place of the old save only once it is saved itself", async () => {
  const { store, engine } = await seated(position(1));
  await store.leave();
  assert.ok(store.state.saved);
  engine.replies.open = () => position(1, { record: "at 1 new" });
  await store.newMatch({ rules: "jokeren-13", seats: 2, names: [] });
  const saves = (await (await Storage.open()).find()).saves;
  assert.deepEqual(saves.map((save) => save.record), ["at 1 new"]);
});

test("a reload continues: same cards, order, selection, groups; the saved table is there at once", async () => {
  const first = await seated(position(1));
  const [a = "", b = "", c = ""] = keys(first.store);
  first.store.move(c, 0);
  first.store.select([a]);
  first.store.stage();
  first.store.toggle(b);
  await settle();
  const { hand, groups } = first.store.state;

  const engine = new FakeEngine();
  let release = (): void => {};
  engine.replies.view = () => new Promise((done) => (release = () => done(position(1))));
  const { store } = rig({}, engine);
  const started = store.start();
  await until(store, (state) => state.loaded);
  assert.equal(store.state.position?.at, 1, "before the engine has answered");
  assert.deepEqual(store.state.hand, hand);
  await store.discard();
  assert.equal(store.state.message?.id, "ui-engine-starting");
  release();
  await started;
  assert.deepEqual(store.state.hand, hand);
  assert.deepEqual(store.state.groups, groups);
  assert.equal(store.state.pending, false);
  assert.deepEqual(store.state.news, [], "nothing is told twice");
});

test("another build shows nothing that the engine has not said", async () => {
  await seated(position(1));
  const engine = new FakeEngine();
  engine.replies.view = () => new Promise(() => {});
  const { store } = rig({ build: "b2" }, engine);
  void store.start();
  await until(store, (state) => state.loaded);
  assert.equal(store.state.position, null);
  assert.deepEqual(store.state.opening?.names, ["You", "Ana"]);
});

test("a match that was left is offered, not opened; over, it is gone", async () => {
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
  await second.store.resume();
  assert.equal(second.store.state.message?.id, "ui-no-saved");
});

test("a discarded save is gone", async () => {
  const { store } = await seated(position(1));
  await store.leave();
  await store.discardSaved();
  assert.equal(store.state.saved, null);
  assert.deepEqual((await (await Storage.open()).find()).saves, []);
});

test("a rematch has the same seats and options and another seed", async () => {
  const { store, engine } = await seated(position(9, { ...ended, options: { opening_points: "40" } }));
  await store.rematch();
  const start = engine.asked.findLast(({ op }) => op === "open")?.fields.start;
  assert.deepEqual(start?.seats, [["You", "person"], ["Ana", "steady"]]);
  assert.deepEqual(start?.options, { opening_points: "40" });
  assert.notEqual(start?.seed, "1");
});

test("a record that the engine refuses is set aside and can be had as a file", async () => {
  await seated(position(1));
  const { store, engine, downloads } = rig();
  engine.replies.view = () => ({ ok: false, kind: "unreadable", code: "record-line", args: { line: 3 } });
  await store.start();
  assert.equal(store.state.position, null);
  assert.equal(store.state.message?.id, "error-record-line");
  const [notice] = store.state.notices;
  assert.equal(notice?.code, "bad-save-set-aside");
  await store.downloadBadSave(notice?.key ?? "");
  assert.match(downloads[0]?.[1] ?? "", /"record": "at 1"/);
  if (notice) store.dismiss(notice);
  await settle();
  const again = rig();
  await again.store.start();
  assert.deepEqual(again.store.state.notices, []);
  assert.equal(again.store.state.saved, null);
});

test("a record of a newer version is refused politely and left as it is", async () => {
  await seated(position(1));
  const { store, engine } = rig();
  engine.replies.view = () => ({ ok: false, kind: "unreadable", code: "record-version", args: { version: "2" } });
  await store.start();
  assert.deepEqual(store.state.notices.map((one) => one.code), ["newer-save"]);
  assert.equal((await (await Storage.open()).find()).saves[0]?.record, "at 1");
});

test("an engine's bug on opening leaves the save alone", async () => {
  await seated(position(1));
  const { store, engine } = rig();
  engine.replies.view = () => bug("KeyError");
  await store.start();
  assert.equal(store.state.message?.id, "ui-bug");
  assert.ok(store.state.saved);
});

test("blocked storage: play goes on in memory, also over leaving and coming back", async () => {
  newBrowser();
  const { store, engine } = rig({ storage: () => Promise.reject(new Error("SecurityError")) });
  engine.replies.open = () => position(1);
  engine.replies.play = () => position(2, { hand: ["7h", "7h"] });
  engine.replies.view = (fields) => position(2, { hand: ["7h", "7h"], record: fields.record ?? "" });
  await store.start();
  assert.deepEqual(store.state.notices.map((one) => one.code), ["storage-blocked"]);
  await store.newMatch({ rules: "jokeren-13", seats: 2, names: [] });
  await store.draw();
  await store.leave();
  assert.ok(store.state.saved);
  await store.resume();
  assert.equal(store.state.position?.record, "at 2");
});

test("a failed write is told, play goes on, and the next good write takes the notice away", async () => {
  newBrowser();
  const storage = await Storage.open();
  const put = storage.put.bind(storage);
  let full = true;
  storage.put = (save) => (full ? Promise.reject(new Error("QuotaExceededError")) : put(save));
  const { store, engine } = rig({ storage: async () => storage });
  engine.replies.open = () => position(1);
  await store.start();
  await store.newMatch({ rules: "jokeren-13", seats: 2, names: [] });
  assert.deepEqual(store.state.notices.map((one) => one.code), ["not-saved"]);
  assert.equal(store.state.position?.at, 1);
  full = false;
  store.sort("rank");
  await until(store, (state) => state.notices.length === 0);
});

test("storage that never answers is given up on", async (t) => {
  newBrowser();
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { store } = rig({ storage: () => new Promise(() => {}) });
  const started = store.start();
  t.mock.timers.tick(4000);
  await started;
  assert.ok(store.state.loaded);
  assert.deepEqual(store.state.notices.map((one) => one.code), ["storage-blocked"]);
});

test("a second tab plays the match on; the first lets go, and can take it back", async () => {
  const first = await seated(position(1));
  const second = rig();
  second.engine.replies.view = () => position(1);
  second.engine.replies.play = () => position(2, { hand: ["7h", "7h"] });
  await second.store.start();
  assert.deepEqual(first.store.state.notices.map((one) => one.code), ["other-tab"]);
  const asked = first.engine.asked.length;
  await first.store.draw();
  assert.equal(first.store.state.message?.id, "ui-notice-other-tab");
  assert.equal(first.engine.asked.length, asked);
  await second.store.draw();

  first.engine.replies.view = (fields) => position(2, { hand: ["7h", "7h"], record: fields.record ?? "" });
  await first.store.takeOver();
  assert.equal(first.store.state.position?.record, "at 2");
  assert.deepEqual(first.store.state.notices, []);
  assert.deepEqual(second.store.state.notices.map((one) => one.code), ["other-tab"]);
});

test("a tab that was not told finds out when it saves, and writes nothing", async () => {
  const { store, engine } = await seated(position(1));
  const storage = await Storage.open();
  const [save] = (await storage.find()).saves;
  await storage.claim(save?.summary.id ?? "", "another");
  engine.replies.play = () => position(2);
  await store.draw();
  assert.deepEqual(store.state.notices.map((one) => one.code), ["other-tab"]);
  assert.equal((await storage.find()).saves[0]?.record, "at 1");
});

test("settings are read, checked, and kept", async () => {
  newBrowser();
  const storage = await Storage.open();
  await storage.putSettings({ botPace: "warp", fourColours: true, sort: "rank" });
  const { store } = rig({ wishes: {} });
  await store.start();
  assert.deepEqual(store.state.settings, {
    botPace: "normal", fourColours: true, sort: "rank", letters: true, motion: true,
  });
  store.setSetting("letters", false);
  await settle();
  assert.equal((await storage.settings() as { letters?: boolean }).letters, false);
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
