/** The sentences of the rules, read from the file that the build makes of the rules pages. */
import { site } from "../site/here.ts";

export interface RuleSentence {
  /** The rules page that holds the rule: the game's own where it is written there. */
  readonly page: string;
  /** HTML of our own site, without links. */
  readonly html: string;
}

/** By rule: its sentence, and the pages that it stands on, its home first. */
type Sentences = Readonly<Record<string, { pages: readonly string[]; html: string }>>;

const files = new Map<string, Promise<Sentences>>();

/** The language of the rules for somebody who reads this one: English until they are translated. */
export function rulesLanguage(language: string): string {
  return __RULES__.includes(language) ? language : "en";
}

/** The sentence of a rule that a refusal in a game may cite; null where it can't be had. */
export async function ruleSentence(
  language: string,
  rules: string,
  id: string,
): Promise<RuleSentence | null> {
  const path = `texts/${rulesLanguage(language)}/rules.json`;
  try {
    const found = (await (files.get(path) ?? load(path)))[id];
    if (found === undefined) return null;
    const page = found.pages.includes(rules) ? rules : (found.pages[0] ?? rules);
    return { page, html: found.html };
  } catch {
    files.delete(path);
    return null;
  }
}

function load(path: string): Promise<Sentences> {
  const file = site()
    .text(path)
    .then((json) => JSON.parse(json) as Sentences);
  files.set(path, file);
  return file;
}
