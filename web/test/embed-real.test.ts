/** Texts of hosts over the real engine: what the page about embedding shows, and what is wrong. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { recordOf } from "../src/embed/notation.ts";
import { openingOf } from "../src/record.ts";
import { dedented } from "../src/own-text.ts";
import type { Failure } from "../src/protocol.ts";
import { Store } from "../src/table-store.ts";
import { isMine, open } from "./real.ts";
import { newBrowser, until } from "./support.ts";

const page = fileURLToPath(new URL("../../web/pages/embed/index.html", import.meta.url));
const EXAMPLE = /&lt;meld-table(?: rules="([^"]*)")?&gt;\n((?:meldbook|hands)[^]*?)&lt;\/meld-table/g;

const seats = (count: number) =>
  Array.from({ length: count }, (_, n) => [n ? "Ana" : "You", n ? "steady" : "person"] as const);

async function loaded(text: string, rules = "jokeren-13"): Promise<[Store, Failure | null]> {
  newBrowser();
  const store = open();
  await store.start();
  const record = recordOf(dedented(text), { rules, options: {}, seats });
  return [store, await store.load(record, openingOf(record))];
}

test("the examples on the page about embedding can be played", async () => {
  const examples = [...readFileSync(page, "utf-8").matchAll(EXAMPLE)];
  assert.equal(examples.length, 2);
  for (const [, rules, text = ""] of examples) {
    const [store, failure] = await loaded(text, rules);
    assert.equal(failure, null, JSON.stringify(failure));
    await until(store, isMine);
    assert.equal(await store.write("draw"), null);
    await until(store, ({ position, judgement }) => position?.phase === "play" && !!judgement);
    await store.leave();
  }
});

test("a text that can't be read is told of, and nothing is kept of it", async () => {
  const [store, failure] = await loaded('hands = ["7h 8h", "9x"]');
  assert.equal(failure?.kind, "unreadable");
  assert.equal(store.state.position, null);
  assert.equal(store.state.opening, null);
  assert.equal(store.state.message?.tone, "refusal");
  assert.deepEqual(store.state.notices, []);
});

test("a written move is played, refused, or comes at the wrong time", async () => {
  const [store] = await loaded('hands = ["7h 8h 9h 2c", "3s 4s"]\nstock = "5c 6c 2d"');
  assert.equal(await store.write("draw"), null);
  const refused = await store.write("meld 7h 8h 2c");
  assert.ok(refused !== null && refused !== "not-now");
  assert.equal(refused.kind, "illegal");
  assert.equal(store.state.message?.tone, "refusal");
  await store.write("discard 2c");
  assert.equal(await store.write("draw"), "not-now");
  await until(store, isMine);
  await store.leave();
});
