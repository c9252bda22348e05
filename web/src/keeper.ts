/**
 * Keeps saves whatever the browser's storage does: blocked, full, slow, or gone wild. What could
 * not be written stays in memory, the player is told, and play goes on.
 */
import type { Snapshot } from "./snapshot.ts";
import type { PlayedDeal } from "./statistics.ts";
import { titled } from "./storage.ts";
import type { Found, Remembered, Save, Storage } from "./storage.ts";

const PATIENCE = 4000; // milliseconds; some browsers' storage never answers at times
const NOTHING: Found = { saves: [], newer: false, aside: [] };

/** What an earlier visit left. */
interface Loaded {
  readonly saves: readonly Save[];
  readonly settings: unknown;
  readonly setup: unknown;
}

const BLANK: Loaded = { saves: [], settings: null, setup: null };

export class Keeper {
  readonly #snapshot: Snapshot;
  readonly #open: (() => Promise<Storage>) | null;
  readonly #memory = new Map<string, Save>(); // what storage may not hold
  #storage: Storage | null = null;

  /** `open`: null where nothing is to outlast the page. */
  constructor(snapshot: Snapshot, open: (() => Promise<Storage>) | null) {
    this.#snapshot = snapshot;
    this.#open = open;
  }

  /** Opens storage and reads all that lies there; tells of what can't be used. */
  async load(): Promise<Loaded> {
    if (this.#open === null) return BLANK;
    try {
      this.#storage = await soon(this.#open());
    } catch {
      this.#snapshot.notice("storage-blocked");
      return BLANK;
    }
    const read = (name: Remembered): Promise<unknown> =>
      this.#try((storage) => storage.remembered(name), null);
    const [settings, setup] = [await read("settings"), await read("setup")];
    return { saves: await this.find(), settings, setup };
  }

  /** The readable saves, the newest first. */
  async find(): Promise<readonly Save[]> {
    const found = await this.#try((storage) => storage.find(), NOTHING);
    if (found.newer) this.#snapshot.notice("newer-save");
    for (const key of found.aside) this.#snapshot.notice("bad-save-set-aside", key);
    const stored = found.saves.filter((save) => !this.#fresher(save));
    const all = [...this.#memory.values(), ...stored];
    return all.sort((a, b) => b.summary.changed - a.summary.changed);
  }

  /** The save as it is now, owned by that tab from here on; null if it is gone. */
  async claim(id: string, owner: string): Promise<Save | null> {
    const stored = await this.#try((storage) => storage.claim(id, owner), null);
    const kept = this.#memory.get(id);
    if (kept === undefined || (stored !== null && !this.#fresher(stored))) return stored;
    return { ...kept, owner, open: true };
  }

  /** "lost": another tab plays this match now. A failed write is told of and "kept" in memory. */
  async keep(save: Save): Promise<"kept" | "lost"> {
    const { id } = save.summary;
    const before = this.#memory.get(id)?.summary.title;
    save = titled(save, before);
    this.#memory.set(id, save);
    if (this.#storage === null) return "kept";
    try {
      const mine = await soon(this.#storage.put(save));
      if (this.#memory.get(id) === save) this.#memory.delete(id);
      this.#snapshot.unnotice("not-saved");
      return mine ? "kept" : "lost";
    } catch {
      this.#snapshot.notice("not-saved");
      return "kept";
    }
  }

  async rename(id: string, title: string): Promise<void> {
    const kept = this.#memory.get(id);
    if (kept !== undefined) this.#memory.set(id, titled(kept, title));
    await this.#try((storage) => storage.rename(id, title), undefined);
  }

  async remove(id: string): Promise<void> {
    this.#memory.delete(id);
    await this.#try((storage) => storage.remove(id), undefined);
  }

  /** Puts a save aside that the engine can't read. */
  async setAside(id: string): Promise<void> {
    this.#memory.delete(id);
    const key = await this.#try((storage) => storage.setAside(id), null);
    if (key !== null) this.#snapshot.notice("bad-save-set-aside", key);
  }

  async aside(key: string): Promise<string | null> {
    return await this.#try((storage) => storage.aside(key), null);
  }

  async see(key: string): Promise<void> {
    await this.#try((storage) => storage.see(key), undefined);
  }

  async remember(name: Remembered, value: unknown): Promise<void> {
    await this.#try((storage) => storage.remember(name, value), undefined);
  }

  async addDeal(key: string, deal: PlayedDeal): Promise<void> {
    await this.#try((storage) => storage.addDeal(key, deal), undefined);
  }

  async deals(): Promise<readonly PlayedDeal[]> {
    return await this.#try((storage) => storage.deals(), []);
  }

  async forgetDeals(): Promise<void> {
    await this.#try((storage) => storage.forgetDeals(), undefined);
  }

  /** Whether memory holds something newer than that stored save. */
  #fresher(stored: Save): boolean {
    const kept = this.#memory.get(stored.summary.id);
    return kept !== undefined && kept.summary.changed >= stored.summary.changed;
  }

  async #try<T>(use: (storage: Storage) => Promise<T>, otherwise: T): Promise<T> {
    if (this.#storage === null) return otherwise;
    try {
      return await soon(use(this.#storage));
    } catch {
      this.#snapshot.notice("not-saved");
      return otherwise;
    }
  }
}

/** Rejects when a promise takes too long. */
async function soon<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("storage does not answer")), PATIENCE);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
