/** The sentences of the rules, read from the file that the build makes of the rules pages. */
const files = new Map<string, Promise<Readonly<Record<string, string>>>>();

/** The sentence of a rule as HTML of our own site; null where it can't be had. */
export async function ruleSentence(rules: string, id: string): Promise<string | null> {
  try {
    const sentences = await (files.get(rules) ?? load(rules));
    return sentences[id] ?? null;
  } catch {
    files.delete(rules);
    return null;
  }
}

function load(rules: string): Promise<Readonly<Record<string, string>>> {
  const url = new URL(`texts/en/rules-${rules}.json`, document.baseURI);
  const file = fetch(url).then((answer) => {
    if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
    return answer.json() as Promise<Record<string, string>>;
  });
  files.set(rules, file);
  return file;
}
