/** What the parts of the page of house rules know of it. */
import type { House } from "../house.ts";
import type { Args } from "../table-state.ts";
import type { Texts } from "../texts.ts";
import type { RulePages } from "./rule-pages.ts";

export interface HousePage {
  readonly house: House;
  readonly texts: Texts;
  readonly pages: RulePages;
  /** Sentences of the common ground, as far as they have come. */
  readonly common: readonly string[];
  /** What came of the last press: a text. */
  said: string | null;
  say(id: string, args?: Args): string;
  /** Copies a text, and says so or why not. */
  copy(text: string): Promise<void>;
}
