/** What a worker does: starts Python when told to, then answers one text after the other. */
import { boot } from "./boot.ts";
import type { Handle, Site } from "./boot.ts";
import { detailOf, StartError } from "./wire.ts";
import type { EngineFailure, FromWorker, ToWorker } from "./wire.ts";

/** Makes this worker the engine of its page. */
export function serve(site: Site): void {
  let handle: Handle | null = null;

  addEventListener("message", (event: MessageEvent<ToWorker>) => {
    const message = event.data;
    if (message.type === "ping") say({ type: "pong" });
    else if (message.type === "ask") answer(message.id, message.text);
    else void start(message.module);
  });

  async function start(module: WebAssembly.Module | null): Promise<void> {
    try {
      const started = await boot(site, (progress) => say({ type: "progress", progress }), module);
      handle = started.handle;
      if (module === null) say({ type: "compiled", module: started.module });
      say({ type: "ready", greeting: handle('{"id":0,"op":"hello"}'), spare: started.spare });
    } catch (error) {
      say({ type: "failed", failure: failureOf(error) });
    }
  }

  /** The engine answers everything, so whatever is thrown here is the end of this Python. */
  function answer(id: number, text: string): void {
    try {
      if (handle === null) throw new Error("asked before ready");
      say({ type: "begun" });
      say({ type: "answer", id, text: handle(text) });
    } catch (error) {
      say({ type: "fatal", detail: detailOf(error) });
    }
  }
}

function failureOf(error: unknown): EngineFailure {
  if (error instanceof StartError) return error.failure;
  return { code: "crashed", file: null, args: { detail: detailOf(error) } };
}

function say(message: FromWorker): void {
  // The page's types know only a window's postMessage, whose second argument a worker has not.
  (postMessage as (message: FromWorker) => void)(message);
}
