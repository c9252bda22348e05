import assert from "node:assert/strict";
import { test } from "node:test";
import { addFresh, unpackMemory } from "../src/engine/memory.ts";
import { BUILD, FRESH, memoryFile } from "./packed.ts";

test("a memory is put together from what is kept and a fresh module's", () => {
  const { file, whole } = memoryFile();
  const memory = unpackMemory(file);
  assert.equal(memory.about.build, BUILD);
  addFresh(memory, FRESH);
  assert.deepEqual(memory.image, whole);
});

test("another module's memory does not fit", () => {
  const other = FRESH.map((byte, at) => (at === 5 ? byte + 1 : byte));
  assert.throws(() => addFresh(unpackMemory(memoryFile().file), other), /does not fit/);
});

test("a damaged file is found", () => {
  const { file } = memoryFile();
  const flawed = file.slice();
  flawed[flawed.length - 1]! ^= 1;
  assert.throws(() => addFresh(unpackMemory(flawed), FRESH));
  assert.throws(() => unpackMemory(new TextEncoder().encode("<!doctype html>\n<p>Sign in</p>")));
  assert.throws(() => unpackMemory(file.subarray(0, 20)));
});
