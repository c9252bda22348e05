/** Every game over the real engine: openings by contract, whole deals, several people on a device. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Storage } from "../src/storage.ts";
import type { Store } from "../src/table-store.ts";
import { check, dice, isMine, open, playedUntil, turn } from "./real.ts";
import { cards, newBrowser, until } from "./support.ts";

const GAMES = ["mexican-rummy", "basic-rummy", "block-rummy", "wrotham", "romme"];

async function started(): Promise<Store> {
  newBrowser();
  const store = open();
  await store.start();
  return store;
}

for (const rules of GAMES) {
  test(`a deal of ${rules} by random play, with a house rule`, async () => {
    const store = await started();
    const roll = dice(7);
    store.lobby.chooseGame(rules);
    store.lobby.setCount(4);
    store.lobby.setOption("joker_points", "33");
    store.lobby.setOption("deals", "3");
    await store.deal(["Me", "Ana", "Bram", "Cy"]);
    while ((await until(store, isMine)).position?.phase !== "over") await turn(store, roll);
    const { position, rules: info } = store.state;
    const changed = { joker_points: "33", deals: "3" };
    assert.deepEqual(position?.options, changed);
    assert.deepEqual(info?.changed, changed);
    assert.ok(position?.end);
    await store.nextDeal();
    await until(store, (state) => state.position?.deal === 2);
  });
}

test("a contract is begun only if it can be completed, and then must be", async () => {
  const start = {
    rules: "mexican-rummy",
    seats: [
      ["Me", "steady"],
      ["Ana", "steady"],
    ],
    seed: "WEB",
  };
  const opens = (move: string): boolean => move.startsWith("meld ");
  const { record, move } = await playedUntil(start, ({ turn: at, seats }, next) => {
    return at === 0 && opens(next) && seats[0]?.opened === false;
  });
  newBrowser();
  await plant(record.replace("Me=steady", "Me=person"));
  const store = open();
  await store.start();
  await until(store, isMine);
  const { opening } = store.state.position ?? {};
  assert.equal(opening?.kind, "contract");
  choose(store, move);
  await store.lay();
  const begun = store.state.position?.opening;
  assert.deepEqual([begun?.sets, begun?.missingSets], [2, 1]);
  assert.equal(own(store), 1);
  store.select([store.state.hand[0]?.key ?? ""]);
  await store.discard();
  assert.equal(store.state.message?.rule, "M5", "the rest must be laid first");
  await layRest(store);
  assert.equal(own(store), 2);
  check(store);
});

const own = (store: Store): number =>
  (store.state.position?.table ?? []).filter(({ owner }) => owner === 0).length;

/** Puts a match into storage as one that was being played. */
async function plant(record: string): Promise<void> {
  const storage = await Storage.open();
  const summary = {
    id: "m",
    rules: "mexican-rummy",
    names: ["Me", "Ana"],
    seat: 0,
    deal: 1,
    deals: 7,
    scores: ["0", "0"],
    over: false,
    changed: 1,
  };
  const nothing = { hands: [], build: "", position: null, log: [], rules: null };
  await storage.put({ schema: 1, owner: "", open: true, record, summary, ...nothing });
}

/** Selects the cards of a meld, one of each pair of twins. */
function choose(store: Store, move: string): void {
  const wanted = move
    .slice("meld ".length)
    .split(" ")
    .map((card) => card.split("=", 1)[0]);
  const keys = store.state.hand.flatMap((held) => {
    const at = held.group === null ? wanted.indexOf(held.card) : -1;
    if (at < 0) return [];
    wanted.splice(at, 1);
    return [held.key];
  });
  assert.deepEqual(wanted, []);
  store.select(keys);
}

/** Tries every three or four cards that are left until the contract can be laid. */
async function layRest(store: Store): Promise<void> {
  const left = store.state.hand.filter((held) => held.group === null).map((held) => held.key);
  for (const size of [3, 4]) {
    for (const keys of subsets(left, size)) {
      store.select(keys);
      const { judgement } = await until(store, (state) => state.judgement !== null);
      if (!judgement?.selection?.kind) continue;
      await store.lay();
      const { choice } = store.state;
      if (choice !== null) await store.choose(choice.moves[0] ?? "");
      if (own(store) > 1) return;
    }
  }
  assert.fail("the rest of the contract was not found");
}

function subsets<T>(items: readonly T[], size: number): T[][] {
  const [first, ...others] = items;
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...subsets(others, size - 1).map((rest) => [first, ...rest]), ...subsets(others, size)];
}

test("three people on one device: covered between turns, each hand in its own order", async () => {
  const store = await started();
  const roll = dice(3);
  const orders = new Map<number, string>();
  let covers = 0;
  store.lobby.chooseGame("basic-rummy");
  store.lobby.setCount(4);
  store.lobby.setOption("deals", "2");
  for (const seat of [1, 2]) store.lobby.setSeat(seat, { kind: "person" });
  await store.deal(["Eva", "Tom", "Bea", "Bot"]);
  for (;;) {
    const { cover, position } = await until(store, isMine);
    if (position?.phase === "over") break;
    if (cover === null) assert.fail("nothing was covered");
    covers += 1;
    assert.deepEqual(store.state.hand, []);
    assert.deepEqual(position?.hand, []);
    assert.deepEqual(store.state.log, []);
    assert.equal(store.state.message, null);
    assert.ok(!cover.news.some(({ args }) => args["seat"] === cover.seat));
    await store.uncover();
    await until(store, (state) => state.judgement !== null);
    assert.equal(store.state.position?.seat, cover.seat);
    assert.equal(store.state.position?.turn, cover.seat);
    const before = orders.get(cover.seat);
    if (before !== undefined) assert.equal(cards(store), before);
    await turn(store, roll);
    const left = store.state.cover ? null : store.state.position;
    if (left?.phase === "over") break;
    orders.set(cover.seat, await order(store, cover.seat));
  }
  assert.ok(covers > 3);
  assert.ok(store.state.position?.end, "all see the end");
  await store.nextDeal();
  const { cover } = await until(store, (state) => state.cover !== null);
  assert.equal(store.state.position?.deal, 2);
  assert.ok(cover !== null && cover.seat < 3);
});

/** The order in which a seat's hand is kept while somebody else has the device. */
async function order(store: Store, seat: number): Promise<string> {
  await until(store, isMine);
  const [save] = (await (await Storage.open()).find()).saves;
  const hand = save?.hands.find(([owner]) => owner === seat)?.[1];
  assert.equal(save?.position, null, "a shared match saves nobody's view");
  return (hand?.cards ?? [])
    .filter(({ gone }) => !gone)
    .map(({ card }) => card)
    .join(" ");
}

test("a shared match that is taken up again is covered first", async () => {
  const store = await started();
  store.lobby.setCount(2);
  store.lobby.setSeat(1, { kind: "person" });
  await store.deal(["Eva", "Tom"]);
  const { cover } = await until(store, (state) => state.cover !== null);
  await store.uncover();
  await store.drawOnly();
  await until(store, (state) => state.position?.phase === "play");

  const again = open();
  await again.start();
  await until(again, (state) => state.cover !== null);
  assert.deepEqual(again.state.hand, []);
  assert.equal(again.state.cover?.seat, cover?.seat);
  await again.uncover();
  assert.equal(again.state.position?.phase, "play");
  assert.equal(again.state.hand.length, 14);
});
