/** The player's settings: defaults, and what may be read from storage. */
import { LANGUAGE_CODES } from "./languages.ts";
import type { Settings } from "./table-state.ts";

export const DEFAULT_SETTINGS: Settings = {
  language: "",
  botPace: "normal",
  fourColours: false,
  faces: "standard",
  back: "lattice",
  ranks: "",
  discards: "undo",
  sort: "suit",
  letters: true,
  motion: true,
  sounds: false,
  warnings: false,
  botReasons: false,
};

const ALLOWED: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  language: ["", ...LANGUAGE_CODES],
  botPace: ["slow", "normal", "fast", "instant"],
  fourColours: [true, false],
  faces: ["standard", "large", "classic"],
  back: ["lattice", "waves", "rays"],
  ranks: ["", "en", "nl", "pt"],
  discards: ["undo", "confirm", "plain"],
  sort: ["suit", "rank", "melds", "own"],
  letters: [true, false],
  motion: [true, false],
  sounds: [true, false],
  warnings: [true, false],
  botReasons: [true, false],
};

/** How long a bot's step takes to be seen, in milliseconds. */
export const PACE: Readonly<Record<Settings["botPace"], number>> = {
  slow: 2200,
  normal: 1100,
  fast: 450,
  instant: 0,
};

/** How long a bot waits at least while the discard before it can be taken back. */
export const GRACE = 2500;

/** Settings from storage: every value that is missing or unknown is the default. */
export function readSettings(value: unknown): Settings {
  const stored = (typeof value === "object" && value !== null ? value : {}) as Partial<Settings>;
  const settings = { ...DEFAULT_SETTINGS };
  for (const name of Object.keys(ALLOWED) as (keyof Settings)[])
    adopt(settings, name, stored[name]);
  return settings;
}

function adopt<K extends keyof Settings>(
  settings: { -readonly [N in keyof Settings]: Settings[N] },
  name: K,
  value: Settings[K] | undefined,
): void {
  if (value !== undefined && ALLOWED[name].includes(value)) settings[name] = value;
}
