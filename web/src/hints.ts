/**
 * Hints for whoever has the device: asked of the engine when wanted, gone with their position. An
 * answer for a position that is gone, or for somebody who has passed the device on, is dropped.
 */
import { info } from "./messages.ts";
import type { Failure, Hint } from "./protocol.ts";
import type { Engine } from "./questions.ts";
import type { Snapshot } from "./snapshot.ts";

/** A seat that may see its own hand, and the match as far as it has come. */
export interface Asker {
  readonly record: string;
  readonly seat: number;
}

/** Gifts that are none: said once, and nothing to keep in sight. */
const NOTHING = new Set(["nothing", "first-turn"]);

export class Hints {
  readonly #engine: Engine;
  readonly #snapshot: Snapshot;
  readonly #asker: () => Asker | null;

  constructor(engine: Engine, snapshot: Snapshot, asker: () => Asker | null) {
    this.#engine = engine;
    this.#snapshot = snapshot;
    this.#asker = asker;
  }

  /** Shows a hint for the position; the failure where the engine gives none. */
  async ask(): Promise<Failure | null> {
    const answer = await this.#answer();
    if (answer?.ok) this.#snapshot.set({ hint: answer });
    return answer?.ok === false ? answer : null;
  }

  /** Says what the discard just made gives the next player. */
  async warn(): Promise<void> {
    const answer = await this.#answer();
    if (!answer?.ok || answer.gift === null) return;
    const { code, args } = answer.gift;
    if (!NOTHING.has(code)) this.#snapshot.set({ gift: answer.gift });
    this.#snapshot.say(info(`gift-${code}`, args));
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
