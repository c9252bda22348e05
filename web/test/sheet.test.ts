/** The printed sheet says each option of a mix in a sentence, true to the value. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { RulesInfo } from "../src/protocol.ts";
import { sheetOf } from "../src/sheet.ts";
import { englishTexts } from "../src/texts.ts";
import { realEngine } from "./real.ts";

const texts = englishTexts();

async function info(rules: string, options: Record<string, string> = {}): Promise<RulesInfo> {
  const answer = await realEngine().ask("rules", { rules, options });
  assert.ok(answer.ok);
  return answer;
}

const GAMES = "jokeren-13 mexican-rummy basic-rummy block-rummy wrotham romme".split(" ");

async function lines(rules: string, options: Record<string, string> = {}): Promise<string[]> {
  const parts = sheetOf(texts, await info(rules, options));
  return parts.flatMap((part) => part.lines.map(({ text, changed }) => `${changed ? "* " : ""}${text}`));
}

test("the sheet of a game as in the book has no star and no word of what is not there", async () => {
  const basic = await lines("basic-rummy");
  assert.ok(basic.includes("One pack of 52 cards is used."));
  assert.ok(basic.includes("Cards dealt: 2 players: 10; 3 to 4 players: 7; 5 to 6 players: 6."));
  assert.ok(basic.includes("One new meld at most is laid in a turn."));
  assert.ok(basic.includes("The match ends after the deal in which somebody has 100 points."));
  assert.deepEqual(basic.filter((line) => /stand for|contract|joker in hand|\*/.test(line)), []);
});

test("a changed option is said as it was chosen, with a star", async () => {
  const mix = await lines("jokeren-13", { opening_points: "41", recycles: "0", lay_off: "never" });
  assert.ok(mix.some((line) => line.startsWith("* Opening needs 41 points:")));
  assert.ok(mix.some((line) => line.startsWith("* The stock is never renewed:")));
  assert.ok(mix.includes("* No cards are laid off."));
  assert.ok(!mix.some((line) => line.includes("shuffled into a new stock")));
});

test("values by deal are told deal by deal", async () => {
  const wrotham = await lines("wrotham");
  assert.ok(wrotham.includes("Laying off: deals 1 to 3: always; from deal 4 on: never."));
  const mexican = await lines("mexican-rummy");
  assert.ok(mexican.some((line) => line.startsWith("Contracts: deal 1: ")));
});

test("every word that an option may be has a sentence of its own", async () => {
  for (const rules of GAMES) {
    const book = await info(rules);
    for (const { name, words, value } of book.options) {
      for (const word of words.filter((one) => one !== value)) {
        const parts = sheetOf(texts, await info(rules, { [name]: word }));
        const said = parts.flatMap((part) => part.lines.map(({ text }) => text));
        assert.deepEqual(
          said.filter((text) => /ui-|option-|undefined|NaN/.test(text)),
          [],
        );
        const title = `${texts.say(`option-${name}`)}: `;
        if (!LISTED.has(name)) assert.ok(!said.some((text) => text.startsWith(title)), title + word);
      }
    }
  }
});

/** What is no sentence even where it always holds. */
const LISTED = new Set(["contracts"]);
