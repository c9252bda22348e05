/**
 * A choice among many moves, asked one small question after the other.
 *
 * All of it is told from the moves' own notation: which meld differs, what a wild card stands for,
 * which meld on the table a card goes to.
 */
import { bareCard, parseCard } from "./cards.ts";
import type { Suit } from "./cards.ts";

/** Cards of a move that lie together: a new meld, or what is laid off on one. */
export interface Way {
  readonly cards: readonly string[];
  readonly onto: number | null; // the meld on the table
}

/** What an answer would settle. */
export interface Answer {
  readonly moves: readonly string[]; // that are left after it; one: it is played
  readonly way: Way | null; // null: a kind of melds, not yet one of them
  readonly kind: MeldKind | null;
}

export type MeldKind =
  { readonly kind: "set" } | { readonly kind: "run"; readonly suit: Suit | null };

export interface Question {
  /** Of several new melds, the one that is asked about, from 1. */
  readonly part: { readonly number: number; readonly of: number } | null;
  readonly answers: readonly Answer[];
}

/** More answers than these are asked in two steps. */
const COMFORTABLE = 12;

/** The next question that these moves leave open; null: they are no ways of laying cards. */
export function questionOf(moves: readonly string[]): Question | null {
  const ways = moves.map((move) => ({ move, parts: waysOf(move) }));
  const parts = Math.max(...ways.map((way) => way.parts.length));
  for (let n = 0; n < parts; n++) {
    const answers = answersAt(ways, n);
    if (answers.length < 2) continue;
    const part = parts > 1 ? { number: n + 1, of: parts } : null;
    return { part, answers: answers.length > COMFORTABLE ? byKind(answers) : answers };
  }
  return null;
}

function answersAt(
  ways: readonly { readonly move: string; readonly parts: readonly Way[] }[],
  n: number,
): Answer[] {
  const found = new Map<string, Answer>();
  for (const { move, parts } of ways) {
    const way = parts[n];
    if (way === undefined) continue;
    const key = `${way.onto}:${way.cards.join(" ")}`;
    const kind = way.onto === null ? kindOf(way.cards) : null;
    found.set(key, { way, kind, moves: [...(found.get(key)?.moves ?? []), move] });
  }
  return [...found.values()];
}

/** Answers of one kind together, where there are several kinds; else all of them. */
function byKind(answers: readonly Answer[]): readonly Answer[] {
  const found = new Map<string, Answer>();
  for (const { kind, way, moves } of answers) {
    const key =
      kind === null ? `${way?.onto}` : `${kind.kind}${kind.kind === "run" ? kind.suit : ""}`;
    const before = found.get(key);
    const one = before
      ? { kind, way: null, moves: [...before.moves, ...moves] }
      : { kind, way, moves };
    found.set(key, one);
  }
  const kinds = [...found.values()];
  return kinds.length > 1 && answers.every(({ kind }) => kind !== null) ? kinds : answers;
}

/** Whether these cards, as they are announced, are a set; else they are a run. */
export function kindOf(cards: readonly string[]): MeldKind {
  const meant = cards.flatMap((card) => {
    const { face, stands } = parseCard(card) ?? { face: null, stands: null };
    return stands ?? face ?? [];
  });
  const ranks = new Set(meant.map(({ rank }) => rank));
  return ranks.size === 1 ? { kind: "set" } : { kind: "run", suit: meant[0]?.suit ?? null };
}

const MELD = /^meld (.+)$/;
const ADD = /^add (.+) to (\d+)$/;

/** The melds that a move lays, or the cards that it lays off: "meld Qs Qh *=Qd", "add *=10s to 1". */
export function waysOf(move: string): readonly Way[] {
  const [, melds] = MELD.exec(move) ?? [];
  if (melds !== undefined) {
    return melds.split("|").map((meld) => ({ cards: meld.trim().split(" "), onto: null }));
  }
  const [, cards, onto] = ADD.exec(move) ?? [];
  return cards === undefined ? [] : [{ cards: cards.split(" "), onto: Number(onto) }];
}

/** The wild cards of a way with what they are announced as. */
export function announced({ cards }: Way): readonly string[] {
  return cards.filter((card) => bareCard(card) !== card);
}
