/** What a page and the service worker say to each other. */

export type ToServiceWorker =
  /**
   * Keep all that playing needs, and tell whether it is kept. `spare`: also what the engine's
   * ordinary way to start needs, since this browser took it. The texts of `language` come before
   * those of the others.
   */
  | { readonly type: "keep"; readonly spare: boolean; readonly language: string }
  /** Take over now: the player asked for the new version. */
  | { readonly type: "take-over" };

/** The answer to "keep". */
export interface Kept {
  readonly build: string; // of the service worker and all that it keeps
  readonly kept: "all" | "some" | "no-room";
}
