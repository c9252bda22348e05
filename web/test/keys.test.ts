/** Which key does what, and where single letters must stay letters. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { englishTexts } from "../src/texts.ts";
import { commandOf, KEY_LIST, type Place, type Press } from "../src/keys.ts";

const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});
const HAND: Place = { hand: true, region: true, letters: true };
const BAR: Place = { hand: false, region: true, letters: true };

test("letters act, unless they are switched off", () => {
  assert.deepEqual(commandOf(press("d"), HAND), { do: "draw" });
  assert.deepEqual(commandOf(press("X"), BAR), { do: "discard" });
  assert.deepEqual(commandOf(press("?"), HAND), { do: "help" });
  assert.deepEqual(commandOf(press("h"), BAR), { do: "hint" });
  for (const key of ["d", "x", "7", "?"]) {
    assert.equal(commandOf(press(key), { ...HAND, letters: false }), null);
  }
});

test("ranks jump to the next card of that rank", () => {
  assert.deepEqual(commandOf(press("7"), HAND), { do: "jump", rank: "7" });
  assert.deepEqual(commandOf(press("0"), HAND), { do: "jump", rank: "10" });
  assert.deepEqual(commandOf(press("q"), HAND), { do: "jump", rank: "Q" });
  assert.equal(commandOf(press("1"), HAND), null);
});

test("the browser keeps its own keys", () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
    assert.equal(commandOf(press("d", held), HAND), null);
    assert.equal(commandOf(press("r", held), HAND), null);
    assert.deepEqual(commandOf(press("z", held), HAND), { do: "undo" });
    assert.equal(commandOf(press("Z", { ...held, shiftKey: true }), HAND), null);
  }
  assert.equal(commandOf(press("ArrowLeft", { altKey: true }), HAND), null);
  assert.equal(commandOf(press("Tab"), HAND), null);
});

test("arrows walk, choose and move", () => {
  const go = (to: string, extend = false) => ({ do: "go", to, extend });
  assert.deepEqual(commandOf(press("ArrowRight"), BAR), go("right"));
  assert.deepEqual(commandOf(press("ArrowRight", { shiftKey: true }), BAR), go("right"));
  assert.deepEqual(commandOf(press("ArrowLeft", { shiftKey: true }), HAND), go("left", true));
  assert.deepEqual(commandOf(press("ArrowUp", { altKey: true }), HAND), { do: "earlier" });
  assert.deepEqual(commandOf(press("ArrowDown", { altKey: true }), HAND), { do: "later" });
  assert.equal(commandOf(press("ArrowUp"), { ...BAR, region: false }), null);
});

test("Enter and Space keep their meaning on buttons", () => {
  assert.deepEqual(commandOf(press("Enter"), HAND), { do: "primary" });
  assert.deepEqual(commandOf(press(" "), HAND), { do: "choose" });
  assert.equal(commandOf(press("Enter"), BAR), null);
  assert.equal(commandOf(press(" "), BAR), null);
});

test("every key of the list has its text", () => {
  const texts = englishTexts();
  for (const [, id] of KEY_LIST) assert.ok(texts.has(id), id);
});
