/** What a key each tells: the own hand, the table, the piles, the players, the points. */
import type { Position } from "../protocol.ts";
import type { Args, TableState } from "../table-state.ts";
import { meldArgs } from "./melds.ts";
import { unstaged, type Said } from "./model.ts";
import { seatArgs, seatOrder } from "./seats.ts";

/** Puts a text in words. */
interface Sayer {
  say(id: string, args?: Args): string;
}

export function pointsSaid({ position }: TableState): Said {
  const scores = position?.seats.map((seat) => seat.score) ?? [];
  return { id: "ui-said-points", args: { scores } };
}

export function tableSaid({ position }: TableState, { say }: Sayer): Said {
  if (!position || position.table.length === 0) return { id: "ui-empty-none" };
  const melds = position.table.map((meld) => say("ui-meld-name", meldArgs(meld, position, "none")));
  return { id: "ui-said-table", args: { melds } };
}

export function handSaid(state: TableState): Said {
  const cards = unstaged(state).map(({ card }) => card);
  const staged = state.hand.length - cards.length;
  return { id: "ui-said-hand", args: { cards, count: cards.length, staged } };
}

export function pilesSaid({ position }: TableState): Said {
  const { stock = 0, discard = 0, top = null } = position ?? {};
  const args = { stock, discard, ...(top !== null && { card: top }) };
  return { id: top === null ? "ui-said-stock" : "ui-said-piles", args };
}

export function playersSaid({ position }: TableState, { say }: Sayer): Said {
  if (!position) return { id: "ui-verdict-starting" };
  const others = seatOrder(position.seats.length, position.seat).slice(1);
  const players = others.map((seat) => playerWords(position, seat, say));
  return { id: "ui-said-players", args: { players } };
}

function playerWords(position: Position, seat: number, say: Sayer["say"]): string {
  const turn = String(position.phase !== "over" && position.turn === seat);
  const opened = position.seats[seat]?.opened ? "true" : "none";
  return say("ui-seat", { ...seatArgs(position, seat), opened, turn });
}
