/** Which key asks for what. Pure: a key press goes in, a command comes out. */
import { RANKS, type Rank } from "./cards.ts";

export type CommandName =
  | "primary"
  | "choose"
  | "earlier"
  | "later"
  | "draw"
  | "take"
  | "meld"
  | "lay-off"
  | "discard"
  | "sort"
  | "stage"
  | "hand"
  | "piles"
  | "players"
  | "undo"
  | "points"
  | "table"
  | "repeat"
  | "clear"
  | "help"
  | "decline"
  | "rules"
  | "hint";

export type Direction = "left" | "right" | "up" | "down" | "first" | "last";

export type Command =
  | { readonly do: CommandName }
  | { readonly do: "go"; readonly to: Direction; readonly extend: boolean }
  | { readonly do: "jump"; readonly rank: Rank };

/** A key press, as far as it matters here: a KeyboardEvent will do. */
export interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

export interface Place {
  /** The focus is on a card of the own hand. */
  readonly hand: boolean;
  /** The focus is in a region whose items the arrow keys walk through. */
  readonly region: boolean;
  /** Single letters and digits may be used. */
  readonly letters: boolean;
}

const LETTERS: Readonly<Record<string, CommandName>> = {
  d: "draw",
  t: "take",
  m: "meld",
  l: "lay-off",
  x: "discard",
  s: "sort",
  g: "stage",
  c: "hand",
  b: "piles",
  w: "players",
  u: "undo",
  p: "points",
  o: "table",
  r: "repeat",
  e: "decline",
  i: "rules",
  h: "hint",
  "?": "help",
};

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
  Home: "first",
  End: "last",
};

/** The keys of the help page: what is pressed, and the text that says what it does. */
export const KEY_LIST: readonly (readonly [keys: readonly string[], text: string])[] = [
  [["Tab", "Shift+Tab"], "ui-key-regions"],
  [["←", "→", "↑", "↓"], "ui-key-arrows"],
  [["Space"], "ui-key-choose"],
  [["Shift+←", "Shift+→"], "ui-key-extend"],
  [["Alt+↑", "Alt+↓"], "ui-key-move"],
  [["Enter"], "ui-key-primary"],
  [["D"], "ui-key-draw"],
  [["T"], "ui-key-take"],
  [["E"], "ui-key-decline"],
  [["M"], "ui-key-meld"],
  [["L"], "ui-key-lay-off"],
  [["X"], "ui-key-discard"],
  [["U", "Ctrl+Z"], "ui-key-undo"],
  [["S"], "ui-key-sort"],
  [["G"], "ui-key-stage"],
  [["2–9", "0", "A", "J", "Q", "K"], "ui-key-jump"],
  [["H"], "ui-key-hint"],
  [["I"], "ui-key-rules"],
  [["C"], "ui-key-hand"],
  [["O"], "ui-key-table"],
  [["B"], "ui-key-piles"],
  [["W"], "ui-key-players"],
  [["P"], "ui-key-points"],
  [["R"], "ui-key-repeat"],
  [["Esc"], "ui-key-clear"],
  [["?"], "ui-key-help"],
];

/** What a key press asks for at a place; null where it is none of ours. */
export function commandOf(press: Press, place: Place): Command | null {
  const { key, altKey, ctrlKey, metaKey } = press;
  if ((ctrlKey || metaKey) && key.toLowerCase() === "z" && !press.shiftKey) return { do: "undo" };
  if (ctrlKey || metaKey) return null;
  if (altKey) return place.hand ? moved(key) : null;
  if (key === "Escape") return { do: "clear" };
  const to = ARROWS[key];
  if (to) return place.region ? { do: "go", to, extend: press.shiftKey && place.hand } : null;
  if (place.hand && key === "Enter") return { do: "primary" };
  if (place.hand && key === " ") return { do: "choose" };
  return place.letters ? lettered(key) : null;
}

function moved(key: string): Command | null {
  if (key === "ArrowUp") return { do: "earlier" };
  return key === "ArrowDown" ? { do: "later" } : null;
}

function lettered(key: string): Command | null {
  const command = LETTERS[key.toLowerCase()];
  if (command) return { do: command };
  const rank = key === "0" ? "10" : RANKS.find((one) => one === key.toUpperCase());
  return rank ? { do: "jump", rank } : null;
}
