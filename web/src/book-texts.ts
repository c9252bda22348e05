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
  const files = ["engine", "book"].map(async (name) => {
    const answer = await fetch(new URL(`texts/${language}/${name}.ftl`, root));
    return [language, answer.ok ? await answer.text() : ""] as const;
  });
  return new Texts([...(await Promise.all(files)), ...ENGLISH]);
}

/** The address of a rule. */
export function ruleAddress(root: URL, language: string, rules: string, rule: string): string {
  return new URL(`rules/${language}/${rules}.html#${rule}`, root).href;
}
