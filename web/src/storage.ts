/**
 * Saved matches, set-aside saves and settings in IndexedDB.
 *
 * A save belongs to the tab that opened it last: a write by another tab is refused, so an old tab
 * can't undo what a newer one has played. A save that can't be read is moved aside, never lost.
 */
import { openDB } from "idb";
import type { DBSchema, IDBPDatabase } from "idb";
import { readHand } from "./hand.ts";
import type { Hand } from "./hand.ts";
import type { Event, Position, RulesInfo } from "./protocol.ts";
import { readDeal } from "./statistics.ts";
import type { PlayedDeal } from "./statistics.ts";
import type { SavedMatch } from "./table-state.ts";

/** Version of the form of a save. A higher one is of a newer Meldbook and is left alone. */
export const SCHEMA = 1;

export interface Save {
  readonly schema: number;
  readonly owner: string; // the tab that plays it
  readonly open: boolean; // the player has not left it
  readonly record: string; // the match itself; all the rest is comfort
  readonly hands: readonly (readonly [seat: number, hand: Hand])[];
  readonly summary: SavedMatch;
  readonly build: string; // whose `position`, `log` and `rules` these are
  readonly position: Position | null; // shown until the engine has read the record
  readonly log: readonly Event[];
  readonly rules: RulesInfo | null;
}

/** A save that could not be read, kept as it was. */
interface Aside {
  readonly text: string;
  readonly when: number;
  readonly seen: boolean; // the player has put the notice away
}

interface Schema extends DBSchema {
  matches: { key: string; value: unknown };
  aside: { key: string; value: Aside };
  settings: { key: string; value: unknown };
}

/** Deals of the statistics lie beside the settings, a key each. */
const DEAL = "deal:";
const allDeals = (): IDBKeyRange => IDBKeyRange.bound(DEAL, `${DEAL}\uffff`);

export type Remembered = "settings" | "setup";

/** What lies in storage: readable saves, the newest first, and what is wrong with the others. */
export interface Found {
  readonly saves: readonly Save[];
  readonly newer: boolean; // a save of a newer version is there
  readonly aside: readonly string[]; // keys of set-aside saves whose notice is still due
}

export class Storage {
  readonly #db: IDBPDatabase<Schema>;

  private constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  /** Rejects where the browser allows no storage. */
  static async open(name = "meldbook"): Promise<Storage> {
    const db = await openDB<Schema>(name, 1, {
      upgrade(made) {
        for (const store of ["matches", "aside", "settings"] as const)
          made.createObjectStore(store);
      },
      blocking(_now, _wanted, event) {
        (event.target as IDBDatabase).close(); // a newer version in another tab may go on
      },
    });
    return new Storage(db);
  }

  /** Reads all saves; what is no save is set aside first. */
  async find(): Promise<Found> {
    const saves: Save[] = [];
    let newer = false;
    for (const id of await this.#db.getAllKeys("matches")) {
      const value = await this.#db.get("matches", id);
      const save = readSave(id, value);
      if (save !== null) saves.push(save);
      else if (isNewer(value)) newer = true;
      else await this.setAside(id);
    }
    saves.sort((a, b) => b.summary.changed - a.summary.changed);
    return { saves, newer, aside: await this.#unseen() };
  }

  /** Makes that tab the owner; null if the save is gone or can't be read. */
  async claim(id: string, owner: string): Promise<Save | null> {
    const change = this.#db.transaction("matches", "readwrite");
    const save = readSave(id, await change.store.get(id));
    const mine = save && { ...save, owner, open: true };
    if (mine !== null) await change.store.put(mine, id);
    await change.done;
    return mine;
  }

  /** False if another tab has claimed the match; then nothing is written. */
  async put(save: Save): Promise<boolean> {
    const { id } = save.summary;
    const change = this.#db.transaction("matches", "readwrite");
    const there = readSave(id, await change.store.get(id));
    const mine = there === null || there.owner === save.owner;
    if (mine) await change.store.put(titled(save, there?.summary.title), id);
    await change.done;
    return mine;
  }

  /** Calls a match something else, whoever plays it. */
  async rename(id: string, title: string): Promise<void> {
    const change = this.#db.transaction("matches", "readwrite");
    const save = readSave(id, await change.store.get(id));
    if (save !== null) await change.store.put(titled(save, title), id);
    await change.done;
  }

  async remove(id: string): Promise<void> {
    await this.#db.delete("matches", id);
  }

  /** Moves a save that can't be used aside; gives its key there. */
  async setAside(id: string): Promise<string> {
    const change = this.#db.transaction(["matches", "aside"], "readwrite");
    const value: unknown = await change.objectStore("matches").get(id);
    const text =
      typeof value === "string" ? value : (JSON.stringify(value, null, 1) ?? String(value));
    const key = `${Date.now()}-${id}`;
    await change.objectStore("aside").put({ text, when: Date.now(), seen: false }, key);
    await change.objectStore("matches").delete(id);
    await change.done;
    return key;
  }

  async aside(key: string): Promise<string | null> {
    return (await this.#db.get("aside", key))?.text ?? null;
  }

  /** The player knows of a set-aside save; it stays where it is. */
  async see(key: string): Promise<void> {
    const change = this.#db.transaction("aside", "readwrite");
    const aside = await change.store.get(key);
    if (aside !== undefined) await change.store.put({ ...aside, seen: true }, key);
    await change.done;
  }

  /** What is remembered under a name: the settings, the last match that was set up. */
  async remembered(name: Remembered): Promise<unknown> {
    return await this.#db.get("settings", name);
  }

  async remember(name: Remembered, value: unknown): Promise<void> {
    await this.#db.put("settings", value, name);
  }

  /** Adds a deal to the statistics; one that is there already stays as it is. */
  async addDeal(key: string, deal: PlayedDeal): Promise<void> {
    const change = this.#db.transaction("settings", "readwrite");
    const there = await change.store.get(DEAL + key);
    if (there === undefined) await change.store.put(deal, DEAL + key);
    await change.done;
  }

  /** All deals of the statistics, the oldest first. */
  async deals(): Promise<readonly PlayedDeal[]> {
    const found = await this.#db.getAll("settings", allDeals());
    const deals = found.map(readDeal).filter((deal) => deal !== null);
    return deals.sort((a, b) => a.when - b.when);
  }

  async forgetDeals(): Promise<void> {
    await this.#db.delete("settings", allDeals());
  }

  async #unseen(): Promise<string[]> {
    const keys = await this.#db.getAllKeys("aside");
    const all = await Promise.all(keys.map((key) => this.#db.get("aside", key)));
    return keys.filter((_, n) => all[n]?.seen === false);
  }
}

/** The name is the storage's own: a tab that plays the match knows nothing of it. */
export function titled(save: Save, title: string | undefined): Save {
  return title === undefined ? save : { ...save, summary: { ...save.summary, title } };
}

/** The save that a stored value is; null if it is none of this version. */
function readSave(id: string, value: unknown): Save | null {
  if (typeof value !== "object" || value === null) return null;
  const save = value as Partial<Save>;
  if (save.schema !== SCHEMA || typeof save.record !== "string") return null;
  if (typeof save.owner !== "string" || !isSummary(id, save.summary)) return null;
  const whole = save as Save;
  const log = Array.isArray(save.log) ? save.log : [];
  return { ...whole, hands: readHands(save.hands), log, rules: save.rules ?? null };
}

/** The hands that can be read; one that can't begins in dealt order again. */
function readHands(value: unknown): Save["hands"] {
  const pairs: readonly unknown[] = Array.isArray(value) ? value : [];
  return pairs.flatMap((pair) => {
    const [seat, stored] = Array.isArray(pair) ? (pair as readonly unknown[]) : [];
    const hand = readHand(stored);
    return typeof seat === "number" && hand !== null ? [[seat, hand] as const] : [];
  });
}

function isSummary(id: string, summary: unknown): boolean {
  const one = summary as Partial<SavedMatch> | null | undefined;
  return (
    typeof one === "object" &&
    one !== null &&
    one.id === id &&
    typeof one.changed === "number" &&
    Number.isInteger(one.seat) &&
    Array.isArray(one.names) &&
    Array.isArray(one.scores)
  );
}

function isNewer(value: unknown): boolean {
  const schema = (value as { schema?: unknown } | null | undefined)?.schema;
  return typeof schema === "number" && schema > SCHEMA;
}
