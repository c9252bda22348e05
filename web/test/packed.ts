/** Files as build.py packs them, in small. */
import { Zstd } from "../src/engine/zstd.ts";

export const zstd = await Zstd.start();

/** Bytes in a Zstandard frame, here with one block that holds them as they are. */
export function packed(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = bytes.length;
  if (size > 255) throw new Error("too large for this packing");
  const magic = [0x28, 0xb5, 0x2f, 0xfd];
  const head = [0x20, size]; // one segment; the size in one byte
  const block = (size << 3) | 1; // the last one, raw
  const blockHead = [block & 255, (block >> 8) & 255, block >> 16];
  return Uint8Array.from([...magic, ...head, ...blockHead, ...bytes]);
}

/** A module's memory in which nothing has run. */
export const FRESH = Uint8Array.from({ length: 16 }, (_, at) => at * 3);
export const BUILD = "0123456789ab";

const KEPT = Uint8Array.from({ length: 20 }, (_, at) => at + 100);
const START = 8; // of the module's memory in the whole

/** A memory.bin, and the whole memory that it makes with FRESH; `length`: what it says of itself. */
export function memoryFile(length = KEPT.length): {
  file: Uint8Array<ArrayBuffer>;
  whole: Uint8Array;
} {
  const whole = new Uint8Array(32);
  whole.set(KEPT);
  for (let at = 0; at < FRESH.length; at++) whole[START + at]! ^= FRESH[at]!;
  const about = {
    build: BUILD,
    size: whole.length,
    start: START,
    length,
    sum: checksum(KEPT),
    shared: FRESH.length,
    fresh: checksum(FRESH),
  };
  const head = new TextEncoder().encode(`${JSON.stringify(about)}\n`);
  return { file: Uint8Array.from([...head, ...packed(KEPT)]), whole };
}

function checksum(bytes: Uint8Array): number {
  const words = new Uint32Array(Uint8Array.from(bytes).buffer);
  return words.reduce((sum, word) => (Math.imul(sum, 31) + word) | 0, 0);
}
