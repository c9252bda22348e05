/** What hosts wish for that can't be: told apart here from what the engine itself refuses. */
import { GAMES } from "../games.ts";
import { isSpoken } from "../languages.ts";
import type { Said } from "../messages.ts";
import { MOST_SEATS } from "../setup.ts";

const SEATS = 3; // where nothing is said and that many may play

/** How many are to play, or why `written` can't be; a number is the engine's to refuse. */
export function seatsOf(
  seats: number | null,
  written: string | null | undefined,
  rules: string,
): number | Said {
  const players = GAMES[rules];
  const [min, max] = players ?? [2, MOST_SEATS];
  if (seats !== null && seats <= MOST_SEATS) return seats;
  const text = written?.trim() ?? "";
  if (text === "" || players === undefined) return Math.min(Math.max(SEATS, min), max);
  return { tone: "refusal", id: "ui-embed-seats", args: { text, min, max }, rule: null };
}

/** The language asked for, where it is none of ours. */
export function unspoken(lang: string | null | undefined): string | null {
  const text = lang?.trim() ?? "";
  return text === "" || isSpoken(text) ? null : text;
}

/** The names under which tables of a page are kept: each serves one table at a time. */
export class KeptNames {
  readonly #taken = new Set<string>();

  /** The name, or null where another table has it. */
  take(name: string | null): string | null {
    if (name === null || this.#taken.has(name)) return null;
    this.#taken.add(name);
    return name;
  }

  free(name: string | null): void {
    if (name !== null) this.#taken.delete(name);
  }
}
