/**
 * The browser's own offer to install the page as an app, held until the player takes it up: nothing
 * pops up by itself. Browsers without such an offer have it in their menus.
 */

/** What Chromium tells; no standard has it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

export class Installing {
  readonly #changed: () => void;
  #offer: InstallOffer | null = null;

  constructor(changed: () => void, page: EventTarget = window) {
    this.#changed = changed;
    page.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#set(event as InstallOffer);
    });
    page.addEventListener("appinstalled", () => this.#set(null));
  }

  get offered(): boolean {
    return this.#offer !== null;
  }

  /** Shows the browser's question. An offer is good for one. */
  async take(): Promise<void> {
    const offer = this.#offer;
    this.#set(null);
    await offer?.prompt();
  }

  #set(offer: InstallOffer | null): void {
    this.#offer = offer;
    this.#changed();
  }
}
