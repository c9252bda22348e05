/**
 * Values of options as text: which control a form shows for one, lists by deal taken apart and put
 * together. The engine alone judges the values; here they are only read and written.
 */
import type { OptionForm, RulesInfo } from "./protocol.ts";

/** The parts of a form, and the options in them; an option that is in none belongs to the last. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  deal: ["players", "packs", "jokers", "wild_ranks", "hand_size", "upcard", "first_turn"],
  melds: ["set_suits", "set_max", "run_min", "aces", "jokers_per_meld", "naturals_per_meld"],
  opening: ["opening", "opening_points", "opening_jokers", "contracts"],
  play: ["melds_per_turn", "melds_after_opening", "lay_off", "reclaim", "final_discard"],
  stock: ["stock_end", "recycles"],
  scoring: [
    "scoring",
    "blocked_score",
    "going_rummy",
    "ace_points",
    "number_points",
    "joker_points",
  ],
  length: ["target", "deals", "tie_break"],
};

export interface OptionGroup {
  readonly name: string;
  readonly options: readonly OptionForm[];
}

/** All options of a game in their groups. */
export function groupsOf({ options }: RulesInfo): readonly OptionGroup[] {
  const names = Object.keys(GROUPS);
  const home = (option: OptionForm): string =>
    names.find((name) => GROUPS[name]?.includes(option.name)) ?? names.at(-1) ?? "";
  return names.map((name) => ({ name, options: options.filter((one) => home(one) === name) }));
}

/** How one value is put in. `word`: a word that stands for no number at all. */
export type Control =
  | { readonly kind: "words"; readonly words: readonly string[] }
  | {
      readonly kind: "number";
      readonly least: number;
      readonly most: number;
      readonly word: string | null;
    }
  | { readonly kind: "range"; readonly least: number; readonly most: number } // "2-6"
  | { readonly kind: "contract" }; // "set+run"

const MOST_PLAYERS = 6;

export function controlOf({ name, words, least, most }: OptionForm): Control {
  if (name === "contracts") return { kind: "contract" };
  if (name === "players") return { kind: "range", least: 2, most: MOST_PLAYERS };
  if (least === null || most === null) return { kind: "words", words };
  return { kind: "number", least, most, word: words[0] ?? null };
}

/** How a value is spread: one for all, one by deal, or one by number of players. */
export type Spread = "one" | "deals" | "seats";

export function spreadOf({ name, value }: OptionForm): Spread {
  if (name === "contracts") return value === "none" ? "one" : "deals";
  if (value.includes(":")) return "seats";
  return value.includes(",") ? "deals" : "one";
}

/** The spreads that an option can have. */
export function spreadsOf({ name, byDeal }: OptionForm): readonly Spread[] {
  if (name === "hand_size") return ["one", "deals", "seats"];
  return byDeal || name === "contracts" ? ["one", "deals"] : ["one"];
}

/** The values of a list by deal; of one value, that one. */
export function dealValues(value: string): readonly string[] {
  return value.split(",");
}

/** The values by number of players: "2:10,3:7". */
export function seatValues(value: string): ReadonlyMap<number, string> {
  const pairs = value.split(",").map((pair) => pair.split(":", 2));
  return new Map(pairs.map(([seats = "", size = ""]) => [Number(seats), size]));
}

export function seatText(sizes: ReadonlyMap<number, string>): string {
  return [...sizes].map(([seats, size]) => `${seats}:${size}`).join(",");
}

/** The value that holds in a deal, of so many players; the last one of a list holds on. */
export function valueIn(value: string, deal: number, seats: number): string {
  if (value.includes(":")) return seatValues(value).get(seats) ?? "";
  const values = dealValues(value);
  return values[Math.min(deal, values.length) - 1] ?? "";
}

/** A value spread in another way, as near to the old one as can be. */
export function respread(
  value: string,
  to: Spread,
  deals: number,
  seats: readonly [number, number],
): string {
  if (to === "one") return valueIn(value, 1, seats[0]);
  if (to === "deals") {
    return Array.from({ length: deals }, (_, n) => valueIn(value, n + 1, seats[0])).join(",");
  }
  const counts = Array.from({ length: seats[1] - seats[0] + 1 }, (_, n) => seats[0] + n);
  return seatText(new Map(counts.map((count) => [count, valueIn(value, 1, count)])));
}

/** How many sets and runs a contract asks for. */
export interface Contract {
  readonly sets: number;
  readonly runs: number;
}

export function contractOf(text: string): Contract {
  const kinds = text.split("+");
  const count = (kind: string): number => kinds.filter((one) => one === kind).length;
  return { sets: count("set"), runs: count("run") };
}

export function contractText({ sets, runs }: Contract): string {
  return [...Array<string>(sets).fill("set"), ...Array<string>(runs).fill("run")].join("+");
}

/** Two ends of a range: "2-6". */
export function rangeOf(text: string): readonly [number, number] {
  const [least = "", most = least] = text.split("-", 2);
  return [Number(least), Number(most)];
}
