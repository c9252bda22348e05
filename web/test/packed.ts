/** Files as build.py packs them, in small. */
import { decompress } from "fzstd";
import type { Zstd } from "../src/engine/zstd.ts";

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

/** A memory.bin, and the whole memory that it makes with FRESH. */
export function memoryFile(): { file: Uint8Array<ArrayBuffer>; whole: Uint8Array } {
  const whole = new Uint8Array(32);
  whole.set(KEPT);
  for (let at = 0; at < FRESH.length; at++) whole[START + at]! ^= FRESH[at]!;
  let sum = 0;
  for (const word of new Uint32Array(whole.buffer)) sum = (Math.imul(sum, 31) + word) | 0;
  const about = { build: BUILD, size: 32, start: START, length: 20, shared: 16, sum };
  const head = new TextEncoder().encode(`${JSON.stringify(about)}\n`);
  return { file: Uint8Array.from([...head, ...packed(KEPT)]), whole };
}

/** A module whose Zstandard reads one frame at a time. */
export class FakeModule implements Zstd {
  readonly HEAPU8 = new Uint8Array(1 << 19);
  taken = 0; // what was asked for and not given back

  constructor(fresh = FRESH) {
    this.HEAPU8.set(fresh);
  }
  _malloc(): number {
    this.taken += 1;
    return 1 << 10;
  }
  _free(): void {
    this.taken -= 1;
  }
  _ZSTD_createDCtx(): number {
    this.taken += 1;
    return 1;
  }
  _ZSTD_freeDCtx(): number {
    this.taken -= 1;
    return 0;
  }
  _ZSTD_decompressStream(_context: number, output: number, input: number): number {
    const [from = 0, size = 0] = new Uint32Array(this.HEAPU8.buffer, input, 2);
    const [to = 0] = new Uint32Array(this.HEAPU8.buffer, output, 1);
    let plain: Uint8Array;
    try {
      plain = decompress(this.HEAPU8.slice(from, from + size));
    } catch {
      return -20;
    }
    this.HEAPU8.set(plain, to);
    new Uint32Array(this.HEAPU8.buffer, input + 8, 1)[0] = size;
    new Uint32Array(this.HEAPU8.buffer, output + 8, 1)[0] = plain.length;
    return 0;
  }
}
