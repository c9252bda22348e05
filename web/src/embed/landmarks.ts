/**
 * A page of others may have several tables, alike in the names of their parts: as landmarks of that
 * page these would not be told apart. The parts of an embedded table are groups, notes and articles.
 */
import type { ReactiveController, ReactiveElement } from "lit";

const INSTEAD = {
  "section[aria-label], section[aria-labelledby]": "group",
  aside: "note", // it may not be a group
  "[role=region]": "article", // what is scrolled by keys may not either
};

export class NoLandmarks implements ReactiveController {
  readonly #host: ReactiveElement;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    for (const [landmarks, role] of Object.entries(INSTEAD)) {
      for (const part of this.#host.renderRoot.querySelectorAll(landmarks)) {
        part.setAttribute("role", role);
      }
    }
  }
}
