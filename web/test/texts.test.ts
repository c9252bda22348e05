import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { GROUPS } from "../src/option-values.ts";
import { englishTexts, loadTexts, Texts } from "../src/texts.ts";

const texts = englishTexts();
const seating = { names: ["Mia", "Ana", "Bram"], me: 0 };

test("cards are named, never shown as codes", () => {
  assert.equal(texts.card("7h"), "7 of hearts");
  assert.equal(texts.card("As"), "ace of spades");
  assert.equal(texts.card("*"), "joker");
  assert.equal(texts.card("*=7h"), "joker as 7 of hearts");
  assert.equal(texts.card("4h=7"), "4 of hearts as 7");
  assert.equal(texts.card("?"), "unknown card");
  assert.equal(texts.theCard("Qd"), "the queen of diamonds");
  assert.equal(texts.theCard("?"), "a card");
  assert.equal(texts.card("nonsense"), "nonsense");
});

test("whoever gave no name is spoken to in the language of today", () => {
  const folder = fileURLToPath(new URL("../../engine/meldbook/texts/", import.meta.url));
  const languages = readdirSync(folder);
  assert.ok(languages.length >= 4);
  for (const language of languages) {
    const page = readFileSync(`${folder}${language}/page.ftl`, "utf8");
    const you = /^ui-you-default = (.+)$/m.exec(page)?.[1] ?? "";
    assert.deepEqual([you, "Ana"].map((name) => texts.called(name)), ["You", "Ana"], language);
    const names = [you, "Ana"];
    const dealt = texts.say("event-deal", { deal: 1, dealer: 0, lead: 1 }, { names, me: 0 });
    assert.match(dealt, /You.*Ana/, language);
    assert.equal(texts.called(you, 1), "Player 2", `${language}: somebody else's "you"`);
    assert.equal(texts.called("Ana", 1), "Ana");
  }
});

test("lists", () => {
  assert.equal(texts.list([]), "");
  assert.equal(texts.list(["A"]), "A");
  assert.equal(texts.list(["A", "B"]), "A and B");
  assert.equal(texts.list(["A", "B", "C", "D"]), "A, B, C and D");
});

test("events name the seat, and speak to the reader of the own deeds", () => {
  const say = (code: string, args: object): string =>
    texts.say(`event-${code}`, args as Record<string, unknown>, seating);
  assert.equal(
    say("take", { seat: 1, card: "7h" }),
    "Ana takes the 7 of hearts from the discard pile.",
  );
  assert.equal(say("draw", { seat: 0, card: "*" }), "You draw a joker from the stock.");
  assert.equal(say("draw", { seat: 2, card: "?" }), "Bram draws a card from the stock.");
  assert.match(
    say("meld", { seat: 1, meld: 2, cards: ["6h", "*=7h", "8h"] }),
    /6 of hearts, joker as 7 of hearts and 8 of hearts/,
  );
  assert.equal(
    say("deal", { deal: 1, dealer: 2, lead: 0 }),
    "Deal 1. Dealer: Bram. First to play: Mia.",
  );
  assert.match(say("scored", { scores: ["0", "44", "9/2"] }), /Mia 0, Ana 44 and Bram 4½/);
  assert.match(say("ended", { winners: [1, 2], totals: ["9", "8", "8"] }), /Ana and Bram/);
});

test("a sentence comes in pieces, its cards apart, and they make up the same words", () => {
  const args = { seat: 1, meld: 2, cards: ["6h", "*=7h", "8h"] };
  const pieces = texts.pieces("event-meld", args, seating);
  assert.deepEqual(pieces, [
    "Ana lays meld 2: ",
    { card: "6h", words: "6 of hearts" },
    ", ",
    { card: "*=7h", words: "joker as 7 of hearts" },
    " and ",
    { card: "8h", words: "8 of hearts" },
    ".",
  ]);
  const words = pieces.map((piece) => (typeof piece === "string" ? piece : piece.words)).join("");
  assert.equal(words, texts.say("event-meld", args, seating));
  assert.deepEqual(texts.pieces("event-draw", { seat: 2, card: "?" }, seating), [
    "Bram draws a card from the stock.",
  ]);
});

test("a name written from right to left keeps the numbers beside it in their place", () => {
  const mixed = { names: ["Mia", "\u05d3\u05e0\u05d4"], me: null };
  const said = texts.say("event-scored", { scores: ["55", "7"] }, mixed);
  assert.match(said, /Mia 55 and \u2068\u05d3\u05e0\u05d4\u2069 7/);
  assert.doesNotMatch(
    texts.say("event-scored", { scores: ["55", "7"] }, seating),
    /[\u2068\u2069]/,
  );
});

test("refusals are filled with names, cards, suits and numbers in the right plural", () => {
  assert.match(texts.say("refusal-not-on-turn", { seat: 0, turn: 1 }, seating), /Ana is playing/);
  assert.match(texts.say("refusal-set-suit-twice", { suit: "h" }), /hearts twice/);
  assert.match(texts.say("refusal-run-corner", { aces: "low" }), /^The ace is low here/);
  assert.match(texts.say("refusal-run-corner", { aces: "high-low" }), /begin or end/);
  assert.match(texts.say("refusal-meld-too-short", { min: 3, got: 1 }), /^One card/);
  assert.match(texts.say("refusal-meld-too-short", { min: 3, got: 2 }), /^2 cards/);
  assert.match(
    texts.say("error-options-clash", { clashes: ["set-max-distinct"] }),
    /four cards at most/,
  );
  assert.match(
    texts.say("refusal-reclaim-wrong-card", { card: "7s", meld: 1, wanted: ["7h"] }),
    /the 7 of spades.*7 of hearts/s,
  );
});

test("a fault of a text says in its words why something in it is refused", () => {
  const refusal = { code: "meld-too-short", args: { min: 3, got: 2 } };
  assert.match(
    texts.say("error-position-meld", { meld: 1, reason: "refused", refusal }),
    /^Meld 1 of the position is not legal\. 2 cards/,
  );
  assert.match(
    texts.say("error-scenario-toml", { line: 2, column: 5, fault: "list" }),
    /^Line 2, character 5: a list is not closed/,
  );
});

test("a text that is not there shows its id, and a missing argument does not throw", () => {
  assert.equal(texts.say("no-such-text"), "no-such-text");
  assert.equal(texts.has("no-such-text"), false);
  assert.match(texts.say("refusal-not-on-turn"), /turn/);
});

test("English fills the gaps of another language", () => {
  const dutch = new Texts([
    ["nl", "joker = joker (nl)\n"],
    ["en", "joker = joker\nlist-pair = { $first } and { $last }\n"],
  ]);
  assert.equal(dutch.card("*"), "joker (nl)");
  assert.equal(dutch.list(["A", "B"]), "A and B");
});

test("another language is read from the site; without its files it is English", async () => {
  const asked: string[] = [];
  const read = async (path: string): Promise<string> => {
    asked.push(path);
    return "suit-h = harten\n";
  };
  const dutch = await loadTexts("nl", read);
  assert.deepEqual(asked, ["texts/nl/engine.ftl", "texts/nl/page.ftl"]);
  assert.equal(dutch.card("7h"), "7 of harten");
  assert.equal(dutch.language, "nl");
  const missing = async (path: string): Promise<string> => {
    throw new Error(`${path}: 404`);
  };
  const english = await loadTexts("nl", missing);
  assert.equal(english.card("7h"), "7 of hearts");
  assert.equal(english.language, "en");
});

const root = fileURLToPath(new URL("../../", import.meta.url));
const sources = readdirSync(`${root}web/src`, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => readFileSync(`${root}web/src/${name}`, "utf8"))
  .join("\n");

test("every text that the page can say is there", () => {
  const texts = englishTexts();
  texts.add("en", readFileSync(`${root}engine/meldbook/texts/en/life.ftl`, "utf8"));
  const ids = [...sources.matchAll(/["`](ui-[a-z-]+[a-z])["`]/g)].map((found) => found[1] ?? "");
  const actions = "draw take decline lay lay-off reclaim discard back next-deal".split(" ");
  const failures =
    "missing wrong-type truncated unreachable blocked no-worker no-server timeout crashed build-mismatch";
  const notices = ["not-saved", "storage-blocked", "bad-save-set-aside", "newer-save", "other-tab", "kept-twice", "no-language"];
  const openings = ["none", "points", "contract", "whole-hand"];
  const all = [
    ...ids,
    ...actions.map((action) => `ui-can-${action}`),
    ...failures.split(" ").map((code) => `ui-engine-${code}`),
    ...notices.map((code) => `ui-notice-${code}`),
    ...["files", "python", "wheel", "engine"].map((step) => `ui-step-${step}`),
    ...openings.flatMap((opening) => [`ui-empty-${opening}`, `ui-fact-opening-${opening}`]),
    ...Object.keys(GROUPS).map((group) => `ui-options-${group}`),
    ...["draw", "lay", "lay-off", "reclaim", "discard"].map((about) => `ui-choice-${about}`),
    ...["draw", "take", "decline"].map((step) => `ui-hint-${step}`),
  ];
  assert.ok(ids.length > 100);
  assert.deepEqual(
    all.filter((id) => !texts.has(id)),
    [],
  );
});

test("every text of the page is said somewhere", () => {
  const file = ["page", "life"]
    .map((name) => readFileSync(`${root}engine/meldbook/texts/en/${name}.ftl`, "utf8"))
    .join("\n");
  const ids = [...file.matchAll(/^(ui-[a-z-]+) =/gm)].map((found) => found[1] ?? "");
  const stems = [...sources.matchAll(/`(ui-[a-z-]*-)\$\{/g)].map((found) => found[1] ?? "");
  const said = (id: string): boolean =>
    new RegExp(`["\`]${id}["\`]`).test(sources) ||
    file.includes(`{ ${id} }`) ||
    stems.some((stem) => id.startsWith(stem)) ||
    (id.endsWith("-about") && new RegExp(`"${id.slice(0, -6)}"`).test(sources));
  assert.deepEqual(
    ids.filter((id) => !said(id)),
    [],
  );
});
