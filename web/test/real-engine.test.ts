/** The store over the real engine (in CPython here), by random play through the intents alone. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import type { Answers, Engine, Fields } from "../src/questions.ts";
import type { Failure } from "../src/protocol.ts";
import { NOT_STARTED } from "../src/questions.ts";
import type { Store } from "../src/table-store.ts";
import type { EngineState, TableState } from "../src/table-state.ts";
import { newBrowser, rig, until } from "./support.ts";

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
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

function open(): Store {
  return rig({ engine: (onState) => new RealEngine(onState) }).store;
}

const isMine = ({ position, judgement, pending, opening }: TableState): boolean => {
  if (!position || pending || opening || judgement === null) return false;
  return position.phase === "over" || position.turn === position.seat;
};

/** The hand shown is the hand that the engine knows; keys are unique. */
function check(store: Store): void {
  const { position, hand } = store.state;
  assert.deepEqual(hand.map((card) => card.card).sort(), [...(position?.hand ?? [])].sort());
  assert.equal(new Set(hand.map((card) => card.key)).size, hand.length);
}

/** One own turn: draws, tries to lay what the engine's own arrangement finds, discards. */
async function turn(store: Store, roll: (below: number) => number): Promise<void> {
  await store.drawOnly();
  const { choice } = store.state;
  if (choice !== null) await store.choose(choice.moves[roll(choice.moves.length)] ?? "draw");
  await until(store, isMine);
  if (store.state.position?.phase !== "play") return;
  await tryMelds(store, roll);
  await tryBack(store, roll);
  for (let tries = 0; ; tries++) {
    await until(store, isMine);
    if (store.state.position?.phase !== "play") return;
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

test("two deals of random play, left and taken up again in a new tab on the way", async () => {
  newBrowser();
  const roll = dice(5);
  let store = open();
  await store.start();
  await store.newMatch({ rules: "jokeren-13", seats: 3, names: ["Me"], seed: "WEB-1" });
  for (let turns = 0; store.state.position?.deal !== 3; turns++) {
    await until(store, isMine);
    check(store);
    if (store.state.position?.phase === "over") {
      assert.ok(store.state.position.end);
      await store.nextDeal();
      continue;
    }
    await turn(store, roll);
    if (turns % 5 === 4) {
      await until(store, isMine);
      const { hand, position, log } = store.state;
      store = open();
      await store.start();
      await until(store, isMine);
      assert.deepEqual(store.state.hand, hand);
      assert.deepEqual(store.state.log, log);
      assert.equal(store.state.position?.record, position?.record);
    }
  }
  assert.equal(store.state.position?.seats[0]?.dealScores.length, 2);
  await store.leave();
  assert.equal(store.state.saved?.deal, 3);
});
