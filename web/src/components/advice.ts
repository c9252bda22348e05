/** What a hint says, as texts with their arguments: no document in here. */
import type { HelpingCard, Hint, OpeningHint } from "../protocol.ts";
import type { Said } from "./model.ts";

/** Cards of a kind that are named one by one. */
export const MOST_NAMED = 8;

/** Cards that would help, as many as can be named, and how many others there are. */
export interface Helps {
  readonly opening: boolean; // with each of them the hand could open
  readonly cards: readonly HelpingCard[];
  readonly more: number;
}

/** A step in words: "meld Qs Qh *=Qd", "add *=10s to 1", "swap 7h in 2", "discard 9s", "draw". */
export function stepSaid(move: string, top: string | null): Said {
  const [word = "", ...rest] = move.split(" ");
  const [card = ""] = rest;
  if (word === "meld") return { id: "ui-hint-meld", args: { cards: rest } };
  if (word === "add") return { id: "ui-hint-add", args: { card, meld: rest.at(-1) ?? "" } };
  if (word === "swap") return { id: "ui-hint-swap", args: { card, meld: rest.at(-1) ?? "" } };
  if (word === "discard") return { id: "ui-hint-discard", args: { card } };
  return { id: `ui-hint-${word}`, args: word === "take" ? { card: top ?? "?" } : {} };
}

/** How near the hand is to open; null where the step itself, or nothing, says it. */
export function openingSaid(opening: OpeningHint | null, move: string | null): Said | null {
  if (opening === null) return null;
  const { melds, points, needed, short } = opening;
  if (melds.length > 0) {
    const alone = melds.length === 1 && move === `meld ${melds[0]}`;
    return alone ? null : { id: "ui-hint-opens", args: { melds: melds.length, groups: melds } };
  }
  if (opening.kind === "points") {
    return { id: points < needed ? "ui-hint-points" : "ui-hint-enough", args: { points, needed } };
  }
  if (opening.kind === "whole-hand" && !short) return { id: "ui-hint-whole" };
  return short === null ? null : { id: "ui-hint-contract", args: { short } };
}

/** What the hand costs now, and what of that its best melds leave. */
export function costSaid({ cost, left }: Hint): Said {
  return { id: left < cost ? "ui-hint-cost" : "ui-hint-cost-bare", args: { cost, left } };
}

/** The cards with which the hand could open, then the others that help. */
export function helpsOf({ helps }: Hint): readonly Helps[] {
  const named = (opening: boolean): Helps => {
    const all = helps.filter((one) => one.opens === opening);
    const cards = all.slice(0, MOST_NAMED);
    return { opening, cards, more: all.length - cards.length };
  };
  return [named(true), named(false)].filter(({ cards }) => cards.length > 0);
}
