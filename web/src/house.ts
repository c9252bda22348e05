/** House rules put together and compared: what the page of them shows, and what changes it. */
import { changedMix, alternatives, FIRST_MIX, mixText } from "./mix.ts";
import type { Mix } from "./mix.ts";
import type { Difference, Failure, RulesInfo } from "./protocol.ts";
import { EngineGone, NOT_STARTED } from "./questions.ts";
import type { Engine } from "./questions.ts";
import { pruned } from "./setup.ts";
import type { Args, EngineState } from "./table-state.ts";

export interface Trouble {
  readonly id: string; // of a text
  readonly args: Args;
}

/** Where one option matters: the mix beside another value of it. */
export interface Example {
  readonly difference: Difference | null; // null: nowhere in this mix
  readonly other: string | null; // the other value; the first of the pair
}

export interface Comparison {
  readonly pair: readonly [Mix, Mix];
  readonly differences: readonly Difference[];
  readonly done: boolean;
  readonly trouble: Trouble | null;
}

export interface HouseState {
  readonly engine: EngineState;
  readonly mix: Mix;
  readonly info: RulesInfo | null;
  readonly trouble: Trouble | null; // the mix could not be read
  readonly unread: string | null; // what of the page's address is no mix, until there is another
  readonly examples: ReadonlyMap<string, Example | "asking">; // by option
  readonly second: Mix; // what the mix is compared with
  readonly comparison: Comparison | null;
}

export class House {
  readonly #engine: Engine;
  readonly #listeners = new Set<() => void>();
  #state: HouseState = {
    engine: NOT_STARTED,
    mix: FIRST_MIX,
    info: null,
    trouble: null,
    unread: null,
    examples: new Map(),
    second: FIRST_MIX,
    comparison: null,
  };
  #settled: Promise<void> = Promise.resolve(); // when the engine has looked at the newest mix
  #question = 0; // number of the newest about the mix
  #comparing = 0; // … and of the newest comparison

  constructor(engine: (onState: (state: EngineState) => void) => Engine) {
    this.#engine = engine((state) => this.#set({ engine: state }));
  }

  get state(): HouseState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #set(change: Partial<HouseState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** What an address asks for; `unread` is what of it can't be. */
  start(mix: Mix, second: Mix, unread: string | null = null): void {
    this.#engine.start();
    this.#set({ second, unread });
    void this.#look(mix);
  }

  /** Asks anew for what the engine could not answer. */
  retry(): void {
    this.#engine.retry();
    void this.#look(this.#state.mix);
    const { comparison } = this.#state;
    if (comparison?.trouble === GONE) void this.compare(comparison.pair);
  }

  /** Takes a mix and has the engine look at it; what it says comes with a later state. */
  setMix(mix: Mix): Promise<void> {
    this.#set({ unread: null });
    return this.#look(mix);
  }

  #look(mix: Mix): Promise<void> {
    this.#settled = this.#read(mix);
    return this.#settled;
  }

  async #read(mix: Mix): Promise<void> {
    const question = ++this.#question;
    const sameGame = this.#state.info?.rules === mix.rules;
    const info = sameGame ? this.#state.info : null;
    this.#set({ mix, info, trouble: null, examples: new Map() });
    const answer = await this.#ask("rules", { ...mix });
    if (question !== this.#question || answer === null) return;
    if (!answer.ok) return this.#set({ trouble: troubleOf(answer) });
    const options = pruned(mix.options, answer);
    this.#set({ info: answer, mix: { ...mix, options } });
  }

  /** Changes one option; an example that was shown of it is looked for anew. */
  async setOption(name: string, value: string | null): Promise<void> {
    const shown = this.#state.examples.has(name);
    await this.setMix(changedMix(this.#state.mix, name, value));
    if (shown) await this.findExample(name);
  }

  /** Whether the mix makes sense, as far as the engine has said so. */
  get sound(): boolean {
    const { info } = this.#state;
    return info !== null && info.clashes.length === 0 && !info.options.some(({ bad }) => bad);
  }

  /** Looks for a position that shows what an option does in this mix; once for each mix. */
  async findExample(name: string): Promise<void> {
    await this.#settled;
    const { info, examples, mix } = this.#state;
    const option = info?.options.find((one) => one.name === name);
    if (!option || !this.sound || examples.has(name)) return;
    this.#setExample(name, "asking");
    const question = this.#question;
    for (const other of alternatives(option)) {
      const pair = [changedMix(mix, name, other), mix];
      const answer = await this.#ask("compare", { pair, names: [name] });
      if (question !== this.#question) return;
      if (answer === null) return this.#setExample(name, null); // it may be asked for again
      const found = answer.ok && answer.differences.find(({ option: of }) => of === name);
      if (!found || found.witness === null || found.within !== null) continue;
      return this.#setExample(name, { difference: found, other });
    }
    this.#setExample(name, { difference: null, other: null });
  }

  #setExample(name: string, example: Example | "asking" | null): void {
    const examples = new Map(this.#state.examples);
    if (example === null) examples.delete(name);
    else examples.set(name, example);
    this.#set({ examples });
  }

  setSecond(second: Mix): void {
    this.#set({ second, unread: null });
  }

  /** Compares two mixes: first what differs, then a witness for one option after the other. */
  async compare(pair: readonly [Mix, Mix]): Promise<void> {
    const number = ++this.#comparing;
    const show = (change: Partial<Comparison>): void => {
      const before = this.#state.comparison ?? NOTHING;
      this.#set({ comparison: { ...before, ...change } });
    };
    show({ ...NOTHING, pair });
    const answer = await this.#ask("compare", { pair: [...pair], names: [] });
    if (number !== this.#comparing) return;
    if (!answer?.ok) return show({ done: true, trouble: troubleOf(answer) });
    show({ differences: answer.differences });
    for (const { option } of answer.differences) {
      const one = await this.#ask("compare", { pair: [...pair], names: [option] });
      if (number !== this.#comparing) return;
      if (!one?.ok) return show({ done: true, trouble: troubleOf(one) });
      const found = one.differences.find((each) => each.option === option);
      const differences = this.#state.comparison?.differences ?? [];
      if (found) show({ differences: differences.map((d) => (d.option === option ? found : d)) });
    }
    show({ done: true });
  }

  /** Null where there is no engine. */
  async #ask<O extends "rules" | "compare">(op: O, fields: Parameters<Engine["ask"]>[1]) {
    try {
      return await this.#engine.ask(op, fields);
    } catch (error) {
      if (error instanceof EngineGone) return null;
      throw error;
    }
  }
}

const NOTHING: Comparison = {
  pair: [FIRST_MIX, FIRST_MIX],
  differences: [],
  done: false,
  trouble: null,
};

/** There is no engine: the same question may be answered in a moment. */
export const GONE: Trouble = { id: "ui-house-gone", args: {} };

function troubleOf(failure: Failure | null): Trouble {
  if (failure === null) return GONE;
  if (failure.kind !== "unreadable") return { id: "ui-bug", args: { detail: failure.detail ?? "" } };
  return { id: `error-${failure.code}`, args: failure.args ?? {} };
}

export function samePair(one: readonly [Mix, Mix], other: readonly [Mix, Mix]): boolean {
  return one.every((mix, n) => mixText(mix) === mixText(other[n] ?? FIRST_MIX));
}
