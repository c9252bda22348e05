/** What can be looked at beside the match, and how a part of the page asks for it. */
import type { Fork } from "../table-state.ts";

export type Asked =
  | {
      readonly view: "replay";
      readonly record: string;
      readonly seat: number | null;
      readonly at?: Fork;
    }
  | { readonly view: "fairness"; readonly record: string }
  | { readonly view: "statistics" };

const EVENT = "meld-aside";

/** Asks the page for such a view. */
export function askAside(from: EventTarget, detail: Asked): void {
  from.dispatchEvent(new CustomEvent(EVENT, { detail, bubbles: true, composed: true }));
}

/** Hears of what is asked for, wherever in the page. */
export function onAside(heard: (asked: Asked) => void): void {
  addEventListener(EVENT, (event) => heard((event as CustomEvent<Asked>).detail));
}
