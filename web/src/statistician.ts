/**
 * Writes down each deal that one person played to its end against bots. What leaves another match,
 * begins with a position, or is practice, is no deal of theirs.
 */
import type { Keeper } from "./keeper.ts";
import type { Event, Position } from "./protocol.ts";
import { seedOf } from "./record.ts";
import { scoreValue } from "./scores.ts";
import { peopleOf } from "./sharing.ts";
import type { Snapshot } from "./snapshot.ts";
import type { PlayedDeal } from "./statistics.ts";
import type { Table } from "./table.ts";
import type { StatisticsIntents, TableState } from "./table-state.ts";

export class Statistician implements StatisticsIntents {
  readonly #keeper: Keeper;
  readonly #table: Table;
  #before: Position | null = null;

  constructor(snapshot: Snapshot, keeper: Keeper, table: Table) {
    this.#keeper = keeper;
    this.#table = table;
    snapshot.subscribe((state) => this.#see(state));
  }

  deals(): Promise<readonly PlayedDeal[]> {
    return this.#keeper.deals();
  }

  forget(): Promise<void> {
    return this.#keeper.forgetDeals();
  }

  /** A deal counts when its end comes, not where it is only looked at. */
  #see({ position, log }: TableState): void {
    const before = this.#before;
    if (position === before) return;
    this.#before = position;
    const { match } = this.#table;
    if (!position?.end || before === null || match === null) return;
    if (before.end !== null || before.deal !== position.deal) return;
    if (position.practice || match.fork !== null || seedOf(position.record) === null) return;
    if (peopleOf(position).length !== 1) return;
    void this.#keeper.addDeal(`${match.id}:${position.deal}`, playedDeal(position, log));
  }
}

export function playedDeal(position: Position, log: readonly Event[]): PlayedDeal {
  const { seat, seats, dealer, end, rules, winners } = position;
  const out = end?.out === seat;
  return {
    when: Date.now(),
    rules,
    bots: seats.filter((_, other) => other !== seat).map(({ kind }) => kind),
    place: ((seat - dealer - 1 + seats.length) % seats.length) + 1,
    seats: seats.length,
    points: scoreValue(end?.scores[seat] ?? "0"),
    out,
    rummy: out && !laidBefore(log, seat),
    match: winners === null ? null : winners.includes(seat) ? "won" : "lost",
  };
}

const LAYS = ["meld", "lay-off", "reclaim"];

/** Whether a seat has laid anything before its last turn. */
function laidBefore(log: readonly Event[], seat: number): boolean {
  const own = log.filter(({ args }) => args["seat"] === seat);
  const last = own.findLastIndex(({ code }) => code === "draw" || code === "take");
  return own.slice(0, Math.max(last, 0)).some(({ code }) => LAYS.includes(code));
}
