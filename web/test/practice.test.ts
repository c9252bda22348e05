/** Practice with the real engine: marked, open, taken back over others' moves, with reasons. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isMine, open } from "./real.ts";
import type { TableState } from "../src/table-state.ts";
import { newBrowser, until } from "./support.ts";

const MATCH = { rules: "basic-rummy", seats: 2, names: ["Me"], seed: "PRACTICE-2" };

test("practice is marked, lies open, tells why, and goes back over the bot's moves", async () => {
  newBrowser();
  const store = open();
  await store.start();
  await store.newMatch({ ...MATCH, practice: true });
  await until(store, isMine);
  const first = store.state.position;
  assert.ok(first?.practice);
  assert.match(first.record, /^practice$/m);
  assert.deepEqual(first.open[0], first.hand);
  assert.equal(first.open[1]?.length, first.seats[1]?.cards);
  await store.draw();
  const earlier = store.state.reasons;
  store.select([store.state.hand.at(-1)?.key ?? ""]);
  await store.discard();
  await until(store, (state) => isMine(state) && state.position?.phase === "draw");
  assert.ok(store.state.reasons.size > 0, "the log tells why the bot moved");
  const whys = await store.whys();
  assert.equal(whys?.[0]?.event.args["seat"], 1);
  assert.ok(whys?.[0]?.reason);
  assert.equal(store.state.position?.canBack, true);
  await store.back();
  assert.equal(store.state.position?.hand.length, 11, "back to where the card was thrown");
  assert.deepEqual(store.state.reasons, earlier, "what the bot did before is still explained");
  await store.back();
  assert.equal(store.state.position?.record, first.record);
  assert.equal(store.state.position?.canBack, false);
  assert.deepEqual(store.state.reasons, earlier);
  await store.rematch("same");
  await until(store, isMine);
  assert.ok(store.state.position?.practice, "the same cards once more are practice, too");
  await store.leave();
  assert.equal(store.state.saved?.practice, true);
});

test("steps are taken back out of the end of a deal, and into the deal before", async () => {
  newBrowser();
  const store = open();
  await store.start();
  await store.newMatch({ ...MATCH, kinds: ["person", "simple"], practice: true });
  const mineOrOver = (state: TableState) => isMine(state) || state.position?.phase === "over";
  await until(store, mineOrOver);
  while (store.state.position?.phase !== "over") {
    await store.hint();
    await store.followHint();
    await until(store, mineOrOver);
  }
  const ended = store.state.position.record;
  assert.equal(store.state.position.canBack, true);
  await store.nextDeal();
  await until(store, isMine);
  assert.equal(store.state.position?.deal, 2);
  await store.back();
  assert.equal(store.state.position?.deal, 1, "the last step of the deal before");
  await until(store, isMine);
  assert.ok(ended.startsWith(store.state.position?.record.trimEnd() ?? "?"));
});

test("a match that counts shows nothing of it", async () => {
  newBrowser();
  const store = open();
  await store.start();
  await store.newMatch(MATCH);
  await until(store, isMine);
  assert.equal(store.state.position?.practice, false);
  assert.deepEqual(store.state.position?.open, []);
  assert.equal(await store.whys(), null);
  await store.leave();
  assert.equal(store.state.saved?.practice, false);
});
