/** The engine as the store asks it: each op with its fields and its answer. */
import { EngineClient } from "./engine/client.ts";
import type { ClientOptions, ClientStatus } from "./engine/client.ts";
import type {
  Arranged,
  Choice,
  Compared,
  ExampleMade,
  ExerciseMade,
  Failure,
  Hello,
  Hint,
  Judgement,
  PadSheet,
  Lesson,
  Pasted,
  Position,
  Request,
  Retraced,
  RulesInfo,
  Seals,
  Told,
  Written,
  Tried,
  Whys,
} from "./protocol.ts";
import type { EngineState } from "./table-state.ts";

export { EngineGone } from "./engine/client.ts";

/** The ops that the store and the pages beside the table ask. */
export interface Answers {
  open: Position;
  view: Position;
  judge: Judgement;
  play: Position;
  deal: Position;
  back: Position;
  bot: Choice;
  hint: Hint;
  arrange: Arranged;
  rules: RulesInfo;
  compare: Compared;
  paste: Pasted;
  pad: PadSheet;
  tell: Told;
  retrace: Retraced;
  fork: Written;
  named: Written;
  seals: Seals;
  example: ExampleMade;
  try: Tried;
  exercise: ExerciseMade;
  why: Whys;
  lesson: Lesson;
}

export type Fields = Omit<Request, "id" | "op">;

/** What the store needs of an engine; tests bring their own. */
export interface Engine {
  start(): void;
  retry(): void;
  /** Rejects with EngineGone when there is no engine; every other trouble is a Failure. */
  ask<O extends keyof Answers>(op: O, fields: Fields): Promise<Answers[O] | Failure>;
}

/** Makes the engine behind a worker; `onState` hears of every change. */
export function engineOf(
  options: Omit<ClientOptions, "onStatus">,
  onState: (state: EngineState) => void,
): Engine & Pick<EngineClient, "check" | "terminate"> {
  const client = new EngineClient({ ...options, onStatus: (status) => onState(stateOf(status)) });
  return {
    start: () => client.start(),
    retry: () => client.retry(),
    check: () => client.check(),
    terminate: () => client.terminate(),
    ask: async (op, fields) => (await client.ask({ op, ...fields })) as never,
  };
}

/** A phone may have killed the worker while the page was asleep. */
export function checkOnWaking(engine: Pick<EngineClient, "check">): void {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") engine.check();
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) engine.check();
  });
}

export const NOT_STARTED: EngineState = {
  status: "starting",
  step: null,
  file: null,
  done: 0,
  total: null,
  failure: null,
  hello: null,
};

function stateOf({ status, progress, failure, greeting }: ClientStatus): EngineState {
  return {
    status,
    step: progress?.step ?? null,
    file: progress?.file ?? null,
    done: progress?.done ?? 0,
    total: progress?.total ?? null,
    failure,
    hello: greeting === null ? null : (JSON.parse(greeting) as Hello),
  };
}
