import assert from "node:assert/strict";
import { test } from "node:test";
import { Pause } from "../src/pause.ts";
import { drawId, drawSeed, readSeed } from "../src/seeds.ts";

test("seeds and names are never the same twice", () => {
  const all = Array.from({ length: 1000 }, () => [drawSeed(), drawId()]).flat();
  assert.equal(new Set(all).size, 2000);
});

test("every digit comes up in every place", () => {
  const seen = Array.from({ length: 16 }, () => new Set<string>());
  for (let n = 0; n < 3000; n++) {
    for (const [place, digit] of [...drawSeed().replaceAll("-", "")].entries())
      seen[place]?.add(digit);
  }
  assert.deepEqual(
    seen.map((digits) => digits.size),
    Array(16).fill(32),
  );
});

test("a seed in an address counts if it can be one", () => {
  assert.equal(readSeed("7GQ2-M4ZK"), "7GQ2-M4ZK");
  assert.equal(readSeed(" \u00e9t\u00e9 1 "), "\u00e9t\u00e9 1");
  for (const text of [undefined, "", "  ", "a\nb", "\u0000", "x".repeat(65)])
    assert.equal(readSeed(text), null);
});

test("a pause ends in time, early, or when another begins, and only once", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const pause = new Pause();
  let ended = 0;
  const first = pause.wait(100).then(() => (ended += 1));
  const second = pause.wait(100).then(() => (ended += 1));
  await first;
  assert.equal(ended, 1);
  t.mock.timers.tick(100);
  await second;
  pause.skip();
  t.mock.timers.tick(1000);
  assert.equal(ended, 2);
  await pause.wait(0);
});
