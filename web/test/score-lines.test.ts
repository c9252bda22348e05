/** The lines of the score chart. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { scoreLines } from "../src/score-lines.ts";

const FRAME = { left: 0, right: 100, top: 0, bottom: 100 };

test("a line is the running total after each deal, deals to come leave room", () => {
  const { lines, marks, deals } = scoreLines([["10", "-4"], ["0", "9/2"]], 4, FRAME);
  assert.deepEqual(deals, [0, 25, 50, 75, 100]);
  assert.deepEqual(
    lines.map(({ points }) => points.map(({ x }) => x)),
    [
      [0, 25, 50],
      [0, 25, 50],
    ],
  );
  const value = (y: number): number => {
    const [low, high] = [marks[0], marks.at(-1)];
    assert.ok(low && high);
    return low.value + ((low.y - y) / (low.y - high.y)) * (high.value - low.value);
  };
  const totals = lines.map(({ points }) => points.map(({ y }) => Math.round(value(y) * 10) / 10));
  assert.deepEqual(totals, [
    [0, 10, 6],
    [0, 0, 4.5],
  ]);
});

test("the marks are round numbers around all totals, few of them, for any scores", () => {
  for (const scores of [["0"], ["3"], ["-517", "20"], ["1000", "1200", "-40"], ["1/2"]]) {
    const { marks, lines } = scoreLines([scores, ["0"]], 0, FRAME);
    assert.ok(marks.length >= 2 && marks.length <= 7, `${scores}: ${marks.length} marks`);
    assert.ok(marks.every(({ value }) => Number.isInteger(value)));
    for (const { y } of lines.flatMap(({ points }) => points)) assert.ok(y >= 0 && y <= 100, `${y}`);
  }
});
