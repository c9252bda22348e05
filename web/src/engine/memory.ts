/**
 * The memory of a Python that has started, as build.py kept it (web/builder/memory.mjs).
 *
 * Only its difference to a fresh module's memory is kept. It is unpacked while the module is still
 * being compiled, and put together when that is there. Damage and a module of another kind are found
 * by checksums.
 */
import { unpackInto } from "./zstd.ts";
import type { Zstd } from "./zstd.ts";

/** The first line of memory.bin, in JSON. */
export interface MemoryAbout {
  readonly build: string; // the id of the engine in it
  readonly size: number; // of the whole
  readonly start: number; // where the module's own memory begins in it
  readonly length: number; // of what is kept, in whole words; the rest is zeros
  readonly sum: number; // of what is kept
  readonly shared: number; // how much of a fresh module's memory to add
  readonly fresh: number; // the checksum of that
}

export interface Memory {
  readonly about: MemoryAbout;
  readonly image: Uint8Array<ArrayBuffer>; // the difference, until `putTogether`
}

const LINE_END = 10;

/** Unpacks memory.bin. Throws where it can't be read. */
export function readMemory(file: Uint8Array, zstd: Zstd): Memory {
  const end = file.indexOf(LINE_END);
  const about = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as MemoryAbout;
  const image = new Uint8Array(about.size);
  unpackInto(image.subarray(0, about.length), zstd, file.subarray(end + 1));
  const kept = new Uint32Array(image.buffer, 0, about.length >> 2);
  if (checksum(kept) !== about.sum) throw new Error("the kept memory is damaged");
  return { about, image };
}

/** Makes the image whole with the memory of a fresh module. Throws where that is of another kind. */
export function putTogether({ about, image }: Memory, heap: Uint8Array): void {
  const fresh = new Uint32Array(heap.buffer, heap.byteOffset, about.shared >> 2);
  if (checksum(fresh) !== about.fresh) throw new Error("the kept memory does not fit this Python");
  const mine = new Uint32Array(image.buffer, about.start, fresh.length);
  for (let at = 0; at < mine.length; at++) mine[at]! ^= fresh[at]!;
}

function checksum(words: Uint32Array): number {
  let sum = 0;
  for (let at = 0; at < words.length; at++) sum = (Math.imul(sum, 31) + words[at]!) | 0;
  return sum;
}
