/** The match being played, as this tab holds it, and the save made of it. */
import type { Hand } from "./hand.ts";
import type { Event, Position, Reason, RulesInfo, Start } from "./protocol.ts";
import { isShared } from "./sharing.ts";
import { NO_MATCH } from "./snapshot.ts";
import { SCHEMA } from "./storage.ts";
import type { Save } from "./storage.ts";
import type { Fork, SavedMatch, TableState } from "./table-state.ts";

/** The object itself tells whether a late answer still belongs to the match on the table. */
export interface OpenMatch {
  readonly id: string;
  seat: number; // who has the device
  held: boolean; // … and may look; of one person alone that is always so
  readonly start: Start | null; // of a match that the engine has still to begin
  readonly replaces: string | null; // the save that goes once this match is saved
  readonly kept: boolean; // it comes out of a save
  readonly fork: Fork | null; // where it left another match
  record: string | null; // null until the match has begun
  readonly hands: Map<number, Hand>; // by seat: each person keeps an own order
  shown: Shown | null; // saved, and on the table or about to be
  waiting: Position | null; // of the one that the device goes to
  reasons: ReadonlyMap<number, Reason>; // of the bots' moves in this deal, by place in its log
  rules: RulesInfo | null;
  asked: boolean; // the engine is reading the record, or beginning the match
  sure: boolean; // it has done so
  lost: boolean; // another tab plays it now
}

export interface Shown {
  readonly position: Position;
  readonly log: readonly Event[];
}

export function newMatch(
  id: string,
  start: Start,
  seat: number,
  replaces: string | null,
): OpenMatch {
  return { ...unknown(), id, seat, start, replaces, kept: false, record: null };
}

export interface Written {
  readonly record: string;
  readonly fork?: Fork | null | undefined;
}

/** A match that somebody has as a record. */
export function writtenMatch(
  id: string,
  { record, fork = null }: Written,
  seat: number,
  replaces: string | null,
): OpenMatch {
  return { ...unknown(), id, seat, start: null, replaces, kept: false, fork, record };
}

export function matchOf({ summary, record, hands, rules }: Save): OpenMatch {
  const { id, seat, fork = null } = summary;
  const known = { record, hands: new Map(hands), rules };
  return { ...unknown(), id, seat, start: null, replaces: null, kept: true, fork, ...known };
}

function unknown(): Pick<
  OpenMatch,
  "held" | "fork" | "hands" | "shown" | "waiting" | "reasons" | "rules" | "asked" | "sure" | "lost"
> {
  const nothing = { fork: null, shown: null, waiting: null, reasons: new Map(), rules: null };
  return { ...nothing, hands: new Map(), held: false, asked: false, sure: false, lost: false };
}

/** A position with what led to it. */
export type Seen = Shown & { readonly news: readonly Event[] };

/** The deal's log with the new events; null if some between are missing. */
export function continued(before: Shown | null, { events, since }: Position): readonly Event[] | null {
  if (since === 0) return events;
  const known = before?.log ?? [];
  return since > known.length ? null : [...known.slice(0, since), ...events];
}

/** The save of a match that has been shown. `open`: the player stays at the table. */
export function saveOf(match: OpenMatch, shown: Shown, how: Owned): Save {
  const { position, log } = shown;
  const secret = isShared(position); // whoever opens it must not see this hand
  return {
    schema: SCHEMA,
    owner: how.owner,
    open: how.open,
    record: position.record,
    hands: [...match.hands],
    rules: match.rules,
    summary: summaryOf(match, position),
    build: how.build,
    position: secret ? null : position,
    log: secret ? [] : log,
  };
}

export interface Owned {
  readonly owner: string;
  readonly open: boolean;
  readonly build: string;
}

let latest = 0;

/** The time, but never the same twice: saves are in its order. */
function later(): number {
  latest = Math.max(Date.now(), latest + 1);
  return latest;
}

function summaryOf({ id, fork }: OpenMatch, position: Position): SavedMatch {
  return {
    id,
    rules: position.rules,
    names: position.seats.map((seat) => seat.name),
    seat: position.seat,
    deal: position.deal,
    deals: position.deals,
    scores: position.seats.map((seat) => seat.score),
    over: position.winners !== null,
    practice: position.practice,
    changed: later(),
    fork,
  };
}

/** Of a warning and of the bots' reasons what may be shown beside a position. */
export function tellable(
  now: Position,
  before: Position | null,
  { gift, reasons }: Pick<TableState, "gift" | "reasons">,
): Partial<TableState> {
  const waits = now.turn !== now.seat && now.phase !== "over" && now.deal === before?.deal;
  return {
    gift: waits ? gift : null,
    // They tell of hidden cards.
    reasons: now.phase === "over" || now.practice ? reasons : NO_MATCH.reasons,
  };
}

/** Whether the own discard could be taken back; in practice so could any other's move. */
export function isTakeable({ turn, seat, canBack, practice }: Position): boolean {
  return canBack && turn !== seat && !practice;
}

/** Whether the own discard is what happened last. */
export function threw({ news, position }: Seen): boolean {
  const last = news.at(-1);
  return last?.code === "discard" && last.args["seat"] === position.seat && position.end === null;
}
