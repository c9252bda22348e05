/** What the table marks as the others' deeds since the own last turn. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { lastDeeds } from "../src/last-deeds.ts";
import type { Event } from "../src/protocol.ts";

const ME = 0;
const event = (code: string, seat: number, more: object = {}): Event => ({
  code,
  args: { seat, ...more },
});
const THEIRS = [
  event("discard", ME),
  event("take", 1),
  event("meld", 1, { meld: 3 }),
  event("discard", 1),
  event("draw", 2),
  event("lay-off", 2, { meld: 3 }),
  event("reclaim", 2, { meld: 1 }),
];

test("melds are marked with the one who touched them last, until the own turn has ended", () => {
  const { melds, newest } = lastDeeds(THEIRS, ME);
  assert.deepEqual([...melds], [[3, 2], [1, 2]]);
  assert.equal(newest, "meld:1");
  const drawn = [...THEIRS, event("discard", 2), event("draw", ME), event("meld", ME, { meld: 4 })];
  assert.equal(lastDeeds(drawn, ME).newest, "discard");
  assert.equal(lastDeeds(drawn, ME).melds.size, 2);
  assert.equal(lastDeeds([...drawn, event("discard", ME)], ME).melds.size, 0);
});

test("the top card's thrower is known through takes and renewals; a dealt card has none", () => {
  const thrower = (...log: Event[]) => lastDeeds(log, ME).thrower;
  assert.equal(thrower(event("discard", 1), event("discard", 2)), 2);
  assert.equal(thrower(event("discard", 1), event("discard", 2), event("take", ME)), 1);
  assert.equal(thrower(event("take", 1)), null);
  const renewed = { code: "renew", args: { cards: 9 } };
  assert.equal(thrower(event("discard", 1), event("discard", 2), renewed), 2);
});
