/**
 * Fetches the files that Python needs, each once, and looks at each before Python does.
 *
 * Pyodide hangs instead of failing when its WebAssembly comes with a wrong type or is damaged, so
 * every file is checked here: there, of the right kind, as long as it was built. A bad one is named.
 */
import { Decompress } from "fzstd";
import { StartError } from "./wire.ts";
import type { Progress } from "./wire.ts";

/** A file of the site; of packed ones (".bin") the packed size. */
export interface FileInfo {
  readonly path: string; // below the site
  readonly size: number;
}

/** How a file is had: over the network, or out of the page that carries all. */
export type Get = (url: URL) => Promise<Response>;

type Bytes = Uint8Array<ArrayBuffer>;

/** The smallest WebAssembly module: forbidden where all are, in WebKit not before it is to run. */
const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

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

/** The files as they are asked for. Every method throws StartError naming a bad file. */
export class Files {
  readonly #here: URL;
  readonly #get: Get;
  readonly #meter: Meter;
  readonly #asked = new Set<FileInfo>();

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

  /** A file as it lies there. */
  async bytes(file: FileInfo): Promise<Bytes> {
    const coming = await this.#fetch(file);
    return await coming.all(coming.stream);
  }

  /** What a packed file holds, as text. */
  async text(file: FileInfo): Promise<string> {
    const coming = await this.#fetch(file);
    return new TextDecoder().decode(await coming.all(coming.unpacked()));
  }

  /** The WebAssembly module of a packed file, compiled while it comes. */
  async module(file: FileInfo): Promise<WebAssembly.Module> {
    checkWebAssembly();
    const coming = await this.#fetch(file);
    const headers = { "Content-Type": "application/wasm" };
    try {
      return await WebAssembly.compileStreaming(new Response(coming.unpacked(), { headers }));
    } catch (error) {
      throw coming.why(error);
    }
  }

  async #fetch(file: FileInfo): Promise<Coming> {
    this.#meter.expect(file.size);
    const answer = await open(this.url(file), false, this.#get);
    return new Coming(file, answer, (bytes) => this.#meter.add(nameOf(file), bytes));
  }
}

/** A file on its way. What is wrong with it is kept here: streams pass on only that they ended. */
class Coming {
  readonly stream: ReadableStream<Bytes>;
  readonly #file: FileInfo;
  #fault: StartError | null = null;

  constructor(file: FileInfo, answer: Response, add: (bytes: number) => void) {
    this.#file = file;
    const body = (answer.body ?? new Blob().stream()) as ReadableStream<Bytes>;
    this.stream = body.pipeThrough(this.#measuring(add));
  }

  unpacked(): ReadableStream<Bytes> {
    let decoder: Decompress;
    const push = (chunk: Bytes, last: boolean): void => {
      try {
        decoder.push(chunk, last);
      } catch (error) {
        throw this.#found(error);
      }
    };
    return this.stream.pipeThrough(
      new TransformStream<Bytes, Bytes>({
        start(controller) {
          decoder = new Decompress((chunk) => controller.enqueue(chunk as Bytes));
        },
        transform: (chunk) => push(chunk, false),
        flush: () => push(new Uint8Array(), true),
      }),
    );
  }

  async all(stream: ReadableStream<Bytes>): Promise<Bytes> {
    try {
      return new Uint8Array(await new Response(stream).arrayBuffer());
    } catch (error) {
      throw this.why(error);
    }
  }

  /** Why reading ended with this error: damage that was found, else the end of the network. */
  why(error: unknown): StartError {
    if (this.#fault !== null) return this.#fault;
    if (error instanceof WebAssembly.CompileError) return this.#found(error);
    return new StartError("unreachable", nameOf(this.#file), {}, error);
  }

  /** Lets bytes through and counts them; a file that is not as long as it was built is cut off. */
  #measuring(add: (bytes: number) => void): TransformStream<Bytes, Bytes> {
    const { size } = this.#file;
    let seen = 0;
    return new TransformStream({
      transform: (chunk, controller) => {
        seen += chunk.byteLength;
        if (seen > size) throw this.#found(`more than ${size} bytes`);
        add(chunk.byteLength);
        controller.enqueue(chunk);
      },
      flush: () => {
        if (seen < size) throw this.#found(`${seen} of ${size} bytes`);
      },
    });
  }

  #found(damage: unknown): StartError {
    this.#fault ??= new StartError("truncated", nameOf(this.#file), {}, damage);
    return this.#fault;
  }
}

/** Throws StartError "blocked" where the browser runs no WebAssembly. */
function checkWebAssembly(): void {
  try {
    new WebAssembly.Instance(new WebAssembly.Module(EMPTY_MODULE));
  } catch (error) {
    throw new StartError("blocked", null, { detail: String(error) }, error);
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
