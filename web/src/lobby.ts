/** Puts the next match together: the game, who plays, its house rules as the engine sees them. */
import type { Keeper } from "./keeper.ts";
import { unreadMix } from "./messages.ts";
import { mixText, readMix, type Mix } from "./mix.ts";
import type { RulesInfo } from "./protocol.ts";
import { EngineGone } from "./questions.ts";
import type { Engine } from "./questions.ts";
import {
  firstPlan,
  pruned,
  readPlan,
  setupOf,
  withOption,
  withOptions,
  withoutOption,
  withSeat,
  withStrength,
} from "./setup.ts";
import type { Plan } from "./setup.ts";
import type { Snapshot } from "./snapshot.ts";
import type { LobbyIntents, SeatPlan } from "./table-state.ts";

export class Lobby implements LobbyIntents {
  readonly #snapshot: Snapshot;
  readonly #engine: Engine;
  readonly #keeper: Keeper;
  #plan: Plan = firstPlan();
  #info: RulesInfo | null = null;
  #question = 0; // number of the newest; late answers find another
  #asking: Promise<void> = Promise.resolve();
  #linked: string | null = null; // the mix of an address, until the engine has read it

  constructor(snapshot: Snapshot, engine: Engine, keeper: Keeper) {
    this.#snapshot = snapshot;
    this.#engine = engine;
    this.#keeper = keeper;
  }

  /** Takes up what an earlier visit left. */
  load(stored: unknown): void {
    this.#plan = readPlan(stored);
    this.ask();
  }

  chooseGame(rules: string): void {
    if (rules === this.#plan.rules) return;
    this.#info = null;
    this.#change({ ...this.#plan, rules });
    this.ask();
  }

  /** Takes a game with changed options as an address names it; what can't be read is told. */
  chooseLink(text: string): void {
    const mix = readMix(text);
    if (mix !== null) return this.#chooseMix(mix);
    this.resetOption();
    this.#snapshot.say(unreadMix(text));
  }

  #chooseMix(mix: Mix): void {
    const { rules, options } = mix;
    this.#info = null;
    this.#linked = mixText(mix);
    this.#change(withOptions({ ...this.#plan, rules }, options));
    this.ask();
  }

  setCount(count: number): void {
    this.#change({ ...this.#plan, count });
  }

  setSeat(seat: number, change: Partial<SeatPlan>): void {
    this.#change(withSeat(this.#plan, seat, change));
  }

  setStrength(kind: string): void {
    this.#change(withStrength(this.#plan, kind));
  }

  setOption(name: string, value: string): void {
    this.#change(withOption(this.#plan, name, value));
    this.ask();
  }

  resetOption(name?: string): void {
    const plan = this.#plan;
    this.#change(name === undefined ? withOptions(plan, {}) : withoutOption(plan, name));
    this.ask();
  }

  /** Has the engine look at the mix of options as it is now. */
  ask(): void {
    this.#asking = this.#ask(++this.#question);
  }

  /** Resolves when the engine's word on the newest mix is there, or can't be had. */
  async settled(): Promise<void> {
    await this.#asking;
  }

  async #ask(question: number): Promise<void> {
    this.#show(true);
    const { rules, options } = this.#plan;
    const given = options[rules] ?? {};
    try {
      const answer = await this.#engine.ask("rules", { rules, options: given });
      if (question !== this.#question) return;
      const linked = this.#linked;
      this.#linked = null;
      if (linked !== null && !(answer.ok && answer.options.every(({ bad }) => !bad))) {
        this.#snapshot.say(unreadMix(linked));
        if (answer.ok) return this.resetOption();
      }
      if (answer.ok) {
        this.#info = answer;
        this.#plan = withOptions(this.#plan, pruned(given, answer));
        if (linked !== null) void this.#keeper.remember("setup", this.#plan);
      } else if (Object.keys(given).length > 0) {
        return this.resetOption(); // of a Meldbook that had other options
      } else if (rules !== firstPlan().rules) {
        return this.chooseGame(firstPlan().rules); // … or other games
      }
    } catch (error) {
      if (!(error instanceof EngineGone)) throw error; // asked again when there is an engine
      if (question !== this.#question) return;
    }
    this.#show(false);
  }

  #change(plan: Plan): void {
    this.#plan = plan;
    this.#show(this.#snapshot.state.setup.asking);
    if (this.#linked === null) void this.#keeper.remember("setup", plan);
  }

  #show(asking: boolean): void {
    this.#snapshot.set({ setup: setupOf(this.#plan, this.#info, asking) });
  }
}
