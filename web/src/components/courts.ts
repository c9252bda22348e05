/** The pictures of classic courts: files of the site, fetched when somebody has chosen them. */
import { SUITS } from "../cards.ts";
import { site } from "../site/here.ts";

/** The court cards that have a picture of their own, as the notation calls them. */
export const COURT_CARDS = ["J", "Q", "K"].flatMap((rank) => SUITS.map((suit) => rank + suit));

let coming: Promise<boolean> | null = null;

/** Whether all of them have come; where one has not, the cards keep their usual courts. */
export function courtsCome(): Promise<boolean> {
  coming ??= Promise.all(COURT_CARDS.map((card) => fetched(addressOf(card)))).then(
    (all) => all.every(Boolean),
  );
  return coming;
}

/** Whoever chooses them anew has them fetched anew, should they have failed to come. */
export async function fetchCourtsAgain(): Promise<void> {
  if (coming !== null && !(await coming)) coming = null;
}

/** Puts them on the element that shows cards, once they are there. */
export function hang(host: HTMLElement): void {
  for (const card of COURT_CARDS) host.style.setProperty(`--court-${card}`, `url("${addressOf(card)}")`);
  void courtsCome().then((here) => host.toggleAttribute("courts", here));
}

function addressOf(card: string): string {
  return new URL(`${site().address(`courts/${card}.svg`)}?${__BUILD_ID__}`, document.baseURI).href;
}

function fetched(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    picture.src = address;
  });
}
