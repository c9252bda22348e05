import assert from "node:assert/strict";
import { test } from "node:test";
import { bareCard, compareByRank, compareBySuit, parseCard, RANKS, SUITS } from "../src/cards.ts";

test("every card text is read, with and without a meaning", () => {
  for (const rank of RANKS) {
    for (const suit of SUITS) {
      assert.deepEqual(parseCard(rank + suit), {
        kind: "face",
        face: { rank, suit },
        stands: null,
      });
      assert.deepEqual(parseCard(`*=${rank}${suit}`)?.stands, { rank, suit });
    }
  }
  assert.deepEqual(parseCard("*"), { kind: "joker", face: null, stands: null });
  assert.deepEqual(parseCard("?"), { kind: "unknown", face: null, stands: null });
  const four = { rank: "4", suit: "h" };
  assert.deepEqual(parseCard("4h=7"), {
    kind: "face",
    face: four,
    stands: { rank: "7", suit: null },
  });
});

test("anything else is no card", () => {
  for (const text of ["", "7", "h", "1h", "11h", "7x", "7hh", "*=", "*=x", "7h=?", "=7h", "a♠"]) {
    assert.equal(parseCard(text), null, text);
  }
});

test("a card without its meaning", () => {
  assert.deepEqual(["*=7h", "4h=7", "Ks"].map(bareCard), ["*", "4h", "Ks"]);
});

test("by rank: ace low, 10 after 9, twins side by side, jokers last", () => {
  const sorted = "10s 2s * As Ks 9s 10s 2h *".split(" ").toSorted(compareByRank);
  assert.equal(sorted.join(" "), "As 2s 2h 9s 10s 10s Ks * *");
});

test("by suit: suits of both colours in turn, ranks within", () => {
  const sorted = "2d Kc * 10h As 9h 3c As".split(" ").toSorted(compareBySuit);
  assert.equal(sorted.join(" "), "As As 9h 10h 3c Kc 2d *");
});
