import assert from "node:assert/strict";
import { test } from "node:test";
import { Attempt } from "../src/trying.ts";
import type { Outcome, Stage, Told, Trial } from "../src/trying.ts";
import type { ExampleStep, MeldInfo } from "../src/protocol.ts";

const told = (code: string): Told => {
  return { code, rule: "J3", href: "#J3", says: `${code}: {cards}`, culprits: [] };
};
const REFUSALS = [told("run-gap"), told("lay-off-no-fit"), told("draw-twice")]; // 0 1 2

const legal = { legal: true, step: 1, refusal: null };
const run: MeldInfo = {
  number: 1,
  owner: 1,
  kind: "run",
  fresh: false,
  cards: [
    { card: "6h", stands: "6h" },
    { card: "*", stands: "7h" },
    { card: "8h", stands: "8h" },
  ],
};

const step = (how: Partial<ExampleStep> & Pick<ExampleStep, "do">): ExampleStep => {
  return { cards: [], meld: null, move: how.do, then: 1, ...how };
};

/** Verdicts of melds in a hand: "+" for these sets of places, "0" for all others. */
function melds(cards: number, ...good: readonly number[][]): string {
  const masks = good.map((places) => places.reduce((mask, place) => mask | (1 << place), 0));
  return Array.from({ length: 1 << cards }, (_, mask) =>
    masks.includes(mask) ? "+" : mask === 0 ? " " : "0",
  ).join("");
}

function trial(stages: readonly Stage[], change: Partial<Trial> = {}): Trial {
  return { answer: legal, points: 0, choices: [], refusals: REFUSALS, stages, ...change };
}

const HAND = ["3s", "4s", "5s", "7s", "9d"];
const ENDED: Stage = { hand: [], asked: [], phase: "over" };

function laying(): Trial {
  const asked = [step({ do: "lay", cards: ["5s", "4s", "3s"], move: "meld 3s 4s 5s" })];
  return trial([
    { hand: HAND, phase: "play", asked, lay: melds(5, [0, 1, 2], [3, 4]), throw: "+++++" },
    { hand: ["7s", "9d"], phase: "play", asked: [] },
  ]);
}

const codeOf = (outcome: Outcome): string => ("told" in outcome ? outcome.told.code : "");

test("the cards asked for are right in any order, others are allowed or not", () => {
  const attempt = new Attempt("do", laying());
  assert.deepEqual(attempt.try("lay", [3, 4]), { is: "spare" });
  assert.deepEqual(attempt.try("throw", [4]), { is: "spare" });
  assert.deepEqual(attempt.try("lay", []), { is: "few" });
  assert.deepEqual(attempt.try("throw", [0, 1]), { is: "many" });
  assert.equal(codeOf(attempt.try("lay", [0, 1])), "run-gap");
  assert.equal(attempt.done, false);
  assert.deepEqual(attempt.try("lay", [2, 0, 1]), { is: "right" });
  assert.equal(attempt.done, true);
  assert.deepEqual(attempt.played, ["meld 3s 4s 5s"]);
  assert.deepEqual(attempt.stage.hand, ["7s", "9d"]);
  attempt.again();
  assert.deepEqual([attempt.done, attempt.stage.hand], [false, HAND]);
});

test("the smallest repair: a card less, a card more, another card", () => {
  const attempt = new Attempt("do", laying());
  const repair = (...picked: number[]): unknown => {
    const outcome = attempt.try("lay", picked);
    return "repair" in outcome ? outcome.repair : undefined;
  };
  assert.deepEqual(repair(0, 1, 2, 4), { how: "leave", card: 4 });
  assert.deepEqual(repair(0, 1), { how: "add", card: 2 });
  assert.deepEqual(repair(0, 1, 3), { how: "change", card: 3, by: 2 });
  assert.equal(repair(2, 3, 4, 0, 1), undefined);
});

test("the engine's repair is found in the hand, of twins the one that it means", () => {
  const attempt = new Attempt("do", trial([{ hand: ["3s", "3s", "4s", "9d"], asked: [] }]));
  const repair = (leave: string | null, add: string | null): unknown => {
    const ruling = { legal: false as const, told: told("run-gap"), repair: { leave, add } };
    const outcome = attempt.rule(ruling, [1, 3]);
    return "repair" in outcome ? outcome.repair : undefined;
  };
  assert.deepEqual(repair("3s", null), { how: "leave", card: 1 });
  assert.deepEqual(repair(null, "3s"), { how: "add", card: 0 });
  assert.deepEqual(repair("9d", "4s"), { how: "change", card: 3, by: 2 });
  assert.equal(repair(null, "Kc"), undefined); // not in this hand
});

test("what has its own repair gets no other", () => {
  const short = { ...told("opening-short"), repair: "Ten points are missing." };
  const attempt = new Attempt("do", { ...laying(), refusals: [short] });
  assert.deepEqual(attempt.try("lay", [0, 1]), { is: "refused", told: short });
});

test("a rule is broken by the refusal asked for; another one is another matter", () => {
  const refusal = { code: "draw-twice", args: {}, rule: "R3" };
  const stage: Stage = { hand: HAND, phase: "play", asked: [], lay: melds(5), draws: "2  " };
  const breaking = trial([stage], { answer: { legal: false, step: 0, refusal } });
  const attempt = new Attempt("break", breaking);
  assert.equal(attempt.ways.at(-1)?.do, "draw");
  const other = attempt.try("lay", [0, 1]);
  assert.deepEqual([other.is, codeOf(other)], ["other", "run-gap"]);
  assert.equal(attempt.done, false);
  assert.equal(attempt.try("draw", []).is, "broken");
  assert.equal(attempt.done, true);
  assert.deepEqual(attempt.ways, []);
});

test("cards are added together as well as one by one", () => {
  const add = (card: string, then: number): ExampleStep =>
    step({ do: "add", cards: [card], meld: 1, move: `add ${card} to 1`, then });
  const adding = trial([
    { hand: ["5h", "9h", "4h"], table: [run], phase: "play", asked: [add("5h", 1), add("9h", 2)] },
    { hand: ["9h", "4h"], table: [run], phase: "play", asked: [add("4h", 3), add("9h", 4)] },
    { hand: ["5h", "4h"], table: [run], phase: "play", asked: [add("5h", 4)] },
    { hand: ["9h"], table: [run], phase: "play", asked: [add("9h", 5)] },
    { hand: ["4h"], table: [run], phase: "play", asked: [add("4h", 5)], adds: ["11"] },
    ENDED,
  ]);
  const attempt = new Attempt("do", adding);
  assert.deepEqual(attempt.try("add", [0, 1], 1), { is: "onward" });
  assert.deepEqual(attempt.played, ["add 5h to 1", "add 9h to 1"]);
  assert.deepEqual(attempt.stage.hand, ["4h"]);
  assert.deepEqual(attempt.try("add", [0], 1), { is: "right" });
  attempt.again();
  assert.deepEqual(attempt.try("add", [0, 1, 2], 1), { is: "right" });
});

test("jokers are taken where one lies; what nobody judged is for the referee", () => {
  const swap = step({ do: "swap", cards: ["7h"], meld: 1, move: "swap 7h in 1" });
  const set = { ...run, number: 2, cards: [{ card: "8s", stands: "8s" }] };
  const stage: Stage = {
    hand: ["7h", "8c"],
    table: [run, set],
    phase: "play",
    asked: [swap],
    swaps: ["+1", "  "],
    throw: "+ ",
  };
  const attempt = new Attempt("do", trial([stage, ENDED]));
  const ways = attempt.ways.map((way) => `${way.do} ${way.meld ?? ""}`.trim());
  assert.deepEqual(ways, ["lay", "add 1", "add 2", "swap 1", "throw"]);
  assert.equal(codeOf(attempt.try("swap", [1], 1)), "lay-off-no-fit");
  assert.deepEqual(attempt.try("throw", [1]), { is: "unjudged" });
  assert.deepEqual(attempt.try("lay", [0, 1]), { is: "unjudged" });
  assert.deepEqual(attempt.rule({ legal: true }), { is: "spare" });
  const ruling = { legal: false as const, told: told("run-gap"), repair: null };
  assert.equal(codeOf(attempt.rule(ruling)), "run-gap");
  assert.deepEqual(attempt.try("swap", [0], 1), { is: "right" });
});

test("drawing: the piles are judged like cards", () => {
  const stage: Stage = { hand: HAND, phase: "draw", top: "9c", asked: [step({ do: "take" })], draws: "2++" };
  const attempt = new Attempt("do", trial([stage, ENDED]));
  assert.deepEqual(
    attempt.ways.map((way) => way.do),
    ["draw", "take", "decline"],
  );
  assert.equal(codeOf(attempt.try("draw", [])), "draw-twice");
  assert.deepEqual(attempt.try("decline", []), { is: "spare" });
  assert.deepEqual(attempt.try("take", []), { is: "right" });
});

test("yes or no, and a number, are right or wrong", () => {
  const asked = trial([ENDED], { points: 44, choices: [39, 44] });
  const judged = new Attempt("legal", asked);
  assert.deepEqual([judged.judge(false), judged.done], [false, false]);
  assert.deepEqual([judged.judge(true), judged.done], [true, true]);
  const counted = new Attempt("cost", asked);
  assert.deepEqual([counted.count(39), counted.done], [false, false]);
  assert.deepEqual([counted.count(44), counted.done], [true, true]);
});

test("before the draw only what is there is offered", () => {
  const offered = (stage: Partial<Stage>, kind: "do" | "break", change: Partial<Trial> = {}): unknown => {
    const drawing: Stage = { hand: HAND, phase: "draw", asked: [], ...stage };
    return new Attempt(kind, trial([drawing], change)).ways.map((way) => way.do);
  };
  assert.deepEqual(offered({ stock: 20, top: "9c" }, "do"), ["draw", "take"]);
  assert.deepEqual(offered({ stock: 20 }, "do"), ["draw"]);
  assert.deepEqual(offered({ top: "9c" }, "do"), ["draw", "take", "decline"]);
  const refusal = { code: "draw-twice", args: {}, rule: "R3" };
  const answer = { legal: false, step: 0, refusal };
  assert.deepEqual(offered({ stock: 20, draws: "+2 " }, "break", { answer }), ["draw", "take"]);
});
