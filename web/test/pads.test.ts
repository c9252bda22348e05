/** Score pads kept and counted, over the real engine. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { openDB } from "idb";
import english from "../../engine/meldbook/texts/en/pad.ftl";
import { PadDesk } from "../src/pad-desk.ts";
import { PadStorage } from "../src/pad-storage.ts";
import { padText } from "../src/pad-text.ts";
import { endedBy, readPad, withHand } from "../src/pads.ts";
import type { PadDeal } from "../src/protocol.ts";
import { englishTexts } from "../src/texts.ts";
import { realEngine } from "./real.ts";
import { newBrowser } from "./support.ts";

const NAMES = ["Mia", "Ana", "Bram"];
const texts = englishTexts({ file: "pad.ftl", english });

async function desk(): Promise<PadDesk> {
  const one = new PadDesk(realEngine());
  await one.start(() => PadStorage.open());
  return one;
}

async function begun(rules = "jokeren-13", options = {}): Promise<PadDesk> {
  newBrowser();
  const one = await desk();
  await one.begin({ rules, options }, NAMES, 0);
  return one;
}

/** Types points for everybody but who went out, and writes the deal down. */
async function write(one: PadDesk, out: number | null, ...points: readonly string[]): Promise<void> {
  let deal = endedBy(drafted(one), out);
  points.forEach((text, seat) => {
    if (text !== "") deal = withHand(deal, seat, { points: text, cards: [] });
  });
  await one.change(deal);
  await one.write();
}

function drafted(one: PadDesk): PadDeal {
  return one.state.draft?.deal ?? assert.fail("no deal is being written");
}

test("deals are counted by the engine, changed, struck and brought back", async () => {
  const one = await begun();
  await write(one, 0, "", "10+5", "44");
  await write(one, 1, "20", "", "7");
  assert.deepEqual(one.state.sheet?.totals, ["20", "15", "51"]);
  assert.equal(one.state.draft?.at, 2);
  await one.edit(0);
  await one.change(withHand(drafted(one), 2, { points: "", cards: ["K", "*"] }));
  assert.deepEqual(one.state.draft?.sheet?.totals, ["20", "15", "42"]);
  assert.deepEqual(one.state.sheet?.totals, ["20", "15", "51"]); // until it is written down
  await one.write();
  assert.deepEqual(one.state.sheet?.totals, ["20", "15", "42"]);
  await one.edit(0);
  await one.strike();
  assert.deepEqual(one.state.sheet?.totals, ["20", "0", "7"]);
  await one.undo();
  await one.undo();
  assert.deepEqual(one.state.sheet?.totals, ["20", "15", "51"]);
  assert.ok(one.state.canUndo);
  await one.undo();
  await one.undo();
  assert.equal(one.state.canUndo, false);
  assert.equal(one.state.sheet?.deals.length, 0);
});

test("what can't have been is not written down", async () => {
  const one = await begun("mexican-rummy");
  await one.write();
  assert.equal(one.state.draft?.sheet?.deals[0]?.fault?.code, "unsaid");
  assert.ok(one.state.draft.tried);
  await write(one, 0, "", "43", "10");
  assert.equal(one.state.draft.sheet?.deals[0]?.fault?.code, "impossible");
  assert.equal(one.state.pad?.deals.length, 0);
  await write(one, 0, "", "45", "10");
  assert.equal(one.state.pad?.deals.length, 1);
});

test("who goes out has an empty hand, whatever was typed before", () => {
  const hands = [{ points: "12", cards: [] }, { points: "", cards: ["K"] }];
  const deal: PadDeal = { ended: "blocked", out: null, rummy: false, hands };
  assert.deepEqual(endedBy(deal, 1).hands[1], { points: "", cards: [] });
  assert.deepEqual(endedBy({ ...endedBy(deal, 1), rummy: true }, null).rummy, false);
});

test("a pad goes on after a reload, with the deal that was begun", async () => {
  const one = await begun("basic-rummy", { scoring: "penalty" });
  await write(one, 2, "3", "9", "");
  await one.change(endedBy(drafted(one), 1));
  const { id = "" } = one.state.pad ?? {};
  await one.open(id); // behind all that is being kept
  const later = await desk();
  assert.deepEqual(later.state.pads.map((pad) => pad.id), [id]);
  await later.open(id);
  assert.deepEqual(later.state.sheet?.totals, ["3", "9", "0"]);
  assert.equal(drafted(later).out, 1);
  await later.remove(id);
  assert.equal(later.state.pad, null);
  assert.deepEqual((await desk()).state.pads, []);
});

test("a pad that another window changed is not written over", async () => {
  const one = await begun();
  const { id = "" } = one.state.pad ?? {};
  const other = await desk();
  await other.open(id);
  await write(other, 0, "", "10", "20");
  await other.open(id);
  await write(one, 1, "5", "", "6");
  await one.again();
  assert.deepEqual(one.state.sheet?.totals, ["0", "10", "20"]);
});

test("where the browser keeps nothing the pad lasts as long as the page", async () => {
  const one = new PadDesk(realEngine());
  await one.start(() => Promise.reject(new Error("no storage")));
  assert.equal(one.state.keeps, false);
  await one.begin({ rules: "block-rummy", options: {} }, NAMES, 1);
  await write(one, 0, "", "5", "6");
  assert.deepEqual(one.state.sheet?.totals, ["11", "0", "0"]);
});

test("what is no pad is left where it is", async () => {
  newBrowser();
  await PadStorage.open();
  const db = await openDB("meldbook-pads");
  const kept = (await begunPad()) ?? assert.fail();
  for (const bad of [null, "text", { ...kept, schema: 99 }, { ...kept, deals: [{}] }, { ...kept, names: 3 }]) {
    assert.equal(readPad(bad), null);
    await db.put("pads", bad, "bad");
  }
  assert.deepEqual(readPad({ ...kept, draft: { ended: "?" } })?.draft, null);
  assert.deepEqual((await desk()).state.pads, []);
  db.close();
});

async function begunPad() {
  const one = new PadDesk(realEngine());
  await one.begin({ rules: "block-rummy", options: {} }, NAMES, 1);
  return one.state.pad;
}

test("a pad as text has its rules, all deals, the standing and why it ended", async () => {
  const one = await begun("basic-rummy", { target: "30", aces: "corner" });
  await write(one, null, "6", "6", "9");
  await write(one, 1, "20", "", "11");
  const { pad, sheet, info } = one.state;
  assert.ok(pad && sheet && info);
  assert.deepEqual(padText(texts, pad, sheet, info).split("\n"), [
    "Basic Rummy",
    "When somebody has 30 points, the highest total wins",
    "Aces in runs: also round the corner: K A 2",
    "",
    "Deal   Mia  Ana  Bram",
    "1       1½   1½     0",
    "2        0   31     0",
    "Total   1½  32½     0",
    "Place    2    1     3",
    "",
    "The match is over: the target of 30 points has been reached.",
    "Ana wins with 32½ points",
    "",
  ]);
});

const root = fileURLToPath(new URL("../../", import.meta.url));
const sources = readdirSync(`${root}web/src`, { recursive: true, encoding: "utf8" })
  .filter((name) => /pad-?[a-z]*\.ts$/.test(name))
  .map((name) => readFileSync(`${root}web/src/${name}`, "utf8"))
  .join("\n");
const faults = readFileSync(`${root}engine/meldbook/pads.py`, "utf8").matchAll(/"code": "([a-z-]+)"/g);

test("every text of a pad is there and said, every fault of the engine has one", () => {
  const said = [...sources.matchAll(/["`](pad-[a-z-]+[a-z])["`]/g)].map((found) => found[1] ?? "");
  const codes = [...faults].map((found) => `pad-fault-${found[1]}`);
  assert.ok(codes.length > 7);
  const needed = [...said, ...codes].filter((id) => !/^pad-(desk|storage|text|page)$/.test(id));
  assert.deepEqual(needed.filter((id) => !texts.has(id)), []);
  const stems = [...sources.matchAll(/`(pad-[a-z-]*-)\$\{/g)].map((found) => found[1] ?? "");
  const ids = [...english.matchAll(/^(pad-[a-z-]+) =/gm)].map((found) => found[1] ?? "");
  const silent = ids.filter((id) => !said.includes(id) && !stems.some((stem) => id.startsWith(stem)));
  assert.deepEqual(silent, []);
});
