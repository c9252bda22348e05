/** Options and their values in words: "Melds in a turn: any number". */
import { contractOf, dealValues, rangeOf, seatValues } from "./option-values.ts";
import type { Texts } from "./texts.ts";

/** An option's name and value in words. */
export function optionWords(texts: Texts, name: string, value: string): string {
  const words = valueWords(texts, name, value);
  return texts.say("value-of-option", { option: texts.say(`option-${name}`), value: words });
}

/** A value in words, by deal or by the number of players where it differs. */
export function valueWords(texts: Texts, name: string, value: string): string {
  if (name === "players") return rangeWords(texts, ...rangeOf(value));
  if (value.includes(":")) return inARow(texts, bySeats(texts, value));
  const values = dealValues(value);
  if (values.length > 1) return inARow(texts, byDeal(texts, name, values));
  return oneWords(texts, name, value);
}

/** One value, the same for all. */
export function oneWords(texts: Texts, name: string, value: string): string {
  if (name === "contracts" && value !== "none")
    return texts.say("contract", { ...contractOf(value) });
  const id = `option-${name}-${value}`;
  if (texts.has(id)) return texts.say(id);
  const rank = `rank-${value}`;
  return name === "wild_ranks" && texts.has(rank) ? texts.say(rank) : value;
}

function rangeWords(texts: Texts, min: number, max: number): string {
  return min === max ? String(min) : texts.say("value-range", { min, max });
}

/** Equal neighbours together; the last value holds for later deals, too. */
function byDeal(texts: Texts, name: string, values: readonly string[]): string[] {
  const runs = neighbours(values);
  return runs.map(({ value: text, first, last }) => {
    const value = oneWords(texts, name, text);
    if (last === values.length) return texts.say("value-from-deal", { first, value });
    return first === last
      ? texts.say("value-in-deal", { first, value })
      : texts.say("value-in-deals", { first, last, value });
  });
}

function bySeats(texts: Texts, value: string): string[] {
  const sizes = [...seatValues(value)];
  return neighbours(sizes.map(([, size]) => size)).map(({ value: size, first, last }) => {
    const least = sizes[first - 1]?.[0] ?? 0;
    const most = sizes[last - 1]?.[0] ?? 0;
    return texts.say("value-for-seats", { seats: rangeWords(texts, least, most), value: size });
  });
}

interface Stretch {
  readonly value: string;
  readonly first: number; // place, from 1
  readonly last: number;
}

function neighbours(values: readonly string[]): Stretch[] {
  const found: Stretch[] = [];
  values.forEach((value, n) => {
    const before = found.at(-1);
    if (before?.value === value) found[found.length - 1] = { ...before, last: n + 1 };
    else found.push({ value, first: n + 1, last: n + 1 });
  });
  return found;
}

function inARow(texts: Texts, parts: readonly string[]): string {
  const [first = "", ...others] = parts;
  return others.length === 0
    ? first
    : texts.say("value-next", { first, next: inARow(texts, others) });
}
