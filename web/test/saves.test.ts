/** What the store keeps: reloads, bad saves, trouble with storage, two tabs, settings. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Storage } from "../src/storage.ts";
import {
  bug,
  cards,
  FakeEngine,
  keys,
  newBrowser,
  position,
  rig,
  seated,
  settle,
  until,
} from "./support.ts";

test("a reload continues: same cards, order, selection, groups; the saved table is there at once", async () => {
  const first = await seated(position(1));
  const [a = "", b = "", c = ""] = keys(first.store);
  first.store.moveMany([c], 0);
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
  assert.equal(store.state.message, null, "it is not early any more");
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

test("a record that the engine refuses is set aside and can be had as a file", async () => {
  await seated(position(1));
  const { store, engine, downloads } = rig();
  engine.replies.view = () => ({
    ok: false,
    kind: "unreadable",
    code: "record-line",
    args: { line: 3 },
  });
  await store.start();
  assert.equal(store.state.position, null);
  assert.equal(store.state.message?.id, "error-record-line");
  const [notice] = store.state.notices;
  assert.equal(notice?.code, "bad-save-set-aside");
  await store.downloadBadSave(notice?.key ?? "");
  assert.match(downloads[0]?.[1] ?? "", /"record": "at 1"/);
  if (notice) await store.dismiss(notice);
  const again = rig();
  await again.store.start();
  assert.deepEqual(again.store.state.notices, []);
  assert.equal(again.store.state.saved, null);
});

test("a record of a newer version is refused politely and left as it is", async () => {
  await seated(position(1));
  const { store, engine } = rig();
  engine.replies.view = () => ({
    ok: false,
    kind: "unreadable",
    code: "record-version",
    args: { version: "2" },
  });
  await store.start();
  assert.deepEqual(
    store.state.notices.map((one) => one.code),
    ["newer-save"],
  );
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
  engine.replies.view = (fields) =>
    position(2, { hand: ["7h", "7h"], record: fields.record ?? "" });
  await store.start();
  assert.deepEqual(
    store.state.notices.map((one) => one.code),
    ["storage-blocked"],
  );
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
  assert.deepEqual(
    store.state.notices.map((one) => one.code),
    ["not-saved"],
  );
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
  assert.deepEqual(
    store.state.notices.map((one) => one.code),
    ["storage-blocked"],
  );
});

test("a second tab plays the match on; the first lets go, and can take it back", async () => {
  const first = await seated(position(1));
  const second = rig();
  second.engine.replies.view = () => position(1);
  second.engine.replies.play = () => position(2, { hand: ["7h", "7h"] });
  await second.store.start();
  assert.deepEqual(
    first.store.state.notices.map((one) => one.code),
    ["other-tab"],
  );
  const asked = first.engine.asked.length;
  await first.store.draw();
  assert.equal(first.store.state.message?.id, "ui-notice-other-tab");
  assert.equal(first.engine.asked.length, asked);
  await second.store.draw();

  first.engine.replies.view = (fields) =>
    position(2, { hand: ["7h", "7h"], record: fields.record ?? "" });
  await first.store.takeOver();
  assert.equal(first.store.state.position?.record, "at 2");
  assert.deepEqual(first.store.state.notices, []);
  assert.deepEqual(
    second.store.state.notices.map((one) => one.code),
    ["other-tab"],
  );
});

test("a tab that was not told finds out when it saves, and writes nothing", async () => {
  const { store, engine } = await seated(position(1));
  const storage = await Storage.open();
  const [save] = (await storage.find()).saves;
  await storage.claim(save?.summary.id ?? "", "another");
  engine.replies.play = () => position(2);
  await store.draw();
  assert.deepEqual(
    store.state.notices.map((one) => one.code),
    ["other-tab"],
  );
  assert.equal((await storage.find()).saves[0]?.record, "at 1");
});

test("a match that a link carries is played on, beside what was saved", async () => {
  const { store } = await seated(position(1));
  await store.leave();
  const record = "meldbook 1\nrules jokeren-13\nseats Me=person, Ana=steady\nstart\nend\ndeal 2\n";
  const { store: other, engine } = rig({ wishes: { record } });
  engine.replies.view = () => position(3, { record: "at 3" });
  await other.start();
  await until(other, (state) => state.judgement !== null);
  assert.equal(engine.asked.find(({ op }) => op === "view")?.fields.record, record);
  assert.equal(cards(other), "7h 7h Ks");
  await other.leave();
  const saves = (await (await Storage.open()).find()).saves.map((save) => save.record);
  assert.deepEqual(saves.toSorted(), ["at 1", "at 3"]);
});

test("settings are read, checked, and kept", async () => {
  newBrowser();
  const storage = await Storage.open();
  await storage.remember("settings", { botPace: "warp", fourColours: true, sort: "rank" });
  const { store } = rig({ wishes: {} });
  await store.start();
  assert.deepEqual(store.state.settings, {
    language: "",
    botPace: "normal",
    fourColours: true,
    faces: "standard",
    back: "lattice",
    ranks: "",
    discards: "undo",
    sort: "rank",
    letters: true,
    motion: true,
    sounds: false,
    warnings: false,
    botReasons: false,
  });
  store.setSetting("letters", false);
  await settle();
  assert.equal(((await storage.remembered("settings")) as { letters?: boolean }).letters, false);
});
