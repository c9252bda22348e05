/** The site of a page that is not its own: a widget in somebody else's page, or in a frame there. */
import type { WorkerLike } from "../engine/client.ts";
import { SharedWorkerEnd } from "../engine/shared-end.ts";
import { ServedSite } from "./served.ts";

export class SiteElsewhere extends ServedSite {
  override readonly serviceWorker = null; // it could keep nothing for a page of others
  /** Whether questions may wait for those of another frame. */
  readonly shares: boolean;
  readonly #root: URL;
  readonly #script: string;
  #spawned = 0;

  /** `root`: the folder of the site, ending with a slash. */
  constructor(root: URL) {
    super(root);
    this.#root = root;
    this.#script = new URL(`worker.js?${__BUILD_ID__}`, root).href;
    this.shares = this.#isHome && self !== top && "SharedWorker" in self;
  }

  override address(path: string): string {
    return new URL(path, this.#root).href;
  }

  /** The frames of a page share a worker; one that fell silent is left to itself. */
  override worker(): WorkerLike {
    this.#spawned += 1;
    const shared = new URL(`embed/shared.js?${__BUILD_ID__}`, this.#root);
    if (this.shares && this.#spawned === 1) return new SharedWorkerEnd(shared);
    if (this.#isHome) return super.worker();
    return new Worker(imported(this.#script), { type: "module" }) as WorkerLike;
  }

  /** The page is of the site's own origin; a sandboxed frame is of none. */
  get #isHome(): boolean {
    return self.origin === this.#root.origin;
  }
}

/**
 * A browser starts no worker from another origin's script, but it does from one of the page's own
 * that imports it. What is said to the worker before the script is there is kept for it. A frame
 * in a sandbox has no origin, and may start one only from what is in the address itself.
 */
function imported(script: string): string {
  const code = `const early = [];
const keep = (event) => early.push(event.data);
addEventListener("message", keep);
import(${JSON.stringify(script)}).then(() => {
  removeEventListener("message", keep);
  for (const data of early) dispatchEvent(new MessageEvent("message", { data }));
}, (error) => setTimeout(() => { throw error; }));`;
  if (self.origin === "null") return `data:text/javascript,${encodeURIComponent(code)}`;
  return URL.createObjectURL(new Blob([code], { type: "text/javascript" }));
}
