/** A game with options changed: as one line of text, and in addresses. */
import { FIRST_GAME } from "./games.ts";
import type { OptionForm } from "./protocol.ts";
import { firstPlan, isChanged, withOption } from "./setup.ts";
import type { Options } from "./table-state.ts";

export interface Mix {
  readonly rules: string;
  readonly options: Options; // as text, by name
}

export const FIRST_MIX: Mix = { rules: FIRST_GAME, options: {} };

/** "basic-rummy aces=corner deals=3", as the engine's command line and records have it. */
export function mixText({ rules, options }: Mix): string {
  return [rules, ...Object.entries(options).map(([name, value]) => `${name}=${value}`)].join(" ");
}

/** The mix of a line; the engine alone knows whether there is such a game. Null for no mix. */
export function readMix(text: string): Mix | null {
  const [rules = "", ...parts] = text.trim().split(/\s+/);
  if (!/^[a-z0-9-]+$/.test(rules) || rules in {}) return null; // "constructor" is in every object
  const pairs = parts.map((part) => /^([a-z_]+)=(\S+)$/.exec(part));
  if (pairs.some((pair) => pair === null)) return null;
  const options = Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? "", pair?.[2] ?? ""]));
  return { rules, options };
}

/** The mix as a part of an address behind "#": readable, and read back by URLSearchParams. */
export function mixAddress(mix: Mix): string {
  return mixText(mix)
    .split(" ")
    .map((part) => encodeURIComponent(part).replace(/%(3D|2C|3A)/g, decodeURIComponent))
    .join("+");
}

/** The mix with one option changed; `value` null: as in the book again. */
export function changedMix(mix: Mix, name: string, value: string | null): Mix {
  const { rules, options } = mix;
  if (value === null) {
    const { [name]: _, ...others } = options;
    return { rules, options: others };
  }
  const plan = withOption({ ...firstPlan(), rules, options: { [rules]: options } }, name, value);
  return { rules, options: plan.options[rules] ?? {} };
}

const MOST_ALTERNATIVES = 6;

/**
 * Other values that an option's meaning may be shown against, the most telling first: the book's,
 * the other words, a number more or less. Null stands for the book's.
 */
export function alternatives(option: OptionForm): readonly (string | null)[] {
  const { value, words, least, most } = option;
  const number = Number(value);
  const near = least !== null && most !== null && value !== "" && Number.isInteger(number);
  const numbers = near ? [number - 1, number + 1, number + 2] : least === null ? [] : [least + 1];
  const others = [
    ...words,
    ...numbers.filter((one) => one >= (least ?? 0) && one <= (most ?? 0)).map(String),
    ...(ELSE[option.name] ?? []),
  ].filter((one) => one !== value);
  return [...(isChanged(option) ? [null] : []), ...others].slice(0, MOST_ALTERNATIVES);
}

/** Values of options that are neither words nor numbers, or for which the nearest tell little. */
const ELSE: Readonly<Record<string, readonly string[]>> = {
  players: ["2-4", "2-6"],
  hand_size: ["9", "11"],
  contracts: ["set+set", "set+run"],
  naturals_per_meld: ["4"],
};
