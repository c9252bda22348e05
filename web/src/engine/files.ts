/**
 * Fetches the files that Python needs, each once, and looks at each before Python does.
 *
 * Pyodide hangs instead of failing when its WebAssembly comes with a wrong type or is damaged, so
 * every file is checked here: there, of the right kind, as long as it was built. A bad one is named.
 */
import { StartError } from "./wire.ts";
import type { Arrived, Progress } from "./wire.ts";
import { Zstd } from "./zstd.ts";

/** A file of the site; of packed ones (".bin") the packed size. */
export interface FileInfo {
  readonly path: string; // below the site
  readonly size: number;
}

/** How a file is had: over the network, or out of the page that carries all. */
export type Get = (url: URL) => Promise<Response>;

type Bytes = Uint8Array<ArrayBuffer>;

/** Counts what has come and tells it at most every tenth of a second. */
class Meter {
  readonly #report: (progress: Progress) => void;
  #done = 0;
  #total = 0;
  #told = 0;

  constructor(report: (progress: Progress) => void) {
    this.#report = report;
  }

  expect(bytes: number): void {
    this.#total += bytes;
  }

  add(file: string, bytes: number): void {
    this.#done += bytes;
    const now = Date.now();
    if (now - this.#told < 100) return;
    this.#told = now;
    this.#report({ step: "files", file, done: this.#done, total: this.#total });
  }
}

/** A module on its way. */
export interface Compiling {
  readonly handed: Promise<void>; // all of it is with the compiler; never, where the file is bad
  readonly module: Promise<WebAssembly.Module>;
}

/** The files as they are asked for. Every method throws StartError naming a bad file. */
export class Files {
  readonly #here: URL;
  readonly #get: Get;
  readonly #meter: Meter;
  readonly #asked = new Set<FileInfo>();
  readonly #came = new Map<string, Bytes[]>();
  #zstd: Promise<Zstd> | null = null;

  /** `here`: the folder of the site, ending with a slash. */
  constructor(here: URL, report: (progress: Progress) => void, get: Get = (url) => fetch(url)) {
    this.#here = here;
    this.#get = get;
    this.#meter = new Meter(report);
  }

  /** Where a file lies. */
  url(file: FileInfo): URL {
    this.#asked.add(file);
    return new URL(file.path, this.#here);
  }

  /** Whether any of these was asked for. */
  asked(...files: readonly FileInfo[]): boolean {
    return files.some((file) => this.#asked.has(file));
  }

  /** All that has come, as it came. It is let go here. */
  handOver(): Arrived {
    const came = [...this.#came].map(([address, pieces]) => [address, joined(pieces)] as const);
    this.#came.clear();
    return Object.fromEntries(came);
  }

  /** What unpacks files. Throws StartError "blocked" where the browser runs no WebAssembly. */
  zstd(): Promise<Zstd> {
    this.#zstd ??= Zstd.start().catch((error: unknown) => {
      throw new StartError("blocked", null, { detail: String(error) }, error);
    });
    return this.#zstd;
  }

  /** A file as it lies there. */
  async bytes(file: FileInfo): Promise<Bytes> {
    const coming = await this.#fetch(file);
    const all = new Uint8Array(file.size);
    let done = 0;
    for await (const piece of coming.pieces()) {
      all.set(piece, done);
      done += piece.length;
    }
    return all;
  }

  /** What a packed file holds, as text. */
  async text(file: FileInfo): Promise<string> {
    const coming = await this.#fetch(file);
    const decoder = new TextDecoder();
    let text = "";
    for await (const piece of coming.unpacked(await this.zstd())) {
      text += decoder.decode(piece, { stream: true });
    }
    return text;
  }

  /**
   * The WebAssembly module of a packed file, compiled when all of it is there: in Firefox a compiler
   * that waits for more holds one of a few threads, of a page that was left even for ever.
   */
  compile(file: FileInfo): Compiling {
    let module!: Promise<WebAssembly.Module>;
    const handed = new Promise<void>((done) => (module = this.#compile(file, done)));
    return { handed, module };
  }

  async #compile(file: FileInfo, handed: () => void): Promise<WebAssembly.Module> {
    const [coming, zstd] = await Promise.all([this.#fetch(file), this.zstd()]);
    const plain = await all(coming.unpacked(zstd));
    handed();
    try {
      return await WebAssembly.compile(joined(plain));
    } catch (error) {
      throw coming.damaged(error);
    }
  }

  async #fetch(file: FileInfo): Promise<Coming> {
    this.#meter.expect(file.size);
    const url = this.url(file);
    const answer = await open(url, false, this.#get);
    const came: Bytes[] = [];
    this.#came.set(url.href, came);
    return new Coming(file, answer, (piece) => {
      came.push(piece);
      this.#meter.add(nameOf(file), piece.byteLength);
    });
  }
}

function joined(pieces: readonly Bytes[]): ArrayBuffer {
  const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole.buffer;
}

/** Copies: what is unpacked is gone with the next piece. */
async function all(pieces: AsyncIterable<Bytes>): Promise<readonly Bytes[]> {
  const came: Bytes[] = [];
  for await (const piece of pieces) came.push(piece.slice());
  return came;
}

/** A file on its way. */
class Coming {
  readonly #file: FileInfo;
  readonly #body: ReadableStream<Bytes>;
  readonly #add: (piece: Bytes) => void;

  constructor(file: FileInfo, answer: Response, add: (piece: Bytes) => void) {
    this.#file = file;
    this.#body = (answer.body ?? new Blob().stream()) as ReadableStream<Bytes>;
    this.#add = add;
  }

  /** As they come, counted; a file that is not as long as it was built is cut off. */
  async *pieces(): AsyncGenerator<Bytes> {
    const { size } = this.#file;
    const reader = this.#body.getReader();
    let seen = 0;
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw new StartError("unreachable", nameOf(this.#file), {}, error);
      });
      if (done) break;
      seen += value.byteLength;
      if (seen > size) {
        void reader.cancel().catch(() => {});
        throw this.damaged(`more than ${size} bytes`);
      }
      this.#add(value);
      yield value;
    }
    if (seen < size) throw this.damaged(`${seen} of ${size} bytes`);
  }

  /** What a packed file holds; each piece is gone with the next. */
  async *unpacked(zstd: Zstd): AsyncGenerator<Bytes> {
    const frame = zstd.frame();
    try {
      for await (const piece of this.pieces()) yield* frame.unpack(piece);
      if (!frame.complete) throw new Error("a frame without its end");
    } catch (error) {
      throw error instanceof StartError ? error : this.damaged(error);
    } finally {
      frame.end();
    }
  }

  /** What to throw about a file that is not as it was built. */
  damaged(cause: unknown): StartError {
    return new StartError("truncated", nameOf(this.#file), {}, cause);
  }
}

/** The answer for a file, its status and type looked at. Also tells why a script did not load. */
export async function open(
  url: URL,
  script: boolean,
  get: Get = (url) => fetch(url),
): Promise<Response> {
  const name = nameOf({ path: url.pathname });
  let answer: Response;
  try {
    answer = await get(url);
  } catch (error) {
    throw new StartError("unreachable", name, {}, error);
  }
  if (!answer.ok) throw new StartError("missing", name, { status: answer.status });
  const type = answer.headers.get("Content-Type") ?? "";
  const wrong = script ? !/\b(java|ecma)script\b/.test(type) : /html/.test(type);
  if (wrong) throw new StartError("wrong-type", name, { type });
  return answer;
}

/** The name of a file without its folders. */
export function nameOf({ path }: { readonly path: string }): string {
  return path.split("/").pop() ?? path;
}
