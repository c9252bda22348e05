/** The examples of a rules page; the referee is fetched when something is tried that it must judge. */
import { MeldExample } from "../components/example.ts";
import type { Referee } from "../refereeing.ts";

let referee: Promise<Referee> | null = null;

MeldExample.referee = () => {
  // In a variable, so that the bundler leaves it a file of its own.
  const file = new URL(`referee.js?${__BUILD_ID__}`, import.meta.url).href;
  referee ??= (import(file) as Promise<{ referee: Referee }>).then((module) => module.referee);
  return referee;
};

if (customElements.get("meld-example") === undefined) {
  customElements.define("meld-example", MeldExample);
}
