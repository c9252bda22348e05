/**
 * The own hand as the player keeps it: order, selection, staged groups. The engine knows faces
 * only; which twin a card is and where it lies is decided here. All of it is immutable plain data.
 */
import { compareByRank, compareBySuit } from "./cards.ts";
import type { HandCard, SortBy } from "./table-state.ts";

/** A card with its place; one that left the hand in this turn keeps it, should it come back. */
interface Held {
  readonly key: string;
  readonly card: string;
  readonly gone: boolean;
}

export interface Hand {
  readonly deal: number;
  readonly next: number; // number of the next key
  readonly cards: readonly Held[];
  readonly selected: readonly string[]; // keys
  readonly groups: readonly (readonly string[])[]; // keys
  readonly fresh: readonly string[]; // keys
  /** The player's own order as keys while the hand is sorted; null: it lies in that order. */
  readonly own: readonly string[] | null;
  /** The seat was not on turn when this was last brought up to date. */
  readonly resting: boolean;
}

/** What of a position the hand follows. */
export interface Dealt {
  readonly deal: number;
  readonly cards: readonly string[];
  readonly inTurn: boolean; // the seat has drawn and not yet discarded
  readonly back?: boolean; // its last step was taken back
}

/** The hand at a position: a new deal in dealt order, else the old arrangement brought up to date.
 * `leaving`: keys of the cards that were just played, to tell twins apart. */
export function follow(before: Hand | null, now: Dealt, leaving: readonly string[] = []): Hand {
  if (before === null || before.deal !== now.deal) return deal(now);
  // What was thrown comes back to its place only before anybody else has acted.
  const hand = before.resting && now.back !== true ? settled(before) : before;
  const { stay, come } = match(hand, now.cards, new Set(leaving));
  const { cards, fresh, next } = arrange(hand, stay, come);
  const present = new Set(cards.filter((held) => !held.gone).map((held) => held.key));
  const here = (keys: readonly string[]): string[] => keys.filter((key) => present.has(key));
  return {
    deal: hand.deal,
    next,
    cards,
    selected: here(hand.selected),
    groups: hand.groups.map(here).filter((group) => group.length > 0),
    fresh: now.inTurn ? here([...hand.fresh, ...fresh]) : [],
    own: hand.own,
    resting: !now.inTurn,
  };
}

function settled(hand: Hand): Hand {
  return { ...hand, cards: present(hand) };
}

function deal(now: Dealt): Hand {
  const cards = now.cards.map((card, n) => ({ key: keyOf(now.deal, n), card, gone: false }));
  const nothing = { selected: [], groups: [], fresh: [], own: null };
  return { deal: now.deal, next: cards.length, cards, ...nothing, resting: !now.inTurn };
}

function keyOf(deal: number, number: number): string {
  return `${deal}.${number}`;
}

/** Which held cards are still there, and which faces are new. Of twins those leave first that were
 * played, then the newest. */
function match(
  hand: Hand,
  cards: readonly string[],
  leaving: ReadonlySet<string>,
): { stay: ReadonlySet<string>; come: string[] } {
  const rest = [...cards];
  const stay = new Set<string>();
  for (const held of [...hand.cards].sort(
    (a, b) => staying(hand, b, leaving) - staying(hand, a, leaving),
  )) {
    const at = held.gone ? -1 : rest.indexOf(held.card);
    if (at < 0) continue;
    rest.splice(at, 1);
    stay.add(held.key);
  }
  return { stay, come: rest };
}

function staying(hand: Hand, held: Held, leaving: ReadonlySet<string>): number {
  return leaving.has(held.key) ? 0 : hand.fresh.includes(held.key) ? 1 : 2;
}

/** Old cards in their places; new faces in the place that one of them left, else at the end. */
function arrange(
  hand: Hand,
  stay: ReadonlySet<string>,
  come: readonly string[],
): { cards: Held[]; fresh: string[]; next: number } {
  const rest = [...come];
  const cards = hand.cards.map((held): Held => {
    if (stay.has(held.key)) return held;
    const at = held.gone ? rest.indexOf(held.card) : -1;
    if (at < 0) return { ...held, gone: true };
    rest.splice(at, 1);
    return { ...held, gone: false };
  });
  const added = rest.map((card, n): Held => ({
    key: keyOf(hand.deal, hand.next + n),
    card,
    gone: false,
  }));
  return {
    cards: [...cards, ...added],
    fresh: added.map((held) => held.key),
    next: hand.next + added.length,
  };
}

/** The cards to show, in order. */
export function handCards(hand: Hand): HandCard[] {
  const groupOf = new Map(hand.groups.flatMap((keys, n) => keys.map((key) => [key, n] as const)));
  return present(hand).map(({ key, card }) => ({
    key,
    card,
    selected: hand.selected.includes(key),
    fresh: hand.fresh.includes(key),
    group: groupOf.get(key) ?? null,
  }));
}

/** Card texts of keys, in the order of the hand. */
export function cardsOf(hand: Hand, keys: readonly string[]): string[] {
  return present(hand)
    .filter((held) => keys.includes(held.key))
    .map((held) => held.card);
}

/** Selects a card or unselects it; a staged one leaves its group and becomes selected. */
export function toggle(hand: Hand, key: string): Hand {
  if (hand.selected.includes(key)) {
    return { ...hand, selected: hand.selected.filter((other) => other !== key) };
  }
  return select(hand, [...hand.selected, key]);
}

/** Selects exactly these cards, staged ones included: they leave their groups. */
export function select(hand: Hand, keys: readonly string[]): Hand {
  const selected = present(hand)
    .map((held) => held.key)
    .filter((key) => keys.includes(key));
  return { ...hand, selected, groups: without(hand.groups, selected) };
}

/** The selected cards as one more group. */
export function stage(hand: Hand): Hand {
  if (hand.selected.length === 0) return hand;
  return { ...hand, selected: [], groups: [...hand.groups, hand.selected] };
}

export function unstage(hand: Hand, group: number): Hand {
  return { ...hand, groups: hand.groups.filter((_, n) => n !== group) };
}

/**
 * Moves cards, kept in their order, so that the first comes to `toIndex` among those shown. The
 * order that comes of it is the player's own.
 */
export function moveCards(hand: Hand, keys: readonly string[], toIndex: number): Hand {
  const moved = present(hand).filter((held) => keys.includes(held.key));
  const others = hand.cards.filter((held) => !moved.includes(held));
  const before = others.filter((held) => !held.gone)[Math.max(0, toIndex)];
  const at = before === undefined ? others.length : others.indexOf(before);
  return { ...hand, cards: [...others.slice(0, at), ...moved, ...others.slice(at)], own: null };
}

/** Sorts the hand, or puts it back into the player's own order. Cards that came since are last. */
export function sortHand(hand: Hand, by: Exclude<SortBy, "melds">): Hand {
  if (by === "own") {
    if (hand.own === null) return hand;
    const places = new Map(hand.own.map((key, place) => [key, place]));
    const place = ({ key }: Held): number => places.get(key) ?? places.size;
    return { ...hand, cards: hand.cards.toSorted((a, b) => place(a) - place(b)), own: null };
  }
  const compare = by === "suit" ? compareBySuit : compareByRank;
  return sorted(hand, hand.cards.toSorted((a, b) => compare(a.card, b.card)));
}

/** Puts the hand into the order of these faces; the rest of it follows by suit. */
export function orderHand(hand: Hand, cards: readonly string[]): Hand {
  const rest = hand.cards.toSorted((a, b) => compareBySuit(a.card, b.card));
  const first = cards.flatMap((card) => {
    const at = rest.findIndex((held) => held.card === card && !held.gone);
    return at < 0 ? [] : rest.splice(at, 1);
  });
  return sorted(hand, [...first, ...rest]);
}

function sorted(hand: Hand, cards: readonly Held[]): Hand {
  return { ...hand, cards, own: hand.own ?? hand.cards.map(({ key }) => key) };
}

function present(hand: Hand): Held[] {
  return hand.cards.filter((held) => !held.gone);
}

function without(groups: Hand["groups"], keys: readonly string[]): string[][] {
  return groups
    .map((group) => group.filter((key) => !keys.includes(key)))
    .filter((group) => group.length > 0);
}

/** A hand read from a save; null if it is none. */
export function readHand(value: unknown): Hand | null {
  const hand = value as Hand | null;
  const texts = (list: unknown): boolean =>
    Array.isArray(list) && list.every((item) => typeof item === "string");
  const good =
    typeof hand === "object" &&
    hand !== null &&
    Number.isInteger(hand.deal) &&
    Number.isInteger(hand.next) &&
    Array.isArray(hand.cards) &&
    hand.cards.every((held) => typeof held?.key === "string" && typeof held.card === "string") &&
    texts(hand.selected) &&
    texts(hand.fresh) &&
    Array.isArray(hand.groups) &&
    hand.groups.every(texts);
  return good ? { ...hand, own: texts(hand.own) ? hand.own : null, resting: hand.resting === true } : null;
}
