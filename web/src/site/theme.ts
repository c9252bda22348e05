/**
 * Which colours the page has: those that were chosen and remembered, or what the system asks for.
 *
 * The style sheets are told as `data-theme` of the document, before the first paint: by a script of
 * its own (`pages/theme.ts`), for neither style nor script may stand in the page itself. All other
 * settings wait in IndexedDB, which answers too late for that. What was chosen stands at the
 * document, too, since that script and the page's own have nothing else in common.
 */
export const THEMES = ["system", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "meldbook-theme";
const FELT = { light: "#a6ccb2", dark: "#0a3a2a", contrast: "#000000" } as const;
const LIGHT = "(prefers-color-scheme: light)";
const CONTRAST = "(prefers-contrast: more)";

/** Takes the page's theme from memory, and follows the system and what other tabs choose. */
export function startTheme(): void {
  const recall = (): void => show(remembered());
  recall();
  for (const query of [LIGHT, CONTRAST])
    matchMedia(query).addEventListener("change", () => show(chosenTheme() ?? "system"));
  addEventListener("storage", ({ key }) => {
    if (key === KEY) recall();
  });
}

/** What was chosen; null on a page that has the colours of its host. */
export function chosenTheme(): Theme | null {
  return known(document.documentElement.dataset["chosen"]);
}

/** Shows a theme at once, and remembers it for the next page. */
export function chooseTheme(theme: Theme): void {
  show(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // nothing may be kept: the next page begins as the system asks
  }
}

function show(chosen: Theme): void {
  const { dataset } = document.documentElement;
  const theme = chosen === "system" ? asked() : chosen;
  dataset["chosen"] = chosen;
  dataset["theme"] = theme;
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (bar) bar.content = FELT[theme];
}

/** The theme that the system asks for. */
function asked(): keyof typeof FELT {
  if (matchMedia(CONTRAST).matches) return "contrast";
  return matchMedia(LIGHT).matches ? "light" : "dark";
}

function remembered(): Theme {
  try {
    return known(localStorage.getItem(KEY)) ?? "system";
  } catch {
    return "system";
  }
}

function known(name: string | null | undefined): Theme | null {
  return THEMES.find((theme) => theme === name) ?? null;
}
