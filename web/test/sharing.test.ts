/** Who may look at a shared device, and what is left to see meanwhile. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Position } from "../src/protocol.ts";
import { covered, isShared, passTo, sinceLastTurn } from "../src/sharing.ts";
import { position } from "./support.ts";

/** Seats by letter: P a person, B a bot. */
function table(kinds: string, more: Partial<Position>): Position {
  const [seat] = position(1).seats;
  const seats = [...kinds].map((kind) => ({
    ...(seat ?? assert.fail()),
    kind: kind === "P" ? "person" : "steady",
  }));
  return position(1, { seats, ...more });
}

test("one person alone is never asked to pass the device", () => {
  assert.equal(isShared(table("PBB", {})), false);
  assert.equal(passTo(table("PBB", { turn: 1 }), false), null);
});

test("it stays with who has it through the own turn and the bots' turns", () => {
  assert.equal(passTo(table("PPB", { turn: 0, seat: 0 }), true), null);
  assert.equal(passTo(table("PPB", { turn: 2, seat: 1 }), true), null);
});

test("it goes to the person on turn", () => {
  assert.equal(passTo(table("PPB", { turn: 1, seat: 0 }), true), 1);
});

test("while nobody has it, the next person to act gets it", () => {
  assert.equal(passTo(table("PPB", { turn: 2, seat: 1 }), false), 0);
  assert.equal(passTo(table("BPP", { turn: 0, seat: 2 }), false), 1);
  assert.equal(passTo(table("PP", { turn: 0, seat: 0 }), false), 0);
});

test("the end of a deal is for all", () => {
  assert.equal(passTo(table("PP", { phase: "over" }), false), null);
});

test("a covered position holds nothing that is secret", () => {
  const seen = table("PP", {
    hand: ["7h"],
    drawn: "stock 7h",
    draws: ["draw"],
    canBack: true,
    events: [{ code: "draw", args: { seat: 0, card: "7h" } }],
  });
  assert.ok(!JSON.stringify(covered(seen)).includes("7h"));
  assert.equal(covered(table("PP", { drawn: "discard 7h" })).drawn, "discard 7h");
});

test("the news begin after the own last deed", () => {
  const event = (code: string, seat?: number) => ({
    code,
    args: seat === undefined ? {} : { seat },
  });
  const log = [
    event("deal"),
    event("draw", 0),
    event("discard", 0),
    event("draw", 1),
    event("renew"),
  ];
  assert.deepEqual(
    sinceLastTurn(log, 0).map(({ code }) => code),
    ["draw", "renew"],
  );
  assert.equal(sinceLastTurn(log, 2).length, 5);
});
