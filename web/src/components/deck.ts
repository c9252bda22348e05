/** What a player has chosen of the cards, put on the element that shows them (card-styles.ts). */
import { site } from "../site/here.ts";
import type { Settings } from "../table-state.ts";
import { hang } from "./courts.ts";

export function wear(host: HTMLElement, { fourColours, faces, back, ranks }: Settings): void {
  host.toggleAttribute("four-colours", fourColours);
  for (const [name, value] of Object.entries({ faces, back, ranks })) {
    if (value === "") host.removeAttribute(name);
    else if (host.getAttribute(name) !== value) host.setAttribute(name, value);
  }
  if (faces === "classic" && site().tools) hang(host);
}
