/**
 * Keeps showing the last verdict for the blink in which the next one is worked out, so that buttons
 * and outlines don't flicker with every card that is chosen.
 */
import type { ReactiveControllerHost } from "lit";
import type { Judgement } from "../protocol.ts";
import type { TableState } from "../table-state.ts";

const LONGEST = 300;

export class VerdictHold {
  readonly #host: ReactiveControllerHost;
  #last: { readonly judgement: Judgement; readonly state: TableState } | null = null;
  #since = 0;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** The state to show: with the verdict before, while a new one for the same melds is awaited. */
  shown(state: TableState): TableState {
    if (state.judgement) {
      this.#last = { judgement: state.judgement, state };
      this.#since = 0;
      return state;
    }
    const last = this.#last;
    if (!last || last.judgement.at !== state.position?.at || last.state.groups !== state.groups)
      return state;
    if (this.#since === 0) {
      this.#since = performance.now();
      setTimeout(() => this.#host.requestUpdate(), LONGEST + 10);
    }
    const late = performance.now() - this.#since > LONGEST;
    return late ? state : { ...state, judgement: last.judgement };
  }
}

/** Resolves when the verdict on what is chosen is there, or after two seconds without one. */
export function verdictOf(store: {
  readonly state: TableState;
  subscribe(listener: (state: TableState) => void): () => void;
}): Promise<void> {
  if (store.state.judgement) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      end();
      clearTimeout(timer);
      resolve();
    };
    const end = store.subscribe((state) => {
      if (state.judgement) done();
    });
    const timer = setTimeout(done, 2000);
  });
}
