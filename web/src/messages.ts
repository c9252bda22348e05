/** Sentences for the player, made of the engine's codes. Texts are chosen and filled by `texts`. */
import type { Event, Failure, Refusal } from "./protocol.ts";
import type { Args, Message } from "./table-state.ts";

export type Said = Omit<Message, "serial">;

/** Text for a press before the engine is there; it goes when the engine comes. */
export const EARLY = "ui-engine-starting";

export function info(id: string, args: Args = {}, rule: string | null = null): Said {
  return { tone: "info", id, args, rule };
}

export function refused(refusal: Refusal): Said {
  return { tone: "refusal", id: `refusal-${refusal.code}`, args: refusal.args, rule: refusal.rule };
}

/** A link names house rules that can't be read; the game's own hold. */
export function unreadMix(text: string): Said {
  return { tone: "refusal", id: "ui-mix-bad", args: { text }, rule: null };
}

/** A link that carries a match has been cut, or this browser can't unpack it. */
export function unreadLink(): Said {
  return { tone: "refusal", id: "ui-link-cut", args: {}, rule: null };
}

/** A link or a file holds more than any match. */
export function unreadLong(most: number): Said {
  return { tone: "refusal", id: "ui-text-long", args: { most }, rule: null };
}

/** For every failure but an ambiguous one, which is a question. */
export function failed(failure: Failure): Said {
  if (failure.refusal !== undefined) return refused(failure.refusal);
  if (failure.code !== undefined) {
    const args = failure.args ?? {};
    return { tone: "refusal", id: `error-${failure.code}`, args, rule: null };
  }
  return { tone: "refusal", id: "ui-bug", args: { detail: failure.detail ?? "" }, rule: null };
}

/** The weightiest of these events, the last one among equals; null without any. */
export function told(events: readonly Event[], seat: number): Said | null {
  const weigh = (event: Event): number => WEIGHT[event.code] ?? 1;
  const best = Math.max(0, ...events.map(weigh));
  const event = events.findLast((one) => weigh(one) === best);
  if (event === undefined) return null;
  const tone = isGood(event, seat) ? "good" : "event";
  return { tone, id: `event-${event.code}`, args: event.args, rule: null };
}

const WEIGHT: Readonly<Record<string, number>> = {
  renew: 0,
  scored: 0,
  out: 2,
  blocked: 2,
  ended: 3,
};

function isGood(event: Event, seat: number): boolean {
  if (event.code === "out") return event.args["seat"] === seat;
  const winners = event.args["winners"];
  return Array.isArray(winners) && winners.includes(seat);
}
