/** The spread of a hand: strips wide enough for a finger, nothing outside the space. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fan, type Fan } from "../src/components/fan.ts";

const spread = (cards: number, width: number, card: number, finger = 44, toCome = 0): Fan =>
  fan(cards, { width, card, finger }, toCome);

test("fourteen cards lie in one row on a desk and in two on a phone", () => {
  assert.equal(spread(14, 1000, 84).rows, 1);
  assert.deepEqual(spread(14, 344, 56), { rows: 2, perRow: 7, first: 7, step: 48 });
});

test("where there is little room a smaller strip of each card may do", () => {
  assert.equal(spread(14, 304, 52).rows, 3);
  assert.equal(spread(14, 304, 52, 40).rows, 2);
  assert.equal(spread(14, 552, 48, 36).rows, 1);
});

test("few cards lie side by side, not spread over the whole space", () => {
  assert.deepEqual(spread(3, 344, 56), { rows: 1, perRow: 3, first: 3, step: 62 });
  assert.equal(spread(0, 344, 56).rows, 1);
  assert.equal(spread(1, 344, 56).perRow, 1);
});

test("every hand fits its space", () => {
  for (let cards = 1; cards <= 22; cards++) {
    for (const [space, width] of [
      [304, 56],
      [344, 56],
      [374, 62],
      [752, 74],
      [1000, 84],
    ] as const) {
      const { rows, perRow, first, step } = spread(cards, space, width);
      assert.equal(first + (rows - 1) * perRow, cards, "only the first row is shorter");
      assert.ok(first > 0 && first <= perRow);
      assert.ok((perRow - 1) * step + width <= space + 0.01, `${cards} in ${space}`);
      assert.ok(step >= 44 || rows === 3, `${cards} in ${space}: ${step}`);
    }
  }
});

test("a card that is drawn finds its place free: no other row, no other step", () => {
  for (const [space, width] of [[304, 56], [344, 56], [752, 74], [1000, 84]] as const)
    for (let cards = 1; cards <= 21; cards++) {
      const before = spread(cards, space, width, 44, 1);
      const after = spread(cards + 1, space, width);
      assert.equal(before.step, after.step);
      if (after.rows > 1 && before.rows === after.rows) assert.equal(before.perRow, after.perRow);
      assert.ok(before.rows >= after.rows - 1);
    }
});

test("seven cards lie in two rows where the eighth needs the second one", () => {
  assert.deepEqual(spread(7, 344, 56, 44, 1), { rows: 2, perRow: 4, first: 3, step: 56 });
  assert.deepEqual(spread(8, 344, 56), { rows: 2, perRow: 4, first: 4, step: 56 });
});
