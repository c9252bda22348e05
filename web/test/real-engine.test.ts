/** The store over the real engine (in CPython here), by random play through the intents alone. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { check, dice, isMine, open, turn } from "./real.ts";
import { newBrowser, until } from "./support.ts";

test("two deals of random play, left and taken up again in a new tab on the way", async () => {
  newBrowser();
  const roll = dice(5);
  let store = open();
  await store.start();
  await store.newMatch({ rules: "jokeren-13", seats: 3, names: ["Me"], seed: "WEB-1" });
  for (let turns = 0; store.state.position?.deal !== 3; turns++) {
    await until(store, isMine);
    check(store);
    if (store.state.position?.phase === "over") {
      assert.ok(store.state.position.end);
      await store.nextDeal();
      continue;
    }
    await turn(store, roll);
    if (turns % 5 === 4) {
      await until(store, isMine);
      const { hand, position, log } = store.state;
      store = open();
      await store.start();
      await until(store, isMine);
      assert.deepEqual(store.state.hand, hand);
      assert.deepEqual(store.state.log, log);
      assert.equal(store.state.position?.record, position?.record);
    }
  }
  assert.equal(store.state.position?.seats[0]?.dealScores.length, 2);
  await store.leave();
  assert.equal(store.state.saved?.deal, 3);
});
