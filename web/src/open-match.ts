/** The match being played, as this tab holds it, and the save made of it. */
import type { Hand } from "./hand.ts";
import type { Event, Position, Start } from "./protocol.ts";
import { SCHEMA } from "./storage.ts";
import type { Save } from "./storage.ts";
import type { SavedMatch } from "./table-state.ts";

/** The object itself tells whether a late answer still belongs to the match on the table. */
export interface OpenMatch {
  readonly id: string;
  readonly seat: number;
  readonly start: Start | null; // of a match that the engine has still to begin
  readonly replaces: string | null; // the save that goes once this match is saved
  record: string | null; // null until the match has begun
  hand: Hand | null;
  shown: Shown | null; // saved, and on the table or about to be
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
  return { ...UNKNOWN, id, seat, start, replaces, record: null, hand: null };
}

export function matchOf({ summary, record, hand }: Save): OpenMatch {
  return {
    ...UNKNOWN,
    id: summary.id,
    seat: summary.seat,
    start: null,
    replaces: null,
    record,
    hand,
  };
}

const UNKNOWN = { shown: null, asked: false, sure: false, lost: false };

/** The save of a match that has been shown. `open`: the player stays at the table. */
export function saveOf(match: OpenMatch, { position, log }: Shown, how: Owned): Save {
  return {
    schema: SCHEMA,
    owner: how.owner,
    open: how.open,
    record: position.record,
    hand: match.hand,
    summary: summaryOf(match.id, position),
    build: how.build,
    position,
    log,
  };
}

export interface Owned {
  readonly owner: string;
  readonly open: boolean;
  readonly build: string;
}

function summaryOf(id: string, position: Position): SavedMatch {
  return {
    id,
    rules: position.rules,
    names: position.seats.map((seat) => seat.name),
    seat: position.seat,
    deal: position.deal,
    deals: position.deals,
    scores: position.seats.map((seat) => seat.score),
    over: position.winners !== null,
    changed: Date.now(),
  };
}
