/** Hints at the table: asked for, followed, and gone with the position and the one who asked. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { costSaid, helpsOf, MOST_NAMED, openingSaid, stepSaid } from "../src/components/advice.ts";
import { isBrief } from "../src/components/hint.ts";
import type { Hint, OpeningHint, Position } from "../src/protocol.ts";
import type { Store } from "../src/table-store.ts";
import { englishTexts } from "../src/texts.ts";
import { isMine, open } from "./real.ts";
import { illegal, judged, newBrowser, position, seated, settle, until } from "./support.ts";
import type { Rig } from "./support.ts";

function hint(at: number, more: Partial<Hint> = {}): Hint {
  const reason = { code: "throw-least", args: { card: "Ks" } };
  const step = { move: "discard Ks", reason, opening: null, helps: [], cost: 24, left: 24 };
  return { id: 0, ok: true, at, ...step, gift: null, ...more };
}

/** A table at which hints can be had. */
async function table(more: Partial<Position> = {}): Promise<Rig> {
  const all = await seated(position(1, more));
  all.engine.replies.hint = ({ record }) => hint(Number(record?.slice(3)));
  return all;
}

const thrown = { code: "discard", args: { seat: 0, card: "Ks" } };
const waiting: Partial<Position> = { turn: 1, phase: "draw", events: [thrown], since: 0 };

test("a hint is asked for the seat that looks, shown, and put away when asked again", async () => {
  const { store, engine } = await table();
  await store.hint();
  assert.deepEqual(engine.asked.at(-1), { op: "hint", fields: { record: "at 1", seat: 0 } });
  assert.equal(store.state.hint?.move, "discard Ks");
  await store.hint();
  assert.equal(store.state.hint, null);
  assert.equal(engine.count("hint"), 1);
});

test("choosing cards leaves a hint, a move takes it away", async () => {
  const { store, engine } = await table();
  engine.replies.play = () => position(2, waiting);
  engine.replies.bot = () => new Promise(() => {});
  await store.hint();
  store.toggle(store.state.hand[0]?.key ?? "");
  assert.ok(store.state.hint && isBrief(store.state), "whoever chooses is about to play");
  await store.followHint();
  assert.equal(engine.asked.find(({ op }) => op === "play")?.fields.move, "discard Ks");
  assert.equal(store.state.hint, null);
  await store.followHint();
  assert.equal(engine.count("play"), 1, "a hint that is gone is not followed");
});

test("whoever asks with cards chosen has all of the hint, until they choose others", async () => {
  const { store } = await table();
  store.toggle(store.state.hand[0]?.key ?? "");
  await store.hint();
  assert.ok(store.state.hint && !isBrief(store.state));
  store.toggle(store.state.hand[1]?.key ?? "");
  assert.ok(isBrief(store.state));
});

test("an answer for a position that is gone is dropped", async () => {
  const { store, engine } = await table({ draws: ["draw"], phase: "draw" });
  let answer = (_: object): void => {};
  engine.replies.hint = () => new Promise((resolve) => (answer = resolve));
  engine.replies.play = () => position(2);
  const asked = store.hint();
  await settle();
  await store.draw();
  answer(hint(1));
  await asked;
  assert.equal(store.state.position?.at, 2);
  assert.equal(store.state.hint, null);
});

test("a hint that can't be given says why", async () => {
  const { store, engine } = await table();
  engine.replies.hint = () => illegal("deal-over");
  await store.hint();
  assert.equal(store.state.message?.id, "refusal-deal-over");
  engine.fail();
  await store.hint();
  assert.equal(store.state.message?.id, "ui-engine-missing");
});

test("who is not on turn gets a hint that is no step", async () => {
  const { store, engine } = await table(waiting);
  engine.replies.hint = () => hint(1, { move: null, reason: null });
  await store.hint();
  assert.equal(store.state.hint?.cost, 24);
  await store.followHint();
  assert.equal(engine.count("play"), 0);
});

test("a hint asked for while others play stays with the hand until the own turn", async () => {
  const { store, engine } = await table(waiting);
  let mine = (_: object): void => {};
  engine.replies.bot = ({ record }) => ({ ok: true, at: Number(record?.slice(3)), move: "draw" });
  engine.replies.play = ({ record }) =>
    record === "at 1" ? position(2, waiting) : new Promise((resolve) => (mine = resolve));
  store.setSetting("botPace", "instant");
  await store.hint();
  await store.retry();
  await until(store, (state) => state.position?.at === 2 && state.hint?.at === 2);
  mine(position(3));
  await until(store, (state) => state.position?.at === 3 && state.hint?.at === 3);
  engine.replies.play = () => position(4);
  await store.followHint();
  await until(store, (state) => state.position?.at === 4);
  await settle();
  assert.equal(store.state.hint, null, "it was asked for once");
});

/** The own discard, a bot's answer to it, and the own turn again. */
async function discarded(warnings: boolean, code = "wild"): Promise<Rig> {
  const all = await table();
  const { store, engine } = all;
  store.setSetting("warnings", warnings);
  const gift = { code, args: { seat: 1, card: "Ks" } };
  engine.replies.hint = () => hint(2, { gift });
  engine.replies.bot = ({ record }) =>
    record === "at 2" ? { ok: true, at: 2, move: "draw" } : new Promise(() => {});
  const drew = { code: "draw", args: { seat: 1, card: "?" } };
  engine.replies.play = ({ move }) =>
    move === "draw"
      ? position(3, { ...waiting, phase: "play", events: [drew], since: 1 })
      : position(2, waiting);
  const discard = { meld: null, moves: ["discard Ks"], refusal: null };
  engine.replies.judge = (fields) => judged(fields, { discard });
  store.select([store.state.hand[2]?.key ?? ""]);
  await store.discard();
  return all;
}

test("after a discard a warning is said and stays until the own turn comes again", async () => {
  const { store, engine } = await discarded(true);
  await until(store, (state) => state.position?.at === 3);
  assert.equal(engine.count("hint"), 1);
  assert.equal(store.state.gift?.code, "wild");
  assert.equal(store.state.hint, null, "only the warning is shown");
  assert.equal(store.state.message?.id, "event-draw");
});

test("that a discard gives nothing is said once", async () => {
  const { store, engine } = await discarded(true, "nothing");
  await until(store, (state) => state.position?.at === 3);
  assert.equal(engine.count("hint"), 1);
  assert.equal(store.state.gift, null);
});

test("without the setting nobody warns", async () => {
  const { store, engine } = await discarded(false);
  await until(store, (state) => state.position?.at === 3);
  assert.equal(engine.count("hint"), 0);
  assert.equal(store.state.gift, null);
});

test("why bots moved is known once the deal is over, not before", async () => {
  const { store, engine } = await table(waiting);
  const reason = { code: "throw-plan", args: { short: 2 } };
  engine.replies.bot = ({ record }) => {
    return { ok: true, at: Number(record?.slice(3)), move: "x", reason };
  };
  const over: Partial<Position> = { phase: "over", turn: 1, events: [thrown], since: 2 };
  engine.replies.play = ({ record }) =>
    record === "at 1"
      ? position(2, { ...waiting, since: 1 })
      : position(3, { ...over, winners: [1], ranks: [2, 1] });
  const seen: number[] = [];
  store.subscribe((state) => {
    if (state.position?.phase !== "over") seen.push(state.reasons.size);
  });
  store.setSetting("botPace", "instant");
  await store.retry();
  await until(store, (state) => state.position?.at === 3);
  assert.deepEqual([...new Set(seen)], [0]);
  assert.deepEqual([...store.state.reasons.keys()], [1, 2]);
});

const helped = (store: Store): Hint["helps"] | undefined => store.state.hint?.helps;

test("in a shared match no hint outlives the turn of the one who asked", async () => {
  newBrowser();
  const store = open();
  await store.start();
  store.lobby.setCount(2);
  store.lobby.setSeat(1, { kind: "person" });
  await store.deal(["Eva", "Tom"]);
  await until(store, (state) => state.cover !== null);
  await store.hint();
  assert.equal(store.state.hint, null, "under the cover nobody is told anything");
  await store.uncover();
  await store.hint();
  const mine = helped(store);
  assert.ok(mine);
  while (store.state.cover === null) {
    if (store.state.hint === null) await store.hint();
    await store.followHint();
    await until(store, (state) => isMine(state) || state.cover !== null);
  }
  assert.equal(store.state.hint, null);
  await store.uncover();
  await store.hint();
  assert.notDeepEqual(helped(store), mine);
});

test("every step has its words", () => {
  const texts = englishTexts();
  const words = (move: string): string => {
    const { id, args } = stepSaid(move, "7h");
    return texts.say(id, args);
  };
  assert.equal(words("draw"), "Draw from the stock.");
  assert.equal(words("take"), "Take the 7 of hearts.");
  assert.equal(words("decline"), "Let the last discard lie.");
  assert.equal(words("meld Qs Qh"), "Lay queen of spades and queen of hearts.");
  assert.equal(words("add 10s to 12"), "Add the 10 of spades to meld 12.");
  assert.equal(words("swap 7h for 4c in 2"), "Put the 7 of hearts for the wild card in meld 2.");
  assert.equal(words("discard 9s"), "Discard the 9 of spades.");
});

test("what would open is said once", () => {
  const opening: OpeningHint = { kind: "points", melds: [], points: 12, needed: 40, short: null };
  const said = (change: Partial<OpeningHint>, move: string | null = null): string | undefined =>
    openingSaid({ ...opening, ...change }, move)?.id;
  assert.equal(openingSaid(null, null), null);
  assert.equal(said({}), "ui-hint-points");
  assert.equal(said({ melds: ["Ks Kh Kd"] }, "meld Ks Kh Kd"), undefined);
  assert.equal(said({ melds: ["Ks Kh Kd"] }, "discard 2c"), "ui-hint-opens");
  assert.equal(said({ melds: ["Ks Kh Kd", "3c 4c 5c"] }, "meld Ks Kh Kd"), "ui-hint-opens");
  assert.equal(said({ kind: "contract", short: 0 }), "ui-hint-contract");
  assert.equal(said({ kind: "contract", short: null }), undefined);
  assert.equal(said({ points: 40 }), "ui-hint-enough");
  assert.equal(said({ kind: "whole-hand" }), "ui-hint-whole");
  assert.equal(said({ kind: "whole-hand", short: 2 }), "ui-hint-contract");
});

test("melds that open together are told apart", () => {
  const melds = ["Ks Kh Kd", "3c *=4c 5c"];
  const opening: OpeningHint = { kind: "points", melds, points: 42, needed: 40, short: null };
  const said = openingSaid(opening, null);
  assert.equal(
    englishTexts().say(said?.id ?? "", said?.args),
    "These 2 melds open: king of spades, king of hearts and king of diamonds; " +
      "3 of clubs, joker as 4 of clubs and 5 of clubs.",
  );
});

test("the cost of a hand, melded in part, wholly, and not at all", () => {
  const texts = englishTexts();
  const words = (cost: number, left: number): string => {
    const { id, args } = costSaid(hint(1, { cost, left }));
    return texts.say(id, args);
  };
  assert.equal(words(40, 12), "Hand: 40 points, 12 beside its best melds.");
  assert.equal(words(40, 0), "Hand: 40 points, all of which can be melded.");
  assert.equal(words(40, 40), "Hand: 40 points, none of which can be melded.");
});

test("cards that open come first, and not too many are named", () => {
  const card = (opens: boolean) => ({ card: "7h", copies: 1, opens });
  const helps = [card(true), ...Array.from({ length: MOST_NAMED + 3 }, () => card(false))];
  const found = helpsOf(hint(1, { helps }));
  assert.deepEqual(
    found.map(({ opening, cards, more }) => [opening, cards.length, more]),
    [
      [true, 1, 0],
      [false, MOST_NAMED, 3],
    ],
  );
  assert.deepEqual(helpsOf(hint(1)), []);
});
