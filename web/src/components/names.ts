/** What the players are called where they are shown. */
import type { Context } from "./context.ts";

/** What "you" is called in every language: names of matches that were begun in another one. */
const YOU: readonly string[] = ["You", "Tú", "Tu", "Jij"];

/** Its player is spoken to at the table, the others have their names. */
export function nameOf({ position, me, say }: Context, seat: number): string {
  return seat === me ? say("ui-you") : (position.seats[seat]?.name ?? "");
}

/** What all of them are called, by seat. */
export function namesOf(context: Context): readonly string[] {
  return context.position.seats.map((_, seat) => nameOf(context, seat));
}

/** Names of a kept match: whoever gave none is spoken to in the language of today. */
export function namesToday(names: readonly string[], say: (id: string) => string): readonly string[] {
  return names.map((name) => (YOU.includes(name) ? say("ui-you-default") : name));
}
