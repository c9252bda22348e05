/** A page's end of a shared worker, in the shape of a worker of its own. */
import type { WorkerLike } from "./client.ts";
import type { FromWorker, ToWorker } from "./wire.ts";

export class SharedWorkerEnd implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  onmessageerror: WorkerLike["onmessageerror"] = null;
  readonly #port: MessagePort;

  constructor(script: URL) {
    const worker = new SharedWorker(script, { type: "module", name: "meldbook" });
    worker.onerror = (event) => this.onerror?.(event as ErrorEvent);
    this.#port = worker.port;
    this.#port.onmessage = (event: MessageEvent<FromWorker>) => this.onmessage?.(event);
    this.#port.onmessageerror = (event) => this.onmessageerror?.(event);
  }

  postMessage(message: ToWorker): void {
    this.#port.postMessage(message);
  }

  /** The worker itself goes on for others, or ends with the last of its pages. */
  terminate(): void {
    this.#port.close();
  }
}
