/** What a player has chosen of the cards, put on the element that shows them (card-styles.ts). */
import { SUITS } from "../cards.ts";
import { site } from "../site/here.ts";
import type { Settings } from "../table-state.ts";

/** The court cards that have a picture of their own, as the notation calls them. */
export const COURT_CARDS = ["J", "Q", "K"].flatMap((rank) => SUITS.map((suit) => rank + suit));

export function wear(host: HTMLElement, { fourColours, faces, back, ranks }: Settings): void {
  host.toggleAttribute("four-colours", fourColours);
  for (const [name, value] of Object.entries({ faces, back, ranks })) {
    if (value === "") host.removeAttribute(name);
    else if (host.getAttribute(name) !== value) host.setAttribute(name, value);
  }
  if (faces === "classic" && site().tools) hang(host);
}

/** Says where the pictures of classic courts lie; they are fetched when a card shows one. */
function hang(host: HTMLElement): void {
  for (const card of COURT_CARDS) {
    const { href } = new URL(`${site().address(`courts/${card}.svg`)}?${__BUILD_ID__}`, document.baseURI);
    host.style.setProperty(`--court-${card}`, `url("${href}")`);
  }
}
