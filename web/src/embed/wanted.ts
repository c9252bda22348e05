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
  const bots = (get("bots") ?? "").split(/[\s,;]+/);
  const seats = Number(get("seats") ?? "");
  return {
    rules: get("rules")?.trim() ?? "",
    options: readOptions(get("options") ?? ""),
    seats: Number.isInteger(seats) && seats > 0 ? seats : null,
    bots: bots.filter((name) => name !== ""),
    seed: get("seed"),
    text: dedented(get("position") ?? text),
    pace: get("pace"),
    keep: get("keep"),
    language,
    heading: headingLevel(get("heading"), HIGHEST),
    given: { seats: get("seats"), lang: get("lang") },
  };
}

/** "deals=3 opening_points=40", as a record has it; the engine tells what is no option. */
export function readOptions(text: string): Record<string, string> {
  const parts = text.split(/[\s;]+/).filter((part) => part !== "");
  return Object.fromEntries(
    parts.map((part) => {
      const [name = ""] = part.split("=", 1);
      return [name, part.slice(name.length + 1)];
    }),
  );
}
