/**
 * The drawings on the cards, as path data of our own.
 *
 * Ranks are strokes in a box 10 wide and 16 high (the ten is wider), so an index looks the same
 * whatever fonts a device has. Suits and emblems are shapes in a box of 20 by 20.
 */

import type { Suit } from "../cards.ts";

interface Stroke {
  readonly path: string;
  readonly width: number;
}

const stroke = (path: string, width = 10): Stroke => ({ path, width });

/** Strokes of each rank, the centre line of a pen of `RANK_PEN`. */
export const RANK_STROKES: Readonly<Record<string, Stroke>> = {
  A: stroke("M0 16 5 0l5 16M1.8 10.6h6.4"),
  "2": stroke("M.5 4.3C.6 1.7 2.5 0 5 0c2.8 0 4.7 1.8 4.7 4.4 0 2.1-1.2 3.7-3 5.5L.4 16H10"),
  "3": stroke(
    "M.7 2.7C1.5 1 3 0 5 0c2.6 0 4.4 1.5 4.4 3.8S7.6 7.6 5 7.6H4" +
      "m1 0c2.9 0 4.8 1.6 4.8 4.2S7.8 16 5 16c-2.4 0-4.2-1.1-4.8-3",
  ),
  "4": stroke("M7.3 16V0L0 11.4h10.4"),
  "5": stroke(
    "M9 0H1.7L1 7.3C2 6.4 3.3 6 4.8 6c3 0 5 2 5 4.9 0 3.1-2 5.1-5 5.1C2.6 16 .9 15 .1 13.3",
  ),
  "6": stroke(
    "M8 .2C3.7 1.4.2 5.4.2 10.8.2 14 2.2 16 5 16s4.8-2 4.8-4.8c0-2.9-2-4.8-4.7-4.8-2.3 0-4.2 1.5-4.8 3.7",
  ),
  "7": stroke("M.2 0h9.6L3.6 16"),
  "8": stroke(
    "M5 0c2.5 0 4.3 1.5 4.3 3.7S7.5 7.5 5 7.5.7 6 .7 3.7 2.5 0 5 0z" +
      "m0 7.5c2.9 0 5 1.7 5 4.2C10 14.3 7.9 16 5 16s-5-1.7-5-4.3c0-2.5 2.1-4.2 5-4.2z",
  ),
  "9": stroke(
    "M2 15.8c4.3-1.2 7.8-5.2 7.8-10.6C9.8 2 7.8 0 5 0S.2 2 .2 4.8c0 2.9 2 4.8 4.7 4.8 2.3 0 4.2-1.5 4.8-3.7",
  ),
  "10": stroke(
    "M0 2.4 2.7 0v16M10.2 0c2.2 0 3.6 3 3.6 8s-1.4 8-3.6 8-3.6-3-3.6-8 1.4-8 3.6-8z",
    13.8,
  ),
  J: stroke("M8.4 0v11.2c0 3-1.6 4.8-4.2 4.8C1.9 16 .4 14.6 0 12.3"),
  Q: stroke("M5 0c3 0 5 3.1 5 8s-2 8-5 8-5-3.1-5-8 2-8 5-8zm.9 11.2 4.5 5.4"),
  K: stroke("M.4 0v16M9.6 0 .6 9.8M4 6.4 10 16"),
};

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
export const SUITS: Readonly<Record<Suit, string>> = {
  s:
    "M10 .6c2.3 4.3 8.9 7.2 8.9 11.8 0 2.5-1.9 4.2-4.1 4.2-1.7 0-3.1-.9-3.9-2.3.1 2.2 1 3.8 2.6 5.1h-7" +
    "c1.6-1.3 2.5-2.9 2.6-5.1-.8 1.4-2.2 2.3-3.9 2.3-2.2 0-4.1-1.7-4.1-4.2C1.1 7.8 7.7 4.9 10 .6z",
  h:
    "M10 18.8C4.5 14.3.7 10.7.7 6.5c0-3 2.2-5.2 5-5.2 1.8 0 3.4 1 4.3 2.7.9-1.7 2.5-2.7 4.3-2.7" +
    " 2.8 0 5 2.2 5 5.2 0 4.2-3.8 7.8-9.3 12.3z",
  d: "M10 .4c1.9 3.5 4.5 6.8 7.6 9.6-3.1 2.8-5.7 6.1-7.6 9.6C8.1 16.1 5.5 12.8 2.4 10 5.5 7.2 8.1 3.9 10 .4z",
  c:
    "M10 .8a4.5 4.5 0 0 1 3.4 7.4 4.5 4.5 0 1 1-2.6 5.9c.1 2.3 1 4 2.7 5.3h-7c1.7-1.3 2.6-3 2.7-5.3" +
    "a4.5 4.5 0 1 1-2.6-5.9A4.5 4.5 0 0 1 10 .8z",
};

/** What a court card's suit wears: box 20 by 12, standing on the bottom line. */
export const COURTS: Readonly<Record<string, string>> = {
  K: "M1.6 3.4 5.4 7 10 .8 14.6 7l3.8-3.6L17.2 12H2.8z",
  Q: "M2 5.6c2.3.1 3.6 1 4.4 2.6C6.8 6.2 7.8 4.9 10 4c2.2.9 3.2 2.2 3.6 4.2.8-1.6 2.1-2.5 4.4-2.6L16.6 12H3.4z",
  J: "M2.6 12V9.4h14.8V12zM3.8 8.4C4.2 4.8 6.6 3 9.8 3c3.4 0 6 1.9 6.4 5.4zM11.2 2.6C12.4.8 15 0 18.6.3 17.8 2.8 15.4 4.2 12.6 3.8z",
};

/** A five-pointed star in the box of 20 by 20: the joker's sign. */
export const STAR = "M10 .9l2.7 6 6.5.7-4.9 4.4 1.4 6.4L10 15.1l-5.7 3.3 1.4-6.4L.8 7.6l6.5-.7z";

/** A fool's cap with three points, box 20 by 16. */
export const CAP =
  "M3.6 16c.2-3-.2-6.3-3-8.6 3.1-.9 5.6-.2 7 1.8C7.8 5.5 8.5 3 10 .6c1.5 2.4 2.2 4.9 2.4 8.6" +
  " 1.4-2 3.9-2.7 7-1.8-2.8 2.3-3.2 5.6-3 8.6z";
