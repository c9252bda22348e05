/** A score pad as people keep it: who plays what, and every deal as it was written down. */
import { GAMES } from "./games.ts";
import type { Mix } from "./mix.ts";
import type { Pad, PadDeal, PadHand } from "./protocol.ts";
import type { Options } from "./table-state.ts";

/** Version of the form of a kept pad. */
export const PAD_SCHEMA = 1;
export const MOST_NAME = 20; // letters

export interface KeptPad {
  readonly schema: number;
  readonly id: string;
  readonly changed: number; // milliseconds; also tells two windows' versions apart
  readonly rules: string;
  readonly options: Options;
  readonly names: readonly string[];
  readonly dealer: number; // of the first deal
  readonly deals: readonly PadDeal[];
  readonly draft: PadDeal | null; // of the next deal, begun
}

export function newPad(mix: Mix, names: readonly string[], dealer: number): KeptPad {
  const { rules, options } = mix;
  const [id, changed] = [crypto.randomUUID(), Date.now()];
  return { schema: PAD_SCHEMA, id, changed, rules, options, names, dealer, deals: [], draft: null };
}

const NO_HAND: PadHand = { points: "", cards: [] };

export function blankDeal(seats: number): PadDeal {
  const hands = Array.from({ length: seats }, () => NO_HAND);
  return { ended: "", out: null, rummy: false, hands };
}

/** The deal ended by a seat going out, whose hand is then empty; null: by nobody. */
export function endedBy(deal: PadDeal, out: number | null): PadDeal {
  if (out === null) return { ...deal, ended: "blocked", out, rummy: false };
  return { ...withHand(deal, out, NO_HAND), ended: "out", out };
}

export function withHand(deal: PadDeal, seat: number, hand: PadHand): PadDeal {
  return { ...deal, hands: deal.hands.map((one, n) => (n === seat ? hand : one)) };
}

/** The deals with one put in the place `at`; the place behind the last one adds it. */
export function withDeal(deals: readonly PadDeal[], at: number, deal: PadDeal): readonly PadDeal[] {
  return at >= deals.length ? [...deals, deal] : deals.map((one, n) => (n === at ? deal : one));
}

/** What the engine is asked to count. */
export function padOf(kept: KeptPad, deals: readonly PadDeal[] = kept.deals): Pad {
  const { rules, options, dealer, names } = kept;
  return { rules, options, dealer, seats: names.length, deals: [...deals] };
}

/** A pad as it was kept; null for anything else, or if a newer Meldbook has written it. */
export function readPad(value: unknown): KeptPad | null {
  const pad = (value ?? {}) as Partial<KeptPad>;
  const { id, changed, rules, options, names, dealer, deals, draft } = pad;
  if (pad.schema !== PAD_SCHEMA || typeof id !== "string" || typeof changed !== "number") return null;
  if (typeof rules !== "string" || typeof options !== "object" || options === null) return null;
  if (!Array.isArray(names) || !names.every((name) => typeof name === "string")) return null;
  if (typeof dealer !== "number" || !Array.isArray(deals)) return null;
  const fits = (deal: unknown): boolean => isDeal(deal, names.length);
  if (!deals.every(fits)) return null;
  return { ...(pad as KeptPad), draft: draft && fits(draft) ? draft : null };
}

function isDeal(value: unknown, seats: number): boolean {
  const { ended, out, rummy, hands } = (value ?? {}) as Partial<PadDeal>;
  return (
    ["", "out", "blocked"].includes(ended ?? "?") &&
    (out === null || (Number.isInteger(out) && Number(out) < seats)) &&
    typeof rummy === "boolean" &&
    Array.isArray(hands) &&
    hands.length === seats &&
    hands.every((one) => typeof one?.points === "string" && Array.isArray(one.cards))
  );
}

/** Fewest and most names that a game takes. */
export function seatsOf(mix: Mix, players: readonly number[] | undefined): readonly [number, number] {
  const [least, most] = players ?? GAMES[mix.rules] ?? [];
  return [least ?? 2, most ?? 4];
}
