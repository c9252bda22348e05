/** What the page itself reads of a record; all else is the engine's. */
import type { OpeningMatch } from "./table-state.ts";

/** What a table shows while the engine reads the record. */
export function openingOf(record: string): OpeningMatch {
  const value = (key: string): string => new RegExp(`^${key} (.*)$`, "m").exec(record)?.[1] ?? "";
  const seats = value("seats").split(", ");
  const names = seats.map((seat) => seat.split("=", 1)[0] ?? "");
  const seat = Math.max(
    0,
    seats.findIndex((one) => one.endsWith("=person")),
  );
  const deal = Number([...record.matchAll(/^deal (\d+)$/gm)].at(-1)?.[1] ?? 1);
  return { rules: value("rules"), names, seat, deal, deals: null, scores: names.map(() => "0") };
}

/** How many people play a match. */
export function peopleIn(record: string): number {
  const seats = /^seats (.*)$/m.exec(record)?.[1] ?? "";
  return seats.split(", ").filter((one) => one.endsWith("=person")).length;
}

/** The seed of a match; null where it goes on from a position. */
export function seedOf(record: string): string | null {
  return /^seed (.*)$/m.exec(record)?.[1] ?? null;
}

/** A record as it was in a file or on a clipboard: lines end as they should, nothing around it. */
export function asRecord(text: string): string {
  return `${text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n").trim()}\n`;
}

/** The name of the file that a match is kept in. */
export function recordFile(rules: string, when: Date): string {
  return `meldbook-${rules}-${when.toISOString().slice(0, 10)}.txt`;
}
