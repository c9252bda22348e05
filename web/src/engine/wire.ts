/**
 * What page and worker say to each other around the engine's own texts.
 *
 * The worker loads Python and the wheel, then passes texts to one function and its answers back.
 * Neither side looks into the texts beyond their `id`.
 */

/** Why the engine did not start; text `ui-engine-CODE`. */
export type EngineFailureCode =
  | "missing" // a file is not there: args.status
  | "wrong-type" // a web page or something else came instead of the file: args.type
  | "truncated" // the file is cut short or damaged
  | "unreachable" // no answer for the file at all: offline, blocked
  | "blocked" // the page's security policy or the browser forbids WebAssembly: args.detail
  | "no-worker" // the browser or the page's policy allows no worker: args.detail
  | "no-server" // the page was opened from a file; it must be served
  | "timeout" // started, and never became ready: args.seconds
  | "crashed" // Python or the worker died and did not come back: args.detail
  | "build-mismatch"; // engine and page are of different builds: args.page, args.engine

export interface EngineFailure {
  readonly code: EngineFailureCode;
  readonly file: string | null; // name of the file at fault, where one is
  readonly args: Readonly<Record<string, string | number>>;
}

/** How far starting has come; text `ui-step-STEP`. */
export interface Progress {
  readonly step: "files" | "python" | "wheel" | "engine";
  readonly file: string | null; // the one loaded last
  readonly done: number; // bytes loaded in step "files"
  readonly total: number | null; // bytes to load, null where unknown
}

/** Files as they came, by address: what has been fetched once is kept without asking again. */
export type Arrived = Readonly<Record<string, ArrayBuffer>>;

export type ToWorker =
  | { readonly type: "start"; readonly module: WebAssembly.Module | null }
  | { readonly type: "ask"; readonly id: number; readonly text: string }
  | { readonly type: "ping" };

export type FromWorker =
  | { readonly type: "progress"; readonly progress: Progress }
  | { readonly type: "compiled"; readonly module: WebAssembly.Module } // for a faster restart
  | { readonly type: "ready"; readonly greeting: string } // the engine's answer to "hello"
  /** After "ready": what the start fetched. `spare`: it took the ordinary way's files, too. */
  | { readonly type: "arrived"; readonly spare: boolean; readonly files: Arrived }
  | { readonly type: "failed"; readonly failure: EngineFailure }
  | { readonly type: "begun" } // at work on the eldest question
  | { readonly type: "answer"; readonly id: number; readonly text: string }
  | { readonly type: "pong" }
  | { readonly type: "fatal"; readonly detail: string }; // Python is dead, the worker is useless

/** Carries a failure out of the steps of starting. */
export class StartError extends Error {
  readonly failure: EngineFailure;

  constructor(
    code: EngineFailureCode,
    file: string | null,
    args: EngineFailure["args"] = {},
    cause?: unknown,
  ) {
    super(`${code}: ${file ?? "engine"}`, { cause });
    this.failure = { code, file, args };
  }
}

/** What an error says, for a report. */
export function detailOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
