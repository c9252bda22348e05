/** Deals counted: which ones, and what they come to. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Event, Position } from "../src/protocol.ts";
import { readDeal, split, tally } from "../src/statistics.ts";
import type { PlayedDeal } from "../src/statistics.ts";
import { playedDeal } from "../src/statistician.ts";
import { FakeEngine, position, rig, seated, settle } from "./support.ts";

const record = "at 1\nseed 1\n";
const end = { out: 0, reason: "out", rule: "J11", hands: [], costs: [], scores: ["0", "9/2"] };
const over: Partial<Position> = { phase: "over", end, record: "at 2\nseed 1\n" };

function deal(more: Partial<PlayedDeal> = {}): PlayedDeal {
  const who = { rules: "romme", bots: ["steady"], place: 1, seats: 2 };
  return { when: 1, ...who, points: 10, out: false, rummy: false, match: null, ...more };
}

test("a deal that ends at the table is counted once, and can be forgotten", async () => {
  const { store, engine } = await seated(position(1, { record }));
  engine.replies.play = () => position(2, over);
  store.select([store.state.hand[0]?.key ?? ""]);
  engine.replies.judge = () => ({
    ...{ id: 0, ok: true, at: 1, groups: [], selection: null, lone: null, adds: [], swaps: [] },
    lay: { moves: [], refusal: null, points: 0, needed: null },
    discard: { meld: null, moves: ["discard 7h"], refusal: null },
    short: null,
  });
  await store.discard();
  await settle();
  const [played, ...more] = await store.statistics.deals();
  assert.deepEqual(more, []);
  assert.deepEqual(
    { ...played, when: 0 },
    deal({ when: 0, rules: "jokeren-13", points: 0, out: true, rummy: true }),
  );
  const again = rig({}, Object.assign(new FakeEngine(), { replies: { view: () => position(2, over) } }));
  await again.store.start();
  await settle();
  assert.equal((await again.store.statistics.deals()).length, 1, "looking at the end adds nothing");
  await again.store.statistics.forget();
  assert.deepEqual(await again.store.statistics.deals(), []);
});

test("going rummy is going out with nothing laid before the last turn", () => {
  const event = (code: string, seat = 0): Event => ({ code, args: { seat } });
  const ended = position(2, { ...over, dealer: 0, winners: [1] });
  const late = [event("draw"), event("meld"), event("discard"), event("draw", 1), event("draw")];
  assert.equal(playedDeal(ended, [...late, event("meld"), event("out")]).rummy, false);
  assert.equal(playedDeal(ended, [event("draw"), event("meld"), event("out")]).rummy, true);
  const { place, match, points } = playedDeal(position(2, { ...ended, seat: 1 }), []);
  assert.deepEqual([place, match, points], [1, "won", 4.5]);
});

test("deals are counted and split", () => {
  const out = { out: true };
  const deals = [deal(out), deal(out), deal(), deal({ ...out, rummy: true, match: "won" })];
  const all = [...deals, deal({ rules: "wrotham", bots: ["sharp", "steady"], place: 2, match: "lost" })];
  assert.deepEqual(tally(all), {
    ...{ deals: 5, out: 3, rummy: 1, points: 50, matches: 2, won: 1, streak: 2 },
  });
  const sizes = (by: "game" | "bot" | "place"): unknown =>
    split(all, by).map(([key, one]) => [key, one.deals]);
  assert.deepEqual(sizes("game"), [["romme", 4], ["wrotham", 1]]);
  assert.deepEqual(sizes("bot"), [["steady", 5], ["sharp", 1]]);
  assert.deepEqual(sizes("place"), [["1", 4], ["2", 1]]);
  assert.equal(readDeal({ ...deal(), points: "x" }), null);
  assert.equal(readDeal(null), null);
  assert.deepEqual(readDeal(deal()), deal());
});
