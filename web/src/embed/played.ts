/** A table in somebody else's page: its store, its element, what the host asks of it. */
import { RummyTable } from "../components/table.ts";
import { FIRST_GAME } from "../games.ts";
import { LANGUAGES } from "../languages.ts";
import { failed } from "../messages.ts";
import type { Said } from "../messages.ts";
import type { Failure } from "../protocol.ts";
import { dedented } from "../own-text.ts";
import { openingOf } from "../record.ts";
import { BOT, PERSON } from "../setup.ts";
import { browserTabs, download } from "../store.ts";
import { Storage } from "../storage.ts";
import { Store } from "../table-store.ts";
import type { Settings, TableState } from "../table-state.ts";
import type { Texts } from "../texts.ts";
import type { Outcome, Player, Seen, Tell, Wanted } from "./contract.ts";
import type { CommonEngine } from "./engine.ts";
import { NoLandmarks } from "./landmarks.ts";
import { recordOf } from "./notation.ts";
import type { Seated } from "./notation.ts";
import { Report, seen } from "./report.ts";
import { KeptNames, seatsOf, unspoken } from "./wishes.ts";

/** Parts of the table that a host may style. */
const PARTS = "table, bar, say, hand, actions, button, dialog";
const NO_TABS = { claimed: (): void => {}, listen: (): void => {} };
const kept = new KeptNames();

export interface Grounds {
  readonly engine: CommonEngine;
  readonly texts: (language: string) => Promise<Texts>;
}

export class PlayedTable implements Player {
  readonly #grounds: Grounds;
  readonly #place: HTMLElement;
  readonly #tell: Tell;
  readonly #store: Store;
  readonly #table = new RummyTable();
  #leaveEngine = (): void => {};
  #wanted: Wanted;
  #texts!: Texts;
  #report!: Report;
  #begun: Promise<Outcome>;
  #end: (() => void) | null = null;
  #spoken = "";
  readonly #keep: string | null;
  #seated = false; // a match has been on the table

  constructor(grounds: Grounds, place: HTMLElement, wanted: Wanted, tell: Tell) {
    this.#grounds = grounds;
    this.#place = place;
    this.#tell = tell;
    this.#wanted = wanted;
    this.#keep = kept.take(wanted.keep);
    this.#store = this.#makeStore(wanted);
    this.#begun = this.#begin();
  }

  get state(): Seen | null {
    const { position, cover } = this.#store.state;
    return position === null || cover !== null ? null : seen(position);
  }

  async load(text: string): Promise<Outcome> {
    const begun = await this.#begun;
    if (!begun.ok) return begun;
    this.#begun = this.#open(dedented(String(text)));
    return await this.#begun;
  }

  async play(move: string): Promise<Outcome> {
    const begun = await this.#begun;
    if (!begun.ok) return begun;
    const before = this.#store.state.message?.serial ?? 0;
    if (move.trim() === "deal") await this.#store.nextDeal();
    else {
      const failure = await this.#store.write(move.trim());
      if (failure !== null && failure !== "not-now") return this.#outcome(failure);
      if (failure === null) return { ok: true };
    }
    const { message, position } = this.#store.state;
    if (move.trim() === "deal" && position?.end === null) return { ok: true };
    const said = message !== null && message.serial > before ? message : null;
    const text = said === null ? "" : this.#report.say(said.id, said.args);
    return { ok: false, code: "not-now", rule: said?.rule ?? null, text, meanings: [] };
  }

  update(wanted: Wanted): void {
    const before = this.#wanted;
    this.#wanted = wanted;
    this.#table.heading = wanted.heading;
    if (wanted.given?.lang !== before.given?.lang) this.#tellLanguage();
    void this.#speak();
    const { pace } = wanted;
    if (pace !== null && pace !== before.pace)
      this.#store.setSetting("botPace", pace as Settings["botPace"]);
    if (matchIn(wanted) !== matchIn(before)) this.#begun = this.#begun.then(() => this.#deal());
  }

  focus(): void {
    void this.#begun.then(() => {
      if (document.activeElement === document.body) this.#table.arrive(); // not elsewhere by now
    });
  }

  close(): void {
    this.#end?.();
    this.#end = null;
    this.#table.remove();
    this.#leaveEngine();
    kept.free(this.#keep);
    void this.#store.leave();
  }

  #makeStore({ seed, pace }: Wanted): Store {
    const keep = this.#keep;
    const place = `meldbook embed ${keep}`;
    return new Store({
      build: __BUILD_ID__,
      one: true,
      storage: keep === null ? null : () => Storage.open(place),
      tabs: keep === null ? NO_TABS : browserTabs(place),
      wishes: { ...(seed !== null && { seed }), ...(pace !== null && { pace }) },
      download,
      engine: (onState) => {
        const engine = this.#grounds.engine.join(onState);
        this.#leaveEngine = engine.leave;
        return engine;
      },
    });
  }

  async #begin(): Promise<Outcome> {
    this.#spoken = this.#language;
    this.#texts = await this.#grounds.texts(this.#spoken);
    this.#report = new Report(this.#texts, this.#tell);
    this.#end = this.#store.subscribe((state) => this.#changed(state));
    this.#table.guest = true;
    new NoLandmarks(this.#table);
    this.#table.heading = this.#wanted.heading;
    this.#table.store = this.#store;
    this.#table.setAttribute("exportparts", PARTS);
    this.#dress();
    this.#place.append(this.#table);
    this.#tellLanguage();
    const name = this.#wanted.keep;
    if (name !== this.#keep) this.#store.notice("kept-twice", { text: name });
    await this.#store.start();
    const { position, opening } = this.#store.state;
    if ((position ?? opening)?.rules === this.#rules) return { ok: true };
    return await this.#deal();
  }

  /** The language that was chosen at the table; until one was, the host's. */
  get #language(): string {
    return this.#store.state.settings.language || this.#wanted.language;
  }

  async #speak(): Promise<void> {
    const language = this.#language;
    if (language === this.#spoken) return;
    this.#spoken = language;
    const texts = await this.#grounds.texts(language);
    if (language !== this.#spoken) return;
    this.#texts = texts;
    this.#report.speak(texts);
    this.#dress();
  }

  /** The host asks for a language that is none of the book's. */
  #tellLanguage(): void {
    const text = unspoken(this.#wanted.given?.lang);
    const args = { text, known: Object.values(LANGUAGES) };
    if (text !== null) this.#store.notice("no-language", args);
    else void this.#store.dismiss({ code: "no-language", args, key: null });
  }

  #dress(): void {
    this.#table.texts = this.#texts;
    this.#table.lang = this.#texts.language;
    this.#table.requestUpdate();
  }

  get #rules(): string {
    return this.#wanted.rules || FIRST_GAME;
  }

  /** The match that the attributes ask for. */
  async #deal(): Promise<Outcome> {
    const { text, options, seats } = this.#wanted;
    if (text !== "") return await this.#open(text);
    const count = seatsOf(seats, this.#wanted.given?.seats, this.#rules);
    if (typeof count !== "number") return this.#refuse(count);
    const seated = this.#seats(count);
    const names = seated.map(([name]) => name);
    const kinds = seated.map(([, kind]) => kind);
    this.#report.forget();
    const seed = this.#wanted.seed?.trim() ?? ""; // one that can't be is the engine's to refuse
    const match = { rules: this.#rules, seats: count, names, kinds, options };
    await this.#store.newMatch({ ...match, ...(seed !== "" && { seed }) });
    const { position, message } = this.#store.state;
    return position === null && message?.tone === "refusal" ? this.#told(message) : { ok: true };
  }

  /** What the attributes ask for can't be: the cover says why. */
  #refuse(said: Said): Outcome {
    this.#tell("meld-left", { text: this.#report.say(said.id, said.args) });
    return this.#told(said);
  }

  #told({ id, args, rule }: Said, meanings: readonly string[] = []): Outcome {
    const code = meanings.length > 0 ? "ambiguous" : id.replace(/^(refusal|error|ui)-/, "");
    const text = meanings.length > 0 ? "" : this.#report.say(id, args);
    return { ok: false, code, rule, text, meanings };
  }

  async #open(text: string): Promise<Outcome> {
    const { options } = this.#wanted;
    const seated: Seated = { rules: this.#rules, options, seats: (count) => this.#seats(count) };
    const record = recordOf(text, seated);
    this.#report.forget();
    const failure = await this.#store.load(record, openingOf(record));
    return failure === null ? { ok: true } : this.#outcome(failure);
  }

  #seats(count: number): [name: string, kind: string][] {
    const { bots } = this.#wanted;
    return Array.from({ length: count }, (_, seat) =>
      seat === 0
        ? [this.#texts.say("ui-you-default"), PERSON]
        : [
            this.#texts.say("ui-bot-default", { number: seat }),
            bots[seat - 1] ?? bots.at(-1) ?? BOT,
          ],
    );
  }

  #changed(state: TableState): void {
    void this.#speak();
    this.#report.see(state);
    const there = state.position !== null || state.opening !== null;
    if (this.#seated && !there) queueMicrotask(() => this.#left());
    this.#seated = there;
  }

  /** Once it is sure that no other match begins in the same breath, and what was wrong is said. */
  #left(): void {
    const { position, opening, message } = this.#store.state;
    if (position !== null || opening !== null) return;
    const wrong = message?.tone === "refusal" ? this.#report.say(message.id, message.args) : "";
    this.#tell("meld-left", { text: wrong });
  }

  #outcome(failure: Failure): Outcome {
    return this.#told(failed(failure), failure.meanings);
  }
}

/** What of the wishes another match would be. */
function matchIn({ rules, options, seats, bots, seed, text }: Wanted): string {
  return JSON.stringify([rules, options, seats, bots, seed, text]);
}
