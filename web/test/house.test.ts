/** House rules composed and compared, over the real engine. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { GONE, House, samePair } from "../src/house.ts";
import { EngineGone } from "../src/questions.ts";
import { alternatives, changedMix, mixAddress, mixText, readMix } from "../src/mix.ts";
import { realEngine } from "./real.ts";
import { FakeEngine, option, settle } from "./support.ts";

const BASIC = { rules: "basic-rummy", options: {} };

function open(): House {
  return new House((onState) => realEngine(onState));
}

test("a mix is a line of text, and an address, and comes back from both", () => {
  const mix = { rules: "mexican-rummy", options: { contracts: "set+run,run+run", deals: "2" } };
  assert.equal(mixText(mix), "mexican-rummy contracts=set+run,run+run deals=2");
  assert.deepEqual(readMix(` ${mixText(mix)}\n`), mix);
  const hash = `mix=${mixAddress(mix)}`;
  assert.equal(hash, "mix=mexican-rummy+contracts=set%2Brun,run%2Brun+deals=2");
  assert.deepEqual(readMix(new URLSearchParams(hash).get("mix") ?? ""), mix);
  for (const bad of ["", "basic rummy", "Basic", "constructor", "basic-rummy aces", "basic-rummy =low"])
    assert.equal(readMix(bad), null, bad);
});

test("deals and a target take each other's place; null is the book's value", () => {
  const five = changedMix({ ...BASIC, options: { target: "50" } }, "deals", "5");
  assert.deepEqual(five.options, { deals: "5" });
  assert.deepEqual(changedMix(five, "deals", null), BASIC);
});

test("other values to show an option against: the book's first, then words and near numbers", () => {
  const aces = option("aces", "corner", { base: "low", words: ["low", "high-low", "corner"] });
  assert.deepEqual(alternatives(aces), [null, "low", "high-low"]);
  const renewals = { base: "2", words: ["unlimited"], least: 0, most: 99 };
  assert.deepEqual(alternatives(option("recycles", "2", renewals)), ["unlimited", "1", "3", "4"]);
  assert.deepEqual(alternatives(option("recycles", "unlimited", { ...renewals, base: "unlimited" })), ["1"]);
});

test("what is composed is read by the engine, contradictions and examples with it", async () => {
  const house = open();
  house.start(BASIC, BASIC);
  await house.setMix({ rules: "basic-rummy", options: { aces: "corner", upcard: "yes" } });
  assert.deepEqual(house.state.mix.options, { aces: "corner" }); // the other is the book's
  assert.ok(house.sound);
  await house.findExample("aces");
  const example = house.state.examples.get("aces");
  assert.ok(example !== undefined && example !== "asking");
  assert.equal(example.other, null);
  assert.equal(example.difference?.witness?.move, "meld Qh Kh Ah");
  assert.deepEqual(
    example.difference.witness.verdicts.map(({ legal }) => legal),
    [false, true],
  );
  await house.setOption("aces", "high-low"); // its example is looked for anew
  assert.equal(typeof house.state.examples.get("aces"), "object");
  await house.findExample("joker_points"); // there are no jokers
  assert.deepEqual(house.state.examples.get("joker_points"), { difference: null, other: null });
  await house.setMix({ rules: "basic-rummy", options: { jokers: "2", scoring: "payment" } });
  assert.equal(house.sound, false);
  assert.equal(house.state.examples.size, 0);
  await house.findExample("aces");
  assert.equal(house.state.examples.size, 0, "no example of what makes no sense");
});

test("every option of every game finds its example, or says that there is none", async () => {
  const house = open();
  house.start(BASIC, BASIC);
  const without: string[] = [];
  for (const rules of ["jokeren-13", "basic-rummy"]) {
    await house.setMix({ rules, options: {} });
    for (const { name } of house.state.info?.options ?? []) {
      await house.findExample(name);
      const example = house.state.examples.get(name);
      assert.ok(example !== undefined && example !== "asking", name);
      if (example.difference === null) without.push(`${rules} ${name}`);
    }
  }
  assert.deepEqual(without, [
    "jokeren-13 contracts",
    "basic-rummy set_suits",
    "basic-rummy jokers_per_meld",
    "basic-rummy opening_points",
    "basic-rummy opening_jokers",
    "basic-rummy contracts",
    "basic-rummy reclaim",
    "basic-rummy joker_points",
  ]);
});

test("two games are compared: what differs at once, then a witness each", async () => {
  const house = open();
  house.start(BASIC, BASIC);
  const shown: number[] = [];
  house.subscribe(() => {
    const { comparison } = house.state;
    shown.push(comparison?.differences.filter(({ searched }) => searched).length ?? -1);
  });
  const pair = [BASIC, { rules: "block-rummy", options: { aces: "high-low" } }] as const;
  await house.compare(pair);
  const { comparison } = house.state;
  assert.ok(comparison?.done && samePair(comparison.pair, pair));
  assert.deepEqual(
    comparison.differences.map(({ option: name, witness }) => [name, witness?.kind]),
    [
      ["aces", "move"],
      ["recycles", "move"],
      ["ace_points", "score"],
    ],
  );
  assert.deepEqual([...new Set(shown.filter((n) => n >= 0))], [0, 1, 2, 3]);
  await house.compare([BASIC, { rules: "basic-rummy", options: { target: "9", deals: "2" } }]);
  assert.equal(house.state.comparison?.trouble?.id, "error-options-clash");
});

test("a game that is not there is said; so is that there is no engine", async () => {
  const house = open();
  house.start(BASIC, BASIC);
  await house.setMix({ rules: "canasta", options: {} });
  assert.equal(house.state.trouble?.id, "error-rules-unknown");
  let fake = new FakeEngine();
  const alone = new House((onState) => {
    fake = new FakeEngine();
    fake.onState = onState;
    return fake;
  });
  fake.gone = true;
  await alone.compare([BASIC, BASIC]);
  assert.equal(alone.state.comparison?.trouble?.id, "ui-house-gone");
});

test("an engine that fails midway is said, and what was asked is asked again", async () => {
  let fake = new FakeEngine();
  const house = new House((onState) => {
    fake = new FakeEngine();
    fake.onState = onState;
    return fake;
  });
  const difference = (name: string, searched: boolean) => ({
    ...{ option: name, values: ["a", "b"], searched, within: null, changed: {}, witness: null },
  });
  let failing = true;
  fake.replies.rules = () => ({
    ...{ ok: true, rules: BASIC.rules, clashes: [], players: [2, 6] },
    options: [option("aces", "low", { base: "low", words: ["low", "corner"] })],
  });
  fake.replies.compare = (fields) => {
    const [asked] = (fields as { names?: readonly string[] }).names ?? [];
    if (asked !== undefined && failing) {
      fake.fail();
      throw new EngineGone();
    }
    const all = ["aces", "upcard"].map((name) => difference(name, name === asked));
    return { ok: true, differences: all };
  };
  const pair = [BASIC, { rules: "block-rummy", options: {} }] as const;
  house.start(BASIC, BASIC);
  await house.compare(pair);
  const { comparison } = house.state;
  assert.deepEqual([comparison?.trouble, comparison?.done], [GONE, true]);
  assert.equal(comparison?.differences.length, 2, "what was found stays");
  house.retry();
  await house.findExample("aces");
  assert.equal(house.state.examples.has("aces"), false, "not known is not the same as nowhere");
  failing = false;
  house.retry();
  await settle();
  const again = house.state.comparison;
  assert.deepEqual([again?.trouble, again?.done], [null, true]);
  assert.ok(again?.differences.every(({ searched }) => searched));
});

test("an address that can't be read is told until there is another mix", () => {
  for (const change of [
    (house: House) => void house.setMix(BASIC),
    (house: House) => void house.setOption("aces", "corner"),
    (house: House) => house.setSecond(BASIC),
    (house: House) => house.start(BASIC, BASIC),
  ]) {
    const fake = new FakeEngine();
    const house = new House(() => fake);
    house.start(BASIC, BASIC, "basic rummy");
    house.retry();
    assert.equal(house.state.unread, "basic rummy");
    change(house);
    assert.equal(house.state.unread, null);
  }
});
