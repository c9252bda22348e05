/** Several people on one device: who may look, and what is left to see while it changes hands. */
import type { Event, Position } from "./protocol.ts";

/** Seats that people play. */
export function peopleOf({ seats }: Pick<Position, "seats">): readonly number[] {
  return seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
}

export function isShared(position: Pick<Position, "seats">): boolean {
  return peopleOf(position).length > 1;
}

/**
 * The person who must get the device before anything more is shown; null: it stays where it is.
 * `held`: whoever `position.seat` is has it. Bots' moves are seen by the one who has it.
 */
export function passTo(position: Position, held: boolean): number | null {
  const { seats, turn, seat, phase } = position;
  if (!isShared(position) || phase === "over") return null;
  if (held && (turn === seat || seats[turn]?.kind !== "person")) return null;
  const order = seats.map((_, n) => (turn + n) % seats.length);
  return order.find((one) => seats[one]?.kind === "person") ?? null;
}

/** A position with nothing in it that only its seat may know. */
export function covered(position: Position): Position {
  return {
    ...position,
    hand: [],
    drawn: position.drawn?.startsWith("stock") ? "stock" : position.drawn,
    opening: null,
    draws: [],
    canBack: false,
    events: [],
  };
}

/** What happened since a seat's own last deed in this deal, all of it known to everybody. */
export function sinceLastTurn(log: readonly Event[], seat: number): readonly Event[] {
  const last = log.findLastIndex((event) => event.args["seat"] === seat);
  return log.slice(last + 1);
}
