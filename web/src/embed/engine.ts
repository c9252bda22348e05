/** The one engine of a page, for all tables in it. */
import { checkOnWaking, engineOf, NOT_STARTED } from "../questions.ts";
import type { Engine } from "../questions.ts";
import type { EngineState } from "../table-state.ts";

type Listener = (state: EngineState) => void;

/** Makes an engine that tells its states to one listener. */
export type Make = (onState: Listener) => Engine;

export class CommonEngine {
  readonly #make: Make;
  readonly #listeners = new Set<Listener>();
  #engine: Engine | null = null;
  #state: EngineState = NOT_STARTED;

  constructor(make: Make) {
    this.#make = make;
  }

  /** The engine for one more table; `leave` ends its share. Whoever starts late hears at once. */
  join(onState: Listener): Engine & { leave(): void } {
    const engine = this.#start();
    return {
      start: () => {
        this.#listeners.add(onState);
        engine.start();
        onState(this.#state);
      },
      retry: () => engine.retry(),
      ask: (op, fields) => engine.ask(op, fields),
      leave: () => void this.#listeners.delete(onState),
    };
  }

  #start(): Engine {
    this.#engine ??= this.#make((state) => {
      this.#state = state;
      for (const listener of [...this.#listeners]) listener(state);
    });
    return this.#engine;
  }
}

/** Questions may have to wait for those of another frame, which has its own patience. */
const SHARED = { start: 180_000, begin: 45_000, answer: 45_000 };

export function workerEngine(site: {
  readonly shares: boolean;
  worker(): ReturnType<Parameters<typeof engineOf>[0]["spawn"]>;
  whyNoWorker(): ReturnType<NonNullable<Parameters<typeof engineOf>[0]["probe"]>>;
}): CommonEngine {
  return new CommonEngine((onState) => {
    const engine = engineOf(
      {
        spawn: () => site.worker(),
        build: __BUILD_ID__,
        probe: () => site.whyNoWorker(),
        ...(site.shares && { patience: SHARED }),
      },
      onState,
    );
    checkOnWaking(engine);
    return engine;
  });
}
