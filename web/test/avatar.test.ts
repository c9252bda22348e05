import assert from "node:assert/strict";
import { test } from "node:test";
import { mark } from "../src/components/avatar.ts";

const marks = (...names: string[]): string[] => names.map((_, seat) => mark(names, seat));

test("the initial marks a seat, and what tells names apart where it is not alone", () => {
  assert.deepEqual(marks("You", "Ana", "Bram"), ["Y", "A", "B"]);
  assert.deepEqual(marks("Player 1", "Player 2", "Ana"), ["1", "2", "A"]);
  assert.deepEqual(marks("Jij", "Ana", "Bram", "joão"), ["Ji", "A", "B", "Jo"]);
  assert.deepEqual(marks("Eva", "Ernst 2"), ["Ev", "2"]);
  assert.deepEqual(marks("Ana", "Ana", ""), ["1", "2", "3"]);
});

test("no two seats of a match have the same mark", () => {
  for (const names of [["1", "2", "1"], ["A 1", "B 1"], ["Bo 3", "Bo 3", "Ba"], ["", "", "x"]]) {
    assert.equal(new Set(marks(...names)).size, names.length, names.join());
  }
});
