import assert from "node:assert/strict";
import { test } from "node:test";
import { mark } from "../src/components/avatar.ts";
import type { Context } from "../src/components/context.ts";
import { markedBy } from "../src/components/names.ts";
import { englishTexts } from "../src/texts.ts";
import { position } from "./support.ts";

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

test("where a device goes round, a seat has one mark whoever holds it", () => {
  const texts = englishTexts();
  const held = (me: number, kinds: readonly string[]): readonly string[] => {
    const { seats, ...rest } = position(1);
    const named = kinds.map((kind, seat) => ({ ...seats[0]!, kind, name: `Player ${seat + 1}` }));
    const say = (id: string): string => texts.say(id);
    const names = markedBy({ position: { ...rest, seats: named }, me, say, texts } as unknown as Context);
    return names.map((_, seat) => mark(names, seat));
  };
  assert.deepEqual(held(0, ["person", "person"]), ["1", "2"]);
  assert.deepEqual(held(1, ["person", "person"]), ["1", "2"]);
  assert.deepEqual(held(0, ["person", "steady"]), ["Y", "P"]);
});
