/** The matches of this browser: begun, opened, taken up again, named, deleted, taken along. */
import type { Keeper } from "./keeper.ts";
import { info } from "./messages.ts";
import type { Failure, Start } from "./protocol.ts";
import { asRecord, openingOf, recordFile, seedOf } from "./record.ts";
import { drawId, drawSeed } from "./seeds.ts";
import { PERSON } from "./setup.ts";
import type { Snapshot } from "./snapshot.ts";
import type { Table } from "./table.ts";
import type { Fork, MatchIntents, OpeningMatch, SavedMatch } from "./table-state.ts";

export interface MatchesParts {
  readonly snapshot: Snapshot;
  readonly keeper: Keeper;
  readonly table: Table;
  readonly tab: string;
  readonly one: boolean; // another match takes the place of the last
  readonly download: (file: string, text: string) => void;
}

export class Matches implements MatchIntents {
  readonly #parts: MatchesParts;

  constructor(parts: MatchesParts) {
    this.#parts = parts;
  }

  async begin(start: Start): Promise<void> {
    const seat = Math.max(0, start.seats.findIndex(([, kind]) => kind === PERSON));
    await this.#parts.table.begin(drawId(), start, seat, this.#replaced());
    await this.#offerUnlessOpen();
  }

  /** Opens a record; what was wrong with it, if anything. */
  async load(record: string, opening: OpeningMatch): Promise<Failure | null> {
    return await this.#parts.table.load(drawId(), { record }, opening, this.#replaced());
  }

  async add(text: string, fork?: Fork): Promise<void> {
    const record = asRecord(text);
    await this.#parts.table.load(drawId(), { record, fork }, openingOf(record), this.#replaced());
    await this.#offerUnlessOpen();
  }

  async open(id: string): Promise<void> {
    const { keeper, tab, table, snapshot } = this.#parts;
    const save = await keeper.claim(id, tab);
    const opened = save && table.resume(save);
    snapshot.set({ loaded: true });
    await opened;
    await this.#offerUnlessOpen();
  }

  async resume(): Promise<void> {
    const { saved } = this.#parts.snapshot.state;
    if (saved === null) this.#parts.snapshot.say(info("ui-no-saved"));
    else await this.open(saved.id);
  }

  async leave(): Promise<void> {
    const { table, snapshot } = this.#parts;
    const waiting = table.match === null;
    const left = await table.leave();
    if (waiting) snapshot.set({ opening: null }); // the table that waited for its match
    if (left !== null) {
      const { matches } = this.#parts.snapshot.state;
      const title = matches.find(({ id }) => id === left.id)?.title;
      const others = matches.filter(({ id }) => id !== left.id);
      this.show([{ ...left, ...(title !== undefined && { title }) }, ...others]); // at once
    }
    await this.#offerUnlessOpen();
  }

  async rename(id: string, title: string): Promise<void> {
    await this.#parts.keeper.rename(id, title.trim());
    await this.offer();
  }

  async remove(id: string): Promise<void> {
    await this.#parts.keeper.remove(id);
    await this.offer();
  }

  async save(id: string): Promise<void> {
    const summary = this.#parts.snapshot.state.matches.find((match) => match.id === id);
    const record = await this.record(id);
    if (summary === undefined || record === null) return;
    this.#parts.download(recordFile(summary.rules, new Date(summary.changed)), record);
  }

  async record(id: string): Promise<string | null> {
    return (await this.#parts.keeper.find()).find(({ summary }) => summary.id === id)?.record ?? null;
  }

  /** The same seats once more. */
  async again(cards: "other" | "same"): Promise<void> {
    const { position } = this.#parts.snapshot.state;
    if (position === null) return;
    const { rules, options, record, practice } = position;
    const seats = position.seats.map(({ name, kind }) => [name, kind]);
    const seed = (cards === "same" ? seedOf(record) : null) ?? drawSeed();
    await this.begin({ rules, options, seats, seed, ...(practice && { practice }) });
  }

  /** Shows what lies saved. */
  async offer(): Promise<void> {
    const saves = await this.#parts.keeper.find();
    this.show(saves.map(({ summary }) => summary));
  }

  show(matches: readonly SavedMatch[]): void {
    this.#parts.snapshot.set({ matches, saved: matches.find(({ over }) => !over) ?? null });
  }

  async #offerUnlessOpen(): Promise<void> {
    if (this.#parts.table.match === null) await this.offer();
  }

  /** The save that goes when another match begins now. */
  #replaced(): string | null {
    const { one, table, snapshot } = this.#parts;
    if (!one) return null;
    if (table.match === null) return snapshot.state.saved?.id ?? null;
    return table.match.lost ? null : table.match.id;
  }
}
