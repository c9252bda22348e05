/** Matches as texts: kept in a file, opened from one, dealt again with the same cards. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { asRecord, recordFile, seedOf } from "../src/record.ts";
import { isMine, open } from "./real.ts";
import { newBrowser, position, rig, until } from "./support.ts";

const SEED = "record test";

test("a text from anywhere becomes a record", () => {
  assert.equal(asRecord("\uFEFFmeldbook 1\r\nrules romme\r\n\r\n"), "meldbook 1\nrules romme\n");
  assert.equal(recordFile("romme", new Date(0)), "meldbook-romme-1970-01-01.txt");
  assert.equal(seedOf("meldbook 1\nseed a b\ndeal 1\n"), "a b");
  assert.equal(seedOf("meldbook 1\nstart\nhands = []\nend\n"), null);
});

test("a match goes into a file and comes back from it", async () => {
  newBrowser();
  const store = open();
  await store.start();
  await store.newMatch({ rules: "romme", seats: 2, names: ["Zoë", "Ana"], seed: SEED });
  await until(store, isMine);
  await store.draw();
  const { position: before } = store.state;
  await store.leave();
  await store.matches.remove(store.state.saved?.id ?? "");
  assert.equal(store.state.saved, null);

  await store.importMatch(new Blob([before?.record.replaceAll("\n", "\r\n") ?? ""]));
  await until(store, isMine);
  assert.equal(store.state.position?.record, before?.record);
  assert.deepEqual(store.state.position?.hand, before?.hand);
  assert.deepEqual(store.state.position?.seats.map(({ name }) => name), ["Zoë", "Ana"]);
  await store.leave();
  assert.ok(store.state.saved);
});

test("a file that is no match leaves all as it was and says why", async () => {
  newBrowser();
  const store = open();
  await store.start();
  await store.newMatch({ rules: "romme", seats: 2, names: [], seed: SEED });
  await until(store, isMine);
  await store.leave();
  const { saved } = store.state;
  await store.importMatch(new Blob(["Dear diary,\ntoday we played cards."]));
  assert.equal(store.state.position, null);
  assert.equal(store.state.message?.tone, "refusal");
  assert.equal(store.state.saved?.id, saved?.id);
  assert.deepEqual(store.state.notices, []);
});

test("the file of a match is its record, named by game and day", async () => {
  newBrowser();
  const { store, engine, downloads } = rig();
  engine.replies.open = () => position(1);
  await store.start();
  store.exportMatch();
  assert.deepEqual(downloads, []);
  await store.newMatch({ rules: "jokeren-13", seats: 2, names: [] });
  store.exportMatch();
  assert.match(downloads[0]?.[0] ?? "", /^meldbook-jokeren-13-\d{4}-\d\d-\d\d\.txt$/);
  assert.equal(downloads[0]?.[1], "at 1");
});

test("a match can be played again with the same cards", async () => {
  newBrowser();
  const store = open();
  await store.start();
  await store.newMatch({ rules: "romme", seats: 2, names: [], seed: SEED });
  await until(store, isMine);
  const hand = store.state.position?.hand;
  await store.rematch("same");
  await until(store, isMine);
  assert.deepEqual(store.state.position?.hand, hand);
  await store.rematch();
  await until(store, isMine);
  assert.notDeepEqual(store.state.position?.hand, hand);
  await store.leave();
});
