/** What a host is told: each move, each verdict of the referee, each end, out of the snapshots. */
import type { Position } from "../protocol.ts";
import type { TableState } from "../table-state.ts";
import type { Texts } from "../texts.ts";
import type { Seen, Tell } from "./contract.ts";
import { movesOf } from "./notation.ts";

export class Report {
  readonly #tell: Tell;
  #texts: Texts;
  #before: Position | null = null;
  #serial = 0;

  constructor(texts: Texts, tell: Tell) {
    this.#texts = texts;
    this.#tell = tell;
  }

  /** From now on verdicts are told in these words. */
  speak(texts: Texts): void {
    this.#texts = texts;
  }

  see({ position, cover, message }: TableState): void {
    if (position !== null && cover === null && position.record !== this.#before?.record) {
      const before = this.#before;
      this.#before = position;
      if (before === null) this.#tell("meld-ready", { state: seen(position) });
      else this.#moved(before, position);
      this.#ended(before, position);
    }
    if (message !== null && message.serial > this.#serial) {
      this.#serial = message.serial;
      if (message.tone === "refusal") this.#judged(false, message);
      if (message.id.startsWith("ui-can-")) this.#judged(true, message);
    }
  }

  /** Another match begins. */
  forget(): void {
    this.#before = null;
  }

  #moved(before: Position, now: Position): void {
    const old = movesOf(before.record);
    const all = movesOf(now.record);
    const state = seen(now);
    if (all.length < old.length) this.#tell("meld-move", { ...old.at(-1), back: true, state });
    for (const made of all.slice(old.length))
      this.#tell("meld-move", { ...made, back: false, state });
  }

  #ended(before: Position | null, now: Position): void {
    const { end, deal, winners, ranks, seats } = now;
    if (end === null || (before?.end && before.deal === deal)) return;
    const state = seen(now);
    const scores = seats.map(({ score }) => score);
    const { out, reason, rule, scores: added } = end;
    this.#tell("meld-end", { of: "deal", deal, out, reason, rule, added, scores, state });
    if (winners !== null) this.#tell("meld-end", { of: "match", winners, ranks, scores, state });
  }

  #judged(allowed: boolean, { id, args, rule }: NonNullable<TableState["message"]>): void {
    const code = id.replace(/^(refusal|error|ui-can)-/, "");
    this.#tell("meld-verdict", { allowed, code, rule, args, text: this.say(id, args) });
  }

  /** A text as the table says it. */
  say(id: string, args: Readonly<Record<string, unknown>>): string {
    const names = this.#before?.seats.map(({ name }) => name) ?? [];
    return this.#texts.say(id, args, { names, me: this.#before?.seat ?? null });
  }
}

/** A position as hosts get it. */
export function seen(position: Position): Seen {
  const { record, rules, deal, phase, turn, seat, hand, top, stock, winners } = position;
  const table = position.table.map(
    ({ owner, cards }) =>
      `${owner}: ${cards.map(({ card, stands }) => (card === stands ? card : `${card}=${stands}`)).join(" ")}`,
  );
  const seats = position.seats.map(({ name, kind, cards, opened, score }) => ({
    name,
    kind,
    cards,
    opened,
    score,
  }));
  return { record, rules, deal, phase, turn, seat, hand, table, top, stock, seats, winners };
}
