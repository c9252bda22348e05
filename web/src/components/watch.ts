/** Re-renders a component whenever the store has a new snapshot. */
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { TableStore } from "../table-state.ts";

export class StoreWatch implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #store: () => TableStore;
  #end: (() => void) | null = null;

  constructor(host: ReactiveControllerHost, store: () => TableStore) {
    this.#host = host;
    this.#store = store;
    host.addController(this);
  }

  hostConnected(): void {
    this.#end = this.#store().subscribe(() => this.#host.requestUpdate());
  }

  hostDisconnected(): void {
    this.#end?.();
    this.#end = null;
  }
}
