/** A move of the notation in words and cards, for the question which of several is meant. */
import type { Texts } from "../texts.ts";

export interface MoveView {
  readonly words: string;
  readonly melds: readonly (readonly string[])[];
}

const MELD = /^meld (.+)$/;
const ADD = /^add (.+) to (\d+)$/;
const SWAP = /^swap (\S+)(?: for (\S+))? in (\d+)$/;

/** Cards and sentence of a move: "meld Qs Qh *=Qd", "add *=10s to 1", "swap 7h in 2", "draw". */
export function moveView(move: string, texts: Texts, top: string | null): MoveView {
  const [, melds] = MELD.exec(move) ?? [];
  if (melds !== undefined) {
    const groups = melds.split("|").map((meld) => meld.trim().split(" "));
    return { words: named(groups.flat(), texts, "ui-move-meld"), melds: groups };
  }
  const [, added, onto] = ADD.exec(move) ?? [];
  if (added !== undefined) {
    const cards = added.split(" ");
    return { words: named(cards, texts, "ui-move-add", onto), melds: [cards] };
  }
  const [, card, wild, place] = SWAP.exec(move) ?? [];
  if (card !== undefined) {
    const args = { card, meld: place ?? "", wild: wild ?? "*" };
    return { words: texts.say("ui-move-swap", args), melds: [[card]] };
  }
  const shown = move === "take" && top !== null ? [[top]] : [];
  const args = { card: top ?? "" };
  return { words: texts.say(`ui-move-${move.split(" ")[0]}`, args), melds: shown };
}

/** Only what is announced tells the choices apart, so only that is said where there is any. */
function named(cards: readonly string[], texts: Texts, id: string, meld = ""): string {
  const wild = cards.filter((card) => card.includes("="));
  return texts.say(id, { cards: wild.length > 0 ? wild : cards, meld });
}
