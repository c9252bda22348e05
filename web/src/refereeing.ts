/** Who answers what an example does not know: read a scenario, judge a try. */
import type { Do, Kind, Ruling, Trial } from "./trying.ts";

/** What an element says, by name; "{cards}" and the like are filled in. */
export type Words = Readonly<Record<string, string>>;

/** A scenario as an example. */
export interface Shown {
  readonly title: string;
  readonly facts: readonly string[];
  readonly kind: Kind;
  readonly trial: Trial;
  readonly words: Words;
}

export interface Referee {
  /** Rejects with what is wrong with the scenario, in words. */
  example(language: string, toml: string, ask: number): Promise<Shown>;
  /** Rejects where there is no engine. */
  try(
    language: string,
    toml: string,
    played: readonly string[],
    way: Do,
    cards: readonly string[],
    meld: number | null,
  ): Promise<Ruling>;
}
