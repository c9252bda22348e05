/** Zstandard as it is in Pyodide's WebAssembly, for Python's own use; here before Python runs. */

/** The part of Pyodide's module that is used: C functions over its memory. */
export interface Zstd {
  readonly HEAPU8: Uint8Array; // another one once the memory has grown
  _malloc(size: number): number;
  _free(place: number): void;
  _ZSTD_createDCtx(): number;
  _ZSTD_decompressStream(context: number, output: number, input: number): number;
  _ZSTD_freeDCtx(context: number): number;
}

const PIECE = 1 << 17; // bytes, in and out
const BUFFER = 12; // bytes of C's ZSTD_inBuffer and ZSTD_outBuffer: place, size, position

/** Unpacks one frame into `target`. Throws where it is damaged or is no frame of that length. */
export function unpack(module: Zstd, packed: Uint8Array, target: Uint8Array): void {
  const context = module._ZSTD_createDCtx();
  const place = module._malloc(2 * BUFFER + 2 * PIECE);
  try {
    if (context === 0 || place === 0) throw new Error("no room to unpack");
    const done = stream(module, context, place, packed, target);
    if (done !== target.length) throw new Error(`${done} of ${target.length} bytes`);
  } finally {
    module._free(place);
    module._ZSTD_freeDCtx(context);
  }
}

/** How much came out. */
function stream(
  module: Zstd,
  context: number,
  place: number,
  packed: Uint8Array,
  target: Uint8Array,
): number {
  const [input, output] = [place, place + BUFFER];
  const [piece, result] = [place + 2 * BUFFER, place + 2 * BUFFER + PIECE];
  const words = (at: number) => new Uint32Array(module.HEAPU8.buffer, at, BUFFER >> 2);
  let done = 0;
  for (let at = 0; at < packed.length; at += PIECE) {
    const part = packed.subarray(at, at + PIECE);
    module.HEAPU8.set(part, piece);
    words(input).set([piece, part.length, 0]);
    let came: number;
    do {
      words(output).set([result, PIECE, 0]);
      const left = module._ZSTD_decompressStream(context, output, input);
      if (left < 0) throw new Error(`damaged: ${left}`); // an error is a small negative number
      came = words(output)[2]!;
      target.set(module.HEAPU8.subarray(result, result + came), done);
      done += came;
    } while (words(input)[2]! < part.length || came === PIECE);
  }
  return done;
}
