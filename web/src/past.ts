/** Matches looked at afterwards: replayed, left for another way, dealt by name, checked. */
import { readDealName } from "./deal-names.ts";
import { failed } from "./messages.ts";
import type { Matches } from "./matches.ts";
import type { Failure, Reason, Retraced, Seals } from "./protocol.ts";
import { EngineGone } from "./questions.ts";
import type { Answers, Engine, Fields } from "./questions.ts";
import { BOT, PERSON } from "./setup.ts";
import type { Snapshot } from "./snapshot.ts";
import type { Fork, Past, PastIntents } from "./table-state.ts";

export class PastMatches implements PastIntents {
  readonly #engine: Engine;
  readonly #matches: Matches;
  readonly #snapshot: Snapshot;

  constructor(engine: Engine, matches: Matches, snapshot: Snapshot) {
    this.#engine = engine;
    this.#matches = matches;
    this.#snapshot = snapshot;
  }

  retrace({ record, seat }: Past, deal?: number, eyes?: number): Promise<Retraced | Failure | null> {
    const looks = { ...(seat !== null && { seat }), ...(eyes !== undefined && { eyes }) };
    return this.#ask("retrace", { record, ...(deal !== undefined && { deal }), ...looks });
  }

  /**
   * A bot's dice are those of the deal: asked again, it says the same, unless its time was up then.
   * What it would do otherwise now is no reason for what it did.
   */
  async why(past: Past, place: Fork): Promise<Reason | "otherwise" | null> {
    const before = await this.cut(past, place);
    const after = await this.cut(past, { ...place, move: place.move + 1 });
    if (before === null || after === null) return null;
    const choice = await this.#ask("bot", { record: before });
    if (!choice?.ok) return null;
    return after.trimEnd().endsWith(choice.move) ? choice.reason : "otherwise";
  }

  async fork(past: Past, place: Fork): Promise<Failure | null> {
    const cut = await this.#cut(past, place);
    if (!cut?.ok) return cut;
    await this.#matches.add(cut.record, place);
    return null;
  }

  async cut(past: Past, place: Fork): Promise<string | null> {
    const cut = await this.#cut(past, place);
    return cut?.ok ? cut.record : null;
  }

  async seals(record: string): Promise<Seals | null> {
    const answer = await this.#ask("seals", { record });
    return answer?.ok ? answer : null;
  }

  async deal(name: string, names: readonly string[]): Promise<boolean> {
    const read = readDealName(name);
    if (read === null) {
      this.#snapshot.say({ tone: "refusal", id: "ui-deal-name-bad", args: { name }, rule: null });
      return false;
    }
    const { rules, seats, seed, deal } = read;
    const seated = names
      .slice(0, seats)
      .map((one, seat) => [one, seat === 0 ? PERSON : BOT]);
    const answer = await this.#ask("named", { start: { rules, seats: seated, seed }, deal });
    if (answer?.ok) await this.#matches.add(answer.record);
    else if (answer !== null) this.#snapshot.say(failed(answer));
    return answer !== null;
  }

  #cut({ record, seat }: Past, { deal, move }: Fork): Promise<Answers["fork"] | Failure | null> {
    return this.#ask("fork", { record, deal, moves: move, ...(seat !== null && { seat }) });
  }

  /** Null without an engine. */
  async #ask<O extends keyof Answers>(op: O, fields: Fields): Promise<Answers[O] | Failure | null> {
    try {
      return await this.#engine.ask(op, fields);
    } catch (error) {
      if (error instanceof EngineGone) return null;
      throw error;
    }
  }
}
