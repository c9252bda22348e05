/**
 * What v1.js and play.js have of each other. A host's browser may hold a v1.js of an earlier build
 * beside a play.js of this one: so what is here may grow, and nothing of it may change.
 */

/** What a table is asked to be, by its attributes and its text. */
export interface Wanted {
  readonly rules: string; // "jokeren-13"; empty: the first of the book
  readonly options: Readonly<Record<string, string>>;
  readonly seats: number | null; // null: three, or what the game allows
  readonly bots: readonly string[]; // their kinds, by seat from 1; the last goes on for the rest
  readonly seed: string | null; // null: drawn at random
  readonly text: string; // a record or a position in notation; empty: a match from its first deal
  readonly pace: string | null;
  readonly keep: string | null; // name of the place in this browser's storage; null: none is kept
  readonly language: string; // one of the site's
  readonly heading: number; // level of the highest heading
  readonly given?: { readonly seats: string | null; readonly lang: string | null }; // as written
}

/** What became of a move or of a text. */
export type Outcome =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: string; // "reclaim-unused", "scenario-toml", "ambiguous", "not-now"
      readonly rule: string | null; // "J8"
      readonly text: string; // in the table's language
      readonly meanings: readonly string[]; // of an ambiguous move: the moves it may be
    };

/** The match as the person at the table may see it. */
export interface Seen {
  readonly record: string; // in notation: the whole match
  readonly rules: string;
  readonly deal: number;
  readonly phase: "draw" | "play" | "over";
  readonly turn: number; // seat to act
  readonly seat: number; // the person's own
  readonly hand: readonly string[];
  readonly table: readonly string[]; // "0: 6h *=7h 8h": the owner and the cards
  readonly top: string | null; // of the discard pile
  readonly stock: number;
  readonly seats: readonly SeenSeat[];
  readonly winners: readonly number[] | null; // once the match is over
}

export interface SeenSeat {
  readonly name: string;
  readonly kind: string; // "person" or a bot's name
  readonly cards: number;
  readonly opened: boolean;
  readonly score: string; // "44", "9/2"
}

/** A table that is being played at. */
export interface Player {
  readonly state: Seen | null;
  load(text: string): Promise<Outcome>;
  play(move: string): Promise<Outcome>;
  /** Attributes have changed: what concerns the match begins a new one. */
  update(wanted: Wanted): void;
  /** Takes the focus to where a turn begins. */
  focus(): void;
  /** Puts the match away and takes everything out of the place. */
  close(): void;
}

export type Tell = (event: string, detail: object) => void;

/** Sets a table up in a place. Its event "meld-left" asks for `close`. */
export type SetUp = (place: HTMLElement, wanted: Wanted, tell: Tell) => Player;
