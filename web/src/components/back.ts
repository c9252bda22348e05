/** The device's Back closes what lies over the table, before it leaves the page. */
import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Marks the history's entry that is there for Back to take away. It is used again and again. */
const MARK = "over";

export class BackCloses implements ReactiveController {
  readonly #isOpen: () => boolean;
  readonly #close: () => void;
  /** The page's address while that entry is the present one. */
  #above: string | null = null;

  constructor(host: ReactiveControllerHost, isOpen: () => boolean, close: () => void) {
    host.addController(this);
    this.#isOpen = isOpen;
    this.#close = close;
  }

  hostConnected(): void {
    this.#look(); // after a reload it may still be there
    addEventListener("popstate", this.#went);
  }

  hostDisconnected(): void {
    removeEventListener("popstate", this.#went);
  }

  /** Something lies over the table now. */
  opened(): void {
    if (!isMarked()) history.pushState(MARK, "");
    this.#look();
  }

  #look(): void {
    this.#above = isMarked() ? location.href : null;
  }

  /** Another address is no step back from here: somebody has put it in. */
  #went = (): void => {
    const left = this.#above === location.href && !isMarked();
    this.#look();
    if (!left) return;
    if (this.#isOpen()) this.#close();
    else history.back(); // it was meant for the page
  };
}

function isMarked(): boolean {
  return history.state === MARK;
}
