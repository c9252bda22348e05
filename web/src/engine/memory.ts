/**
 * The memory of a Python that has started, as build.py kept it (web/builder/memory.mjs).
 *
 * Only its difference to a fresh module's memory is kept, so it is put together when the module is
 * there; the module's own Zstandard unpacks it, ten times as fast as a script could. Whatever does
 * not fit (another module, damage) is found by a checksum.
 */
import { unpack } from "./zstd.ts";
import type { Zstd } from "./zstd.ts";

/** The first line of memory.bin, in JSON. */
export interface MemoryAbout {
  readonly build: string; // the id of the engine in it
  readonly size: number; // of the whole
  readonly start: number; // where the module's own memory begins in it
  readonly length: number; // of what is kept; the rest is zeros
  readonly shared: number; // how much of a fresh module's memory to add
  readonly sum: number;
}

export interface Memory {
  readonly about: MemoryAbout;
  readonly packed: Uint8Array;
  readonly image: Uint8Array<ArrayBuffer>; // zeros until `putTogether`
}

const LINE_END = 10;

/** Reads memory.bin. Throws where it can't be read. */
export function readMemory(file: Uint8Array): Memory {
  const end = file.indexOf(LINE_END);
  const about = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as MemoryAbout;
  return { about, packed: file.subarray(end + 1), image: new Uint8Array(about.size) };
}

/** Fills the image, with the help of a fresh module. Throws where the two do not make the whole. */
export function putTogether({ about, packed, image }: Memory, module: Zstd): void {
  const fresh = module.HEAPU8.slice(0, about.shared); // unpacking leaves traces
  unpack(module, packed, image.subarray(0, about.length));
  const mine = new Uint32Array(image.buffer, about.start, about.shared >> 2);
  const other = new Uint32Array(fresh.buffer);
  for (let at = 0; at < mine.length; at++) mine[at]! ^= other[at]!;
  if (checksum(image) !== about.sum) throw new Error("the kept memory does not fit this Python");
}

function checksum(image: Uint8Array<ArrayBuffer>): number {
  const words = new Uint32Array(image.buffer);
  let sum = 0;
  for (let at = 0; at < words.length; at++) sum = (Math.imul(sum, 31) + words[at]!) | 0;
  return sum;
}
