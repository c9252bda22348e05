// What a page asks the engine while somebody plays, for hot.mjs.

const BOTS = ["gentle", "simple", "steady", "sharp"];
const TURNS = 80;

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
    ask({ op: "rules", rules, options: {} });
    ask({ op: "lesson", rules });
    for (const bot of BOTS) playSome(ask, { rules, seats: [["Ann", bot], ["Bé", "steady"], ["Zoë", "person"]] });
  }
  handle("no JSON");
  ask({ op: "compare", pair: [{ rules: systems[0] }, { rules: systems[1] }] });
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
