/** The table's state as one immutable value, and who is told when it changes. */
import type { Said } from "./messages.ts";
import type { Judgement } from "./protocol.ts";
import { NOT_STARTED } from "./questions.ts";
import { DEFAULT_SETTINGS } from "./settings.ts";
import { firstSetup } from "./setup.ts";
import type { Notice, TableState } from "./table-state.ts";

/** What belongs to an open match; all of it goes when the match is put away. */
export const NO_MATCH = {
  position: null,
  opening: null,
  rules: null,
  cover: null,
  log: [],
  news: [],
  hand: [],
  groups: [],
  judgement: null,
  hint: null,
  hintFor: [],
  guide: null,
  gift: null,
  choice: null,
  aimed: null,
  reasons: new Map(),
  thinking: null,
  pending: false,
} as const satisfies Partial<TableState>;

const EMPTY: TableState = {
  ...NO_MATCH,
  engine: NOT_STARTED,
  setup: firstSetup(),
  fork: null,
  loaded: false,
  message: null,
  settings: DEFAULT_SETTINGS,
  matches: [],
  saved: null,
  notices: [],
  offline: { ready: false, noRoom: false, update: false },
};

export class Snapshot {
  readonly #listeners = new Set<(state: TableState) => void>();
  #state = EMPTY;
  /** What was said when the choice last changed. */
  #mendable: TableState["message"] = null;
  #serial = 0;

  get state(): TableState {
    return this.#state;
  }

  set(change: Partial<TableState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener(this.#state);
  }

  subscribe(listener: (state: TableState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  say(said: Said | null): void {
    if (said !== null) this.set({ message: { ...said, serial: ++this.#serial } });
  }

  /** The choice changes, which can mend what was refused until now; putting cards together does. */
  chooses(change: Pick<TableState, "hand" | "groups" | "choice" | "aimed">): void {
    const { groups, message } = this.#state;
    this.#mendable = message;
    this.set(change);
    if (change.groups !== groups) this.#forgive();
  }

  /** A verdict on the position as it is; a refusal goes when what is chosen now can be played. */
  judged(judgement: Judgement, good: boolean): void {
    if (judgement.at !== this.#state.position?.at) return;
    this.set({ judgement });
    if (good && this.#state.message === this.#mendable) this.#forgive();
  }

  /** A question goes without an answer, and with it the words that told of it. */
  unask(): void {
    const told = this.#state.message?.id === "ui-choose";
    this.set({ choice: null, ...(told && { message: null }) });
  }

  /** Takes a refusal away: what it was about has been mended. */
  #forgive(): void {
    if (this.#state.message?.tone === "refusal") this.set({ message: null });
  }

  notice(code: Notice["code"], key: string | null = null, args: Notice["args"] = {}): void {
    const others = this.#state.notices.filter((one) => one.code !== code || one.key !== key);
    this.set({ notices: [...others, { code, args, key }] });
  }

  /** Takes a notice away; without a key all of that code. */
  unnotice(code: Notice["code"], key: string | null = null): void {
    const gone = (one: Notice): boolean => one.code === code && (key === null || one.key === key);
    if (!this.#state.notices.some(gone)) return;
    this.set({ notices: this.#state.notices.filter((one) => !gone(one)) });
  }
}
