import assert from "node:assert/strict";
import { test } from "node:test";
import { unpackInto } from "../src/engine/zstd.ts";
import { packed, zstd } from "./packed.ts";

const BYTES = Uint8Array.from({ length: 200 }, (_, at) => at);

test("a frame is unpacked from however small pieces", () => {
  const frame = zstd.frame();
  const found: number[] = [];
  for (const byte of packed(BYTES)) {
    assert.equal(frame.complete, false);
    for (const piece of frame.unpack(Uint8Array.of(byte))) found.push(...piece);
  }
  assert.equal(frame.complete, true);
  assert.deepEqual(found, [...BYTES]);
  frame.end();
});

test("whatever is unpacked, and however that ends, the decoder keeps nothing of it", () => {
  const damaged = packed(BYTES);
  damaged[0]! ^= 1;
  const wide = packed(BYTES).slice(0, 6);
  wide.set([0, (26 - 10) << 3], 4); // a window of 64 MB: were they kept, 31 of them fill the memory
  for (let times = 0; times < 200; times++) {
    const target = new Uint8Array(BYTES.length);
    unpackInto(target, zstd, packed(BYTES));
    assert.deepEqual(target, BYTES);
    assert.throws(() => unpackInto(target, zstd, damaged), /damaged/);
    assert.throws(() => unpackInto(target, zstd, packed(BYTES).subarray(0, -1)));
    assert.throws(() => unpackInto(target, zstd, wide));
  }
});
