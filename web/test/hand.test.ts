import assert from "node:assert/strict";
import { test } from "node:test";
import * as hands from "../src/hand.ts";
import type { Dealt, Hand } from "../src/hand.ts";

const now = (cards: string, more: Partial<Dealt> = {}): Dealt => ({
  deal: 1,
  cards: cards.split(" ").filter(Boolean),
  inTurn: true,
  ...more,
});
const dealt = (cards: string): Hand => hands.follow(null, now(cards));
const shown = (hand: Hand): string =>
  hands
    .handCards(hand)
    .map((card) => card.card)
    .join(" ");
const keyAt = (hand: Hand, at: number): string => hands.handCards(hand)[at]?.key ?? assert.fail();
const marks = (hand: Hand, mark: "selected" | "fresh"): string =>
  hands
    .handCards(hand)
    .filter((card) => card[mark])
    .map((card) => card.card)
    .join(" ");

test("a new deal lies in dealt order with fresh keys", () => {
  const first = dealt("7h Ks 7h");
  assert.equal(shown(first), "7h Ks 7h");
  const second = hands.follow(first, now("Ks 7h 7h", { deal: 2 }));
  assert.equal(shown(second), "Ks 7h 7h");
  const keys = [first, second].flatMap((hand) => hands.handCards(hand).map((card) => card.key));
  assert.equal(new Set(keys).size, 6);
});

test("a drawn card comes last and is marked until the turn is over", () => {
  const arranged = hands.moveCards(dealt("2s 3s 4s"), [keyAt(dealt("2s 3s 4s"), 2)], 0);
  const drawn = hands.follow(arranged, now("2s 3s 4s 9d"));
  assert.equal(shown(drawn), "4s 2s 3s 9d");
  assert.equal(marks(drawn, "fresh"), "9d");
  const later = hands.follow(drawn, now("2s 3s 9d", { inTurn: false }));
  assert.equal(shown(later), "2s 3s 9d");
  assert.equal(marks(later, "fresh"), "");
});

test("of twins the one that was played leaves", () => {
  const hand = dealt("7h Ks 7h");
  const [first, , second] = hands.handCards(hand).map((card) => card.key);
  for (const [gone, stays] of [
    [first, second],
    [second, first],
  ] as const) {
    const after = hands.follow(hand, now("Ks 7h"), [gone ?? ""]);
    assert.ok(hands.handCards(after).some((card) => card.key === stays));
    assert.ok(!hands.handCards(after).some((card) => card.key === gone));
  }
});

test("a take taken back takes the taken twin away, not the old one", () => {
  const hand = dealt("7h Ks");
  const taken = hands.follow(hand, now("7h Ks 7h"));
  const back = hands.follow(taken, now("7h Ks", { inTurn: false }));
  assert.deepEqual(hands.handCards(back), hands.handCards(hand));
});

test("cards taken back in the same turn return to their places with their keys", () => {
  const hand = hands.follow(dealt("2s 7h 7d 7s Kc"), now("2s 7h 7d 7s Kc 9d"));
  const keys = hands.handCards(hand).map((card) => card.key);
  const laid = hands.follow(hand, now("2s Kc 9d"), keys.slice(1, 4));
  assert.equal(shown(laid), "2s Kc 9d");
  const back = hands.follow(laid, now("2s 7h 7d 7s Kc 9d"));
  assert.deepEqual(
    hands.handCards(back).map((card) => card.key),
    keys,
  );
  assert.equal(marks(back, "fresh"), "9d");
});

test("what left in an earlier turn is another card when it comes again", () => {
  const hand = dealt("2s 7h Kc");
  const key = keyAt(hand, 1);
  const thrown = hands.follow(hand, now("2s Kc", { inTurn: false }), [key]);
  const drawn = hands.follow(thrown, now("2s Kc 7h"));
  assert.equal(shown(drawn), "2s Kc 7h");
  assert.notEqual(keyAt(drawn, 2), key);
});

test("selection and groups lose the cards that left", () => {
  let hand = dealt("7h 7d 7s Kc 9d");
  const keys = hands.handCards(hand).map((card) => card.key);
  hand = hands.stage(hands.select(hand, keys.slice(0, 3)));
  hand = hands.select(hand, [keys[3] ?? "", keys[4] ?? ""]);
  const after = hands.follow(hand, now("7h 7d 9d"), [keys[2] ?? "", keys[3] ?? ""]);
  assert.deepEqual(after.groups, [keys.slice(0, 2)]);
  assert.equal(marks(after, "selected"), "9d");
  assert.deepEqual(hands.follow(after, now("9d")).groups, []);
});

test("a staged card that is toggled leaves its group and becomes selected", () => {
  let hand = dealt("7h 7d 7s");
  const keys = hands.handCards(hand).map((card) => card.key);
  hand = hands.stage(hands.select(hand, keys));
  assert.deepEqual(
    hands.handCards(hand).map((card) => card.group),
    [0, 0, 0],
  );
  hand = hands.toggle(hand, keys[1] ?? "");
  assert.deepEqual(hand.groups, [[keys[0], keys[2]]]);
  assert.equal(marks(hand, "selected"), "7d");
  hand = hands.toggle(hand, keys[1] ?? "");
  assert.equal(marks(hand, "selected"), "");
  assert.deepEqual(hands.unstage(hand, 0).groups, []);
});

test("unknown keys change nothing", () => {
  const hand = dealt("7h 7d");
  assert.equal(shown(hands.moveCards(hand, ["x"], 0)), "7h 7d");
  assert.deepEqual(hands.select(hand, ["x"]).selected, []);
  assert.equal(hands.stage(hand), hand);
});

test("cards move to a place among the others", () => {
  const hand = dealt("As 2s 3s 4s 5s");
  const move = (at: number[], to: number): string =>
    shown(
      hands.moveCards(
        hand,
        at.map((one) => keyAt(hand, one)),
        to,
      ),
    );
  assert.equal(move([0], 0), "As 2s 3s 4s 5s");
  assert.equal(move([0], 2), "2s 3s As 4s 5s");
  assert.equal(move([4], 0), "5s As 2s 3s 4s");
  assert.equal(move([0], 99), "2s 3s 4s 5s As");
  assert.equal(move([3, 1], 1), "As 2s 4s 3s 5s");
  assert.equal(move([2], -1), "3s As 2s 4s 5s");
});

test("sorting is stable and keeps every key", () => {
  const hand = dealt("10s 2h * 10s As *");
  const keys = hands.handCards(hand).map((card) => card.key);
  const once = hands.sortHand(hand, "rank");
  assert.equal(shown(once), "As 2h 10s 10s * *");
  assert.deepEqual(hands.sortHand(once, "rank"), once);
  assert.deepEqual(
    hands
      .handCards(once)
      .map((card) => card.key)
      .sort(),
    keys.sort(),
  );
  const order = hands.handCards(once).map((card) => card.key);
  assert.ok(order.indexOf(keyAt(hand, 0)) < order.indexOf(keyAt(hand, 3)));
});

test("a hand from a save is looked at before it is believed", () => {
  const hand = dealt("7h 7d");
  assert.deepEqual(hands.readHand(JSON.parse(JSON.stringify(hand))), hand);
  const bad = [null, undefined, [], "x", {}, { ...hand, cards: [null] }, { ...hand, groups: [1] }];
  for (const value of bad) assert.equal(hands.readHand(value), null);
});

test("whatever comes and goes, the hand shows exactly the engine's cards", () => {
  let seed = 7;
  const roll = (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return (seed >>> 8) % below;
  };
  const faces = ["7h", "7h", "8h", "Ks", "*", "*", "2c"];
  let hand: Hand | null = null;
  let kept: string[] = [];
  for (let step = 0; step < 3000; step++) {
    const cards = Array.from({ length: roll(9) }, () => faces[roll(faces.length)] ?? "");
    const known = hand?.cards.map((held) => held.key) ?? [];
    const leaving = known.filter(() => roll(3) === 0);
    const deal = step % 500 === 0 ? step : (hand?.deal ?? 0);
    hand = hands.follow(hand, { deal, cards, inTurn: roll(3) > 0 }, leaving);
    const now = hands.handCards(hand);
    assert.deepEqual(now.map((card) => card.card).sort(), cards.sort());
    assert.equal(new Set(now.map((card) => card.key)).size, now.length);
    const order = now.map((card) => card.key).filter((key) => kept.includes(key));
    assert.deepEqual(
      order,
      kept.filter((key) => order.includes(key)),
      "the order is kept",
    );
    hand = hands.toggle(hand, order[0] ?? "");
    if (roll(4) === 0) hand = hands.stage(hand);
    if (roll(6) === 0) hand = hands.sortHand(hand, roll(2) ? "suit" : "rank");
    kept = hands.handCards(hand).map((card) => card.key);
  }
});

test("sorting loses no order of one's own: it comes back, with new cards last", () => {
  const hand = dealt("9d 2s 5h 2h");
  const sorted = hands.sortHand(hands.sortHand(hand, "suit"), "rank");
  assert.equal(shown(sorted), "2s 2h 5h 9d");
  const drawn = hands.follow(sorted, now("9d 2s 5h 2h Kc"));
  assert.equal(shown(drawn), "2s 2h 5h 9d Kc");
  assert.equal(shown(hands.sortHand(drawn, "own")), "9d 2s 5h 2h Kc");
});

test("a card moved by hand makes the order as it is one's own", () => {
  const sorted = hands.sortHand(dealt("9d 2s 5h"), "rank");
  const moved = hands.moveCards(sorted, [keyAt(sorted, 2)], 0);
  assert.equal(shown(moved), "9d 2s 5h");
  assert.equal(shown(hands.sortHand(hands.sortHand(moved, "suit"), "own")), "9d 2s 5h");
  assert.equal(hands.sortHand(moved, "own"), moved);
});

test("melds come first, twins one by one, and the rest by suit", () => {
  const hand = dealt("9d 7h 2s 7h Ks 7s *");
  const ordered = hands.orderHand(hand, ["7h", "7s", "*"]);
  assert.equal(shown(ordered), "7h 7s * 2s Ks 7h 9d");
  assert.equal(shown(hands.sortHand(ordered, "own")), "9d 7h 2s 7h Ks 7s *");
});

test("a discard taken back lies where it lay; a card drawn later never goes there", () => {
  const hand = dealt("9d 2s 5h");
  const thrown = hands.follow(hand, now("9d 5h", { inTurn: false }), [keyAt(hand, 1)]);
  assert.equal(shown(thrown), "9d 5h");
  assert.equal(shown(hands.follow(thrown, now("9d 2s 5h", { back: true }))), "9d 2s 5h");
  const drawn = hands.follow(thrown, now("9d 5h 2s"));
  assert.equal(shown(drawn), "9d 5h 2s");
  assert.equal(marks(drawn, "fresh"), "2s");
});
