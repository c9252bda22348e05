/** What a worker does: starts Python when first told to, then answers one text after the other. */
import { boot } from "./boot.ts";
import type { Handle, Site, Started } from "./boot.ts";
import early from "./early.json";
import { detailOf, StartError } from "./wire.ts";
import type { EngineFailure, FromWorker, Progress, ToWorker } from "./wire.ts";

/** Where one page's messages come from, and where answers go: a worker itself, or a port. */
export interface Line {
  readonly hear: (heard: (message: ToWorker) => void) => void;
  readonly say: (message: FromWorker, moved?: Transferable[]) => void; // `moved`: not copied
}

const QUIET = 200; // milliseconds without a question
const ROUNDS = 10; // that the rest of Python waits for such a while
const OP = /"op":"([a-z]+)"/;
/**
 * What shows a table, with its fields: builder/hot-play.mjs asks the same, so the first part of Python
 * can answer it. Whatever thinks or moves may call more.
 */
const EARLY = new Set(Object.keys(early));

/** The one Python of a worker, and the pages that wait for it. */
export class Server {
  readonly #site: Site;
  readonly #waiting = new Set<Line>();
  #starting: Promise<Started> | null = null;
  #handle: Handle | null = null;
  #rest: (() => Promise<void>) | null = null; // null: nothing is missing any more
  #asked = 0; // when, the last time
  #held = 0; // questions that wait for the rest

  constructor(site: Site) {
    this.#site = site;
  }

  /** Serves a page. `alone`: no other can be served, so that it may keep the compiled module. */
  serve(line: Line, alone: boolean): void {
    let begun = false;
    line.hear((message) => {
      if (message.type === "ping") line.say({ type: "pong" });
      else if (message.type === "ask") void this.#ask(line, message.id, message.text);
      else if (!begun) {
        begun = true;
        void this.#start(line, message.module, alone);
      }
    });
  }

  async #start(line: Line, module: WebAssembly.Module | null, alone: boolean): Promise<void> {
    this.#waiting.add(line);
    const tell = (progress: Progress): void => {
      for (const one of this.#waiting) one.say({ type: "progress", progress });
    };
    try {
      this.#starting ??= boot(this.#site, tell, module);
      const started = await this.#starting;
      // One that takes the place of a dead one may have to do what that died of: all of it is here first.
      if (module !== null || !alone) await started.complete();
      else this.#rest = () => this.#bring(started);
      this.#handle = started.handle;
      if (module === null && alone) line.say({ type: "compiled", module: started.module });
      const greeting = started.handle('{"id":0,"op":"hello"}');
      line.say({ type: "ready", greeting });
      await this.#quiet();
      await this.#rest?.();
      const files = started.handOver(); // the first page keeps them, where they are kept at all
      line.say({ type: "arrived", spare: started.spare, files }, Object.values(files));
    } catch (error) {
      this.#starting = null; // the next page may have more luck
      line.say({ type: "failed", failure: failureOf(error) });
    }
    this.#waiting.delete(line);
  }

  /** Resolves when the page has what it waits for. */
  async #quiet(): Promise<void> {
    for (let round = 0; round < ROUNDS; round++) {
      await new Promise((done) => setTimeout(done, QUIET));
      if (Date.now() - this.#asked >= QUIET) break;
    }
  }

  /** Has the rest of Python come. */
  async #bring({ complete }: Started): Promise<void> {
    // Without it the first call of it is the end of this Python; the next one says what is wrong.
    await complete().catch((error: unknown) => console.warn(`Meldbook: ${detailOf(error)}`));
    this.#rest = null;
  }

  /** Pages that ask for more than a match does wait for the rest first. */
  async #ask(line: Line, id: number, text: string): Promise<void> {
    const op = OP.exec(text)?.[1];
    if (this.#rest !== null && op !== undefined && !EARLY.has(op)) {
      this.#held += 1;
      line.say({ type: "begun" }); // or its page would think that nobody is there
      await this.#rest();
      this.#held -= 1;
    }
    this.#answer(line, id, text);
    if (this.#held > 0) line.say({ type: "begun" }); // the eldest still is
  }

  /** The engine answers everything, so whatever is thrown here is the end of this Python. */
  #answer(line: Line, id: number, text: string): void {
    try {
      if (this.#handle === null) throw new Error("asked before ready");
      line.say({ type: "begun" });
      this.#asked = Date.now();
      line.say({ type: "answer", id, text: this.#handle(text) });
    } catch (error) {
      line.say({ type: "fatal", detail: detailOf(error) });
    }
  }
}

/** Makes this worker the engine of its page. */
export function serve(site: Site): void {
  new Server(site).serve(
    {
      hear: (heard) =>
        addEventListener("message", (event: MessageEvent<ToWorker>) => heard(event.data)),
      // The page's types know only a window's postMessage, whose second argument a worker has not.
      say: (message, moved = []) =>
        (postMessage as (message: FromWorker, moved: Transferable[]) => void)(message, moved),
    },
    true,
  );
}

function failureOf(error: unknown): EngineFailure {
  if (error instanceof StartError) return error.failure;
  return { code: "crashed", file: null, args: { detail: detailOf(error) } };
}
