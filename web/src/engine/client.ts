/**
 * The page's end of the engine: questions as objects, answers as promises that always settle.
 *
 * A worker that dies (an error, a fatal report, silence while a question waits) is replaced, and
 * what was not answered is asked once more; every question carries all that it needs. A question
 * that kills two workers is answered as a failure of kind "bug". While no engine can be had at all
 * questions are refused with EngineGone until `retry`.
 */
import { detailOf } from "./wire.ts";
import type {
  Arrived,
  EngineFailure,
  EngineFailureCode,
  FromWorker,
  Progress,
  ToWorker,
} from "./wire.ts";

/** The part of Worker that is used; tests bring their own. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

export interface ClientStatus {
  readonly status: "starting" | "ready" | "restarting" | "failed";
  readonly progress: Progress | null;
  readonly failure: EngineFailure | null; // status "failed"
  readonly greeting: string | null; // the engine's answer to "hello", once it was ready
}

/** Every answer of the engine has these; the rest is the asker's business. */
export interface Answer {
  readonly id: number;
  readonly ok: boolean;
}

/** There is no engine, and there will be none without `retry`. */
export class EngineGone extends Error {}

export interface ClientOptions {
  readonly spawn: () => WorkerLike;
  readonly build: string; // what the engine's own build must be
  readonly onStatus: (status: ClientStatus) => void;
  /** An engine of the right build has started, from these files; `spare`: of the ordinary way. */
  readonly onReady?: (spare: boolean, files: Arrived) => void;
  /** Why the worker's own script did not load; null when nothing is wrong with it. */
  readonly probe?: () => Promise<EngineFailure | null>;
  readonly patience?: Patience;
}

/** Milliseconds without a sign that a worker may take. */
interface Patience {
  readonly start: number;
  readonly begin: number; // until a free worker has begun with a question
  readonly answer: number; // from then on
}

interface Waiting {
  readonly text: string;
  readonly settle: (answer: Answer) => void;
  readonly refuse: (error: EngineGone) => void;
  deaths: number; // workers that died while this was asked
}

const PATIENCE = { start: 180_000, begin: 5_000, answer: 45_000 }; // a slow machine needs a minute
const DEATHS_IN_A_ROW = 3; // without a single answer between: no use in going on

export class EngineClient {
  readonly #options: ClientOptions;
  readonly #patience: Patience;
  readonly #waiting = new Map<number, Waiting>();
  #worker: WorkerLike | null = null;
  #module: WebAssembly.Module | null = null;
  #status: ClientStatus = { status: "starting", progress: null, failure: null, greeting: null };
  #nextId = 1;
  #deaths = 0;
  #heard = false; // anything from the present worker
  #pinged = false;
  #begun = false; // the worker is busy with a question
  #watch: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#patience = options.patience ?? PATIENCE;
  }

  get status(): ClientStatus {
    return this.#status;
  }

  start(): void {
    if (this.#worker === null && this.#status.status !== "failed") this.#spawn();
  }

  /** Asks; the answer's `id` is the client's own business. Rejects with EngineGone only. */
  ask(question: Readonly<Record<string, unknown>>): Promise<Answer> {
    const { promise, resolve, reject } = withResolvers<Answer>();
    if (this.#status.status === "failed") {
      reject(new EngineGone());
      return promise;
    }
    const id = this.#nextId++;
    const text = JSON.stringify({ ...question, id });
    this.#waiting.set(id, { text, settle: resolve, refuse: reject, deaths: 0 });
    if (this.#status.status === "ready") this.#send(id, text);
    return promise;
  }

  /** Makes sure that the worker still lives, after the page was asleep for example. */
  check(): void {
    if (this.#status.status !== "ready") return;
    this.#pinged = true;
    this.#post({ type: "ping" });
    this.#watchAnswers();
  }

  /** After a failure: starts all over. */
  retry(): void {
    if (this.#status.status !== "failed") return;
    this.#deaths = 0;
    this.#set({ status: "starting", progress: null, failure: null });
    this.#spawn();
  }

  /** Ends the worker as a crash would: it is replaced, and what waits is asked again. */
  terminate(): void {
    if (this.#worker !== null) this.#died("ended on request");
  }

  #spawn(): void {
    let worker: WorkerLike;
    try {
      worker = this.#options.spawn();
    } catch (error) {
      void this.#failToLoad("no-worker", detailOf(error));
      return;
    }
    this.#worker = worker;
    this.#heard = false;
    // A replaced worker may still have messages under way: only the present one is heard.
    worker.onmessage = (event) => {
      if (worker === this.#worker) this.#hear(event.data);
    };
    worker.onerror = (event) => {
      if (worker === this.#worker) this.#died(event.message ?? "");
    };
    worker.onmessageerror = () => {
      if (worker === this.#worker) this.#died("unreadable message");
    };
    this.#post({ type: "start", module: this.#module });
    this.#watchStart();
  }

  #hear(message: FromWorker): void {
    this.#heard = true;
    if (message.type === "progress") this.#comeAlong(message.progress);
    else if (message.type === "compiled") this.#module = message.module;
    else if (message.type === "ready") this.#greet(message);
    else if (message.type === "arrived") this.#options.onReady?.(message.spare, message.files);
    else if (message.type === "failed") this.#fail(message.failure);
    else if (message.type === "fatal") this.#died(message.detail);
    else if (message.type === "begun") {
      this.#begun = true;
      this.#watchAnswers();
    }
    else this.#answered(message);
  }

  /** Behind a start, the rest of Python comes: no more than a sign of life. */
  #comeAlong(progress: Progress): void {
    if (this.#status.status === "ready") {
      this.#watchAnswers();
      return;
    }
    this.#set({ progress });
    this.#watchStart();
  }

  #greet({ greeting }: FromWorker & { type: "ready" }): void {
    const { build } = JSON.parse(greeting) as { build: string };
    if (build !== this.#options.build) {
      const args = { page: this.#options.build, engine: build };
      this.#fail({ code: "build-mismatch", file: null, args });
      return;
    }
    this.#set({ status: "ready", progress: null, greeting });
    for (const [id, waiting] of this.#waiting) this.#send(id, waiting.text);
    this.#watchAnswers();
  }

  #answered(message: FromWorker & { type: "answer" | "pong" }): void {
    this.#deaths = 0;
    if (message.type === "pong") this.#pinged = false;
    else {
      this.#begun = false;
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      waiting?.settle(readAnswer(message.id, message.text));
    }
    this.#watchAnswers();
  }

  /** The worker is lost. Before any was ever ready that is a failure, later a restart. */
  #died(detail: string): void {
    const heard = this.#heard;
    this.#end();
    this.#deaths += 1;
    if (!heard) {
      // A script that fails says how; a worker that is not allowed says nothing.
      void this.#failToLoad(detail === "" ? "no-worker" : "crashed", detail);
      return;
    }
    this.#blame(detail);
    if (this.#status.greeting === null || this.#deaths >= DEATHS_IN_A_ROW) {
      this.#fail({ code: "crashed", file: null, args: { detail } });
      return;
    }
    this.#set({ status: "restarting", progress: null });
    this.#spawn();
  }

  /** Questions are answered in their order: the eldest was under way. It is asked twice at most. */
  #blame(detail: string): void {
    const eldest = this.#waiting.entries().next().value;
    if (this.#status.status !== "ready" || eldest === undefined) return;
    const [id, waiting] = eldest;
    waiting.deaths += 1;
    if (waiting.deaths < 2) return;
    this.#waiting.delete(id);
    waiting.settle(bug(id, detail));
  }

  /** `code`: where nothing is wrong with the script. */
  async #failToLoad(code: EngineFailureCode, detail: string): Promise<void> {
    this.#end();
    const failure = (await this.#options.probe?.()) ?? null;
    this.#fail(failure ?? { code, file: null, args: { detail } });
  }

  #fail(failure: EngineFailure): void {
    this.#end();
    this.#set({ status: "failed", progress: null, failure });
    for (const waiting of this.#waiting.values()) waiting.refuse(new EngineGone());
    this.#waiting.clear();
  }

  #end(): void {
    clearTimeout(this.#watch);
    this.#pinged = this.#begun = false;
    this.#worker?.terminate();
    this.#worker = null;
  }

  #send(id: number, text: string): void {
    const idle = this.#watch === undefined;
    this.#post({ type: "ask", id, text });
    if (idle) this.#watchAnswers();
  }

  #post(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #watchStart(): void {
    const seconds = Math.round(this.#patience.start / 1000);
    this.#wait(this.#patience.start, () => {
      if (this.#status.greeting !== null) this.#died("no start");
      else this.#fail({ code: "timeout", file: this.#lastFile(), args: { seconds } });
    });
  }

  #watchAnswers(): void {
    clearTimeout(this.#watch);
    this.#watch = undefined;
    if (this.#status.status !== "ready") return;
    if (this.#waiting.size === 0 && !this.#pinged) return;
    const { begin, answer } = this.#patience;
    this.#wait(this.#begun ? answer : begin, () => this.#died("no answer"));
  }

  /** A page that slept finds its timers due before the worker's messages: then wait once more. */
  #wait(patience: number, then: () => void): void {
    clearTimeout(this.#watch);
    const due = Date.now() + patience;
    this.#watch = setTimeout(() => {
      this.#watch = undefined;
      if (Date.now() - due > patience / 10 + 1000) this.#wait(patience, then);
      else then();
    }, patience);
  }

  #lastFile(): string | null {
    return this.#status.progress?.file ?? null;
  }

  #set(change: Partial<ClientStatus>): void {
    this.#status = { ...this.#status, ...change };
    this.#options.onStatus(this.#status);
  }
}

function readAnswer(id: number, text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch (error) {
    return bug(id, detailOf(error));
  }
}

function bug(id: number, detail: string): Answer & { kind: string; detail: string } {
  return { id, ok: false, kind: "bug", detail };
}

function withResolvers<T>(): {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: Error) => void;
} {
  let resolve!: (value: T) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<T>((good, bad) => {
    resolve = good;
    reject = bad;
  });
  return { promise, resolve, reject };
}
