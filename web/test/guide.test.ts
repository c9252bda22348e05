/** A first game with the real engine: led step by step, other moves taken as they come. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isLesson, lessonText } from "../src/guide.ts";
import type { Store } from "../src/table-store.ts";
import { englishTexts } from "../src/texts.ts";
import { open } from "./real.ts";
import { newBrowser, until } from "./support.ts";

const texts = englishTexts();

async function lesson(rules: string): Promise<Store> {
  newBrowser();
  const store = open();
  await store.start();
  store.lobby.chooseGame(rules);
  const learning = store.learn(["Jij", "Ana"]);
  assert.deepEqual(store.state.opening?.names, ["Jij", "Ana"], "the table is there at once");
  await learning;
  await advised(store);
  return store;
}

/** Until it is known what to do, or the deal is over. */
async function advised(store: Store): Promise<void> {
  await until(store, ({ hint, position }) => hint !== null || position?.phase === "over");
}

/** The id of what the learner is told. */
function told(store: Store): string {
  const { position, hint } = store.state;
  const text = position && hint && lessonText(position, hint);
  assert.ok(text && texts.has(text.id), text?.id);
  return text.id.replace("ui-guide-", "");
}

test("whoever follows sees each step of a deal, and its end", async () => {
  const store = await lesson("mexican-rummy");
  assert.ok(store.state.position && isLesson(store.state.position));
  const steps: string[] = [];
  while (store.state.position?.phase !== "over") {
    steps.push(told(store));
    assert.equal(store.state.guide?.other, false, steps.join(" "));
    await store.followHint();
    await advised(store);
  }
  assert.equal(steps[0], "first");
  for (const step of ["draw", "open-contract", "add", "discard", "last"])
    assert.ok(steps.includes(step), step);
  assert.equal(store.state.position?.end?.out, 0);
});

test("another move is taken as it comes, and the learner may send the guide away", async () => {
  const store = await lesson("basic-rummy");
  await store.followHint();
  await advised(store);
  const advice = store.state.hint?.move ?? "";
  const other = store.state.hand.find(({ card }) => !advice.includes(card));
  store.select([other?.key ?? ""]);
  await store.discard();
  await advised(store);
  assert.equal(store.state.guide?.other, true);
  assert.ok(told(store));
  await store.hint();
  assert.equal(store.state.hint, null);
  await store.draw();
  await until(store, ({ judgement }) => judgement !== null);
  assert.equal(store.state.hint, null, "it stays away");
  await store.hint();
  assert.ok(store.state.guide, "until it is asked for");
});

test("whoever leaves before the lesson is there stays at the start page", async () => {
  newBrowser();
  const store = open();
  await store.start();
  store.lobby.chooseGame("basic-rummy");
  const learning = store.learn(["You", "Ana"]);
  await store.leave();
  assert.equal(store.state.opening, null);
  await learning;
  assert.equal(store.state.position, null);
});
