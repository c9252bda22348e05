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

/** The smallest WebAssembly module: forbidden exactly where all are. */
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

  /** `here`: the folder of the site, ending with a slash. */
  constructor(here: URL, report: (progress: Progress) => void, get: Get = (url) => fetch(url)) {
    this.#here = here;
    this.#get = get;
    this.#meter = new Meter(report);
  }

  /** Where a file lies. */
  url(file: FileInfo): URL {
    return new URL(file.path, this.#here);
  }

  /** A file as it lies there. */
  async bytes(file: FileInfo): Promise<Bytes> {
    return await gather(file, await this.#stream(file));
  }

  /** What a packed file holds, as text. */
  async text(file: FileInfo): Promise<string> {
    const stream = (await this.#stream(file)).pipeThrough(unpacking());
    return new TextDecoder().decode(await gather(file, stream));
  }

  /** The WebAssembly module of a packed file, compiled while it comes. */
  async module(file: FileInfo): Promise<WebAssembly.Module> {
    checkWebAssembly();
    const stream = (await this.#stream(file)).pipeThrough(unpacking());
    const answer = new Response(stream, { headers: { "Content-Type": "application/wasm" } });
    try {
      return await WebAssembly.compileStreaming(answer);
    } catch (error) {
      throw damaged(file, error);
    }
  }

  async #stream(file: FileInfo): Promise<ReadableStream<Bytes>> {
    this.#meter.expect(file.size);
    const answer = await open(this.url(file), false, this.#get);
    const body = (answer.body ?? new Blob().stream()) as ReadableStream<Bytes>;
    return body.pipeThrough(measuring(file, (bytes) => this.#meter.add(nameOf(file), bytes)));
  }
}

/** Throws StartError "blocked" where the browser runs no WebAssembly. */
function checkWebAssembly(): void {
  try {
    new WebAssembly.Module(EMPTY_MODULE);
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

/** Lets bytes through and counts them; a file that is not as long as it was built is cut off. */
function measuring(file: FileInfo, add: (bytes: number) => void): TransformStream<Bytes, Bytes> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > file.size) throw new StartError("truncated", nameOf(file));
      add(chunk.byteLength);
      controller.enqueue(chunk);
    },
    flush() {
      if (seen < file.size) throw new StartError("truncated", nameOf(file));
    },
  });
}

function unpacking(): TransformStream<Bytes, Bytes> {
  let decoder: Decompress;
  return new TransformStream({
    start(controller) {
      decoder = new Decompress((chunk) => controller.enqueue(chunk as Bytes));
    },
    transform: (chunk) => decoder.push(chunk),
    flush: () => decoder.push(new Uint8Array(), true),
  });
}

async function gather(file: FileInfo, stream: ReadableStream<Bytes>): Promise<Bytes> {
  try {
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch (error) {
    throw damaged(file, error);
  }
}

/** What a stream ended with: the network's end of it, or damage that was found in the file. */
function damaged(file: FileInfo, error: unknown): StartError {
  if (error instanceof StartError) return error;
  const lost = error instanceof TypeError || error instanceof DOMException;
  return new StartError(lost ? "unreachable" : "truncated", nameOf(file), {}, error);
}

/** The name of a file without its folders. */
export function nameOf({ path }: { readonly path: string }): string {
  return path.split("/").pop() ?? path;
}
