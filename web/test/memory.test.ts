import assert from "node:assert/strict";
import { test } from "node:test";
import { putTogether, readMemory } from "../src/engine/memory.ts";
import { BUILD, FakeModule, FRESH, memoryFile } from "./packed.ts";

test("a memory is put together from what is kept and a fresh module's", () => {
  const { file, whole } = memoryFile();
  const memory = readMemory(file);
  assert.equal(memory.about.build, BUILD);
  putTogether(memory, new FakeModule());
  assert.deepEqual(memory.image, whole);
});

test("another module's memory does not fit", () => {
  const other = FRESH.map((byte, at) => (at === 5 ? byte + 1 : byte));
  const module = new FakeModule(other);
  assert.throws(() => putTogether(readMemory(memoryFile().file), module), /does not fit/);
});

test("a damaged file is found", () => {
  const { file } = memoryFile();
  const flawed = file.slice();
  flawed[flawed.length - 1]! ^= 1;
  assert.throws(() => putTogether(readMemory(flawed), new FakeModule()), /does not fit/);
  const cut = readMemory(file.subarray(0, -4));
  assert.throws(() => putTogether(cut, new FakeModule()), /damaged/);
  assert.throws(() => readMemory(new TextEncoder().encode("<!doctype html>\n<p>Sign in</p>")));
  assert.throws(() => readMemory(file.subarray(0, 20)));
});

test("a file that holds more or less than it says is found, and nothing stays behind", () => {
  for (const length of [19, 21]) {
    const { file } = memoryFile();
    const memory = readMemory(file);
    const module = new FakeModule();
    const wrong = { ...memory, about: { ...memory.about, length } };
    assert.throws(() => putTogether(wrong, module));
    assert.equal(module.taken, 0);
  }
});
