/** What the parts of the table are handed: the state, the texts, and what a press does. */
import type { DealRules } from "../deal-rules.ts";
import type { Position } from "../protocol.ts";
import type { Args, SortBy, TableState } from "../table-state.ts";
import type { Piece, Texts } from "../texts.ts";
import type { Said } from "./model.ts";

/** What the parts can set off. The element turns each into intents of the store. */
export interface Presses {
  draw(): void;
  take(): void;
  decline(): void;
  uncover(): void;
  pile(): void;
  act(name: string): void;
  meld(number: number): void;
  unstage(group: number): void;
  card(key: string, event: MouseEvent): void;
  back(): void;
  /** Asks for a hint, or puts it away. */
  hint(): void;
  followHint(): void;
  /** Opens or closes what the own hand is arranged with. */
  tray(): void;
  sort(by: SortBy): void;
  /** Moves the chosen cards by so many places; Infinity: to an end. */
  shift(by: number): void;
  /** Puts the chosen cards together, to be laid later. */
  stage(): void;
  open(dialog: DialogName): void;
  rule(id: string): void;
  nextDeal(): void;
  rematch(): void;
  /** Plays the match once more with the same cards. */
  again(): void;
  leave(): void;
  retry(): void;
  /** Shows the match from its beginning, or its seals; null where the page has no room for that. */
  readonly aside: ((view: "replay" | "fairness") => void) | null;
}

/** What the dialogs can set off. */
export interface DialogPresses {
  close(): void;
  /** Puts the match into a file. */
  save(): void;
  /** Plays one of the moves asked about, or narrows the question down to several. */
  answer(moves: readonly string[]): void;
}

export type DialogName = "menu" | "settings" | "scores" | "log" | "help" | "rules" | "copy" | "practice";

export interface Context {
  readonly state: TableState;
  readonly position: Position;
  /** False while only the frame of a match is there: no cards are known yet. */
  readonly live: boolean;
  /** What the rules say for this deal; null until the engine has told them. */
  readonly here: DealRules | null;
  /** What the own hand is arranged with is open. */
  readonly tray: boolean;
  /** The seat that is "you"; null where several people look at the page. */
  readonly me: number | null;
  readonly texts: Texts;
  readonly on: Presses;
  /** A text with cards and seats in words. */
  say(id: string, args?: Args): string;
  /** A text in pieces, so that its cards can be drawn. */
  told(id: string, args?: Args): readonly Piece[];
  /** A text, or the one that stands in for it. */
  said(text: Said): string;
}
