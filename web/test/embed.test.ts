import assert from "node:assert/strict";
import { test } from "node:test";
import { CommonEngine } from "../src/embed/engine.ts";
import { movesOf, recordOf } from "../src/embed/notation.ts";
import { openingOf } from "../src/record.ts";
import { Report } from "../src/embed/report.ts";
import { elementSnippet, frameAddress, frameSnippet, gameOf } from "../src/snippet.ts";
import { readOptions, readWanted } from "../src/embed/wanted.ts";
import { KeptNames, seatsOf, unspoken } from "../src/embed/wishes.ts";
import { NOT_STARTED } from "../src/questions.ts";
import type { DealEnd } from "../src/protocol.ts";
import { Snapshot } from "../src/snapshot.ts";
import { englishTexts } from "../src/texts.ts";
import { FakeEngine, position } from "./support.ts";

const seats = (count: number) =>
  Array.from({ length: count }, (_, n) => (n ? ([`B${n}`, "steady"] as const) : (["You", "person"] as const)));

test("attributes are read, and what is no option is left for the engine to tell", () => {
  const given: Readonly<Record<string, string>> = {
    rules: " romme ",
    options: "deals=3  opening_points=40; odd",
    seats: "four",
    bots: "sharp, steady",
    heading: "9",
  };
  const wanted = readWanted((name) => given[name] ?? null, "\n  hands = [\n    1\n  ]\n", "nl");
  assert.equal(wanted.rules, "romme");
  assert.deepEqual(wanted.options, { deals: "3", opening_points: "40", odd: "" });
  assert.equal(wanted.seats, null);
  assert.deepEqual(wanted.bots, ["sharp", "steady"]);
  assert.equal(wanted.heading, 6);
  assert.equal(wanted.text, "hands = [\n1\n]");
  assert.equal(wanted.keep, null);
  assert.deepEqual(wanted.given, { seats: "four", lang: null });
  assert.deepEqual(readOptions("a=b=c"), { a: "b=c" });
});

test("a number of seats that can't be is told with those that can", () => {
  assert.equal(seatsOf(null, null, "jokeren-13"), 3);
  assert.equal(seatsOf(2, "2", "jokeren-13"), 2);
  assert.equal(seatsOf(5, "5", "jokeren-13"), 5); // house rules may allow it: the engine knows
  for (const [seats, text] of [[null, "four"], [null, "-1"], [9, "9"]] as const) {
    const said = seatsOf(seats, text, "jokeren-13");
    assert.ok(typeof said !== "number");
    assert.deepEqual(said.args, { text, min: 2, max: 4 });
    assert.match(englishTexts().say(said.id, said.args), /2 to 4/);
  }
  assert.equal(seatsOf(null, "four", "whist"), 3); // of which the engine will tell
});

test("a language is ours whatever its country", () => {
  assert.deepEqual(["nl-BE", "PT", "", null, undefined].map(unspoken), [null, null, null, null, null]);
  assert.equal(unspoken("fr"), "fr");
});

test("a name keeps one table of a page at a time", () => {
  const names = new KeptNames();
  assert.equal(names.take("club"), "club");
  assert.equal(names.take("club"), null);
  names.free(null); // the second goes: the name is still the first one's
  assert.equal(names.take("club"), null);
  names.free("club");
  assert.equal(names.take("club"), "club");
  assert.equal(names.take(null), null);
});

test("a position becomes the record of a match that goes on from it", () => {
  const text = 'rules = "romme"\n[position]\ndeal = 2\nhands = ["7h 8h",\n"9c", "2d"]';
  const record = recordOf(text, { rules: "jokeren-13", options: { deals: "4" }, seats });
  assert.equal(
    record,
    "meldbook 1\nrules romme\noptions deals=4\nseats You=person, B1=steady, B2=steady\n" +
      `start\n${text}\nend\ndeal 2\n`,
  );
  assert.deepEqual(openingOf(record), {
    rules: "romme",
    names: ["You", "B1", "B2"],
    seat: 0,
    deal: 2,
    deals: null,
    scores: ["0", "0", "0"],
  });
});

test("a position without a head gets one, and a record stays as it is", () => {
  const wrapped = recordOf('hands = ["7h", "9c"]', { rules: "romme", options: {}, seats });
  assert.match(wrapped, /\nstart\n\[position\]\nhands = .*\nend\ndeal 1\n$/);
  const quoted = recordOf("rules = 'romme'\nhands = ['7h', '9c', '2d']", { rules: "", options: {}, seats });
  assert.match(quoted, /^rules romme\nseats You=person, B1=steady, B2=steady$/m);
  const nonsense = recordOf("no hands", { rules: "romme", options: {}, seats });
  assert.match(nonsense, /^seats You=person, B1=steady$/m); // for the engine to say what is wrong
  const record = "meldbook 1\nrules romme\nseats A=steady, B=person\nseed X\ndeal 1";
  assert.equal(recordOf(record, { rules: "", options: {}, seats }), `${record}\n`);
  assert.equal(openingOf(record).seat, 1);
});

const RECORD = "meldbook 1\nrules romme\nseats You=person, Ana=steady\nseed 7\ndeal 1\n";

test("the moves of a record are told with their deal and seat", () => {
  assert.deepEqual(movesOf(`${RECORD}0 draw; discard Kd\n1 take\ndeal 2\n1 draw\n`), [
    { deal: 1, seat: 0, move: "draw" },
    { deal: 1, seat: 0, move: "discard Kd" },
    { deal: 1, seat: 1, move: "take" },
    { deal: 2, seat: 1, move: "draw" },
  ]);
});

/** A report over a snapshot, and what it told. */
function reporting() {
  const told: [name: string, detail: Record<string, unknown>][] = [];
  const report = new Report(englishTexts(), (name, detail) =>
    told.push([name, detail as Record<string, unknown>]),
  );
  const snapshot = new Snapshot();
  snapshot.subscribe((state) => report.see(state));
  const at = (record: string, more = {}) =>
    snapshot.set({ position: position(1, { record, ...more }) });
  return { told, snapshot, at };
}

test("each move is told once, and a step back is told as one", () => {
  const { told, at } = reporting();
  at(RECORD);
  at(RECORD);
  at(`${RECORD}0 draw; discard Kd\n1 draw\n`);
  at(`${RECORD}0 draw; discard Kd\n`);
  const brief = told.map(([name, { move, seat, back }]) => [name, move, seat, back]);
  assert.deepEqual(brief, [
    ["meld-ready", undefined, undefined, undefined],
    ["meld-move", "draw", 0, false],
    ["meld-move", "discard Kd", 0, false],
    ["meld-move", "draw", 1, false],
    ["meld-move", "draw", 1, true],
  ]);
});

test("nothing is told while the device changes hands", () => {
  const { told, snapshot } = reporting();
  snapshot.set({ position: position(1), cover: { seat: 1, news: [] } });
  assert.deepEqual(told, []);
});

test("the end of a deal is told once, that of a match besides", () => {
  const { told, at } = reporting();
  const end: DealEnd = { out: 0, reason: "out", rule: "R3", hands: [], costs: [], scores: ["0", "9"] };
  at(`${RECORD}0 draw\n`, { end, winners: [0], ranks: [1, 2] });
  at(`${RECORD}0 draw\n1 draw\n`, { end, winners: [0], ranks: [1, 2] });
  const ends = told.filter(([name]) => name === "meld-end");
  assert.deepEqual(
    ends.map(([, { of, out, added, winners }]) => [of, out, added, winners]),
    [
      ["deal", 0, ["0", "9"], undefined],
      ["match", undefined, undefined, [0]],
    ],
  );
});

test("the referee's verdicts are told in words", () => {
  const { told, snapshot, at } = reporting();
  at(RECORD);
  const args = { points: 24, needed: 30 };
  snapshot.say({ tone: "refusal", id: "refusal-opening-short", args, rule: "J5" });
  snapshot.say({ tone: "good", id: "ui-can-draw", args: {}, rule: null });
  snapshot.say({ tone: "event", id: "event-renew", args: {}, rule: null });
  const verdicts = told.filter(([name]) => name === "meld-verdict").map(([, detail]) => detail);
  assert.deepEqual(
    verdicts.map(({ allowed, code, rule }) => [allowed, code, rule]),
    [
      [false, "opening-short", "J5"],
      [true, "draw", null],
    ],
  );
  assert.notEqual(verdicts[0]?.["text"], "refusal-opening-short");
});

test("all tables have one engine, and whoever comes late hears how it stands", () => {
  const fake = new FakeEngine();
  let made = 0;
  const common = new CommonEngine((onState) => {
    made += 1;
    fake.onState = onState;
    return fake;
  });
  const heard: string[] = [];
  const first = common.join(({ status }) => heard.push(`first ${status}`));
  first.start();
  const second = common.join(({ status }) => heard.push(`second ${status}`));
  second.start();
  first.leave();
  fake.onState({ ...NOT_STARTED, status: "restarting" });
  assert.equal(made, 1);
  assert.ok(heard.includes("first ready") && heard.includes("second ready"));
  assert.equal(heard.at(-1), "second restarting");
  assert.ok(!heard.includes("first restarting"));
});

test("a snippet says what was chosen, and nothing breaks out of it", () => {
  const chosen = { rules: "romme", seats: "4", bots: "", seed: 'a"&<b>', position: " hands = [1]" };
  const base = "https://cards.example/meldbook/";
  assert.equal(
    elementSnippet(chosen, base, "Play Rommé"),
    '<script type="module" src="https://cards.example/meldbook/embed/v1.js"></script>\n\n' +
      '<meld-table rules="romme" seats="4" seed="a&quot;&amp;&lt;b>">\nhands = [1]\n' +
      '  <a href="https://cards.example/meldbook/">Play Rommé</a>\n</meld-table>',
  );
  const address = new URL(frameAddress(chosen, base));
  assert.equal(address.searchParams.get("seed"), chosen.seed);
  assert.equal(new URLSearchParams(address.hash.slice(1)).get("position"), "hands = [1]");
  const example = { what: "example", rules: "romme", lang: "nl", position: "title = 1" };
  assert.match(elementSnippet(example, base, ""), /<meld-example lang="nl">\ntitle = 1\n/);
  assert.equal(gameOf({ what: "table", rules: "romme", position: 'rules = "wrotham"' }), "romme");
  assert.equal(gameOf({ what: "example", rules: "romme", position: 'title = "x"\nrules = "wrotham"' }), "wrotham");
  assert.equal(gameOf({ what: "example", rules: "romme", position: "title = 1" }), "romme");
  assert.match(frameAddress(example, base), /frame\.html\?lang=nl#example=title/);
  assert.match(frameSnippet(chosen, base, "Rommé"), /^<iframe src="[^"<]*"\n {2}title="Rommé"/);
});
