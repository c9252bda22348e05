/** Names of deals: `jokeren-13.3.17.2` is the second deal of Jokeren 13 for three, with seed 17. */
import { GAMES } from "./games.ts";
import { readSeed } from "./seeds.ts";

export interface DealName {
  readonly rules: string;
  readonly seats: number;
  readonly seed: string;
  readonly deal: number;
}

/** Without a number at its end it is the first deal. Null: no such name, or no such game. */
export function readDealName(text: string): DealName | null {
  const found = /^\s*([a-z0-9-]+)\.(\d)\.(.+?)(?:\.(\d{1,3}))?\s*$/u.exec(text);
  if (found === null) return null;
  const [, rules = "", seats = "", given = "", deal = "1"] = found;
  const seed = readSeed(given);
  const [least, most] = GAMES[rules] ?? [1, 0];
  if (seed === null || Number(seats) < least || Number(seats) > most || Number(deal) < 1) return null;
  return { rules, seats: Number(seats), seed, deal: Number(deal) };
}
