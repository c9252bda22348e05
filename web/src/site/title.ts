/**
 * The title of a page in the language of its reader, before the page's own script and texts are
 * there: the page holds it in each language, and the choice is remembered where it can be read at
 * once, as that of the theme is. Without script the title is English.
 */
import { pickLanguage } from "../languages.ts";
import { chosenTheme } from "./theme.ts";

const KEY = "meldbook-language";

export function startTitle(): void {
  const language = remembered() ?? pickLanguage(navigator.languages);
  for (const { lang, content } of document.querySelectorAll<HTMLMetaElement>('meta[name="title"]'))
    if (lang === language) document.title = content;
}

/** Remembers a language for the next page; nothing in pages of others. */
export function rememberLanguage(language: string): void {
  if (chosenTheme() === null) return;
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // nothing may be kept: the next page begins as the browser asks
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
