/** What the player's deals came to, counted: by game, by opponent, by place at the table. */

/** One deal that was played to its end. */
export interface PlayedDeal {
  readonly when: number; // milliseconds since 1970
  readonly rules: string;
  readonly bots: readonly string[]; // kinds of the others
  readonly place: number; // in the order of play, from 1
  readonly seats: number;
  readonly points: number; // what the deal added to the own score
  readonly out: boolean; // the player went out …
  readonly rummy: boolean; // … having laid nothing before that turn
  readonly match: "won" | "lost" | null; // null: it goes on
}

export interface Tally {
  readonly deals: number;
  readonly out: number;
  readonly rummy: number;
  readonly points: number; // of all deals
  readonly matches: number; // played to the end
  readonly won: number;
  readonly streak: number; // most deals in a row in which the player went out
}

/** `deals`: the oldest first. */
export function tally(deals: readonly PlayedDeal[]): Tally {
  const count = (wanted: (deal: PlayedDeal) => boolean): number => deals.filter(wanted).length;
  let run = 0;
  let streak = 0;
  for (const { out } of deals) {
    run = out ? run + 1 : 0;
    streak = Math.max(streak, run);
  }
  return {
    deals: deals.length,
    out: count(({ out }) => out),
    rummy: count(({ rummy }) => rummy),
    points: deals.reduce((sum, { points }) => sum + points, 0),
    matches: count(({ match }) => match !== null),
    won: count(({ match }) => match === "won"),
    streak,
  };
}

export type Split = "game" | "bot" | "place";

/** A deal against bots of two kinds counts for each of them. */
const KEYS: Readonly<Record<Split, (deal: PlayedDeal) => readonly string[]>> = {
  game: ({ rules }) => [rules],
  bot: ({ bots }) => [...new Set(bots)],
  place: ({ place }) => [String(place)],
};

/** The deals in groups, the largest first; places in their order. */
export function split(
  deals: readonly PlayedDeal[],
  by: Split,
): readonly (readonly [key: string, tally: Tally])[] {
  const groups = new Map<string, PlayedDeal[]>();
  for (const deal of deals)
    for (const key of KEYS[by](deal)) groups.set(key, [...(groups.get(key) ?? []), deal]);
  const tallies = [...groups].map(([key, some]) => [key, tally(some)] as const);
  return tallies.sort(([a, { deals: more }], [b, { deals: less }]) =>
    by === "place" ? a.localeCompare(b) : less - more,
  );
}

/** A stored value that is a deal; null where it is none. */
export function readDeal(value: unknown): PlayedDeal | null {
  const deal = value as Partial<PlayedDeal> | null | undefined;
  if (typeof deal !== "object" || deal === null) return null;
  const { when, rules, bots, place, seats, points, out, rummy, match } = deal;
  const numbers = [when, place, seats, points].every((one) => Number.isFinite(one));
  const flags = typeof out === "boolean" && typeof rummy === "boolean";
  const known = match === null || match === "won" || match === "lost";
  return numbers && flags && known && typeof rules === "string" && Array.isArray(bots)
    ? (deal as PlayedDeal)
    : null;
}
