/**
 * The page's side of playing without a network: registers the service worker, has it keep what
 * playing needs, and tells when a new version waits. Nothing is ever reloaded unasked.
 */
import type { FromServiceWorker, Kept, ToKeep, ToServiceWorker } from "./wire.ts";

export interface OfflineState {
  /** True only while all of this page's build lies in this browser, as far as can be known. */
  readonly ready: boolean;
  readonly noRoom: boolean; // the browser has no space for it
  readonly update: boolean; // a new version is here: it waits to be let in, or another page let it in
}

export interface OfflineParts {
  readonly container: ServiceWorkerContainer;
  readonly script: URL; // of the service worker, in the site's folder
  readonly build: string; // of this page
  readonly reload: () => void;
  readonly onState: (state: OfflineState) => void;
}

const PATIENCE = 5000; // milliseconds until a reload is tried although nobody took over
const LONGEST = 600_000; // milliseconds; browsers end a service worker that works for longer

export class Offline {
  readonly #parts: OfflineParts;
  #state: OfflineState = { ready: false, noRoom: false, update: false };
  #registered: Promise<ServiceWorkerRegistration | null> | null = null;
  #kept: ToKeep | null = null; // what was asked for the last time, without files
  #keeping: Promise<void> = Promise.resolve();
  #behind = false; // the service worker in charge has kept all of another build

  constructor(parts: OfflineParts) {
    this.#parts = parts;
    const { container } = parts;
    let controlled = container.controller !== null;
    container.addEventListener("controllerchange", () => {
      if (controlled) void this.check(); // another page let a new version in
      controlled = true;
    });
    container.addEventListener("message", ({ data }: MessageEvent<FromServiceWorker>) => {
      if (data?.type === "lost" && this.#state.ready) void this.check();
    });
  }

  /** Has everything kept, and tells of it when it is. */
  keep(asked: ToKeep): Promise<void> {
    this.#kept = { ...asked, files: {} };
    return this.#next(asked);
  }

  /** Whether what was kept still is: browsers let go of files. What is missing is fetched again. */
  async check(): Promise<void> {
    if (this.#kept !== null) await this.#next(this.#kept);
  }

  /** One after the other, so that nothing is fetched twice. */
  #next(asked: ToKeep): Promise<void> {
    this.#keeping = this.#keeping.catch(() => {}).then(() => this.#keep(asked));
    return this.#keeping;
  }

  async #keep(asked: ToKeep): Promise<void> {
    const { container, build: own } = this.#parts;
    // What came through a service worker is kept.
    const files = container.controller === null ? asked.files : {};
    if ((await this.#registration()) === null) return;
    const { active } = await container.ready;
    if (active === null || active.state === "redundant") {
      this.#set({ ready: false }); // all of the site was thrown away under this page
      return;
    }
    const { build, kept } = await ask(active, { type: "keep", ...asked, files });
    this.#behind = kept === "all" && build !== own;
    this.#set({ ready: kept === "all" && build === own, noRoom: kept === "no-room" });
    await this.#lookWaiting();
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
    const look = (): void => this.#lookAt(registration);
    const follow = (): void => registration.installing?.addEventListener("statechange", look);
    registration.addEventListener("updatefound", follow);
    follow();
    look();
  }

  async #lookWaiting(): Promise<void> {
    const registration = await this.#registration();
    if (registration !== null) this.#lookAt(registration);
  }

  #lookAt({ waiting, active }: ServiceWorkerRegistration): void {
    const update = this.#behind || (waiting !== null && active !== null);
    if (update !== this.#state.update) this.#set({ update });
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
    const done = (answer: Kept): void => {
      clearTimeout(watch);
      port1.close();
      resolve(answer);
    };
    const watch = setTimeout(() => done({ build: "", kept: "some" }), LONGEST);
    port1.onmessage = (event: MessageEvent<Kept>) => done(event.data);
    worker.postMessage(message, [port2, ...Object.values(message.files)]);
  });
}
