/** The short word on what goes on, worked out from the state alone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { actions, brief, verdict } from "../src/components/model.ts";
import type { MeldInfo, Opening, Position } from "../src/protocol.ts";
import type { HandCard } from "../src/table-state.ts";
import { judged, newBrowser, position, rig } from "./support.ts";

const WHOLE: Opening = {
  kind: "whole-hand",
  points: 0,
  needed: 0,
  sets: 0,
  runs: 0,
  missingSets: 0,
  missingRuns: 0,
  short: null,
};

const meld = (owner: number, fresh: boolean): MeldInfo => ({
  number: 1,
  owner,
  kind: "set",
  cards: ["4s", "4h", "4d"].map((card) => ({ card, stands: card })),
  fresh,
});

function said(more: Partial<Position>): string {
  newBrowser();
  return verdict({ ...rig().store.state, position: position(1, more) }).text.id;
}

test("whose turn it is, and what the turn begins with", () => {
  assert.equal(said({ turn: 1 }), "ui-verdict-other");
  assert.equal(said({ phase: "draw", draws: ["draw"] }), "ui-verdict-draw");
  assert.equal(said({ phase: "draw", draws: ["draw", "take"] }), "ui-verdict-draw-or-take");
  assert.equal(said({ phase: "draw", draws: ["take", "decline"] }), "ui-verdict-take-or-decline");
  assert.equal(said({ phase: "over" }), "ui-verdict-over");
});

test("no more cards are asked for than the hand has", () => {
  newBrowser();
  const discard = { meld: null, moves: ["discard 7h"], refusal: null };
  const card = { key: "a", card: "7h", selected: true, fresh: false, group: null };
  const other = { ...card, key: "b", selected: false };
  const told = (hand: readonly HandCard[]): string => {
    const judgement = judged({}, { discard });
    return verdict({ ...rig().store.state, position: position(1), hand, judgement }).text.id;
  };
  assert.equal(told([card, other]), "ui-verdict-one");
  assert.equal(told([card]), "ui-verdict-last");
});

test("what a turn does not allow any more is not offered", () => {
  newBrowser();
  assert.equal(said({ lays: ["meld"] }), "ui-verdict-play");
  assert.equal(said({ lays: ["lay-off"] }), "ui-verdict-off");
  assert.equal(said({ lays: [] }), "ui-verdict-only");
  const discard = { meld: null, moves: ["discard 7h"], refusal: null };
  const card = { key: "a", card: "7h", selected: true, fresh: false, group: null };
  const hand = [card, { ...card, key: "b", selected: false }];
  const judgement = judged({}, { discard });
  const place = position(1, { lays: ["lay-off"] });
  const state = { ...rig().store.state, position: place, hand, judgement };
  assert.equal(verdict(state).text.id, "ui-verdict-alone");
});

test("a whole hand that has been begun must be finished", () => {
  assert.equal(said({ opening: WHOLE }), "ui-verdict-whole");
  assert.equal(said({ opening: WHOLE, table: [meld(1, false)] }), "ui-verdict-whole");
  assert.equal(said({ opening: WHOLE, table: [meld(0, true)] }), "ui-verdict-whole-rest");
});

test("points that were begun must be completed, and it is said how many are missing", () => {
  const points: Opening = { ...WHOLE, kind: "points", needed: 30 };
  assert.equal(said({ opening: points }), "ui-verdict-play");
  assert.equal(said({ opening: { ...points, points: 21 } }), "ui-short-opening-short");
  assert.equal(said({ opening: { ...points, points: 30 } }), "ui-verdict-play");
  const refusal = { code: "opening-short", args: { points: 21, needed: 30 }, rule: "J5" };
  assert.equal(brief(refusal)?.args?.["missing"], 9);
});

test("a joker that was taken must be laid", () => {
  assert.equal(said({ owed: 1 }), "ui-verdict-owed");
});

test("the button that draws says what it does", () => {
  const label = (draws: readonly string[]): string => {
    newBrowser();
    const at = position(1, { phase: "draw", draws: [...draws] });
    return actions({ ...rig().store.state, position: at })[0]?.label ?? "";
  };
  assert.equal(label(["draw"]), "ui-draw");
  assert.equal(label(["draw", "take"]), "ui-draw");
  assert.equal(label(["take"]), "ui-take");
  assert.equal(label(["take", "decline"]), "ui-take");
});

test("at every stage the same four buttons stand in the same order, and only what can be done now does anything", () => {
  const stages: [Partial<Position>, string][] = [
    [{ phase: "draw", draws: ["draw", "take"] }, "draw"],
    [{ phase: "draw", draws: ["take"] }, "draw"],
    [{ phase: "play" }, ""],
    [{ phase: "draw", draws: ["draw"], turn: 1 }, ""],
    [{ phase: "over" }, ""],
  ];
  for (const [stage, ready] of stages) {
    newBrowser();
    const found = actions({ ...rig().store.state, position: position(1, stage) });
    assert.deepEqual(
      found.map(({ name }) => name),
      ["draw", "meld", "lay-off", "discard"],
    );
    assert.equal(found.filter((one) => one.ready).map(({ name }) => name).join(), ready);
  }
});
