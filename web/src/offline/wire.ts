/** What a page and the service worker say to each other. */
import type { Arrived } from "../engine/wire.ts";

export interface ToKeep {
  readonly spare: boolean;
  readonly language: string;
  readonly files: Arrived;
}

export type ToServiceWorker =
  /**
   * Keep all that playing needs, and tell whether it is kept. `spare`: also what the engine's
   * ordinary way to start needs, since this browser took it. The texts of `language` come before
   * those of the others. `files`: what the page has fetched, so that it is not fetched again.
   */
  | ({ readonly type: "keep" } & ToKeep)
  /** Take over now: the player asked for the new version. */
  | { readonly type: "take-over" };

/** To all pages: a file that should be kept is not there any more. */
export interface FromServiceWorker {
  readonly type: "lost";
}

/** The answer to "keep". */
export interface Kept {
  readonly build: string; // of the service worker and all that it keeps
  readonly kept: "all" | "some" | "no-room";
}
