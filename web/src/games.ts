/** The games to choose from, known before the engine is there: build.py asks the engine for them. */
import type { Hello } from "./protocol.ts";

/** Fewest and most players of each game, in the order of the rule book; nothing is inherited. */
export const GAMES: typeof __GAMES__ = Object.assign(Object.create(null), __GAMES__);

/** The game that is offered first. */
export const FIRST_GAME = Object.keys(GAMES)[0] ?? "";

/** Names of all games; an engine of another build may know more. */
export function gameNames(hello: Hello | null): readonly string[] {
  const known = Object.keys(GAMES);
  return [...known, ...(hello?.systems ?? []).filter((name) => !known.includes(name))];
}
