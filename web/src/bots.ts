/** Moves for the bots, at a pace one can follow. */
import type { Failure, Position, Reason } from "./protocol.ts";
import { Pause } from "./pause.ts";
import { EngineGone } from "./questions.ts";
import type { Engine } from "./questions.ts";

/** Milliseconds after which a bot's search ends early, on a device that is slow. */
const CAP = 600;

/** A bot is to act on this record. */
export interface BotTurn {
  readonly record: string;
  readonly turn: number; // the bot's seat
  readonly seat: number; // who looks on
}

/** The table that the bots play at. */
export interface BotHost {
  /** The bot to act now, null if it is no bot's turn. */
  botTurn(): BotTurn | null;
  /** How long a step should take, in milliseconds. */
  pace(): number;
  think(seat: number | null): void;
  /** Shows what the bot did; nobody is thinking any more. `reason` is the bot's own secret yet. */
  accept(position: Position, reason: Reason): Promise<void>;
  fail(failure: Failure): void;
}

export class Bots {
  readonly #engine: Engine;
  readonly #host: BotHost;
  readonly #pause = new Pause();
  #now: BotTurn | null = null; // the one that is being moved for; a late answer finds another

  constructor(engine: Engine, host: BotHost) {
    this.#engine = engine;
    this.#host = host;
  }

  /** Looks whose turn it is; called after every change, does nothing twice. */
  drive(): void {
    const turn = this.#host.botTurn();
    if (turn !== null && turn.record === this.#now?.record) return;
    this.stop();
    if (turn !== null) void this.#move(turn);
  }

  /** Whatever is under way is dropped. */
  stop(): void {
    if (this.#now === null) return;
    this.#now = null;
    this.#pause.skip();
    this.#host.think(null);
  }

  /** Ends the wait of the step under way. */
  hurry(): void {
    this.#pause.skip();
  }

  async #move(turn: BotTurn): Promise<void> {
    this.#now = turn;
    this.#host.think(turn.turn);
    const begun = Date.now();
    const choice = await this.#ask(turn, () =>
      this.#engine.ask("bot", { record: turn.record, cap: CAP }),
    );
    if (choice === null) return;
    await this.#pause.wait(this.#host.pace() - (Date.now() - begun));
    const { record, seat } = turn;
    const { move } = choice;
    const position = await this.#ask(turn, () => this.#engine.ask("play", { record, seat, move }));
    if (position === null) return;
    this.#now = null;
    await this.#host.accept(position, choice.reason);
  }

  /** An answer that is still wanted, else null. */
  async #ask<T extends { ok: true }>(
    turn: BotTurn,
    question: () => Promise<T | Failure>,
  ): Promise<T | null> {
    if (this.#now !== turn) return null;
    let answer: T | Failure;
    try {
      answer = await question();
    } catch (error) {
      if (this.#now === turn) this.stop(); // driven again when there is an engine
      if (error instanceof EngineGone) return null;
      throw error;
    }
    if (this.#now !== turn) return null;
    if (answer.ok) return answer;
    this.stop();
    this.#host.fail(answer);
    return null;
  }
}
