/** Values of options: taken apart, put together, and said in words. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { dealRules } from "../src/deal-rules.ts";
import { optionWords, valueWords } from "../src/option-words.ts";
import {
  contractOf,
  contractText,
  controlOf,
  groupsOf,
  respread,
  seatText,
  seatValues,
  spreadOf,
  spreadsOf,
  valueIn,
} from "../src/option-values.ts";
import { addedText, scoreText, scoreValue } from "../src/scores.ts";
import { englishTexts } from "../src/texts.ts";
import { option, rulesInfo } from "./support.ts";

const texts = englishTexts();

test("an option is put in as words, a number, a range or contracts", () => {
  const words = option("aces", "low", { words: ["low", "high-low"] });
  assert.deepEqual(controlOf(words), { kind: "words", words: ["low", "high-low"] });
  const number = option("recycles", "2", { least: 0, most: 99, words: ["unlimited"] });
  assert.deepEqual(controlOf(number), { kind: "number", least: 0, most: 99, word: "unlimited" });
  assert.equal(controlOf(option("jokers", "4", { least: 0, most: 12 })).kind, "number");
  assert.equal(controlOf(option("players", "2-6")).kind, "range");
  assert.equal(controlOf(option("contracts", "none")).kind, "contract");
});

test("a value is the same for all, or goes by deal or by players", () => {
  assert.equal(spreadOf(option("hand_size", "13")), "one");
  assert.equal(spreadOf(option("hand_size", "7,8,9")), "deals");
  assert.equal(spreadOf(option("hand_size", "2:10,3:7")), "seats");
  assert.equal(spreadOf(option("contracts", "set+set")), "deals");
  assert.deepEqual(spreadsOf(option("aces", "low")), ["one"]);
  assert.deepEqual(spreadsOf(option("opening", "none", { byDeal: true })), ["one", "deals"]);
  assert.equal(spreadsOf(option("hand_size", "13", { byDeal: true })).length, 3);
});

test("the last value of a list holds for later deals", () => {
  assert.equal(valueIn("3,4,5", 2, 3), "4");
  assert.equal(valueIn("3,4,5", 9, 3), "5");
  assert.equal(valueIn("any", 9, 3), "any");
  assert.equal(valueIn("2:10,3:7", 1, 3), "7");
});

test("a value spread in another way stays as near as it can", () => {
  assert.equal(respread("7,8,9", "one", 3, [2, 4]), "7");
  assert.equal(respread("13", "deals", 3, [2, 4]), "13,13,13");
  assert.equal(respread("7,8", "deals", 4, [2, 4]), "7,8,8,8");
  assert.equal(respread("13", "seats", 3, [2, 4]), "2:13,3:13,4:13");
  assert.equal(respread("2:10,3:7", "deals", 2, [2, 3]), "10,10");
  assert.equal(seatText(seatValues("2:10,3:7")), "2:10,3:7");
});

test("contracts are counted and written back", () => {
  assert.deepEqual(contractOf("set+run+run"), { sets: 1, runs: 2 });
  assert.equal(contractText({ sets: 2, runs: 1 }), "set+set+run");
  assert.deepEqual(contractOf("none"), { sets: 0, runs: 0 });
});

test("every option of a game is in one group, an unknown one in the last", () => {
  const info = rulesInfo([option("packs", "2"), option("deals", "8"), option("brand-new", "x")]);
  const groups = groupsOf(info);
  assert.deepEqual(
    groups.flatMap(({ name, options }) => options.map((one) => `${name}:${one.name}`)),
    ["deal:packs", "length:deals", "length:brand-new"],
  );
});

test("values in words", () => {
  const said = (name: string, value: string): string => valueWords(texts, name, value);
  assert.equal(said("players", "2-6"), "2 to 6");
  assert.equal(said("players", "3-3"), "3");
  assert.equal(said("wild_ranks", "K"), "king");
  assert.equal(said("melds_per_turn", "any"), "any number");
  assert.equal(
    said("contracts", "set+set,set+run"),
    "deal 1: two sets; from deal 2 on: a set and a run",
  );
  assert.equal(
    said("hand_size", "2:10,3:7,4:7,5:6"),
    "2 players: 10; 3 to 4 players: 7; 5 players: 6",
  );
  assert.equal(
    said("opening", "none,none,none,whole-hand,whole-hand"),
    "deals 1 to 3: nothing special; from deal 4 on: the whole hand at once",
  );
  assert.equal(optionWords(texts, "melds_per_turn", "1"), "Melds in a turn: one");
});

test("what holds in a deal is read from the options", () => {
  const info = rulesInfo([
    option("opening", "contract,whole-hand"),
    option("contracts", "set+run,run+run+run"),
    option("lay_off", "after-opening-turn"),
    option("scoring", "collect"),
  ]);
  const first = dealRules(info, 1, 3);
  assert.deepEqual(
    [first.opening, first.contract, first.opens],
    ["contract", { sets: 1, runs: 1 }, true],
  );
  const last = dealRules(info, 5, 3);
  assert.deepEqual(
    [last.opening, last.contract, last.opens],
    ["whole-hand", { sets: 0, runs: 3 }, false],
  );
  assert.equal(last.best, "high");
});

test("an opening without a contract has none, whatever the list of contracts says", () => {
  const info = rulesInfo([option("opening", "points"), option("contracts", "set+run")]);
  assert.equal(dealRules(info, 1, 2).contract, null);
  const points = option("opening_points", "40");
  assert.equal(dealRules(rulesInfo([option("opening", "points"), points]), 1, 2).openingPoints, 40);
  const free = rulesInfo([option("opening", "whole-hand"), option("contracts", "none")]);
  assert.equal(dealRules(free, 1, 2).openingPoints, 0);
  assert.equal(dealRules(free, 1, 2).contract, null);
});

test("scores are fit to read, fractions and debts too", () => {
  assert.deepEqual(["44", "0", "9/2", "1/3", "-12", "-9/2", "30/7", "-2/7"].map(scoreText), [
    "44",
    "0",
    "4½",
    "⅓",
    "−12",
    "−4½",
    "4 2/7",
    "−2/7",
  ]);
  assert.deepEqual(["12", "0", "-9/2"].map(addedText), ["+ 12", "+ 0", "− 4½"]);
  assert.deepEqual(["12", "0", "-9/2", "-3"].map(scoreValue), [12, 0, -4.5, -3]);
});
