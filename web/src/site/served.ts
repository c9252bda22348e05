/** The files in the folder of the page, over the network. */
import type { WorkerLike } from "../engine/client.ts";
import { open } from "../engine/files.ts";
import { StartError } from "../engine/wire.ts";
import type { EngineFailure } from "../engine/wire.ts";
import { newWorker, takeFirst, workerScript } from "./first-worker.ts";
import type { Site } from "./site.ts";

export class ServedSite implements Site {
  readonly tools = true;
  readonly serviceWorker: URL | null;
  readonly #root: URL;
  readonly #worker: URL;

  /** `root`: the folder of the site, ending with a slash. */
  constructor(root = new URL("./", import.meta.url)) {
    this.#root = root;
    this.serviceWorker = new URL("sw.js", root);
    this.#worker = workerScript(root);
  }

  async text(path: string): Promise<string> {
    const url = new URL(`${path}?${__BUILD_ID__}`, this.#root);
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
    return await answer.text();
  }

  address(path: string): string {
    return path;
  }

  worker(): WorkerLike {
    return (takeFirst() ?? newWorker(this.#root)) as WorkerLike;
  }

  async whyNoWorker(): Promise<EngineFailure | null> {
    if (this.#worker.protocol === "file:") return { code: "no-server", file: null, args: {} };
    try {
      await open(this.#worker, true);
      return null;
    } catch (error) {
      if (error instanceof StartError) return error.failure;
      throw error;
    }
  }
}
