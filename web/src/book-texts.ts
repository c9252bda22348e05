/** The words and links of examples, read from a site. */
import englishBook from "../../engine/meldbook/texts/en/book.ftl";
import englishEngine from "../../engine/meldbook/texts/en/engine.ftl";
import { Texts } from "./texts.ts";

const ENGLISH = [
  ["en", englishEngine],
  ["en", englishBook],
] as const;

/** `root`: the folder of the site. What a language lacks is said in English. */
export async function bookTexts(root: URL, language: string): Promise<Texts> {
  if (language === "en") return new Texts(ENGLISH);
  const here = new URL("texts/", root);
  const files = ["engine", "book"].map(
    async (name) => [language, await told(new URL(`${language}/${name}.ftl`, here))] as const,
  );
  return new Texts([...(await Promise.all(files)), ...ENGLISH]);
}

/** Nothing, where it does not come: English is better than silence. */
async function told(file: URL): Promise<string> {
  file.search = __BUILD_ID__; // as it is kept for use without a network
  const answer = await fetch(file).catch(() => null);
  return answer?.ok ? await answer.text() : "";
}

/** The address of a rule. */
export function ruleAddress(root: URL, language: string, rules: string, rule: string): string {
  return new URL(`rules/${language}/${rules}.html#${rule}`, root).href;
}
