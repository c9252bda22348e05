/** What the players are called where they are shown. */
import type { Context } from "./context.ts";

/** Its player is spoken to at the table, the others have their names. */
export function nameOf({ position, me, say, texts }: Context, seat: number): string {
  return seat === me ? say("ui-you") : texts.called(position.seats[seat]?.name ?? "");
}

/** What all of them are called, by seat. */
export function namesOf(context: Context): readonly string[] {
  return context.position.seats.map((_, seat) => nameOf(context, seat));
}

/** What the discs are marked by: where a device goes round, all keep their marks in every hand. */
export function markedBy(context: Context): readonly string[] {
  const { seats } = context.position;
  const people = seats.filter(({ kind }) => kind === "person").length;
  return people > 1 ? seats.map(({ name }) => name) : namesOf(context);
}
