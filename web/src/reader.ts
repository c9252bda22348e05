/** Who reads a page beside the table: the language chosen there, or the browser's. */
import { pickLanguage } from "./languages.ts";
import { readSettings } from "./settings.ts";
import { rememberLanguage } from "./site/title.ts";
import { Storage } from "./storage.ts";
import { loadTexts, type MoreTexts, type Texts } from "./texts.ts";

const PATIENCE = 1500; // milliseconds; some browsers' storage never answers at times

/** The texts for the reader; the page is then in that language. */
export async function readersTexts(...more: readonly MoreTexts[]): Promise<Texts> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const stored = await Promise.race([settings(), late]);
  const { language } = readSettings(stored);
  if (language) rememberLanguage(language); // chosen before titles knew of it
  const texts = await loadTexts(language || pickLanguage(navigator.languages), undefined, ...more);
  document.documentElement.lang = texts.language;
  return texts;
}

async function settings(): Promise<unknown> {
  try {
    return await (await Storage.open()).remembered("settings");
  } catch {
    return null; // nothing is kept in this browser
  }
}
