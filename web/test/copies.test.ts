/** What can be copied of a table or a pasted text, over the real engine. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { formsOf, seenBy, toldOf } from "../src/copies.ts";
import { LONGEST_LINK, packed, unpacked } from "../src/links.ts";
import type { Position } from "../src/protocol.ts";
import type { Copied, TableState } from "../src/table-state.ts";
import { englishTexts } from "../src/texts.ts";
import { playedUntil, realEngine } from "./real.ts";

const ROOT = "https://club.example/meldbook/";
const texts = englishTexts();
const engine = realEngine();
const SEATS = [
  ["Ana", "steady"],
  ["Bram", "steady"],
];
const START = { rules: "basic-rummy", options: {}, seats: SEATS, seed: "COPY" };

function formed(copied: Copied, root: string | null = ROOT): Readonly<Record<string, string>> {
  return Object.fromEntries(formsOf(texts, copied, root).map(({ id, text }) => [id, text]));
}

async function tableAt(wanted: (position: Position) => boolean): Promise<TableState> {
  const { record } = await playedUntil(START, wanted);
  const position = await engine.ask("view", { record, seat: 0 });
  return { position, cover: null } as TableState;
}

async function pasted(text: string): Promise<Copied> {
  const read = await engine.ask("paste", { text });
  assert.ok(read.ok);
  return { read, told: await toldOf(engine, read), text, packed: await packed(text) };
}

test("of a running deal a player copies what the own seat knows, and no record", async () => {
  const table = await tableAt(({ turn, phase, discard }) => turn === 1 && phase === "play" && discard > 3);
  const copied = await seenBy(engine, table);
  assert.ok(copied);
  const forms = formed(copied);
  assert.deepEqual(Object.keys(forms), [
    "ui-notation-copy-position",
    "ui-notation-copy-words",
    "ui-house-copy-link",
  ]);
  const own = table.position?.hand ?? [];
  const hands = /^hands = \["([^"]*)", (.*)\]$/m.exec(forms["ui-notation-copy-position"] ?? "");
  assert.deepEqual(hands?.[1]?.split(" ").sort(), [...own].sort());
  assert.match(hands?.[2] ?? "", /^(\d+|"[^"]*\?[^"]*")$/);
  assert.match(forms["ui-notation-copy-words"] ?? "", /Bram draws a card from the stock/);
  const text = decodeURIComponent(forms["ui-house-copy-link"]?.split("#text=")[1] ?? "");
  assert.equal(text, forms["ui-notation-copy-position"]);
});

test("nothing is copied while the device changes hands, nor before there is a match", async () => {
  const table = await tableAt(({ phase }) => phase === "play");
  const cover = { seat: 1, news: [] };
  assert.equal(await seenBy(engine, { ...table, cover }), null);
  assert.equal(await seenBy(engine, { ...table, position: null }), null);
});

test("a pasted match comes with all that happened, and as a table for a page", async () => {
  const { record } = await playedUntil(START, ({ phase }) => phase === "play");
  const forms = formed(await pasted(record));
  assert.equal(forms["ui-notation-copy-match"], record);
  assert.doesNotMatch(forms["ui-notation-copy-words"] ?? "", /draws a card/);
  const snippet = forms["ui-copy-snippet"] ?? "";
  assert.match(snippet, /^<script type="module" src="https:\/\/club\.example\/meldbook\/embed\/v1\.js">/);
  assert.ok(snippet.includes(`<meld-table lang="en">\n${record.trim()}\n`), snippet);
});

test("a question to be tried is embedded as an example, signs escaped; all else as a table", async () => {
  const position = 'rules = "basic-rummy"\n[position]\nphase = "play"\nhands = ["7h 7s 7d 2c", 7]\n';
  const asked = `title = "<b> & co"\n${position}[[ask]]\nplay = ["meld 7h 7s 7d"]\nexpect = "legal"\n`;
  const example = formed(await pasted(asked))["ui-copy-snippet"] ?? "";
  assert.match(example, /<meld-example lang="en">\ntitle = "&lt;b> &amp; co"/);
  const wrong = asked.replace('"legal"', '"illegal"');
  const other = `${position}[[ask]]\nmoves_include = ["discard 2c"]\n`;
  for (const text of [position, wrong, other]) {
    const table = formed(await pasted(text))["ui-copy-snippet"] ?? "";
    assert.match(table, /<meld-table lang="en">\nmeldbook 1\nrules basic-rummy\n[^]*hands = \["/);
  }
});

test("a long text goes into its link packed", async () => {
  const note = "# We played this on a Sunday.\n".repeat(300);
  const text = `${note}rules = "basic-rummy"\n[position]\nhands = ["7h 7s 2c", 7]\n`;
  const link = formed(await pasted(text))["ui-house-copy-link"] ?? "";
  assert.ok(link.length < LONGEST_LINK, `${link.length} characters`);
  assert.equal(await unpacked(link.split("#text=")[1] ?? ""), text);
});

test("a page that carries its whole site has neither a link nor a snippet to give", async () => {
  const { record } = await playedUntil(START, ({ phase }) => phase === "play");
  const forms = formed(await pasted(record), null);
  assert.deepEqual(Object.keys(forms).filter((id) => !id.startsWith("ui-notation")), []);
});
