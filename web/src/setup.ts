/** The match to come as the start page puts it together: immutable, with every change a function. */
import { FIRST_GAME, GAMES } from "./games.ts";
import type { OptionForm, RulesInfo } from "./protocol.ts";
import type { Options, SeatPlan, Setup } from "./table-state.ts";

export const MOST_SEATS = 6;
const COUNT = 3;
export const PERSON = "person";
export const BOT = "steady";
/** How well the computer can play, weakest first: bots by name; texts `ui-strength-NAME`. */
export const STRENGTHS: readonly string[] = ["gentle", BOT, "sharp"];

/** What keeps the match from being dealt: Fluent text `id` with `args`. */
export interface Obstacle {
  readonly id: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** What is remembered of the last match; the changed options of every game. */
export interface Plan {
  readonly rules: string;
  readonly count: number;
  readonly seats: readonly SeatPlan[];
  readonly options: Readonly<Record<string, Options>>;
}

export function firstPlan(): Plan {
  const seats = Array.from({ length: MOST_SEATS }, (_, n) => ({
    name: "",
    kind: n ? BOT : PERSON,
  }));
  return { rules: FIRST_GAME, count: COUNT, seats, options: {} };
}

export function firstSetup(): Setup {
  return setupOf(firstPlan(), null, false);
}

/** What the page shows of a plan; `info` is of this game or null. */
export function setupOf(plan: Plan, info: RulesInfo | null, asking: boolean): Setup {
  const { rules, seats, options } = plan;
  const players = playersOf(rules, info);
  const count = Math.min(Math.max(plan.count, players[0]), players[1]);
  return { rules, players, count, seats, options: options[rules] ?? {}, info, asking };
}

function playersOf(rules: string, info: RulesInfo | null): Setup["players"] {
  const [least, most] = info?.players ?? [];
  return least !== undefined && most !== undefined ? [least, most] : (GAMES[rules] ?? [2, 4]);
}

export function withOptions(plan: Plan, options: Options): Plan {
  return { ...plan, options: { ...plan.options, [plan.rules]: options } };
}

/** A match has a number of deals or a target: whichever is chosen now takes the other's place. */
const INSTEAD: Readonly<Record<string, string>> = { deals: "target", target: "deals" };

export function withOption(plan: Plan, name: string, value: string): Plan {
  const options = { ...plan.options[plan.rules], [name]: value };
  const other = INSTEAD[name];
  if (other !== undefined && value !== "none") delete options[other];
  return withOptions(plan, options);
}

export function withoutOption(plan: Plan, name: string): Plan {
  const options = { ...plan.options[plan.rules] };
  delete options[name];
  return withOptions(plan, options);
}

export function withSeat(plan: Plan, seat: number, change: Partial<SeatPlan>): Plan {
  const seats = plan.seats.map((one, n) => (n === seat ? { ...one, ...change } : one));
  return { ...plan, seats };
}

/** How well the computer plays: the same in all its seats. */
export function strengthOf(seats: readonly SeatPlan[]): string {
  return seats.find(({ kind }) => kind !== PERSON)?.kind ?? BOT;
}

export function withStrength(plan: Plan, kind: string): Plan {
  const seats = plan.seats.map((one) => (one.kind === PERSON ? one : { ...one, kind }));
  return { ...plan, seats };
}

/** Whether an option is not as the game says. */
export function isChanged({ value, base, bad }: OptionForm): boolean {
  return bad || value !== base;
}

/** The options that need not be given any more, because the game says the same. */
export function pruned(options: Options, info: RulesInfo): Options {
  const needed = new Set(info.options.filter(isChanged).map(({ name }) => name));
  return Object.fromEntries(Object.entries(options).filter(([name]) => needed.has(name)));
}

/** The engine can't write a name with these into a record. */
const NAME_BREAKERS = /[,=\n\r]/;

/** Everything that keeps the match from being dealt. `names`: as they will be, by seat. */
export function obstacles(setup: Setup, names: readonly string[]): readonly Obstacle[] {
  const { info, seats, count } = setup;
  const taken = seats.slice(0, count);
  const wrong = (info?.options ?? []).filter(({ bad }) => bad);
  return [
    ...(info?.clashes ?? []).map((code) => ({ id: `clash-${code}`, args: {} })),
    ...wrong.map(({ name, value }) => ({ id: "ui-option-unread", args: { option: name, value } })),
    ...(taken.some(({ kind }) => kind === PERSON) ? [] : [{ id: "ui-nobody", args: {} }]),
    ...names
      .slice(0, count)
      .filter((name) => NAME_BREAKERS.test(name))
      .map((text) => ({ id: "error-name-bad", args: { text } })),
  ];
}

/** A plan read from storage: what is missing or strange is as at first. */
export function readPlan(value: unknown): Plan {
  const first = firstPlan();
  const stored = (typeof value === "object" && value !== null ? value : {}) as Partial<Plan>;
  const seats = Array.isArray(stored.seats) ? stored.seats : [];
  const options = (typeof stored.options === "object" ? stored.options : null) ?? {};
  return {
    rules: typeof stored.rules === "string" ? stored.rules : first.rules,
    count: Number.isInteger(stored.count) ? Number(stored.count) : first.count,
    seats: first.seats.map((seat, n) => readSeat(seats[n], seat)),
    options: Object.fromEntries(
      Object.entries(options).map(([name, changed]) => [name, readOptions(changed)]),
    ),
  };
}

function readSeat(value: unknown, otherwise: SeatPlan): SeatPlan {
  const { name, kind } = (value ?? {}) as Partial<SeatPlan>;
  if (typeof name !== "string" || typeof kind !== "string") return otherwise;
  return [PERSON, ...STRENGTHS].includes(kind) ? { name, kind } : { name, kind: BOT };
}

function readOptions(value: unknown): Options {
  const pairs = Object.entries((value ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    pairs.flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : [])),
  );
}
