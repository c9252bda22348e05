import assert from "node:assert/strict";
import { test } from "node:test";
import { openDB } from "idb";
import { SCHEMA, Storage } from "../src/storage.ts";
import type { Save } from "../src/storage.ts";
import { newBrowser } from "./support.ts";

const save = (id: string, more: Partial<Save> = {}, changed = 1): Save => ({
  schema: SCHEMA,
  owner: "tab1",
  open: true,
  record: "meldbook 1",
  hands: [],
  summary: {
    id,
    rules: "jokeren-13",
    names: ["A", "B"],
    seat: 0,
    deal: 1,
    deals: 8,
    scores: ["0", "0"],
    over: false,
    changed,
  },
  build: "b1",
  position: null,
  log: [],
  rules: null,
  ...more,
});

/** Puts anything under a save's key, as another program or a crash might. */
async function plant(id: string, value: unknown): Promise<void> {
  const db = await openDB("meldbook");
  await db.put("matches", value, id);
  db.close();
}

async function opened(): Promise<Storage> {
  newBrowser();
  return await Storage.open();
}

test("what was put is found again, the newest first", async () => {
  const storage = await opened();
  await storage.put(save("old"));
  await storage.put(save("new", {}, 2));
  const found = await storage.find();
  assert.deepEqual(found, { saves: [save("new", {}, 2), save("old")], newer: false, aside: [] });
  await storage.remove("new");
  assert.deepEqual((await storage.find()).saves, [save("old")]);
});

test("another tab's match can be claimed, and not be written by the old tab afterwards", async () => {
  const storage = await opened();
  await storage.put(save("m", { record: "first" }));
  assert.equal((await storage.claim("m", "tab2"))?.record, "first");
  assert.equal(await storage.put(save("m", { owner: "tab2", record: "second" })), true);
  assert.equal(await storage.put(save("m", { record: "stale" })), false);
  assert.equal((await storage.find()).saves[0]?.record, "second");
  assert.equal(await storage.claim("none", "tab2"), null);
});

test("what is no save is set aside as it was, and told of until it is seen", async () => {
  const storage = await opened();
  const bad: [string, unknown, string][] = [
    ["undefined", undefined, "undefined"],
    ["brace", "{", "{"],
    ["null", null, "null"],
    ["list", [], "[]"],
    ["foreign", { app: "chess", moves: 3 }, '{\n "app": "chess",\n "moves": 3\n}'],
    ["half", { schema: 1, record: "meldbook 1" }, '{\n "schema": 1,\n "record": "meldbook 1"\n}'],
  ];
  for (const [id, value] of bad) await plant(id, value);
  await plant("good", save("good"));
  const found = await storage.find();
  assert.deepEqual(
    found.saves.map((one) => one.summary.id),
    ["good"],
  );
  assert.equal(found.aside.length, bad.length);
  for (const [id, , text] of bad) {
    const key = found.aside.find((one) => one.endsWith(`-${id}`)) ?? assert.fail(id);
    assert.equal(await storage.aside(key), text);
    await storage.see(key);
    assert.equal(await storage.aside(key), text, "seen, and still there");
  }
  assert.deepEqual((await storage.find()).aside, []);
});

test("a save of a newer version is left untouched", async () => {
  const storage = await opened();
  const newer = { ...save("future"), schema: SCHEMA + 1, more: "unknown" };
  await plant("future", newer);
  assert.deepEqual(await storage.find(), { saves: [], newer: true, aside: [] });
  const db = await openDB("meldbook");
  assert.deepEqual(await db.get("matches", "future"), newer);
  db.close();
});

test("a spoilt hand does not spoil the match", async () => {
  const storage = await opened();
  await plant("m", { ...save("m"), hands: [[0, { cards: "x" }], 3], log: 7 });
  assert.deepEqual((await storage.find()).saves, [save("m")]);
});

test("what is remembered is kept as it is, each under its name", async () => {
  const storage = await opened();
  assert.equal(await storage.remembered("settings"), undefined);
  await storage.remember("settings", { botPace: "fast" });
  await storage.remember("setup", { rules: "romme" });
  assert.deepEqual(await storage.remembered("settings"), { botPace: "fast" });
  assert.deepEqual(await storage.remembered("setup"), { rules: "romme" });
});
