/**
 * The drawings on the cards, as path data of our own; the build draws the cards of rules pages with
 * the same file.
 *
 * Ranks are strokes in a box 10 wide and 16 high (the ten is wider), so an index looks the same
 * whatever fonts a device has. Suits and emblems are shapes in a box of 20 by 20.
 */

import type { Suit } from "../cards.ts";
import drawn from "./glyphs.json";

interface Stroke {
  readonly path: string;
  readonly width: number;
}

/** Strokes of each rank, the centre line of a pen of `RANK_PEN`. */
export const RANK_STROKES: Readonly<Record<string, Stroke>> = drawn.ranks;

/** Court cards by letters of their own: boer, vrouw, heer; valete, dama, rei. Else: J, Q, K. */
export const LOCAL_STROKES: Readonly<Record<"nl" | "pt", Readonly<Record<string, string>>>> =
  drawn.local;

/** The word along a joker's edge, in the same pen, letter by letter. */
export const JOKER_WORD: readonly string[] = [
  RANK_STROKES["J"]?.path ?? "",
  "M5 0c3 0 5 3.1 5 8s-2 8-5 8-5-3.1-5-8 2-8 5-8z",
  RANK_STROKES["K"]?.path ?? "",
  "M9 0H.6v16H9M.6 7.6h6.6",
  "M.6 16V0h4.6c2.8 0 4.6 1.6 4.6 4.2S8 8.4 5.2 8.4H.6m4.4 0 5 7.6",
];

export const RANK_PEN = 2.9;

/** Filled suit shapes. */
export const SUITS: Readonly<Record<Suit, string>> = drawn.suits;

/** What a court card's suit wears: box 20 by 12, standing on the bottom line. */
export const COURTS: Readonly<Record<string, string>> = drawn.courts;

/** A five-pointed star in the box of 20 by 20: the joker's sign. */
export const STAR = drawn.star;

/** A fool's cap with three points, box 20 by 16. */
export const CAP = drawn.cap;
