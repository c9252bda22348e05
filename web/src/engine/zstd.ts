/**
 * Zstandard, as its own authors' C compiled to WebAssembly: no browser has it for pages, and a
 * script takes several times as long.
 */

/** What the decoder exports: C functions over its memory, which may grow with each call. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  malloc(size: number): number;
  free(place: number): void;
  ZSTD_createDCtx(): number;
  ZSTD_decompressStream(context: number, output: number, input: number): number;
  ZSTD_freeDCtx(context: number): number;
}

const PIECE = 1 << 17; // bytes, in and out
const BUFFER = 12; // bytes of C's ZSTD_inBuffer and ZSTD_outBuffer: place, size, position

export class Zstd {
  readonly #exports: Exports;

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  /** Throws what the browser throws where it allows no WebAssembly. */
  static async start(): Promise<Zstd> {
    const packed = Uint8Array.from(atob(__ZSTD__), (char) => char.charCodeAt(0));
    // No blob on the way: in a page opened from a file WebKit lets its worker read none.
    const { readable, writable } = new DecompressionStream("gzip");
    const writer = writable.getWriter();
    const fed = Promise.all([writer.write(packed), writer.close()]);
    const code = await new Response(readable).arrayBuffer();
    await fed;
    const imports = { env: { emscripten_notify_memory_growth: () => {} } };
    const { instance } = await WebAssembly.instantiate(code, imports);
    return new Zstd(instance.exports as unknown as Exports);
  }

  /** A new frame, to be unpacked as it comes. */
  frame(): Frame {
    return new Frame(this.#exports);
  }
}

/** One frame on its way through the decoder. `end` gives back what it takes, whole or not. */
export class Frame {
  readonly #exports: Exports;
  readonly #context: number;
  readonly #place: number;
  #missing = true;

  constructor(exports: Exports) {
    this.#exports = exports;
    this.#context = exports.ZSTD_createDCtx();
    this.#place = exports.malloc(2 * BUFFER + 2 * PIECE);
    if (this.#context === 0 || this.#place === 0) throw new Error("no room to unpack");
  }

  /** The whole of the frame has been unpacked. */
  get complete(): boolean {
    return !this.#missing;
  }

  /**
   * What these bytes hold. Each piece lies in the decoder's memory, and only until the next is
   * asked for. Throws where they are damaged.
   */
  *unpack(packed: Uint8Array): Generator<Uint8Array<ArrayBuffer>> {
    for (let at = 0; at < packed.length; at += PIECE) {
      yield* this.#piece(packed.subarray(at, at + PIECE));
    }
  }

  end(): void {
    this.#exports.free(this.#place);
    this.#exports.ZSTD_freeDCtx(this.#context);
  }

  *#piece(packed: Uint8Array): Generator<Uint8Array<ArrayBuffer>> {
    const [input, output] = [this.#place, this.#place + BUFFER];
    const [from, to] = [this.#place + 2 * BUFFER, this.#place + 2 * BUFFER + PIECE];
    this.#bytes(from, packed.length).set(packed);
    this.#words(input).set([from, packed.length, 0]);
    let came: number;
    do {
      this.#words(output).set([to, PIECE, 0]);
      const left = this.#exports.ZSTD_decompressStream(this.#context, output, input);
      if (left < 0) throw new Error(`damaged: ${left}`); // an error is a small negative number
      this.#missing = left > 0;
      came = this.#words(output)[2]!;
      if (came > 0) yield this.#bytes(to, came);
    } while (this.#words(input)[2]! < packed.length || came === PIECE);
  }

  #bytes(place: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#exports.memory.buffer as ArrayBuffer, place, length);
  }

  #words(place: number): Uint32Array {
    return new Uint32Array(this.#exports.memory.buffer, place, BUFFER >> 2);
  }
}

/** Fills `target` with what one frame holds. Throws where it is damaged or of another length. */
export function unpackInto(target: Uint8Array, zstd: Zstd, packed: Uint8Array): void {
  const frame = zstd.frame();
  try {
    let done = 0;
    for (const piece of frame.unpack(packed)) {
      if (done + piece.length > target.length) throw new Error(`more than ${target.length} bytes`);
      target.set(piece, done);
      done += piece.length;
    }
    if (done < target.length || !frame.complete) throw new Error(`${done} of ${target.length} bytes`);
  } finally {
    frame.end();
  }
}
