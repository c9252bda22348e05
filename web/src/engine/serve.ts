/** What a worker does: starts Python when first told to, then answers one text after the other. */
import { boot } from "./boot.ts";
import type { Handle, Site, Started } from "./boot.ts";
import { detailOf, StartError } from "./wire.ts";
import type { EngineFailure, FromWorker, Progress, ToWorker } from "./wire.ts";

/** Where one page's messages come from, and where answers go: a worker itself, or a port. */
export interface Line {
  readonly hear: (heard: (message: ToWorker) => void) => void;
  readonly say: (message: FromWorker, moved?: Transferable[]) => void; // `moved`: not copied
}

/** The one Python of a worker, and the pages that wait for it. */
export class Server {
  readonly #site: Site;
  readonly #waiting = new Set<Line>();
  #starting: Promise<Started> | null = null;
  #handle: Handle | null = null;

  constructor(site: Site) {
    this.#site = site;
  }

  /** Serves a page. `alone`: no other can be served, so that it may keep the compiled module. */
  serve(line: Line, alone: boolean): void {
    let begun = false;
    line.hear((message) => {
      if (message.type === "ping") line.say({ type: "pong" });
      else if (message.type === "ask") this.#answer(line, message.id, message.text);
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
      this.#handle = started.handle;
      if (module === null && alone) line.say({ type: "compiled", module: started.module });
      const greeting = started.handle('{"id":0,"op":"hello"}');
      line.say({ type: "ready", greeting });
      const files = started.handOver(); // the first page keeps them, where they are kept at all
      line.say({ type: "arrived", spare: started.spare, files }, Object.values(files));
    } catch (error) {
      this.#starting = null; // the next page may have more luck
      line.say({ type: "failed", failure: failureOf(error) });
    }
    this.#waiting.delete(line);
  }

  /** The engine answers everything, so whatever is thrown here is the end of this Python. */
  #answer(line: Line, id: number, text: string): void {
    try {
      if (this.#handle === null) throw new Error("asked before ready");
      line.say({ type: "begun" });
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
