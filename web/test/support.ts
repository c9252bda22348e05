/** What several tests of the store share: a store over fakes, and waiting for it. */
import assert from "node:assert/strict";
import "fake-indexeddb/auto"; // idb also looks for the classes
import { IDBFactory } from "fake-indexeddb";
import type { Fields, Answers, Engine } from "../src/questions.ts";
import { EngineGone } from "../src/questions.ts";
import type {
  Failure,
  Judgement,
  OptionForm,
  Position,
  RulesInfo,
  SeatInfo,
} from "../src/protocol.ts";
import { NOT_STARTED } from "../src/questions.ts";
import { Storage } from "../src/storage.ts";
import { Store } from "../src/table-store.ts";
import type { StoreParts, Tabs } from "../src/table-store.ts";
import type { EngineState, TableState } from "../src/table-state.ts";

/** One browser: empty storage, no other tabs. Every test begins with a new one. */
export function newBrowser(): void {
  globalThis.indexedDB = new IDBFactory();
  tabs.clear();
}

/** How the tabs of the browser hear of each other. */
const tabs = new Map<object, (id: string) => void>();

function newTab(): Tabs {
  const me = {};
  return {
    listen: (heard) => tabs.set(me, heard),
    claimed: (id) => {
      for (const [other, hear] of tabs) if (other !== me) hear(id);
    },
  };
}

export type Op = keyof Answers;
type Reply = object | Promise<object>;

/** An engine under the test's hand: answers by op, and what it was asked. */
export class FakeEngine implements Engine {
  readonly asked: { op: Op; fields: Fields }[] = [];
  readonly replies: Partial<Record<Op, (fields: Fields) => Reply>> = {};
  onState: (state: EngineState) => void = () => {};
  gone = false;
  retries = 0;

  start(): void {
    this.status("ready");
  }
  retry(): void {
    this.retries += 1;
    this.gone = false;
    this.status("ready");
  }
  fail(): void {
    this.gone = true;
    this.status("failed");
  }
  status(status: EngineState["status"]): void {
    const failure =
      status === "failed" ? ({ code: "missing", file: "x.whl", args: {} } as const) : null;
    this.onState({ ...NOT_STARTED, status, failure });
  }
  async ask<O extends Op>(op: O, fields: Fields): Promise<Answers[O] | Failure> {
    this.asked.push({ op, fields });
    if (this.gone) throw new EngineGone();
    const reply = this.replies[op] ?? (op === "judge" ? judged : undefined);
    if (reply === undefined) return bug(op) as Failure;
    return (await reply(fields)) as Answers[O] | Failure;
  }
  /** How often an op was asked. */
  count(op: Op): number {
    return this.asked.filter((one) => one.op === op).length;
  }
}

export function bug(detail: string): Omit<Failure, "id"> {
  return { ok: false, kind: "bug", detail };
}

export function illegal(code: string, rule = "R3", args: object = {}): object {
  return { ok: false, kind: "illegal", refusal: { code, args, rule } };
}

/** A judgement that allows nothing; `at` is read from records made by `position`. */
export function judged(fields: Fields, more: Partial<Judgement> = {}): Judgement {
  const lay = { moves: [], refusal: null, points: 0, needed: null };
  const at = Number(/at (\d+)/.exec(fields.record ?? "")?.[1] ?? 0);
  return {
    id: 0,
    ok: true,
    at,
    groups: [],
    lay,
    selection: null,
    lone: null,
    adds: [],
    swaps: [],
    discard: null,
    short: null,
    ...more,
  };
}

/** A position of two seats, You and Ana the bot, number `at`. */
export function position(at: number, more: Partial<Position> = {}): Position {
  const seats = [seat("You", "person"), seat("Ana", "steady")];
  const match = { rules: "jokeren-13", options: {}, target: null, deal: 1, deals: 8, dealer: 1 };
  const turn = { turn: 0, phase: "play", seat: 0, drawn: "stock", owed: 0, opening: null } as const;
  const cards = { hand: ["7h", "7h", "Ks"], stock: 50, discard: 1, top: "2c", wild: null };
  const nothing = { table: [], draws: [], lays: ["meld", "lay-off"], practice: false,
    open: [],
    canBack: false, events: [], since: 0 };
  const going = { end: null, winners: null, ranks: null };
  const answer = { id: 0, ok: true, at, record: `at ${at}` } as const;
  return { ...answer, ...match, ...turn, ...cards, ...nothing, ...going, seats, ...more };
}

function seat(name: string, kind: string): SeatInfo {
  const scores = { score: "0", dealScores: [] };
  return { name, kind, cards: 3, known: [], opened: false, ...scores };
}

/** One option of a form. */
export function option(name: string, value: string, more: Partial<OptionForm> = {}): OptionForm {
  const nothing = { words: [], least: null, most: null, byDeal: false, bad: false };
  return { name, value, base: value, rule: "R1", ...nothing, ...more };
}

/** A game with these options. */
export function rulesInfo(options: OptionForm[], more: Partial<RulesInfo> = {}): RulesInfo {
  const game = { rules: "jokeren-13", players: [2, 4], changed: {}, clashes: [] };
  return { id: 0, ok: true, ...game, options, ...more };
}

export interface Rig {
  readonly store: Store;
  readonly engine: FakeEngine;
  readonly downloads: [string, string][];
}

export function rig(parts: Partial<StoreParts> = {}, engine = new FakeEngine()): Rig {
  const downloads: [string, string][] = [];
  const store = new Store({
    engine: (onState) => {
      engine.onState = onState;
      return engine;
    },
    storage: () => Storage.open(),
    tabs: newTab(),
    build: "b1",
    wishes: { pace: "instant" },
    download: (file, text) => downloads.push([file, text]),
    ...parts,
  });
  return { store, engine, downloads };
}

/** Waits until the store's state is as wanted. */
export async function until(
  store: Store,
  wanted: (state: TableState) => boolean,
  what = wanted.toString(),
): Promise<TableState> {
  const end = Date.now() + 5000;
  while (!wanted(store.state)) {
    if (Date.now() > end)
      assert.fail(`never: ${what}\n${JSON.stringify({ ...store.state, log: 0, hand: 0 })}`);
    await new Promise((done) => setTimeout(done, 1));
  }
  return store.state;
}

/** Lets everything that is under way come to rest. */
export async function settle(turns = 30): Promise<void> {
  for (let n = 0; n < turns; n++) await new Promise((done) => setImmediate(done));
}

/** A store at a table whose first position is this one. */
export async function seated(
  first: Position,
  engine = new FakeEngine(),
  parts: Partial<StoreParts> = {},
): Promise<Rig> {
  newBrowser();
  const all = rig(parts, engine);
  engine.replies.open = () => first;
  await all.store.start();
  await all.store.newMatch({ rules: "jokeren-13", seats: 2, names: ["Me"], seed: "1" });
  await until(all.store, (state) => state.judgement !== null);
  return all;
}

export const keys = (store: Store): string[] => store.state.hand.map((card) => card.key);
export const cards = (store: Store): string => store.state.hand.map((card) => card.card).join(" ");
