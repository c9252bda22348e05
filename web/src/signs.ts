/** Cards as signs in a line of text: "7♥", in Dutch "V♠" for the queen of spades. */
import { parseFace } from "./cards.ts";

const SUITS: Readonly<Record<string, string>> = { s: "♠", h: "♥", d: "♦", c: "♣" };

/** Boer, vrouw, heer: as on the cards of Dutch pages. */
const DUTCH: Readonly<Record<string, string>> = { J: "B", Q: "V", K: "H" };

/** A face, or a rank alone; null for all else. */
export function signOf(text: string, language: string): string | null {
  const face = parseFace(text);
  if (face === null) return null;
  const rank = language === "nl" ? (DUTCH[face.rank] ?? face.rank) : face.rank;
  return rank + (SUITS[face.suit ?? ""] ?? "");
}
