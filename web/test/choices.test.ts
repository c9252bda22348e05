/** Many ways of laying cards, asked one small question after the other. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { announced, kindOf, questionOf, waysOf } from "../src/choices.ts";

test("ways are read from the moves", () => {
  assert.deepEqual(waysOf("meld Qs Qh *=Qd | 5h 6h 7h"), [
    { cards: ["Qs", "Qh", "*=Qd"], onto: null },
    { cards: ["5h", "6h", "7h"], onto: null },
  ]);
  assert.deepEqual(waysOf("add *=10s 9s to 12"), [{ cards: ["*=10s", "9s"], onto: 12 }]);
  assert.deepEqual(waysOf("draw"), []);
  assert.deepEqual(announced({ cards: ["9s", "*=10s", "4h=Js"], onto: 1 }), ["*=10s", "4h=Js"]);
});

test("what a meld is is told from what its cards are announced as", () => {
  assert.deepEqual(kindOf(["*=7", "4h=7", "4d=7"]), { kind: "set" });
  assert.deepEqual(kindOf(["4h=7s", "8s", "9s"]), { kind: "run", suit: "s" });
});

test("a single meld with two meanings is one question", () => {
  const moves = ["meld Js Qs Ks *=As", "meld *=10s Js Qs Ks"];
  const question = questionOf(moves);
  assert.equal(question?.part, null);
  assert.deepEqual(
    question?.answers.map((answer) => answer.moves),
    moves.map((move) => [move]),
  );
});

test("of several melds only those that differ are asked about, one after the other", () => {
  const moves = [
    "meld 7c 7d 4h=7 | *=8s 9s 10s Js | 2h 3h 4h *=5h",
    "meld 7c 7d 4h=7 | *=8s 9s 10s Js | *=Ah 2h 3h 4h",
    "meld 7c 7d 4h=7 | 9s 10s Js *=Qs | 2h 3h 4h *=5h",
    "meld 7c 7d 4h=7 | 9s 10s Js *=Qs | *=Ah 2h 3h 4h",
  ];
  const first = questionOf(moves);
  assert.deepEqual(first?.part, { number: 2, of: 3 });
  assert.deepEqual(first?.answers[0]?.moves, moves.slice(0, 2));
  const second = questionOf(first?.answers[0]?.moves ?? []);
  assert.deepEqual(second?.part, { number: 3, of: 3 });
  assert.deepEqual(second?.answers[1]?.moves, [moves[1]]);
});

test("many meanings are asked in two steps: what kind of meld, then which", () => {
  const ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
  const sets = ranks.map((rank) => `meld *=${rank} *=${rank} 4h=${rank} 4d=${rank}`);
  const runs = ["s", "h"].flatMap((suit) =>
    ranks.slice(0, 10).map((_, at) => {
      const cards = ranks.slice(at, at + 4).map((rank) => `*=${rank}${suit}`);
      return `meld ${cards.join(" ")}`;
    }),
  );
  const question = questionOf([...sets, ...runs]);
  assert.deepEqual(
    question?.answers.map(({ kind, way, moves }) => [kind, way, moves.length]),
    [
      [{ kind: "set" }, null, 13],
      [{ kind: "run", suit: "s" }, null, 10],
      [{ kind: "run", suit: "h" }, null, 10],
    ],
  );
  const ranksAsked = questionOf(question?.answers[0]?.moves ?? []);
  assert.equal(ranksAsked?.answers.length, 13);
  assert.ok(ranksAsked?.answers.every(({ way }) => way !== null));
});

test("laying off: which meld, and what for", () => {
  const moves = ["add *=8h to 1", "add *=4h to 1", "add *=9 to 3"];
  const question = questionOf(moves);
  assert.deepEqual(
    question?.answers.map(({ way, kind }) => [way?.onto, kind]),
    [
      [1, null],
      [1, null],
      [3, null],
    ],
  );
});

test("draws and swaps are no ways of laying", () => {
  assert.equal(questionOf(["draw", "take"]), null);
  assert.equal(questionOf(["swap 7h for * in 1", "swap 7h for 4c in 1"]), null);
});
