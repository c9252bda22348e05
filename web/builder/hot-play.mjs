// What a page asks the engine until it has a table, for hot.mjs, and more: what is asked later waits
// for the rest of Python, but functions that are there already need not come late.
import { readFileSync } from "node:fs";

const BOTS = ["gentle", "simple", "steady", "sharp"];
const TURNS = 80;
const SEEDS = ["", "7", "<b>", "é", "\ufffd%A", "王様", "𝄞 é", "\ud800", "ASCII ".repeat(9), "%E0%A4%A", "x".repeat(500), "MATCH-OF-THE-TESTS", "12.5e300"];
const NAMES = ["Ann", "王", "Zoë", "𝄞", "João", '"', ""];
const ODD = [null, true, -1, 1e300, 0.1, "", "no", "1,2", "é", [], ["A", "none"], {}, 2 ** 60];
/** The questions that are answered before all of Python is there, each with its fields. */
const EARLY = JSON.parse(readFileSync(new URL("../src/engine/early.json", import.meta.url), "utf8"));
const GROUPS = 12; // ways in which a hand is put together
const OPENED = 30; // tables of each number of seats

/** Starts the engine as the worker does and plays some of every game with every bot. */
export async function play(python) {
  python.runPython("import random; random.seed(); del random");
  const bridge = python.pyimport("meldbook.bridge");
  bridge.BUILD_ID = "a build";
  bridge.destroy();
  const handle = python.pyimport("meldbook.bridge.handle");
  const ask = (question) => JSON.parse(handle(JSON.stringify({ id: 1, ...question })));
  const { systems } = ask({ op: "hello" });
  for (const rules of systems) {
    ask({ op: "lesson", rules });
    openMany(ask, rules);
    openOddly(ask, rules);
    for (const bot of BOTS) playSome(ask, { rules, seats: [["Ann", bot], ["Bé", "steady"], ["Zoë", "person"]] });
  }
  for (const text of ["no JSON", "", "[]", '{"id":"x"}', '{"id":1,"op":"no"}', `${"[".repeat(5000)}`]) handle(text);
  ask({ op: "compare", pair: [{ rules: systems[0] }, { rules: systems[1] }] });
  python.runPython("import gc; gc.collect(); del gc"); // as it comes by itself after a while
  const wide = readFileSync(new URL("hot_wide.py", import.meta.url), "utf8");
  python.runPython(wide, { globals: python.toPy({ __name__: "wide" }) });
}

const seated = (count) =>
  Array.from({ length: count }, (_, seat) => [NAMES[seat], seat ? BOTS[seat % 4] : "person"]);

/** Tables of all sizes, seeds and options, and hands put together in many ways. */
function openMany(ask, rules) {
  const { options, players } = ask({ op: "rules", rules, options: {} });
  for (let seats = players[0]; seats <= players[1]; seats++)
    for (let time = 0; time < OPENED; time++)
      judgeSome(ask, ask({ op: "open", seat: 0, start: { rules, seats: seated(seats), seed: seedOf(time) } }));
  for (const { name, words, least, most, value } of options)
    for (const given of [...words, least, most, value].filter((one) => one !== null)) {
      ask({ op: "rules", rules, options: { [name]: `${given}` } });
      const start = { rules, seats: seated(3), seed: name, options: { [name]: `${given}` } };
      judgeSome(ask, ask({ op: "open", seat: 0, start }));
    }
}

/** Mostly none: then the engine draws one. */
const seedOf = (time) => SEEDS[time];

function judgeSome(ask, { ok, record, hand }) {
  if (!ok) return;
  for (let time = 0; time < GROUPS; time++) {
    const mixed = [...hand].sort(() => Math.random() - 0.5);
    const groups = [mixed.slice(0, time % 5), mixed.slice(5, 5 + (time % 4))].filter(({ length }) => length);
    ask({ op: "judge", record, seat: 0, groups, selected: mixed.slice(10, 10 + (time % 3)) });
  }
}

/** What no page asks, with every kind of value where it does not belong. */
function openOddly(ask, rules) {
  const { options } = ask({ op: "rules", rules, options: {} });
  const start = { rules, seats: seated(2), seed: "odd" };
  ask({ op: "open", seat: null, start: { ...start, practice: true } });
  for (const odd of ODD) {
    for (const { name } of options) ask({ op: "rules", rules, options: { [name]: odd } });
    for (const field of ["rules", "seats", "seed", "options"])
      ask({ op: "open", seat: 0, start: { ...start, [field]: odd } });
    const usual = { rules: { rules, options: {} }, open: { seat: 0, start } };
    for (const [op, fields] of Object.entries(EARLY))
      for (const field of fields) ask({ op, ...usual[op], [field]: odd });
    ask({ op: odd });
  }
}

function playSome(ask, start) {
  let position = ask({ op: "open", seat: 2, start: { ...start, seed: start.seats[0][1] } });
  for (let turn = 0; turn < TURNS && position.ok; turn++) {
    const { record } = position;
    const seat = position.turn ?? 2;
    const own = { record, seat };
    const { moves } = ask({ op: "moves", ...own, limit: 60 });
    if (turn % 6 === 0) {
      const hand = ask({ op: "view", record, seat: 2 }).hand ?? [];
      ask({ op: "hint", ...own });
      ask({ op: "judge", ...own, groups: [hand.slice(0, 3)], selected: hand.slice(3, 4) });
      ask({ op: "play", ...own, move: "discard Ks" });
      ask({ op: "arrange", record, cards: hand });
      ask({ op: "readings", record, cards: hand.slice(0, 3) });
    }
    const chosen = ask({ op: "bot", record, cap: 300 });
    const move = chosen.ok ? chosen.move : moves?.[0];
    position = move ? ask({ op: "play", ...own, move }) : ask({ op: "deal", ...own });
  }
  if (!position.ok) return;
  const { record } = position;
  ask({ op: "tell", record, seat: 2 });
  ask({ op: "back", record, seat: 2 });
  ask({ op: "seals", record });
  ask({ op: "retrace", record, deal: 1, seat: 2 });
  ask({ op: "replay", record });
}
