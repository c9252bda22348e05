/** How far an opening has come, told from the position and the verdicts on what is staged. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { goalOf } from "../src/goal.ts";
import type { GroupVerdict, Judgement, Opening } from "../src/protocol.ts";
import type { HandCard, TableState } from "../src/table-state.ts";
import { rig } from "./support.ts";
import { judged, newBrowser, position } from "./support.ts";

const opening = (more: Partial<Opening>): Opening => ({
  kind: "contract",
  points: 0,
  needed: 0,
  sets: 0,
  runs: 0,
  missingSets: more.sets ?? 0,
  missingRuns: more.runs ?? 0,
  short: null,
  ...more,
});

const verdict = (...readings: string[]): GroupVerdict => ({
  readings,
  kind: readings.length > 0 ? "set" : null,
  points: 21,
  refusal: null,
});

const SET = verdict("7c 7d 4h=7");
const RUN = verdict("9s 10s Js Qs");
const EITHER = verdict("*=7 *=7 *=7 *=7", "*=7s *=8s *=9s *=10s");

function state(what: Opening | null, judgement: Partial<Judgement>, turn = 0): TableState {
  newBrowser();
  const hand: HandCard[] = ["7c", "7d", "4h", "Ks"].map((card, n) => ({
    key: `${n}`,
    card,
    selected: false,
    fresh: false,
    group: n < 3 ? 0 : null,
  }));
  return {
    ...rig().store.state,
    position: position(1, { opening: what, turn }),
    hand,
    groups: judgement.groups?.map(() => ["0", "1", "2"]) ?? [],
    judgement: judged({}, judgement),
  };
}

const parts = (what: Opening, judgement: Partial<Judgement>): string[] => {
  const goal = goalOf(state(what, judgement));
  if (goal === null || goal.kind === "points") assert.fail("no contract");
  return goal.parts.map(({ kind, state: has }) => `${kind} ${has}`);
};

test("nothing to open, no goal", () => {
  assert.equal(goalOf(state(null, {})), null);
});

test("points: laid, staged and chosen, on the own turn only", () => {
  const points = opening({ kind: "points", points: 11, needed: 30 });
  const lay = { moves: [], refusal: null, points: 20, needed: 30 };
  assert.deepEqual(goalOf(state(points, { lay })), { kind: "points", points: 20, needed: 30 });
  assert.deepEqual(goalOf(state(points, { lay, selection: SET })), {
    kind: "points",
    points: 41,
    needed: 30,
  });
  assert.equal(goalOf(state(points, { lay }, 1)), null);
});

test("a contract: each meld laid, staged or missing", () => {
  const contract = opening({ sets: 1, runs: 2 });
  assert.deepEqual(parts(contract, {}), ["set missing", "run missing", "run missing"]);
  assert.deepEqual(parts(contract, { groups: [RUN, SET] }), [
    "set staged",
    "run staged",
    "run missing",
  ]);
  assert.deepEqual(parts({ ...contract, missingRuns: 1 }, { groups: [SET] }), [
    "set staged",
    "run laid",
    "run missing",
  ]);
});

test("a meld too many of its kind counts for no other", () => {
  const contract = opening({ sets: 1, runs: 1 });
  assert.deepEqual(parts(contract, { groups: [SET, SET] }), ["set staged", "run missing"]);
});

test("what can be a set or a run fills what is left", () => {
  const contract = opening({ sets: 1, runs: 1 });
  assert.deepEqual(parts(contract, { groups: [EITHER] }), ["set staged", "run missing"]);
  assert.deepEqual(parts(contract, { groups: [EITHER, SET] }), ["set staged", "run staged"]);
});

test("a chosen meld counts as a staged one; no meld counts for nothing", () => {
  const contract = opening({ sets: 2 });
  assert.deepEqual(parts(contract, { selection: SET }), ["set staged", "set missing"]);
  assert.deepEqual(parts(contract, { groups: [verdict()] }), ["set missing", "set missing"]);
});

test("a whole hand: how many of its cards are in melds", () => {
  const whole = opening({ kind: "whole-hand" });
  assert.deepEqual(goalOf(state(whole, { groups: [SET] })), {
    kind: "whole-hand",
    parts: [],
    placed: 3,
    cards: 4,
  });
});
