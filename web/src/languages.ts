/** The languages of the page, and which of them somebody reads. */

/** By code, each called by its own name. */
export const LANGUAGES = {
  en: "English",
  es: "Español",
  nl: "Nederlands",
  "pt-PT": "Português",
} as const;

export type Language = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[];

/** The first of the wanted languages that is ours, whatever its country; else English. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const found = ours(one);
    if (found !== undefined) return found;
  }
  return "en";
}

/** The language as it is written where the reader lives: "en-GB" for English, if it is wanted so. */
export function written(language: string, wanted: readonly string[]): string {
  return wanted.find((one) => baseOf(one) === baseOf(language)) ?? language;
}

/** Dates in a language of the page, in the order and hours of the reader's country. */
export function datesIn(language: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(written(language, navigator.languages), form);
}

/** Whether the page speaks this language. */
export function isSpoken(language: string): boolean {
  return ours(language) !== undefined;
}

function ours(language: string): Language | undefined {
  const base = baseOf(language);
  return LANGUAGE_CODES.find((code) => baseOf(code) === base);
}

/** The language of the nearest element that names one, also beyond the shadow roots around it. */
export function languageAround(element: Element): Language {
  for (let at: Node | null = element; at !== null; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at instanceof HTMLElement && at.lang !== "") return pickLanguage([at.lang]);
  return pickLanguage([]);
}

function baseOf(language: string): string {
  return language.toLowerCase().split("-", 1)[0] ?? "";
}
