/**
 * Fetches the files that Python needs and looks at each before Python does.
 *
 * Pyodide hangs instead of failing when its WebAssembly comes with a wrong type or is damaged, so
 * every file is checked here: there, of the right kind, whole. A bad one is named.
 */
import { StartError } from "./wire.ts";
import type { Progress } from "./wire.ts";

export interface Needed {
  readonly url: URL;
  readonly kind: "script" | "wasm" | "zip"; // wheels are zips
}

export interface Fetched {
  readonly module: WebAssembly.Module;
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>; // zips by address
}

type Get = (url: URL) => Promise<Response>;

/** The smallest WebAssembly module: forbidden exactly where all are. */
const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const ZIP_START = [0x50, 0x4b, 3, 4];
const ZIP_END = [0x50, 0x4b, 5, 6];
const ZIP_END_SIZE = 22; // of the last record of a zip without a comment

/** Counts what has come and tells it at most every tenth of a second. */
class Meter {
  readonly #report: (progress: Progress) => void;
  readonly #sizes: (number | null)[] = [];
  #done = 0;
  #told = 0;

  constructor(report: (progress: Progress) => void) {
    this.#report = report;
  }

  expect(answer: Response): void {
    const size = Number(answer.headers.get("Content-Length"));
    const plain = !answer.headers.get("Content-Encoding");
    this.#sizes.push(plain && size > 0 ? size : null);
  }

  add(file: string, bytes: number, of: number): void {
    this.#done += bytes;
    const now = Date.now();
    if (now - this.#told < 100) return;
    this.#told = now;
    this.#report({ step: "files", file, done: this.#done, total: this.#total(of) });
  }

  #total(of: number): number | null {
    if (this.#sizes.length < of) return null;
    return this.#sizes.reduce<number | null>(
      (sum, size) => (sum === null || size === null ? null : sum + size),
      0,
    );
  }
}

/**
 * Fetches all files at the same time. A module compiled before spares the WebAssembly file.
 * Throws StartError naming the first bad file.
 */
export async function fetchFiles(
  needed: readonly Needed[],
  report: (progress: Progress) => void,
  known: WebAssembly.Module | null = null,
  get: Get = (url) => fetch(url),
): Promise<Fetched> {
  checkWebAssembly();
  const wanted = needed.filter((file) => !(file.kind === "wasm" && known !== null));
  const meter = new Meter(report);
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let module = known;
  const one = async (file: Needed): Promise<void> => {
    const answer = await open(file, get);
    meter.expect(answer);
    const counted = count(answer, (bytes) => meter.add(nameOf(file), bytes, wanted.length));
    if (file.kind === "wasm") module = await compile(file, counted);
    else files.set(file.url.href, await read(file, counted));
  };
  await Promise.all(wanted.map(one));
  if (module === null) throw new Error("no WebAssembly among the files");
  return { module, files };
}

/** Throws StartError "blocked" where the browser runs no WebAssembly. */
function checkWebAssembly(): void {
  try {
    new WebAssembly.Module(EMPTY_MODULE);
  } catch (error) {
    throw new StartError("blocked", null, { detail: String(error) }, error);
  }
}

/** The answer for a file, its status and type looked at. Also tells why a worker did not load. */
export async function open(file: Needed, get: Get = (url) => fetch(url)): Promise<Response> {
  let answer: Response;
  try {
    answer = await get(file.url);
  } catch (error) {
    throw new StartError("unreachable", nameOf(file), {}, error);
  }
  if (!answer.ok) throw new StartError("missing", nameOf(file), { status: answer.status });
  const type = answer.headers.get("Content-Type") ?? "";
  const wrong = file.kind === "script" ? !/\b(java|ecma)script\b/.test(type) : /html/.test(type);
  if (wrong) throw new StartError("wrong-type", nameOf(file), { type });
  return answer;
}

function count(answer: Response, add: (bytes: number) => void): ReadableStream<Uint8Array> {
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      add(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  return (answer.body ?? new Blob().stream()).pipeThrough(counter);
}

async function compile(
  file: Needed,
  body: ReadableStream<Uint8Array>,
): Promise<WebAssembly.Module> {
  const answer = new Response(body, { headers: { "Content-Type": "application/wasm" } });
  try {
    return await WebAssembly.compileStreaming(answer);
  } catch (error) {
    const code = error instanceof WebAssembly.CompileError ? "truncated" : "unreachable";
    throw new StartError(code, nameOf(file), {}, error);
  }
}

async function read(
  file: Needed,
  body: ReadableStream<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await new Response(body).arrayBuffer());
  } catch (error) {
    throw new StartError("unreachable", nameOf(file), {}, error);
  }
  if (file.kind === "zip") checkZip(file, bytes);
  return bytes;
}

function checkZip(file: Needed, bytes: Uint8Array): void {
  if (!holds(bytes, 0, ZIP_START)) throw new StartError("wrong-type", nameOf(file), { type: "" });
  if (!holds(bytes, bytes.length - ZIP_END_SIZE, ZIP_END)) {
    throw new StartError("truncated", nameOf(file));
  }
}

function holds(bytes: Uint8Array, at: number, wanted: readonly number[]): boolean {
  return wanted.every((byte, offset) => bytes[at + offset] === byte);
}

function nameOf(file: Needed): string {
  return file.url.pathname.split("/").pop() ?? file.url.pathname;
}
