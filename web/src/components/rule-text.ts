/** The sentences of the rules, read from the file that the build makes of the rules pages. */
import { site } from "../site/here.ts";

export interface RuleSentence {
  /** The rules page that holds the rule: the game's own where it is written there. */
  readonly page: string;
  /** HTML of our own site, without links. */
  readonly html: string;
}

type Sentences = Readonly<Record<string, RuleSentence>>;

const files = new Map<string, Promise<Sentences>>();

/** The sentence of a rule that a refusal in a game may cite; null where it can't be had. */
export async function ruleSentence(rules: string, id: string): Promise<RuleSentence | null> {
  try {
    const sentences = await (files.get(rules) ?? load(rules));
    return sentences[id] ?? null;
  } catch {
    files.delete(rules);
    return null;
  }
}

function load(rules: string): Promise<Sentences> {
  const text = site().text(`texts/en/rules-${rules}.json`);
  const file = text.then((json) => JSON.parse(json) as Sentences);
  files.set(rules, file);
  return file;
}
