/** When the cards of a table fly: from where they lay before an update to where they lie after it. */
import type { TableState } from "../table-state.ts";
import { fly, land, look, type Scene } from "./motion.ts";

const MILLISECONDS = 280;

export class Flights {
  readonly #root: () => ParentNode;
  #before: Scene | null = null;

  constructor(root: () => ParentNode) {
    this.#root = root;
  }

  /** Remembers where everything lies, before there is anything at all: nowhere. */
  mark(calm: boolean, begun: boolean): void {
    if (calm) this.#before = null;
    else if (begun) this.#before ??= look(this.#root());
    else this.#before = new Map();
  }

  /** As `mark`, where what lies there is new: a card was let go. */
  dropped(): void {
    this.#before = look(this.#root());
  }

  /** A press does not wait for what flies. */
  hasten = (): void => {
    if (this.#sky) land(this.#sky);
  };

  /** Lets fly what changed; nothing while a card is `held` by hand. */
  go(last: TableState | null, state: TableState, held: boolean): void {
    const before = this.#before;
    this.#before = null;
    const sky = this.#sky;
    // What still flies, or would now, may be a card of the hand before.
    if (state.cover) return sky?.replaceChildren();
    if (!before || !state.position || !sky || held) return;
    const still =
      last?.hand === state.hand && last.position === state.position && last.groups === state.groups;
    const news = last?.position?.at === state.position.at ? [] : state.news;
    const begins = news.some(({ code }) => code === "deal");
    if (still || (!last?.position && !begins)) return; // a match that is resumed lies there
    fly({ root: this.#root(), sky, before, news, milliseconds: MILLISECONDS });
  }

  get #sky(): HTMLElement | null {
    return this.#root().querySelector(".sky");
  }
}
