/** The sentences of the rules, read from the file that the build makes of the rules pages. */
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
  const url = new URL(`texts/en/rules-${rules}.json?${__BUILD_ID__}`, document.baseURI);
  const file = fetch(url).then((answer) => {
    if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
    return answer.json() as Promise<Sentences>;
  });
  files.set(rules, file);
  return file;
}
