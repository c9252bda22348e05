/** The table as the components have it: matches, the own hand, settings; moves are in `moves`. */
import { seenBy } from "./copies.ts";
import { lessonOf } from "./guide.ts";
import { moveCards, select, stage, toggle, unstage } from "./hand.ts";
import { Keeper } from "./keeper.ts";
import { Lobby } from "./lobby.ts";
import { Matches } from "./matches.ts";
import { fileText, unpacked } from "./links.ts";
import { info } from "./messages.ts";
import type { Said } from "./messages.ts";
import { Moves } from "./moves.ts";
import type { OfflineState } from "./offline/page.ts";
import { PastMatches } from "./past.ts";
import type { Failure } from "./protocol.ts";
import type { Engine } from "./questions.ts";
import { recordFile } from "./record.ts";
import { drawId, drawSeed, readSeed } from "./seeds.ts";
import { GRACE, readSettings } from "./settings.ts";
import { BOT, obstacles, PERSON } from "./setup.ts";
import { Snapshot } from "./snapshot.ts";
import { sortOwnHand } from "./sorting.ts";
import type { Storage } from "./storage.ts";
import { Statistician } from "./statistician.ts";
import { Table } from "./table.ts";
import type {
  ActionName,
  Copied,
  EngineState,
  NewMatch,
  Notice,
  OpeningMatch,
  Settings,
  SortBy,
  TableState,
  TableStore,
} from "./table-state.ts";

/** What the store stands on; tests bring their own. */
export interface StoreParts {
  readonly engine: (onState: (state: EngineState) => void) => Engine;
  readonly storage: (() => Promise<Storage>) | null; // null: nothing outlasts the page
  readonly tabs: Tabs;
  readonly one?: boolean; // another match takes the place of the last, and no ended one is kept
  readonly build: string;
  /** What the address asks for: a new match's seed and rules, the bots' pace, a match to play on. */
  readonly wishes?: {
    readonly seed?: string;
    readonly pace?: string;
    readonly mix?: string;
    readonly record?: string;
    readonly deal?: string;
  };
  readonly download: (file: string, text: string) => void;
  /** Playing without a network; null where this browser can't. */
  readonly offline?: (onState: (state: OfflineState) => void) => Updater | null;
}

/** Lets a new version in. */
export interface Updater {
  apply(): Promise<void>;
}

/** The other tabs of this browser. */
export interface Tabs {
  claimed(id: string): void;
  /** Calls back when another tab begins to play a match. */
  listen(heard: (id: string) => void): void;
}

const NAMES = ["You", "Ana", "Bram", "João", "Chidi", "Mei"];

export class Store implements TableStore {
  readonly #snapshot = new Snapshot();
  readonly #tab = drawId();
  readonly #engine: Engine;
  readonly #keeper: Keeper;
  readonly #table: Table;
  readonly #moves: Moves;
  readonly lobby: Lobby;
  readonly matches: Matches;
  readonly past: PastMatches;
  readonly statistics: Statistician;
  readonly #download: StoreParts["download"];
  readonly #updater: Updater | null;
  readonly #wishes: NonNullable<StoreParts["wishes"]>;

  constructor(parts: StoreParts) {
    const snapshot = this.#snapshot;
    this.#wishes = parts.wishes ?? {};
    this.#engine = parts.engine((state) => this.#engineChanged(state));
    this.#keeper = new Keeper(this.#snapshot, parts.storage);
    this.lobby = new Lobby(this.#snapshot, this.#engine, this.#keeper);
    this.#download = parts.download;
    this.#updater = parts.offline?.((state) => this.#offlineChanged(state)) ?? null;
    this.#table = new Table({
      snapshot: this.#snapshot,
      engine: this.#engine,
      keeper: this.#keeper,
      build: parts.build,
      tab: this.#tab,
      grace: this.#wishes.pace === "instant" ? 0 : GRACE,
      one: parts.one ?? false,
      claimed: (id) => parts.tabs.claimed(id),
    });
    this.#moves = new Moves(snapshot, this.#table);
    this.matches = new Matches({
      snapshot,
      keeper: this.#keeper,
      table: this.#table,
      tab: this.#tab,
      one: parts.one ?? false,
      download: parts.download,
    });
    this.statistics = new Statistician(snapshot, this.#keeper, this.#table);
    this.past = new PastMatches(this.#engine, this.matches, snapshot);
    parts.tabs.listen((id) => {
      if (id === this.#table.match?.id) this.#table.lose();
    });
  }

  get state(): TableState {
    return this.#snapshot.state;
  }

  subscribe(listener: (state: TableState) => void): () => void {
    return this.#snapshot.subscribe(listener);
  }

  // Matches

  async start(): Promise<void> {
    this.#engine.start();
    const { saves, settings, setup } = await this.#keeper.load();
    this.lobby.load(setup);
    const [latest] = saves;
    this.matches.show(saves.map(({ summary }) => summary));
    const { pace, record, deal, mix = "" } = this.#wishes;
    if (mix !== "") this.lobby.chooseLink(mix); // asked for by an address: not the match left open
    const wished = readSettings({ ...readSettings(settings), ...(pace && { botPace: pace }) });
    this.#snapshot.set({ settings: wished });
    if (record !== undefined || deal !== undefined) await this.#playOn(record, deal);
    else if (latest?.open && this.#table.match === null && mix === "")
      await this.matches.open(latest.summary.id);
    else this.#snapshot.set({ loaded: true });
  }

  /** A match or a deal that a link carries; those that are saved stay. */
  async #playOn(record = "", deal?: string): Promise<void> {
    this.#snapshot.set({ loaded: true });
    if (deal !== undefined) await this.past.deal(deal, NAMES);
    else await this.#take(await unpacked(record));
  }

  async #take(text: string | Said): Promise<void> {
    if (typeof text === "string") await this.matches.add(text);
    else this.say(text);
  }

  say(said: Said): void {
    this.#snapshot.say(said);
  }

  notice(code: Notice["code"], args: Notice["args"]): void {
    this.#snapshot.notice(code, null, args);
  }

  newMatch({ rules, seats, names, kinds, options, ...more }: NewMatch): Promise<void> {
    const seed = more.seed ?? readSeed(this.#wishes.seed) ?? drawSeed();
    const seated = NAMES.slice(0, seats).map((name, seat) => [
      names[seat]?.trim() || name,
      kinds?.[seat] ?? (seat === 0 ? PERSON : BOT),
    ]);
    const begun = { rules, seats: seated, seed, options: { ...options } };
    return this.matches.begin({ ...begun, ...(more.practice && { practice: true }) });
  }

  async deal(names: readonly string[], practice = false): Promise<void> {
    if (this.state.engine.status === "ready") await this.lobby.settled();
    const { rules, count, seats, options } = this.state.setup;
    if (obstacles(this.state.setup, names).length > 0) return; // the page tells them
    const kinds = seats.map(({ kind }) => kind);
    await this.newMatch({ rules, seats: count, names, kinds, options, practice });
  }

  async learn(names: readonly string[]): Promise<void> {
    const { rules } = this.state.setup;
    const opening = { rules, names, seat: 0, deal: 1, deals: null, scores: names.map(() => "0") };
    this.#snapshot.set({ opening }); // the table is there at once; the engine may just be starting
    const lesson = await lessonOf(this.#engine, rules);
    if (this.state.opening !== opening) return; // the learner has left, or opened another match
    if (lesson === null) this.#snapshot.set({ opening: null });
    else await this.newMatch({ ...lesson, names });
  }

  resume(): Promise<void> {
    return this.matches.resume();
  }

  leave(): Promise<void> {
    return this.matches.leave();
  }

  /** Opens a record in the place of the open match; what was wrong with it, if anything. */
  load(record: string, opening: OpeningMatch): Promise<Failure | null> {
    return this.matches.load(record, opening);
  }

  /** Plays a move as it is written; what kept it from being played, if anything. */
  write(move: string): Promise<Failure | "not-now" | null> {
    return this.#moves.written(move);
  }

  rematch(cards: "other" | "same" = "other"): Promise<void> {
    return this.matches.again(cards);
  }

  exportMatch(): void {
    const { position } = this.state;
    if (position !== null)
      this.keepFile(recordFile(position.rules, new Date()), position.record);
  }

  keepFile(file: string, text: string): void {
    this.#download(file, text);
  }

  copies(): Promise<Copied | null> {
    return seenBy(this.#engine, this.state);
  }

  async importMatch(file: Blob): Promise<void> {
    await this.#take(await fileText(file));
  }

  async takeOver(): Promise<void> {
    const id = this.#table.match?.id;
    if (id !== undefined) await this.matches.open(id);
  }

  nextDeal(): Promise<void> {
    return this.#moves.nextDeal();
  }

  // Moves

  draw(): Promise<void> {
    return this.#moves.draw("draw");
  }

  take(): Promise<void> {
    return this.#moves.draw("take");
  }

  decline(): Promise<void> {
    return this.#moves.draw("decline");
  }

  uncover = (): Promise<void> => this.#table.uncover();

  drawOnly(): Promise<void> {
    return this.#moves.drawOnly();
  }

  lay(): Promise<void> {
    return this.#moves.lay();
  }

  layOff(meld: number | null): Promise<void> {
    return this.#moves.layOff(meld);
  }

  reclaim(meld: number): Promise<void> {
    return this.#moves.reclaim(meld);
  }

  useOn(meld: number): Promise<void> {
    return this.#moves.useOn(meld);
  }

  useAnywhere(): Promise<void> {
    return this.#moves.useOn(null);
  }

  discard(): Promise<void> {
    return this.#moves.discard();
  }

  back(): Promise<void> {
    return this.#moves.back();
  }

  choose(move: string): Promise<void> {
    return this.#moves.choose(move);
  }

  narrow(moves: readonly string[]): void {
    const { choice } = this.state;
    const left = choice?.moves.filter((move) => moves.includes(move)) ?? [];
    if (choice !== null && left.length > 0)
      this.#snapshot.set({ choice: { ...choice, moves: left } });
  }

  dismissChoice = (): void => this.#snapshot.unask();

  explain(action: ActionName, meld?: number): Promise<void> {
    return this.#moves.explain(action, meld ?? null);
  }

  hint(): Promise<void> {
    return this.#moves.hint();
  }

  whys = (): ReturnType<TableStore["whys"]> => this.#table.hints.whys();

  followHint(): Promise<void> {
    return this.#moves.followHint();
  }

  // The own hand

  toggle(key: string): void {
    this.#table.arrange((hand) => toggle(hand, key));
  }

  select(keys: readonly string[]): void {
    this.#table.arrange((hand) => select(hand, keys));
  }

  clear(): void {
    this.select([]);
  }

  stage(): void {
    if (this.#table.hand?.selected.length === 0) this.#snapshot.say(info("ui-select-stage"));
    else this.#table.arrange(stage);
  }

  unstage(group: number): void {
    this.#table.arrange((hand) => unstage(hand, group));
  }

  moveMany(keys: readonly string[], toIndex: number): void {
    this.#table.arrange((hand) => moveCards(hand, keys, toIndex));
  }

  sort(by: SortBy): Promise<boolean> {
    this.setSetting("sort", by);
    return sortOwnHand(this.#table, this.#engine, by);
  }

  // The rest

  async applyUpdate(): Promise<void> {
    await this.#updater?.apply();
  }

  async retry(): Promise<void> {
    this.#engine.retry();
    await this.#table.goOn();
  }

  setSetting<K extends keyof Settings>(name: K, value: Settings[K]): void {
    const settings = readSettings({ ...this.state.settings, [name]: value });
    this.#snapshot.set({ settings });
    void this.#keeper.remember("settings", settings);
    if (name === "botPace") this.#table.bots.hurry();
  }

  /** Remembered first: a notice that has gone must not come back with a reload. */
  async dismiss({ code, key }: Notice): Promise<void> {
    if (key !== null) await this.#keeper.see(key);
    this.#snapshot.unnotice(code, key);
  }

  badSave(key: string): Promise<string | null> {
    return this.#keeper.aside(key);
  }

  async downloadBadSave(key: string): Promise<void> {
    const text = await this.#keeper.aside(key);
    if (text !== null) this.#download(`meldbook-save-${key}.txt`, text);
  }

  #offlineChanged(offline: OfflineState): void {
    const before = this.state.offline;
    this.#snapshot.set({ offline });
    if (offline.update && !before.update) this.#snapshot.notice("update");
  }

  #engineChanged(engine: EngineState): void {
    const before = this.state.engine.status;
    this.#snapshot.set({ engine });
    if (engine.status !== "ready" || before === "ready") return;
    void this.#table.goOn();
    this.lobby.ask();
  }
}
