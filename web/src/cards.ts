/** Card texts of the notation, taken apart for showing, sorting and naming. No rules in here. */

export type Suit = "s" | "h" | "d" | "c";

export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const;
export type Rank = (typeof RANKS)[number];

/** The order in which suits are sorted: black and red in turn, so that neighbours differ. */
export const SUITS: readonly Suit[] = ["s", "h", "c", "d"];

export interface Face {
  readonly rank: Rank;
  readonly suit: Suit | null; // null where only a rank is named: the meaning in "4h=7"
}

/** One card text: a face, a joker or an unknown card, and what it is announced as. */
export interface Card {
  readonly kind: "face" | "joker" | "unknown";
  readonly face: Face | null; // of kind "face"
  readonly stands: Face | null; // after "=": "*=7h" stands for 7h
}

const FACE = /^(A|10|[2-9]|J|Q|K)([shdc])?$/;

/** Reads "7h" or, for a meaning, "7"; null for anything else. */
export function parseFace(text: string): Face | null {
  const found = FACE.exec(text);
  if (found === null) return null;
  return { rank: found[1] as Rank, suit: (found[2] as Suit | undefined) ?? null };
}

/** Reads "7h", "*", "?", "*=7h", "4h=7"; null for anything else. */
export function parseCard(text: string): Card | null {
  const [shown = "", meaning] = text.split("=", 2);
  const stands = meaning === undefined ? null : parseFace(meaning);
  if (meaning !== undefined && stands === null) return null;
  if (shown === "*") return { kind: "joker", face: null, stands };
  if (shown === "?") return { kind: "unknown", face: null, stands };
  const face = parseFace(shown);
  return face?.suit ? { kind: "face", face, stands } : null;
}

/** The card itself, without an announced meaning: "*" of "*=7h". */
export function bareCard(text: string): string {
  return text.split("=", 1)[0] ?? text;
}

/** Orders by suit, then rank, the ace low; jokers and unknown cards last. */
export function compareBySuit(a: string, b: string): number {
  return place(a, 100, 1) - place(b, 100, 1);
}

/** Orders by rank, the ace low, then suit; jokers and unknown cards last. */
export function compareByRank(a: string, b: string): number {
  return place(a, 1, 100) - place(b, 1, 100);
}

function place(text: string, perSuit: number, perRank: number): number {
  const face = parseCard(text)?.face;
  if (!face?.suit) return 10_000;
  return SUITS.indexOf(face.suit) * perSuit + RANKS.indexOf(face.rank) * perRank;
}
