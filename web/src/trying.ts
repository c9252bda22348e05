/**
 * An example being tried: what a reader does with its cards, and what comes of it. Verdicts are in
 * the example itself; for what was not judged there, the answer is to ask the referee.
 */
import type { ExampleAnswer, ExampleStep, MeldInfo } from "./protocol.ts";

export type Do = ExampleStep["do"];
export type Kind = "do" | "break" | "legal" | "cost";

/** A position on the way, as the build or the engine gives it; what is empty may be left out. */
export interface Stage {
  readonly hand: readonly string[];
  readonly table?: readonly MeldInfo[];
  readonly top?: string | null;
  readonly stock?: number;
  readonly phase?: "draw" | "play" | "over";
  readonly asked: readonly ExampleStep[];
  readonly lay?: string;
  readonly adds?: readonly string[];
  readonly swaps?: readonly string[];
  readonly throw?: string;
  readonly draws?: string;
}

/** A refusal in words. */
export interface Told {
  readonly code: string;
  readonly rule: string;
  readonly href: string; // of the rule
  readonly says: string; // "{cards}" stands for the cards picked
  readonly culprits: readonly string[];
  readonly repair?: string;
}

export interface Trial {
  readonly answer: ExampleAnswer;
  readonly points: number;
  readonly choices: readonly number[];
  readonly refusals: readonly Told[];
  readonly stages: readonly Stage[];
}

/** The smallest change that would make a refused meld a legal one. */
export type Repair =
  | { readonly how: "leave" | "add"; readonly card: number }
  | { readonly how: "change"; readonly card: number; readonly by: number };

/** What comes of a try. */
export type Outcome =
  | { readonly is: "right" | "onward" | "spare" }
  | { readonly is: "refused" | "broken" | "other"; readonly told: Told; readonly repair?: Repair }
  | { readonly is: "few" | "many" } // cards picked for it
  | { readonly is: "unjudged" };

/** What the engine says to a try that the example does not know. */
export type Ruling =
  | { readonly legal: true }
  | { readonly legal: false; readonly told: Told; readonly repair: Mended | null };

/** A repair as the engine tells it: the card to leave, the card to add, or both. */
export interface Mended {
  readonly leave: string | null;
  readonly add: string | null;
}

const LEGAL = "+";
const NOT_JUDGED = " ";
const FIRST = 48; // code point of the first refusal's sign
const DRAWS: readonly Do[] = ["draw", "take", "decline"];

export class Attempt {
  readonly kind: Kind;
  readonly #trial: Trial;
  #at = 0;
  #played: string[] = [];
  #done = false;

  constructor(kind: Kind, trial: Trial) {
    this.kind = kind;
    this.#trial = trial;
  }

  get stage(): Stage {
    const stage = this.#trial.stages[this.#at];
    if (stage === undefined) throw new Error(`the example has no stage ${this.#at}`);
    return stage;
  }

  /** The moves made since the first position. */
  get played(): readonly string[] {
    return this.#played;
  }

  get done(): boolean {
    return this.#done;
  }

  /** What can be tried here, with the melds that it may concern. */
  get ways(): readonly { readonly do: Do; readonly meld: number | null }[] {
    const { phase = "over", table = [] } = this.stage;
    if (this.#done || phase === "over") return [];
    const draws = DRAWS.map((way) => ({ do: way, meld: null }));
    if (phase === "draw") return draws.filter((way) => this.#offers(way.do));
    const wild = table.filter((meld) => meld.cards.some((one) => one.card !== one.stands));
    return [
      { do: "lay", meld: null },
      ...table.map((meld) => ({ do: "add" as const, meld: meld.number })),
      ...wild.map((meld) => ({ do: "swap" as const, meld: meld.number })),
      { do: "throw", meld: null },
      ...(this.#breaks("draw") ? draws.slice(0, 1) : []),
    ];
  }

  /** Before the draw: a pile that is not there is offered only where that is the rule to break. */
  #offers(way: Do): boolean {
    const { top = null, stock = 0 } = this.stage;
    const there = way === "take" ? top !== null : way !== "decline" || stock === 0;
    return there || this.#breaks(way);
  }

  /** Whether the rule to break is about drawing like this: then that can be tried, too. */
  #breaks(way: Do): boolean {
    return this.kind === "break" && this.stage.draws?.[DRAWS.indexOf(way)] === this.#sign(this.#trial.answer);
  }

  #sign({ refusal }: ExampleAnswer): string {
    const place = this.#trial.refusals.findIndex((told) => told.code === refusal?.code);
    return String.fromCharCode(FIRST + place);
  }

  again(): void {
    this.#at = 0;
    this.#played = [];
    this.#done = false;
  }

  /** Does something with the cards at these places of the hand. */
  try(way: Do, picked: readonly number[], meld: number | null = null): Outcome {
    const wanting = wants(way, picked.length);
    if (wanting !== null) return { is: wanting };
    const steps = this.#asked(way, picked, meld);
    if (steps !== null) return this.#goOn(steps);
    const sign = this.#verdict(way, picked, meld);
    if (sign === NOT_JUDGED) return { is: "unjudged" };
    if (sign === LEGAL) return { is: "spare" };
    const told = this.#trial.refusals[sign.charCodeAt(0) - FIRST];
    if (told === undefined) return { is: "unjudged" };
    const repair = way === "lay" && told.repair === undefined ? this.#repair(picked) : undefined;
    return this.#refused(told, repair);
  }

  /** Takes what the engine says to a try with the cards at these places. */
  rule(ruling: Ruling, picked: readonly number[] = []): Outcome {
    if (ruling.legal) return { is: "spare" };
    return this.#refused(ruling.told, ruling.repair ? this.#placed(ruling.repair, picked) : undefined);
  }

  /** The engine names cards, of which a hand may hold two. */
  #placed({ leave, add }: Mended, picked: readonly number[]): Repair | undefined {
    const { hand } = this.stage;
    const card = picked.find((place) => hand[place] === leave);
    const by = hand.findIndex((one, place) => one === add && !picked.includes(place));
    if (card === undefined) return by < 0 ? undefined : { how: "add", card: by };
    return by < 0 ? { how: "leave", card } : { how: "change", card, by };
  }

  /** Whether the play told is legal. */
  judge(legal: boolean): boolean {
    return this.#answered(legal === this.#trial.answer.legal);
  }

  /** Whether the cards cost so much. */
  count(points: number): boolean {
    return this.#answered(points === this.#trial.points);
  }

  #answered(right: boolean): boolean {
    this.#done = right;
    return right;
  }

  #refused(told: Told, repair?: Repair): Outcome {
    const more = repair === undefined ? { told } : { told, repair };
    if (this.kind !== "break") return { is: "refused", ...more };
    if (told.code !== this.#trial.answer.refusal?.code) return { is: "other", ...more };
    this.#done = true;
    return { is: "broken", told };
  }

  #goOn(steps: readonly ExampleStep[]): Outcome {
    const last = steps.at(-1);
    if (last === undefined) return { is: "spare" };
    this.#at = last.then;
    this.#played = [...this.#played, ...steps.map((step) => step.move)];
    this.#done = this.kind === "do" && this.stage.asked.length === 0;
    return { is: this.#done ? "right" : "onward" };
  }

  /** The steps asked for that this try makes; null where it makes none. */
  #asked(way: Do, picked: readonly number[], meld: number | null): readonly ExampleStep[] | null {
    const { hand, asked } = this.stage;
    const cards = picked.map((place) => hand[place] ?? "");
    if (way === "add") return this.#added(asked, cards, meld);
    const step = asked.find(
      (one) => one.do === way && one.meld === meld && alike(one.cards, cards),
    );
    return step ? [step] : null;
  }

  /** Several cards are added one by one, in an order that works. */
  #added(
    asked: readonly ExampleStep[],
    cards: readonly string[],
    meld: number | null,
  ): readonly ExampleStep[] | null {
    if (cards.length === 0) return [];
    for (const step of asked) {
      const place = step.do === "add" && step.meld === meld ? cards.indexOf(step.cards[0] ?? "") : -1;
      if (place < 0) continue;
      const next = this.#trial.stages[step.then]?.asked ?? [];
      const rest = this.#added(next, cards.toSpliced(place, 1), meld);
      if (rest !== null) return [step, ...rest];
    }
    return null;
  }

  #verdict(way: Do, picked: readonly number[], meld: number | null): string {
    const { lay, adds, swaps, draws, throw: thrown } = this.stage;
    const table = { lay, add: adds?.[(meld ?? 0) - 1], swap: swaps?.[(meld ?? 0) - 1], throw: thrown };
    if (way === "lay" || way === "add") return table[way]?.[maskOf(picked)] ?? NOT_JUDGED;
    if (way === "swap" || way === "throw") return table[way]?.[picked[0] ?? 0] ?? NOT_JUDGED;
    return draws?.[DRAWS.indexOf(way)] ?? NOT_JUDGED;
  }

  /** The first single card that, left out, added or changed, would make the meld legal. */
  #repair(picked: readonly number[]): Repair | undefined {
    const lay = this.stage.lay ?? "";
    const mask = maskOf(picked);
    const others = this.stage.hand.map((_, place) => place).filter((place) => !picked.includes(place));
    const good = (changed: number): boolean => lay[changed] === LEGAL;
    const leave = picked.find((place) => good(mask & ~(1 << place)));
    if (leave !== undefined) return { how: "leave", card: leave };
    const add = others.find((place) => good(mask | (1 << place)));
    if (add !== undefined) return { how: "add", card: add };
    for (const card of picked) {
      const by = others.find((place) => good((mask & ~(1 << card)) | (1 << place)));
      if (by !== undefined) return { how: "change", card, by };
    }
    return undefined;
  }
}

/** Whether there are too few cards for it, or too many. */
function wants(way: Do, count: number): "few" | "many" | null {
  if (DRAWS.includes(way)) return null;
  if (count === 0) return "few";
  return count > 1 && (way === "swap" || way === "throw") ? "many" : null;
}

function maskOf(picked: readonly number[]): number {
  return picked.reduce((mask, place) => mask | (1 << place), 0);
}

function alike(some: readonly string[], others: readonly string[]): boolean {
  return some.toSorted().join() === others.toSorted().join();
}
