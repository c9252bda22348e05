/** Reads what a host wrote: the attributes of an element, the words of its options. */
import { dedented, headingLevel } from "../own-text.ts";
import type { Wanted } from "./contract.ts";

/** The attributes that are read; the same names serve the frame's address. */
export const ATTRIBUTES = [
  "rules",
  "options",
  "position",
  "seed",
  "seats",
  "bots",
  "lang",
  "heading",
  "pace",
  "keep",
  "theme",
  "start",
] as const;

const HIGHEST = 2; // where nothing is said; h1 is the page's own

/** `text`: what stands in the element; an attribute `position` goes before it. */
export function readWanted(
  get: (name: (typeof ATTRIBUTES)[number]) => string | null,
  text: string,
  language: string,
): Wanted {
  const words = (name: "bots" | "options"): string[] =>
    (get(name) ?? "").split(/[\s,;]+/).filter((word) => word !== "");
  const seats = Number(get("seats") ?? "");
  return {
    rules: get("rules")?.trim() ?? "",
    options: readOptions(get("options") ?? ""),
    seats: Number.isInteger(seats) && seats > 0 ? seats : null,
    bots: words("bots"),
    seed: get("seed"),
    text: dedented(get("position") ?? text),
    pace: get("pace"),
    keep: get("keep"),
    language,
    heading: headingLevel(get("heading"), HIGHEST),
  };
}

/** "deals=3 opening_points=40", as a record has it. */
export function readOptions(text: string): Record<string, string> {
  const pairs = text.split(/[\s;]+/).filter((part) => part.includes("="));
  return Object.fromEntries(
    pairs.map((part) => {
      const mark = part.indexOf("=");
      return [part.slice(0, mark), part.slice(mark + 1)];
    }),
  );
}
