/**
 * The page's side of playing without a network: registers the service worker, has it keep what
 * playing needs, and tells when a new version waits. Nothing is ever reloaded unasked.
 */
import type { Kept, ToKeep, ToServiceWorker } from "./wire.ts";

export interface OfflineState {
  /** True only when all of this page's build lies in this browser. */
  readonly ready: boolean;
  readonly noRoom: boolean; // the browser has no space for it
  readonly update: boolean; // a new version is here and waits to be let in
}

export interface OfflineParts {
  readonly container: ServiceWorkerContainer;
  readonly script: URL; // of the service worker, in the site's folder
  readonly build: string; // of this page
  readonly reload: () => void;
  readonly onState: (state: OfflineState) => void;
}

const PATIENCE = 5000; // milliseconds until a reload is tried although nobody took over

export class Offline {
  readonly #parts: OfflineParts;
  #state: OfflineState = { ready: false, noRoom: false, update: false };
  #registered: Promise<ServiceWorkerRegistration | null> | null = null;

  constructor(parts: OfflineParts) {
    this.#parts = parts;
  }

  /** Has everything kept, and tells of it when it is. */
  async keep(asked: ToKeep): Promise<void> {
    // What came through a service worker is kept.
    const files = this.#parts.container.controller === null ? asked.files : {};
    if ((await this.#registration()) === null) return;
    const { active } = await this.#parts.container.ready;
    if (active === null) return;
    const { build, kept } = await ask(active, { type: "keep", ...asked, files });
    const ready = kept === "all" && build === this.#parts.build;
    this.#set({ ready, noRoom: kept === "no-room" });
  }

  /** Looks whether the server has a new version. */
  async look(): Promise<void> {
    await (await this.#registration())?.update().catch(() => {}); // offline: later
  }

  /** Lets the waiting version in and reloads; the player asked for it. */
  async apply(): Promise<void> {
    const waiting = (await this.#registration())?.waiting;
    const { container, reload } = this.#parts;
    if (!waiting) {
      reload();
      return;
    }
    let reloaded = false;
    const once = (): void => {
      if (!reloaded) reload();
      reloaded = true;
    };
    container.addEventListener("controllerchange", once, { once: true });
    setTimeout(once, PATIENCE);
    waiting.postMessage({ type: "take-over" } satisfies ToServiceWorker);
  }

  /** Null where no service worker can be had: then the page plays on without. */
  #registration(): Promise<ServiceWorkerRegistration | null> {
    this.#registered ??= this.#register();
    return this.#registered;
  }

  async #register(): Promise<ServiceWorkerRegistration | null> {
    const { container, script } = this.#parts;
    try {
      const scope = new URL("./", script).href;
      const registration = await container.register(script, { scope, updateViaCache: "none" });
      this.#watch(registration);
      return registration;
    } catch {
      return null; // a private window, blocked storage, no script there
    }
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const look = (): void => {
      const update = registration.waiting !== null && registration.active !== null;
      if (update !== this.#state.update) this.#set({ update });
    };
    const follow = (): void => registration.installing?.addEventListener("statechange", look);
    registration.addEventListener("updatefound", follow);
    follow();
    look();
  }

  #set(change: Partial<OfflineState>): void {
    this.#state = { ...this.#state, ...change };
    this.#parts.onState(this.#state);
  }
}

function ask(
  worker: ServiceWorker,
  message: ToServiceWorker & { readonly type: "keep" },
): Promise<Kept> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = (event: MessageEvent<Kept>) => {
      port1.close();
      resolve(event.data);
    };
    worker.postMessage(message, [port2, ...Object.values(message.files)]);
  });
}
