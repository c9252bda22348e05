/** Kept score pads, in a database of their own. */
import { openDB } from "idb";
import type { DBSchema, IDBPDatabase } from "idb";
import { readPad } from "./pads.ts";
import type { KeptPad } from "./pads.ts";

interface Schema extends DBSchema {
  pads: { key: string; value: unknown };
}

export class PadStorage {
  readonly #db: IDBPDatabase<Schema>;

  private constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  /** Rejects where the browser allows no storage. */
  static async open(): Promise<PadStorage> {
    const db = await openDB<Schema>("meldbook-pads", 1, {
      upgrade: (made) => void made.createObjectStore("pads"),
      blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
    });
    return new PadStorage(db);
  }

  /** All pads that can be read, the newest first. */
  async all(): Promise<readonly KeptPad[]> {
    const pads = (await this.#db.getAll("pads")).flatMap((value) => readPad(value) ?? []);
    return pads.sort((a, b) => b.changed - a.changed);
  }

  async get(id: string): Promise<KeptPad | null> {
    return readPad(await this.#db.get("pads", id));
  }

  /**
   * Keeps a pad that was changed from the version of `before`; null for a new one. False, and
   * nothing is written, where another window has changed or deleted it meanwhile.
   */
  async put(pad: KeptPad, before: number | null): Promise<boolean> {
    const change = this.#db.transaction("pads", "readwrite");
    const there = readPad(await change.store.get(pad.id));
    const same = (there?.changed ?? null) === before;
    if (same) await change.store.put(pad, pad.id);
    await change.done;
    return same;
  }

  async remove(id: string): Promise<void> {
    await this.#db.delete("pads", id);
  }
}
