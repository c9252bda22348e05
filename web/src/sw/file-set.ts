/** Files that are kept together, in a cache of their own. */
import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import type { Arrived } from "../engine/wire.ts";
import { atHand, type KeptFile } from "./at-hand.ts";

/** Says whether an answer is the file that was asked for. */
export type Check = (url: string, answer: Response) => Promise<boolean>;

export class FileSet {
  readonly #controller: PrecacheController;
  readonly #files: readonly KeptFile[];
  readonly #check: Check;

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
    this.#files = files;
    this.#check = check;
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
    return (await (await this.#open()).keys()).length > 0;
  }

  /**
   * Fetches what is neither kept yet nor among `files` nor loaded before. Throws where a file does
   * not come or is not what it should be.
   */
  async fill(files: Arrived = {}): Promise<void> {
    await this.#takeAtHand(files);
    await this.#controller.install(posing("install"));
  }

  /** workbox leaves alone what lies in the cache. */
  async #takeAtHand(files: Arrived): Promise<void> {
    const cache = await this.#open();
    for (const file of this.#files) {
      const { href } = new URL(file.url, location.href);
      const key = this.#controller.getCacheKeyForURL(href) ?? href;
      if (await cache.match(key)) continue;
      const answer = await atHand(file, href, files);
      if (answer !== null && (await this.#check(href, answer.clone()))) await cache.put(key, answer);
    }
  }

  #open(): Promise<Cache> {
    return caches.open(this.#controller.strategy.cacheName);
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
