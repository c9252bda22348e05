/**
 * Hints for whoever has the device: asked of the engine when wanted, gone with their position. An
 * answer for a position that is gone, or for somebody who has passed the device on, is dropped.
 */
import { isLesson, wasOther } from "./guide.ts";
import { info } from "./messages.ts";
import type { Failure, Hint, Position, Why } from "./protocol.ts";
import type { Engine } from "./questions.ts";
import type { Snapshot } from "./snapshot.ts";
import type { TableState } from "./table-state.ts";

/** A seat that may see its own hand, and the match as far as it has come. */
export interface Asker {
  readonly record: string;
  readonly seat: number;
}

/** Gifts that are none: said once, and nothing to keep in sight. */
const NOTHING = new Set(["nothing", "first-turn"]);

export class Hints {
  /** Whether lessons are led: until the learner sends the hints away. */
  leads = true;
  #other = false; // the own last step was another than the one advised
  #awaited = false; // asked for while others play
  readonly #engine: Engine;
  readonly #snapshot: Snapshot;
  readonly #asker: () => Asker | null;

  constructor(engine: Engine, snapshot: Snapshot, asker: () => Asker | null) {
    this.#engine = engine;
    this.#snapshot = snapshot;
    this.#asker = asker;
  }

  /**
   * Shows a hint for the position; the failure where the engine gives none. Asked for while others
   * play, it is shown anew after each of their moves and stays for the own turn.
   */
  async ask(): Promise<Failure | null> {
    this.leads = true;
    this.#awaited = this.#waits(this.#snapshot.state.position);
    return this.#show();
  }

  /** Puts the hint away; in a lesson also those to come, until one is asked for. */
  putAway(): void {
    this.leads = false;
    this.#awaited = false;
    this.#snapshot.set({ hint: null, guide: null });
  }

  /** A new position: what was asked for before it came is asked again. */
  async follow(position: Position, advised: string | null): Promise<void> {
    const awaited = this.#awaited;
    this.#awaited &&= this.#waits(position);
    if (isLesson(position)) await this.#lead(position, advised);
    else if (awaited) await this.#show();
  }

  #waits(position: Position | null): boolean {
    return position !== null && position.turn !== position.seat;
  }

  async #show(): Promise<Failure | null> {
    const answer = await this.#answer();
    const { hand } = this.#snapshot.state;
    const hintFor = hand.filter(({ selected }) => selected).map(({ key }) => key);
    if (answer?.ok) this.#snapshot.set({ hint: answer, hintFor, guide: this.#guide() });
    return answer?.ok === false ? answer : null;
  }

  /** In a lesson what to do comes unasked. `advised`: what was to be done before. */
  async #lead(position: Position, advised: string | null): Promise<void> {
    if (!this.leads) return;
    if (advised !== null) this.#other = wasOther(advised, position);
    const answer = await this.#answer();
    if (!answer?.ok || answer.move === null || !this.leads) return;
    this.#snapshot.set({ hint: answer, hintFor: [], guide: this.#guide() });
  }

  /** What a lesson says beside a hint. */
  #guide(): TableState["guide"] {
    const { position } = this.#snapshot.state;
    return position !== null && isLesson(position) ? { other: this.#other } : null;
  }

  /** Says what the discard just made gives the next player. */
  async warn(): Promise<void> {
    const answer = await this.#answer();
    if (!answer?.ok || answer.gift === null) return;
    const { code, args } = answer.gift;
    if (!NOTHING.has(code)) this.#snapshot.set({ gift: answer.gift });
    this.#snapshot.say(info(`gift-${code}`, args));
  }

  /** What bots have done since the own last move, and why; null where it can't be told. */
  async whys(): Promise<readonly Why[] | null> {
    const asker = this.#asker();
    if (asker === null) return null;
    try {
      const answer = await this.#engine.ask("why", { ...asker });
      return answer.ok ? answer.whys : null;
    } catch {
      return null; // no engine: the store learns of that by the engine's state
    }
  }

  /** The answer, if the asker's position is still the same when it comes. */
  async #answer(): Promise<Hint | Failure | null> {
    const asker = this.#asker();
    if (asker === null) return null;
    try {
      const answer = await this.#engine.ask("hint", { ...asker });
      const now = this.#asker();
      return now?.record === asker.record && now.seat === asker.seat ? answer : null;
    } catch {
      return null; // no engine: the store learns of that by the engine's state
    }
  }
}
