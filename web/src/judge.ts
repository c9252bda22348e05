/** Asks the engine's verdict on every change; only the newest question matters. */
import type { Failure, Judgement } from "./protocol.ts";
import type { Engine, Fields } from "./questions.ts";

export class Judge {
  readonly #engine: Engine;
  readonly #deliver: (judgement: Judgement) => void;
  #wanted: Fields | null = null;
  #failure: Failure | null = null;
  #running: Promise<void> | null = null;

  constructor(engine: Engine, deliver: (judgement: Judgement) => void) {
    this.#engine = engine;
    this.#deliver = deliver;
  }

  /** Drops what was asked before; null: nothing to judge. */
  ask(question: Fields | null): void {
    this.#wanted = question;
    if (question !== null) this.#running ??= this.#run();
  }

  /** Resolves when the newest question is answered, or can't be: then with the reason, if any. */
  async settled(): Promise<Failure | null> {
    await this.#running;
    return this.#failure;
  }

  async #run(): Promise<void> {
    while (this.#wanted !== null) {
      const question = this.#wanted;
      const answer = await this.#answer(question);
      if (this.#wanted !== question) continue; // late: something newer is wanted by now
      this.#wanted = null;
      this.#failure = answer?.ok === false ? answer : null;
      if (answer?.ok) this.#deliver(answer);
    }
    this.#running = null;
  }

  async #answer(question: Fields): Promise<Judgement | Failure | null> {
    try {
      return await this.#engine.ask("judge", question);
    } catch {
      return null; // no engine: the store learns of that by the engine's state
    }
  }
}
