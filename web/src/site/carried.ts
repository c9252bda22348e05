/** The files in the page itself: nothing is asked of any other place. */
import type { WorkerLike } from "../engine/client.ts";
import type { CarriedFiles } from "./carried-files.ts";
import type { Site } from "./site.ts";

/** What a start may read; Pyodide's scripts are part of the worker's own. */
const START = ["wasm", "rest", "memory", "library", "micropip", "wheel"] as const;

export class CarriedSite implements Site {
  readonly tools = false;
  readonly serviceWorker = null;
  readonly #files: CarriedFiles;
  #script: string | null = null;

  constructor(files: CarriedFiles) {
    this.#files = files;
  }

  async text(path: string): Promise<string> {
    return this.#files.text(path);
  }

  /** This very file, told by the fragment what to show: see reading.ts. */
  address(path: string): string {
    return `#${path}`;
  }

  worker(): WorkerLike {
    this.#script ??= this.#makeScript();
    const worker = new Worker(this.#script);
    worker.postMessage(this.#files.some(START.map((name) => __FILES__[name].path)));
    return worker as WorkerLike;
  }

  /** It came with the page. */
  async whyNoWorker(): Promise<null> {
    return null;
  }

  /** Its address is kept: later workers start from it, too. */
  #makeScript(): string {
    const code = new Blob([this.#files.bytes("worker.js")], { type: "text/javascript" });
    return URL.createObjectURL(code);
  }
}
