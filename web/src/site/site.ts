/** Where the page's files come from; nothing else knows which of the two it is. */
import type { WorkerLike } from "../engine/client.ts";
import type { EngineFailure } from "../engine/wire.ts";

export interface Site {
  /** What a text file holds; rejects where it can't be had. */
  text(path: string): Promise<string>;
  /** The address for a link to a page or one place in it: "rules/en/romme.html#J5". */
  address(path: string): string;
  /** Whether the site's other pages that need the engine are there, too. */
  readonly tools: boolean;
  /** Starts the worker that runs Python; throws where the browser allows none. */
  worker(): WorkerLike;
  /** Why the worker's script did not load; null when nothing is wrong with it. */
  whyNoWorker(): Promise<EngineFailure | null>;
  /** The service worker's script; null where the page needs none. */
  readonly serviceWorker: URL | null;
}
