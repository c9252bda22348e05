/** What the others have changed on the table since the own last turn, and who threw the top card. */
import type { Event } from "./protocol.ts";

export interface LastDeeds {
  /** Who threw the card that lies on top of the discards; null: it was dealt, or there is none. */
  readonly thrower: number | null;
  /** Melds that others laid or changed, with the seat that did so last. */
  readonly melds: ReadonlyMap<number, number>;
  /** Where the newest of the others' deeds was done: "stock", "discard", "meld:3". */
  readonly newest: string | null;
}

export function lastDeeds(log: readonly Event[], seat: number | null): LastDeeds {
  const end = log.findLastIndex(({ code, args }) => code === "discard" && args["seat"] === seat);
  const theirs = log.slice(end + 1).filter((event) => by(event) !== null && by(event) !== seat);
  const melds = new Map<number, number>();
  for (const event of theirs) {
    const place = placeOf(event);
    if (place?.startsWith("meld:")) melds.set(Number(event.args["meld"]), by(event) ?? 0);
  }
  return { thrower: throwerOf(log), melds, newest: placeOf(theirs.at(-1)) };
}

/** The discards on the pile by who threw them; one that was dealt was thrown by nobody. */
function throwerOf(log: readonly Event[]): number | null {
  const pile: (number | null)[] = [];
  for (const event of log) {
    if (event.code === "discard") pile.push(by(event));
    else if (event.code === "take") pile.pop();
    else if (event.code === "renew") pile.splice(0, pile.length - 1);
  }
  return pile.at(-1) ?? null;
}

function by({ args }: Event): number | null {
  return typeof args["seat"] === "number" ? args["seat"] : null;
}

function placeOf(event: Event | undefined): string | null {
  if (event === undefined) return null;
  const { code, args } = event;
  if (code === "draw") return "stock";
  if (code === "take" || code === "discard") return "discard";
  return args["meld"] === undefined ? null : `meld:${args["meld"]}`;
}
