/**
 * The memory of a Python that has started, as build.py kept it (web/builder/memory.mjs).
 *
 * Only its difference to a fresh module's memory is kept, so it is put together when the module is
 * there. Whatever does not fit (another module, damage) is found by a checksum.
 */
import { decompress } from "fzstd";

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
  readonly image: Uint8Array<ArrayBuffer>;
}

const LINE_END = 10;

/** Reads memory.bin. Throws where it can't be read. */
export function unpackMemory(file: Uint8Array): Memory {
  const end = file.indexOf(LINE_END);
  const about = JSON.parse(new TextDecoder().decode(file.subarray(0, end))) as MemoryAbout;
  const image = new Uint8Array(about.size);
  decompress(file.subarray(end + 1), image.subarray(0, about.length));
  return { about, image };
}

/** Adds a fresh module's memory to the image. Throws where the two do not make the whole. */
export function addFresh({ about, image }: Memory, fresh: Uint8Array): void {
  const mine = new Uint32Array(image.buffer, about.start, about.shared >> 2);
  const other = new Uint32Array(fresh.buffer, fresh.byteOffset, about.shared >> 2);
  for (let at = 0; at < mine.length; at++) mine[at]! ^= other[at]!;
  if (checksum(image) !== about.sum) throw new Error("the kept memory does not fit this Python");
}

function checksum(image: Uint8Array<ArrayBuffer>): number {
  let sum = 0;
  for (const word of new Uint32Array(image.buffer)) sum = (Math.imul(sum, 31) + word) | 0;
  return sum;
}
