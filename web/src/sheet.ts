/** The rules of a mix as sentences, exactly as chosen: what is printed and taken to a table. */
import { groupsOf, valueIn } from "./option-values.ts";
import { valueWords } from "./option-words.ts";
import type { OptionForm, RulesInfo } from "./protocol.ts";
import { isChanged } from "./setup.ts";
import type { Texts } from "./texts.ts";

export interface SheetLine {
  readonly text: string;
  readonly changed: boolean; // a house rule
  readonly rule: string;
}

export interface SheetPart {
  readonly name: string; // of the options' group
  readonly lines: readonly SheetLine[];
}

/** Every option that means anything in this mix, a sentence each. */
export function sheetOf(texts: Texts, info: RulesInfo): readonly SheetPart[] {
  const values = new Map(info.options.map(({ name, value }) => [name, value]));
  const silent = silentOptions((name) => values.get(name) ?? "");
  return groupsOf(info)
    .map(({ name, options }) => ({
      name,
      lines: options
        .filter((option) => !silent.has(option.name))
        .map((option) => ({
          text: lineText(texts, option, values.get("wild_ranks") !== "none"),
          changed: isChanged(option),
          rule: option.rule,
        })),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** Options of which nothing hangs in a mix: about jokers where there are none, and the like. */
function silentOptions(value: (name: string) => string): ReadonlySet<string> {
  const found = new Set<string>();
  const without = (...names: string[]): void => names.forEach((name) => found.add(name));
  const has = (name: string, word: string): boolean => value(name).split(",").includes(word);
  if (value("wild_ranks") === "none") without("wild_ranks");
  if (value("jokers") === "0" && value("wild_ranks") === "none")
    without("jokers_per_meld", "naturals_per_meld", "opening_jokers", "reclaim", "joker_points");
  if (!has("opening", "points")) without("opening_points", "opening_jokers");
  if (!has("opening", "contract") && !has("opening", "whole-hand")) without("contracts");
  if (value("contracts") === "none") without("contracts");
  if (value("recycles") === "0") without("stock_end");
  if (value("going_rummy") === "none") without("going_rummy");
  for (const name of ["target", "deals"]) if (value(name) === "none") without(name);
  return found;
}

const POINTS = "ui-sheet-opening-points-needed";
const UNIFORM = /^[^,:]+$/;

/** A sentence for a value that always holds; the option and its values in words for a list. */
function lineText(texts: Texts, { name, value }: OptionForm, wild: boolean): string {
  if (name === "joker_points" && wild) return texts.say("ui-sheet-wild-points", { number: value });
  const uniform = UNIFORM.test(value) && name !== "contracts";
  // Not an option's value: "opening_points" is beside "opening".
  const id = name === "opening_points" ? POINTS : `ui-sheet-${name.replaceAll("_", "-")}`;
  if (uniform && texts.has(`${id}-${value}`)) return texts.say(`${id}-${value}`);
  const number = Number(valueIn(value, 1, 2));
  const words = valueWords(texts, name, value);
  if (uniform && texts.has(id))
    return texts.say(id, { value: words, number: Number.isNaN(number) ? 0 : number });
  return texts.say("ui-sheet-list", { option: texts.say(`option-${name}`), value: words });
}

/** Rules of the common ground that no option changes; their sentences are in the rules pages. */
export const COMMON = ["R3", "R4", "R5", "R6", "R10", "R12"] as const;
