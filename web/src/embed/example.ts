/** example.js: `<meld-example>` in pages of others; its referee is the engine of the page's tables. */
import { MeldExample } from "../components/example.ts";
import { loadPlay } from "./loading.ts";

/** Put in by build.py: what is said before play.js is there, by language. */
declare const __WORDS__: Readonly<Record<string, Readonly<Record<string, string>>>>;

MeldExample.referee = async (language) => {
  try {
    return (await loadPlay()).referee;
  } catch {
    throw new Error(__WORDS__[language]?.["ui-embed-unreachable"]);
  }
};
if (!customElements.get("meld-example")) customElements.define("meld-example", MeldExample);
