/** Records and positions as somebody wrote them: enough is read here to hand them to the engine. */

/** Who sits where, for a position that does not say. */
export interface Seated {
  readonly rules: string;
  readonly options: Readonly<Record<string, string>>;
  /** Name and kind of each of so many seats. */
  readonly seats: (count: number) => readonly (readonly [name: string, kind: string])[];
}

/** For a position whose hands can't be read, so that the engine tells of them. */
const FEWEST = 2;

/** A record as it is; of a position the record of a match that goes on from it. */
export function recordOf(text: string, { rules, options, seats }: Seated): string {
  if (/^meldbook \d/.test(text)) return `${text}\n`;
  const position = /^\[position\]/m.test(text) ? text : `[position]\n${text}`;
  const hands = /^hands\s*=\s*\[([^\]]*)\]/m.exec(position)?.[1] ?? "";
  const count = hands.match(/"[^"]*"|'[^']*'|\d+/g)?.length ?? 0;
  const changed = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const named = /^rules\s*=\s*["']([^"'\n]*)["']/m.exec(text)?.[1] ?? rules;
  return [
    "meldbook 1",
    `rules ${named}`,
    ...(changed.length > 0 ? [`options ${changed.join(" ")}`] : []),
    `seats ${seats(count || FEWEST)
      .map((seat) => seat.join("="))
      .join(", ")}`,
    "start",
    position,
    "end",
    `deal ${/^deal\s*=\s*(\d+)/m.exec(position)?.[1] ?? "1"}`,
    "",
  ].join("\n");
}

export interface MadeMove {
  readonly deal: number;
  readonly seat: number;
  readonly move: string; // "discard Kd"
}

/** The moves of a record, in their order. */
export function movesOf(record: string): readonly MadeMove[] {
  const moves: MadeMove[] = [];
  const played = record.split(/^(?:seed .*|end)$/m).slice(1).join("\n");
  let deal = 0;
  for (const line of played.split("\n")) {
    const begun = /^deal (\d+)$/.exec(line);
    if (begun) deal = Number(begun[1]);
    const turn = /^(\d+) (.+)$/.exec(line);
    for (const move of turn?.[2]?.split("; ") ?? []) moves.push({ deal, seat: Number(turn?.[1]), move });
  }
  return moves;
}
