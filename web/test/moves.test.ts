/** The player's moves: what each intent plays, asks, or explains. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Judgement, Position, Refusal, Use } from "../src/protocol.ts";
import { illegal, judged, keys, position, seated, settle, until } from "./support.ts";
import type { Rig } from "./support.ts";

const refusal = (code: string, rule: string, args: object = {}): Refusal => ({
  code,
  rule,
  args: args as Record<string, unknown>,
});
const use = (meld: number | null, moves: string[], why: Refusal | null = null): Use => ({
  meld,
  moves,
  refusal: why,
});
const played = ({ engine }: Rig): (string | undefined)[] =>
  engine.asked.filter(({ op }) => op === "play").map(({ fields }) => fields.move);

/** A table where the engine judges as given and plays what it is told. */
async function table(verdict: Partial<Judgement>, first: Partial<Position> = {}): Promise<Rig> {
  const all = await seated(position(1, first));
  all.engine.replies.judge = (fields) => judged(fields, verdict);
  all.engine.replies.play = () => position(2);
  return all;
}

/** Selects the cards of these places. */
function pick({ store }: Rig, ...places: number[]): void {
  store.select(places.map((place) => keys(store)[place] ?? ""));
}

test("one tap plays the only draw, asks of two, and has none explained", async () => {
  const one = await table({}, { phase: "draw", draws: ["take"] });
  await one.store.drawOnly();
  assert.deepEqual(played(one), ["take"]);

  const two = await table({}, { phase: "draw", draws: ["draw", "take"] });
  await two.store.drawOnly();
  assert.deepEqual(two.store.state.choice, { about: "draw", moves: ["draw", "take"] });
  await two.store.choose("decline");
  assert.deepEqual(played(two), [], "only what was asked can be chosen");
  await two.store.choose("take");
  assert.deepEqual(played(two), ["take"]);

  const none = await table({}, { draws: [] });
  none.engine.replies.play = () => illegal("draw-twice");
  await none.store.drawOnly();
  assert.equal(none.store.state.message?.id, "refusal-draw-twice");
  assert.equal(none.store.state.message?.rule, "R3");
});

test("a double click draws once", async () => {
  const all = await table({}, { phase: "draw", draws: ["draw"] });
  await Promise.all([all.store.draw(), all.store.draw(), all.store.take()]);
  assert.deepEqual(played(all), ["draw"]);
});

test("off turn and after the deal nothing is asked of the engine", async () => {
  for (const [more, id] of [
    [{ turn: 1 }, "refusal-not-on-turn"],
    [{ phase: "over" }, "refusal-deal-over"],
  ] as const) {
    const all = await table({}, more);
    all.engine.replies.bot = () => new Promise(() => {});
    for (const act of ["draw", "take", "drawOnly", "lay", "discard", "useAnywhere"] as const) {
      all.store.clear();
      await all.store[act]();
      assert.equal(all.store.state.message?.id, id, act);
    }
    assert.deepEqual(played(all), []);
  }
});

test("laying with nothing staged lays the selection; several meanings are asked", async () => {
  const moves = ["meld 7h 8h *=9h", "meld *=6h 7h 8h"];
  const lone = { moves, refusal: null, points: 0, needed: null };
  const all = await table({ lone });
  pick(all, 0, 1, 2);
  await all.store.lay();
  assert.deepEqual(all.store.state.choice, { about: "lay", moves });
  assert.equal(all.store.state.message?.id, "ui-choose");
  await all.store.choose(moves[1] ?? "");
  assert.deepEqual(played(all), [moves[1]]);
  assert.equal(all.store.state.choice, null);
});

test("a meld that opens too low is staged, and the points are told", async () => {
  const short = {
    moves: [],
    refusal: refusal("opening-short", "J5", { points: 29, needed: 30 }),
    points: 29,
    needed: 30,
  };
  const selection = { readings: ["7h 7d 7s"], kind: "set", points: 21, refusal: null } as const;
  const all = await table({
    lone: short,
    lay: short,
    selection: { ...selection, readings: ["7h 7d 7s"] },
  });
  pick(all, 0, 1);
  await all.store.lay();
  assert.deepEqual(all.store.state.groups, [keys(all.store).slice(0, 2)]);
  const { message } = all.store.state;
  assert.deepEqual(
    [message?.id, message?.args, message?.rule],
    ["ui-opening-so-far", { points: 29, needed: 30 }, "J5"],
  );
  assert.deepEqual(played(all), []);
});

test("staged groups are laid with a selected meld, without a selection that is none", async () => {
  for (const readings of [["7h 7d 7s"], []]) {
    const lay = { moves: ["meld A | B"], refusal: null, points: 30, needed: 30 };
    const all = await table({ lay, selection: { readings, kind: null, points: 0, refusal: null } });
    pick(all, 0);
    all.store.stage();
    pick(all, 1);
    await all.store.lay();
    const judge = all.engine.asked
      .filter(({ op, fields }) => op === "judge" && fields.record === "at 1")
      .at(-1);
    assert.equal(judge?.fields.groups?.length, readings.length + 1);
    assert.deepEqual(played(all), ["meld A | B"]);
  }
});

test("laying nothing, and a bad meld, are explained", async () => {
  const why = refusal("run-gap", "J3");
  const all = await table({});
  await all.store.lay();
  assert.equal(all.store.state.message?.id, "ui-select-lay");
  all.engine.replies.judge = (fields) =>
    judged(fields, { lone: { moves: [], refusal: why, points: 0, needed: null } });
  pick(all, 0);
  await all.store.lay();
  assert.equal(all.store.state.message?.id, "refusal-run-gap");
  assert.equal(all.store.state.message?.tone, "refusal");
});

test("laying off: where it fits, where one asks, where it is refused for the better reason", async () => {
  const none = use(1, [], refusal("lay-off-no-fit", "J3"));
  const jokers = use(2, [], refusal("lay-off-jokers", "J4"));
  const cases: [Use[], number | null, string | undefined, string | undefined][] = [
    [[none, use(2, ["add 7h to 2"])], null, "add 7h to 2", undefined],
    [[none, use(2, ["add 7h to 2"])], 1, undefined, "refusal-lay-off-no-fit"],
    [[none, jokers], null, undefined, "refusal-lay-off-jokers"],
    [[use(1, ["add 7h to 1"]), use(2, ["add 7h to 2"])], null, undefined, "ui-choose"],
  ];
  for (const [adds, meld, move, id] of cases) {
    const all = await table({ adds });
    pick(all, 0);
    await all.store.layOff(meld);
    assert.deepEqual(played(all), move === undefined ? [] : [move]);
    if (id !== undefined) assert.equal(all.store.state.message?.id, id);
  }
});

test("with no meld on the table the engine says why a card can't be laid off", async () => {
  const all = await table({});
  all.engine.replies.play = () => illegal("meld-unknown", "R3", { meld: 1, melds: 0 });
  await all.store.layOff(null);
  assert.equal(all.store.state.message?.id, "ui-select-lay-off");
  pick(all, 0);
  await all.store.layOff(null);
  assert.deepEqual(played(all), ["add 7h to 1"]);
  assert.equal(all.store.state.message?.id, "refusal-meld-unknown");
});

test("a joker is reclaimed with one card; elsewhere the engine says why not", async () => {
  const all = await table({ swaps: [use(1, ["swap 7h in 1"])] });
  pick(all, 0, 1);
  await all.store.reclaim(1);
  assert.deepEqual(all.store.state.message?.args, { selected: 2 });
  pick(all, 0);
  await all.store.reclaim(1);
  assert.deepEqual(played(all), ["swap 7h in 1"]);
  pick(all, 0);
  all.engine.replies.play = () => illegal("reclaim-no-joker", "J8", { meld: 3 });
  await all.store.reclaim(3);
  assert.deepEqual(played(all), ["swap 7h in 1", "swap 7h in 3"]);
});

test("using a card on a meld: add, swap, both, or the nearer reason", async () => {
  const noFit = use(1, [], refusal("lay-off-no-fit", "J3"));
  const wrong = use(1, [], refusal("reclaim-wrong-card", "J8"));
  const stuck = use(1, [], refusal("reclaim-stuck", "J8"));
  const cases: [Use, Use, string][] = [
    [use(1, ["add 7h to 1"]), wrong, "play add 7h to 1"],
    [noFit, use(1, ["swap 7h in 1"]), "play swap 7h in 1"],
    [use(1, ["add 7h to 1"]), use(1, ["swap 7h in 1"]), "ui-choose"],
    [noFit, wrong, "refusal-lay-off-no-fit"],
    [noFit, stuck, "refusal-reclaim-stuck"],
  ];
  const meld = { number: 1, owner: 0, kind: "run", fresh: false } as const;
  const laid = (stands: string): Partial<Position> => ({
    table: [{ ...meld, cards: [{ card: "*", stands }] }],
  });
  for (const [add, swap, wanted] of cases) {
    for (const act of ["useOn", "useAnywhere"] as const) {
      const all = await table({ adds: [add], swaps: [swap] }, laid(swap === wrong ? "8h" : "7h"));
      all.engine.replies.play = (fields) => illegal(`play ${fields.move}`);
      pick(all, 0);
      await all.store[act](1);
      assert.equal(all.store.state.message?.id, wanted.replace("play", "refusal-play"));
    }
  }
  const other = await table({ adds: [noFit], swaps: [stuck] }, laid("8h"));
  pick(other, 0);
  await other.store.useOn(1);
  assert.equal(other.store.state.message?.id, "refusal-lay-off-no-fit", "it is not that joker's card");
  const two = await table({ adds: [noFit, use(2, [], refusal("lay-off-no-fit", "J3"))] });
  pick(two, 0);
  await two.store.useAnywhere();
  assert.equal(two.store.state.message?.id, "ui-fits-nowhere");
  assert.equal(two.store.state.message?.rule, "J3");
});

test("a refusal goes when what is chosen can be played, or is put together; not before", async () => {
  const all = await table({ discard: use(null, [], refusal("discard-taken", "R4")) });
  pick(all, 0);
  all.engine.replies.play = () => illegal("discard-taken", "R4");
  await all.store.discard();
  pick(all, 2);
  await all.store.explain("discard");
  assert.equal(all.store.state.message?.tone, "refusal");
  all.engine.replies.judge = (fields) => judged(fields, { discard: use(null, ["discard Ks"]) });
  pick(all, 0, 1);
  await until(all.store, ({ message }) => message === null);
  all.engine.replies.judge = (fields) => judged(fields, {});
  pick(all, 1);
  await all.store.draw();
  assert.equal(all.store.state.message?.tone, "refusal");
  all.store.stage();
  assert.equal(all.store.state.message, null);
});

test("a refusal that comes before the verdict on what was chosen stays", async () => {
  const all = await table({});
  let answer = (): void => {};
  const good = (fields: Parameters<typeof judged>[0]) => judged(fields, { discard: use(null, ["discard 7h"]) });
  all.engine.replies.judge = (fields) => new Promise((done) => (answer = () => done(good(fields))));
  all.engine.replies.play = () => illegal("discard-taken", "R4");
  pick(all, 0);
  await all.store.draw();
  assert.equal(all.store.state.message?.tone, "refusal");
  answer();
  await until(all.store, ({ judgement }) => judgement?.discard != null);
  assert.equal(all.store.state.message?.tone, "refusal");
});

test("exactly one card is thrown, and the selected twin is the one that leaves", async () => {
  const all = await table({ discard: use(null, ["discard 7h"]) });
  await all.store.discard();
  assert.deepEqual(all.store.state.message?.args, { selected: 0 });
  pick(all, 0, 2);
  await all.store.discard();
  assert.deepEqual(all.store.state.message?.args, { selected: 2 });
  all.engine.replies.play = () => position(2, { turn: 1, hand: ["7h", "Ks"] });
  all.engine.replies.bot = () => new Promise(() => {});
  const [, second, king] = keys(all.store);
  pick(all, 0);
  await all.store.discard();
  assert.deepEqual(played(all), ["discard 7h"]);
  assert.deepEqual(keys(all.store), [second, king]);
});

test("an ambiguous move is asked about", async () => {
  const all = await table({}, { draws: ["draw"], phase: "draw" });
  const meanings = ["meld 7h 8h *=9h", "meld *=6h 7h 8h"];
  all.engine.replies.play = () => ({ ok: false, kind: "ambiguous", meanings });
  await all.store.draw();
  assert.deepEqual(all.store.state.choice?.moves, meanings);
  assert.equal(all.store.state.message?.id, "ui-choose");
  all.store.dismissChoice();
  assert.equal(all.store.state.choice, null);
  assert.equal(all.store.state.message, null, "nothing is left to be chosen from");
});

test("taking back keeps the arrangement and says so", async () => {
  const all = await table({}, { canBack: true });
  const [a = "", b = ""] = keys(all.store);
  all.store.moveMany([a], 2);
  all.engine.replies.back = () =>
    position(1, { phase: "draw", draws: ["draw"], hand: ["7h", "7h", "Ks"] });
  await all.store.back();
  assert.equal(all.store.state.message?.id, "ui-taken-back");
  assert.deepEqual(keys(all.store).slice(0, 1), [b]);
  assert.deepEqual(all.store.state.news, []);
});

test("the next deal comes when the deal is over", async () => {
  const all = await table({}, { phase: "over", turn: 1 });
  const deal = { code: "deal", args: { deal: 2, dealer: 0, lead: 1 } };
  all.engine.replies.deal = () => position(2, { deal: 2, hand: ["2c", "3c"], events: [deal] });
  await all.store.nextDeal();
  assert.deepEqual(all.store.state.log, [deal]);
  assert.equal(all.store.state.message?.id, "event-deal");
  assert.deepEqual(
    all.store.state.hand.map((card) => card.card),
    ["2c", "3c"],
  );
});

test("explaining plays nothing: what is possible is said to be, what is not has its reason", async () => {
  const all = await table(
    { adds: [use(1, ["add 7h to 1"])], discard: use(null, [], refusal("discard-taken", "R4")) },
    { draws: ["draw"], canBack: true },
  );
  all.engine.replies.play = (fields) => illegal(fields.move === "take" ? "discard-empty" : "oops");
  pick(all, 0);
  const cases = [
    ["draw", "ui-can-draw"],
    ["take", "refusal-discard-empty"],
    ["lay-off", "ui-can-lay-off"],
    ["discard", "refusal-discard-taken"],
    ["back", "ui-can-back"],
    ["next-deal", "ui-cannot-next-deal"],
    ["lay", "ui-select-lay"],
    ["reclaim", "refusal-oops"],
  ] as const;
  for (const [action, id] of cases) {
    await all.store.explain(action, 1);
    assert.equal(all.store.state.message?.id, id);
  }
  assert.deepEqual(
    played(all),
    ["take", "swap 7h in 1"],
    "only what is known to be illegal is tried",
  );
  assert.equal(all.store.state.position?.at, 1);
});

test("a verdict that comes late is dropped", async () => {
  const all = await table({});
  const held: (() => void)[] = [];
  all.engine.replies.judge = (fields) =>
    new Promise((done) =>
      held.push(() => done(judged(fields, { discard: use(null, fields.selected ?? []) }))),
    );
  pick(all, 0);
  pick(all, 2);
  await settle();
  held[0]?.();
  await settle();
  const { judgement } = all.store.state;
  assert.equal(judgement, null);
  held[1]?.();
  await until(all.store, (state) => state.judgement !== null);
  assert.deepEqual(all.store.state.judgement?.discard?.moves, ["Ks"]);
});

test("select right followed by an intent waits for the verdict on just that", async () => {
  const all = await table({});
  all.engine.replies.judge = (fields) =>
    judged(fields, { discard: use(null, [`discard ${fields.selected?.[0]}`]) });
  pick(all, 2);
  await all.store.discard();
  assert.deepEqual(played(all), ["discard Ks"]);
});

test("a verdict that fails is told when it is needed", async () => {
  const all = await table({});
  all.engine.replies.judge = () => ({ ok: false, kind: "bug", detail: "KeyError" });
  pick(all, 0);
  await all.store.discard();
  assert.deepEqual(
    [all.store.state.message?.id, all.store.state.message?.args],
    ["ui-bug", { detail: "KeyError" }],
  );
});

test("where discards are asked about the second press throws, unless another card is chosen", async () => {
  const thrown = { discard: use(null, ["discard Ks"]) };
  const all = await table(thrown);
  all.store.setSetting("discards", "confirm");
  pick(all, 2);
  await all.store.discard();
  assert.equal(all.store.state.message?.id, "ui-discard-sure");
  pick(all, 0);
  pick(all, 2);
  await all.store.discard();
  assert.deepEqual(played(all), [], "it was asked anew");
  await all.store.discard();
  assert.deepEqual(played(all), ["discard Ks"]);
  assert.equal(all.store.state.aimed, null);
});

test("before the draw every other button says to draw first", async () => {
  const all = await table({}, { phase: "draw", draws: ["draw"] });
  for (const action of ["lay", "lay-off", "reclaim", "discard"] as const) {
    await all.store.explain(action);
    assert.equal(all.store.state.message?.id, "refusal-draw-first", action);
  }
  assert.deepEqual(played(all), []);
});
