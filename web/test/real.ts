/** The real engine (in CPython here) behind the store, and somebody who plays at random. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import type { Answers, Engine, Fields } from "../src/questions.ts";
import type { Failure, Position, Start } from "../src/protocol.ts";
import { NOT_STARTED } from "../src/questions.ts";
import type { Store } from "../src/table-store.ts";
import type { EngineState, TableState } from "../src/table-state.ts";
import { rig, until } from "./support.ts";

const LOOP =
  "import sys\nfrom meldbook.bridge import handle\nfor line in sys.stdin: print(handle(line), flush=True)";
const engineFolder = fileURLToPath(new URL("../../engine", import.meta.url));
const python = spawn(process.env["MELDBOOK_PYTHON"] ?? "python3", ["-c", LOOP], {
  env: { ...process.env, PYTHONPATH: engineFolder, PYTHONIOENCODING: "utf-8" },
  stdio: ["pipe", "pipe", "inherit"],
});
after(() => python.kill());

const waiting = new Map<number, (answer: never) => void>();
createInterface({ input: python.stdout }).on("line", (line) => {
  const answer = JSON.parse(line) as { id: number };
  waiting.get(answer.id)?.(answer as never);
});
let asked = 0;

class RealEngine implements Engine {
  readonly bugs: unknown[] = [];
  readonly #onState: (state: EngineState) => void;

  constructor(onState: (state: EngineState) => void) {
    this.#onState = onState;
  }
  start(): void {
    this.#onState({ ...NOT_STARTED, status: "ready" });
  }
  retry(): void {}
  async ask<O extends keyof Answers>(op: O, fields: Fields): Promise<Answers[O] | Failure> {
    const id = ++asked;
    const answer = await new Promise<Answers[O] | Failure>((resolve) => {
      waiting.set(id, resolve as (answer: never) => void);
      python.stdin.write(`${JSON.stringify({ id, op, ...fields })}\n`);
    });
    if (!answer.ok && answer.kind === "bug") assert.fail(answer.detail ?? "bug");
    return answer;
  }
}

/** Small numbers that are the same in every run. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

/** The engine alone. */
export function realEngine(onState: (state: EngineState) => void = () => {}): Engine {
  return new RealEngine(onState);
}

export function open(): Store {
  const wishes = { pace: "instant", seed: "WEB-1" };
  return rig({ engine: (onState) => new RealEngine(onState), wishes }).store;
}

/** Bots play a match up to the first position and coming move that are wanted; its record. */
export async function playedUntil(
  start: Start,
  wanted: (position: Position, move: string) => boolean,
): Promise<{ record: string; move: string }> {
  const engine = new RealEngine(() => {});
  const asked = async <O extends keyof Answers>(op: O, fields: Fields): Promise<Answers[O]> => {
    const answer = await engine.ask(op, fields);
    return answer.ok ? answer : assert.fail(JSON.stringify(answer));
  };
  let position = await asked("open", { start, seat: 0 });
  for (;;) {
    assert.equal(position.winners, null, "the match ended before it came to that");
    const { record, phase } = position;
    if (phase === "over") {
      position = await asked("deal", { record, seat: 0 });
      continue;
    }
    const { move } = await asked("bot", { record });
    if (wanted(position, move)) return { record, move };
    position = await asked("play", { record, seat: 0, move });
  }
}

export const isMine = ({ position, judgement, pending, opening, cover }: TableState): boolean => {
  if (cover) return true; // somebody else's, to be uncovered
  if (!position || pending || opening || judgement === null) return false;
  return position.phase === "over" || position.turn === position.seat;
};

/** The hand shown is the hand that the engine knows; keys are unique. */
export function check(store: Store): void {
  const { position, hand } = store.state;
  assert.deepEqual(hand.map((card) => card.card).sort(), [...(position?.hand ?? [])].sort());
  assert.equal(new Set(hand.map((card) => card.key)).size, hand.length);
}

/** One own turn: draws, tries to lay what the engine's own arrangement finds, discards. */
export async function turn(store: Store, roll: (below: number) => number): Promise<void> {
  if (store.state.position?.phase === "draw") await store.drawOnly();
  const { choice } = store.state;
  if (choice !== null) await store.choose(choice.moves[roll(choice.moves.length)] ?? "draw");
  await until(store, isMine);
  if (store.state.position?.phase !== "play") return;
  await tryMelds(store, roll);
  await tryBack(store, roll);
  for (let tries = 0; ; tries++) {
    await until(store, isMine);
    if (store.state.position?.phase !== "play" || store.state.cover) return;
    assert.ok(tries < 80, "no card can be discarded");
    const keys = store.state.hand.map((card) => card.key);
    store.select([keys[roll(keys.length)] ?? ""]);
    if (tries > 40) await store.back();
    else if (roll(3) === 0) await store.useAnywhere();
    else await store.discard();
    check(store);
  }
}

async function tryMelds(store: Store, roll: (below: number) => number): Promise<void> {
  store.sort(roll(2) ? "rank" : "suit");
  for (let at = 0; at < store.state.hand.length - 2; at++) {
    store.select(store.state.hand.slice(at, at + 3).map((card) => card.key));
    await until(store, (state) => state.judgement !== null);
    if (store.state.judgement?.selection?.readings.length) store.stage();
  }
  store.clear();
  if (store.state.groups.length === 0) return;
  await store.lay();
  const { choice } = store.state;
  if (choice !== null) await store.choose(choice.moves[0] ?? "");
  while (store.state.groups.length > 0) store.unstage(0);
  await until(store, isMine);
  check(store);
}

async function tryBack(store: Store, roll: (below: number) => number): Promise<void> {
  if (!store.state.position?.canBack || roll(3) > 0) return;
  const before = store.state.hand.length;
  await store.back();
  check(store);
  assert.ok(store.state.hand.length !== before);
  if (store.state.position?.phase === "draw") await store.drawOnly();
  if (store.state.choice) await store.choose("take");
  await until(store, isMine);
}
