/** Several saved matches: renamed, deleted, kept as files, forked, watched, dealt by name. */
import assert from "node:assert/strict";
import { deflateRawSync } from "node:zlib";
import { test } from "node:test";
import { readDealName } from "../src/deal-names.ts";
import { fileText, LONGEST_LINK, LONGEST_TEXT, packed, readPlace, unpacked } from "../src/links.ts";
import { unreadLink, unreadLong } from "../src/messages.ts";
import { peopleIn } from "../src/record.ts";
import { isMine, open } from "./real.ts";
import { newBrowser, position, rig, seated, until } from "./support.ts";

const SEED = "matches test";

test("a name stays with its match, also when a tab that does not know it plays on", async () => {
  const { store, engine } = await seated(position(1));
  const other = rig({ build: "b1" });
  other.engine.replies.view = () => position(1);
  const id = store.state.opening === null ? await theOnly(other.store) : "";
  await other.store.matches.rename(id, "  Sunday ");
  assert.equal(other.store.state.matches[0]?.title, "Sunday");
  engine.replies.play = () => position(2);
  await store.draw();
  await store.leave();
  assert.equal(store.state.saved?.title, "Sunday");
  await store.matches.rename(id, "");
  assert.equal(store.state.saved?.title, "");
});

async function theOnly(store: ReturnType<typeof rig>["store"]): Promise<string> {
  await store.start();
  await store.leave();
  return store.state.matches[0]?.id ?? "";
}

test("each match is opened, kept as a file and deleted by itself", async () => {
  const { store, engine, downloads } = await seated(position(1));
  await store.leave();
  engine.replies.open = () => position(3, { record: "at 3" });
  await store.newMatch({ rules: "jokeren-13", seats: 2, names: [] });
  await store.leave();
  const [newer, older] = store.state.matches;
  assert.equal(store.state.matches.length, 2);
  assert.equal(store.state.saved?.id, newer?.id);
  await store.matches.save(older?.id ?? "");
  assert.deepEqual(downloads.map(([, text]) => text), ["at 1"]);
  assert.equal(await store.matches.record(newer?.id ?? ""), "at 3");
  engine.replies.view = ({ record }) => position(Number(/\d+/.exec(record ?? "")?.[0]));
  await store.matches.open(older?.id ?? "");
  assert.equal(store.state.position?.at, 1);
  await store.leave();
  assert.equal(store.state.matches[0]?.id, older?.id, "the one played last is the first");
  await store.matches.remove(older?.id ?? "");
  assert.deepEqual(
    store.state.matches.map(({ id }) => id),
    [newer?.id],
  );
  assert.equal(await store.matches.record(older?.id ?? ""), null);
});

test("a fork is a match of its own that tells where it came from", async () => {
  newBrowser();
  const store = open();
  await store.start();
  await store.newMatch({ rules: "romme", seats: 2, names: ["Zoë", "Ana"], seed: SEED });
  await until(store, isMine);
  await store.draw();
  await until(store, ({ judgement }) => judgement !== null);
  const { position: now } = store.state;
  const past = { record: now?.record ?? "", seat: 0 };
  const told = await store.past.retrace(past);
  assert.ok(told?.ok);
  assert.equal(told.open, false);
  assert.equal(told.frames.length, (now?.at ?? 0) - (told.deal - 1));
  assert.equal(await store.past.fork(past, { deal: 1, move: told.frames.length - 1 }), null);
  await until(store, isMine);
  assert.deepEqual(store.state.position?.hand, now?.hand);
  await store.leave();
  const [fork, origin] = store.state.matches;
  assert.deepEqual(fork?.fork, { deal: 1, move: told.frames.length - 1 });
  assert.deepEqual(fork?.names, ["Zoë", "Ana"]);
  assert.equal(origin?.fork ?? null, null);
  const nobody = await store.past.retrace({ ...past, seat: null });
  assert.equal(nobody?.ok, false, "a deal under way is for its players' eyes");
  const seals = await store.past.seals(past.record);
  assert.deepEqual(
    seals?.deals.map(({ seed }) => seed),
    [null],
  );
});

test("a deal is opened by its name", async () => {
  newBrowser();
  const store = open();
  await store.start();
  assert.equal(await store.past.deal("basic-rummy.9.17", ["You"]), false);
  assert.equal(store.state.message?.id, "ui-deal-name-bad");
  assert.equal(await store.past.deal(" basic-rummy.2.17.3 ", ["You", "Ana", "Bram"]), true);
  await until(store, isMine);
  assert.equal(store.state.position?.deal, 3);
  assert.equal(store.state.position?.seats.length, 2);
  await store.leave();
});

test("names of deals are read, with dots in their seeds as well", () => {
  assert.deepEqual(readDealName("basic-rummy.3.17"), { rules: "basic-rummy", seats: 3, seed: "17", deal: 1 });
  assert.deepEqual(readDealName("basic-rummy.2.a.b.4"), { rules: "basic-rummy", seats: 2, seed: "a.b", deal: 4 });
  for (const bad of ["", "romme", "romme.2", "romme.2.", "chess.2.17", "basic-rummy.1.17", "basic-rummy.2.17.0"])
    assert.equal(readDealName(bad), null, bad);
});

test("a link carries a text as it is, or packed where it is long", async () => {
  const short = "meldbook 1\nrules romme\n";
  assert.equal(await packed(short), encodeURIComponent(short));
  const long = "0 draw; meld 4h 5h 6h; discard 9c\n".repeat(400);
  const link = await packed(long);
  assert.ok(link.length < LONGEST_LINK);
  assert.match(link, /^~[\w-]+$/);
  assert.equal(await unpacked(link), long);
  assert.equal(await unpacked(short), short);
  for (const cut of [link.slice(0, 40), "~%%", "~"])
    assert.deepEqual(await unpacked(cut), unreadLink(), cut);
  assert.deepEqual(readPlace("2.17"), { deal: 2, move: 17 });
  assert.equal(readPlace("2"), null);
  assert.equal(peopleIn("meldbook 1\nseats A=person, B=steady, C=person\n"), 2);
});

test("a bot's reason is that of the move it made, or none is told", async () => {
  newBrowser();
  const store = open();
  await store.start();
  const kinds = ["simple", "simple"];
  await store.newMatch({ rules: "basic-rummy", seats: 2, names: ["Ana", "Bram"], kinds, seed: SEED });
  await until(store, ({ position }) => position?.phase === "over");
  const played = store.state.position?.record ?? "";
  const whys = (record: string) =>
    Promise.all([0, 1, 2, 3].map((move) => store.past.why({ record, seat: null }, { deal: 1, move })));
  const reasons = await whys(played);
  assert.ok(reasons.every((one) => one !== null && one !== "otherwise"));
  assert.ok((await whys(played.replaceAll("=simple", "=random"))).includes("otherwise"));
});

/** A link that unpacks to so many bytes of nothing. */
function bomb(bytes: number): string {
  return `~${deflateRawSync(Buffer.alloc(bytes), { level: 9 }).toString("base64url")}`;
}

test("what is longer than any match is not read, however small the link is", async () => {
  const long = unreadLong(LONGEST_TEXT);
  const small = bomb(200_000_000);
  assert.ok(small.length < 300_000);
  const before = process.memoryUsage().arrayBuffers;
  assert.deepEqual(await unpacked(small), long);
  assert.ok(process.memoryUsage().arrayBuffers - before < 50_000_000, "it is unpacked as a whole");
  assert.deepEqual(await unpacked("x".repeat(LONGEST_TEXT + 1)), long);
  assert.equal(await unpacked(bomb(LONGEST_TEXT)), "\0".repeat(LONGEST_TEXT));
  assert.deepEqual(await fileText(new Blob(["x".repeat(LONGEST_TEXT + 1)])), long);
  assert.equal(await fileText(new Blob(["meldbook 1"])), "meldbook 1");
});

test("a table says what was wrong with the link that it was to open", async () => {
  for (const [record, id] of [
    [bomb(LONGEST_TEXT + 1), "ui-text-long"],
    ["~cut", "ui-link-cut"],
  ] as const) {
    newBrowser();
    const { store } = rig({ wishes: { record } });
    await store.start();
    assert.equal(store.state.message?.id, id);
    assert.deepEqual([store.state.opening, store.state.position], [null, null]);
  }
});
