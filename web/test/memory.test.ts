import assert from "node:assert/strict";
import { test } from "node:test";
import { putTogether, readMemory } from "../src/engine/memory.ts";
import { BUILD, FRESH, memoryFile, zstd } from "./packed.ts";

test("a memory is put together from what is kept and a fresh module's", () => {
  const { file, whole } = memoryFile();
  const memory = readMemory(file, zstd);
  assert.equal(memory.about.build, BUILD);
  putTogether(memory, FRESH);
  assert.deepEqual(memory.image, whole);
});

test("another module's memory does not fit", () => {
  const other = FRESH.map((byte, at) => (at === 5 ? byte + 1 : byte));
  assert.throws(() => putTogether(readMemory(memoryFile().file, zstd), other), /does not fit/);
});

test("a damaged file is found", () => {
  const { file } = memoryFile();
  const flawed = file.slice();
  flawed[flawed.length - 1]! ^= 1;
  assert.throws(() => readMemory(flawed, zstd), /damaged/);
  assert.throws(() => readMemory(file.subarray(0, -4), zstd), /of 20 bytes/);
  assert.throws(() => readMemory(new TextEncoder().encode("<!doctype html>\n<p>Hi</p>"), zstd));
  assert.throws(() => readMemory(file.subarray(0, 20), zstd));
});

test("a file that holds more or less than it says is found", () => {
  assert.throws(() => readMemory(memoryFile(16).file, zstd), /more than 16 bytes/);
  assert.throws(() => readMemory(memoryFile(24).file, zstd), /20 of 24 bytes/);
});
