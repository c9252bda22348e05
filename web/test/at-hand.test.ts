import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { atHand, type KeptFile } from "../src/sw/at-hand.ts";

const SITE = "https://site.test/a/b/";
const BYTES = new TextEncoder().encode("what the build wrote").buffer;
const hash = (form: "base64" | "hex"): string =>
  createHash("sha256").update(new Uint8Array(BYTES)).digest(form);
const ENGINE = { url: "p/python.bin", revision: null, integrity: `sha256-${hash("base64")}` };
const ICON = { url: "icons/one.svg", revision: hash("hex").slice(0, 16) };
const PAGE = { url: "./", revision: "of what no host has added to" };
const SCRIPT = { url: "app.js?b1", revision: null };

interface Way {
  readonly file: KeptFile;
  readonly handed?: ArrayBuffer;
  readonly loaded?: Response;
}

/** What is found, and how the browser's own cache was asked. */
async function found(t: { mock: typeof import("node:test").mock }, way: Way) {
  const asked: unknown[] = [];
  t.mock.method(globalThis, "fetch", async (url: string, how: unknown) => {
    asked.push([url, how]);
    if (way.loaded === undefined) throw new TypeError("not there");
    return way.loaded;
  });
  const { href } = new URL(way.file.url, SITE);
  const answer = await atHand(way.file, href, way.handed ? { [href]: way.handed } : {});
  return { text: (await answer?.text()) ?? null, asked };
}

test("what the page hands over is taken, if it is that very file; nothing is asked", async (t) => {
  const right = await found(t, { file: ENGINE, handed: BYTES });
  assert.deepEqual(right, { text: "what the build wrote", asked: [] });
  const wrong = await found(t, { file: ENGINE, handed: new ArrayBuffer(20) });
  assert.deepEqual(wrong, { text: null, asked: [] });
});

test("what the browser has loaded before is taken out of its own cache alone", async (t) => {
  for (const file of [ENGINE, ICON, PAGE, SCRIPT]) {
    const { text, asked } = await found(t, { file, loaded: new Response(BYTES) });
    assert.equal(text, "what the build wrote", file.url);
    const how = { cache: "only-if-cached", mode: "same-origin" };
    assert.deepEqual(asked, [[new URL(file.url, SITE).href, how]]);
  }
});

test("what is not there, is refused or is another file, is left for the network", async (t) => {
  assert.equal((await found(t, { file: SCRIPT })).text, null);
  const refused = new Response(BYTES, { status: 504 });
  assert.equal((await found(t, { file: SCRIPT, loaded: refused })).text, null);
  for (const file of [ENGINE, ICON]) {
    const loaded = new Response("of an earlier build");
    assert.equal((await found(t, { file, loaded })).text, null, file.url);
  }
});
