/** Files that are kept together, in a cache of their own. */
import { PrecacheController } from "workbox-precaching/PrecacheController.js";

/** Says whether an answer is the file that was asked for. */
export type Check = (url: string, answer: Response) => Promise<boolean>;

export class FileSet {
  readonly #controller: PrecacheController;

  /** `scope` tells this site's caches from those of another one at the same origin. */
  constructor(name: string, scope: string, files: readonly KeptFile[], check: Check) {
    const cacheWillUpdate = async (asked: { request: Request; response: Response }) =>
      (await check(asked.request.url, asked.response.clone())) ? asked.response : null;
    this.#controller = new PrecacheController({
      cacheName: `meldbook ${name} ${scope}`,
      plugins: [{ cacheWillUpdate }],
      fallbackToNetwork: false,
    });
    this.#controller.addToCacheList([...files]);
  }

  /** Whether the file of this address belongs here. */
  has(url: string): boolean {
    return this.#controller.getCacheKeyForURL(url) !== undefined;
  }

  async find(url: string): Promise<Response | undefined> {
    return await this.#controller.matchPrecache(url);
  }

  /** Whether anything is kept here, of whatever build. */
  async begun(): Promise<boolean> {
    const cache = await caches.open(this.#controller.strategy.cacheName);
    return (await cache.keys()).length > 0;
  }

  /** Fetches what is not kept yet. Throws where a file does not come or is not what it should be. */
  async fill(): Promise<void> {
    await this.#controller.install(posing("install"));
  }

  /** Lets go of what other builds kept. */
  async tidy(): Promise<void> {
    await this.#controller.activate(posing("activate"));
  }
}

/** workbox fetches only for an event of this name; whoever calls waits for it. */
function posing(type: "install" | "activate"): ExtendableEvent {
  return { type, waitUntil: () => {} } as unknown as ExtendableEvent;
}
