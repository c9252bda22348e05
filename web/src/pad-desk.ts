/** The desk where score pads are kept: one is open, and the engine counts it after every change. */
import type { PadStorage } from "./pad-storage.ts";
import { blankDeal, newPad, padOf, withDeal } from "./pads.ts";
import type { KeptPad } from "./pads.ts";
import type { Mix } from "./mix.ts";
import type { PadDeal, PadSheet, RulesInfo } from "./protocol.ts";
import { EngineGone } from "./questions.ts";
import type { Engine } from "./questions.ts";

/** A deal while it is being written down, with the sheet as it would be. */
export interface Draft {
  readonly at: number; // its place, from 0
  readonly deal: PadDeal;
  readonly sheet: PadSheet | null; // with this deal in it; null until it was counted once …
  readonly fresh: boolean; // … and whether it has been since the last change
  readonly tried: boolean; // writing it down was tried: now all that is missing is said
}

export interface DeskState {
  readonly loaded: boolean;
  readonly keeps: boolean; // the browser allows storage
  readonly pads: readonly KeptPad[];
  readonly pad: KeptPad | null; // the open one
  readonly info: RulesInfo | null; // of its rules
  readonly sheet: PadSheet | null;
  readonly draft: Draft | null; // null where the match is over and nothing is changed
  readonly canUndo: boolean;
  readonly trouble: "gone" | "unread" | "elsewhere" | null;
}

const NOTHING_OPEN = {
  pad: null,
  info: null,
  sheet: null,
  draft: null,
  canUndo: false,
  trouble: null,
} as const;

const UNCOUNTED = { sheet: null, fresh: false, tried: false } as const;

export class PadDesk {
  readonly #engine: Engine;
  readonly #listeners = new Set<() => void>();
  #state: DeskState = { loaded: false, keeps: true, pads: [], ...NOTHING_OPEN };
  #storage: PadStorage | null = null;
  #past: (readonly PadDeal[])[] = []; // the deals before each change
  #asked = 0; // number of the newest question about a draft
  #writing: Promise<void> = Promise.resolve();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  get state(): DeskState {
    return this.#state;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #set(change: Partial<DeskState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Reads what is kept; `open` rejects where nothing can be. */
  async start(open: () => Promise<PadStorage>): Promise<void> {
    try {
      this.#storage = await open();
      this.#set({ loaded: true, pads: await this.#storage.all() });
    } catch {
      this.#set({ loaded: true, keeps: false });
    }
  }

  async begin(mix: Mix, names: readonly string[], dealer: number): Promise<void> {
    const pad = newPad(mix, names, dealer);
    this.#keep(pad, null);
    await this.#open(pad);
  }

  async open(id: string): Promise<void> {
    const pad = await this.#find(id);
    if (pad) return await this.#open(pad);
    this.close(); // another window has deleted it
    this.#set({ pads: this.#state.pads.filter((one) => one.id !== id) });
  }

  async #find(id: string): Promise<KeptPad | null> {
    await this.#writing;
    if (this.#storage !== null && this.#state.keeps) return await this.#storage.get(id);
    return this.#state.pads.find((one) => one.id === id) ?? null;
  }

  async #open(pad: KeptPad): Promise<void> {
    this.#past = [];
    this.#set({ ...NOTHING_OPEN, pad });
    await this.#count();
  }

  /** Back to the list of pads. */
  close(): void {
    this.#asked++;
    this.#set(NOTHING_OPEN);
  }

  async remove(id: string): Promise<void> {
    if (this.#state.pad?.id === id) this.close();
    this.#set({ pads: this.#state.pads.filter((pad) => pad.id !== id) });
    await this.#writing;
    await this.#storage?.remove(id);
  }

  /** After the engine was gone, or another window had changed the pad. */
  async again(): Promise<void> {
    const { pad, trouble } = this.#state;
    if (trouble === "gone") this.#engine.retry();
    if (pad) await this.open(pad.id);
  }

  /** Takes an earlier deal out to be changed. */
  async edit(at: number): Promise<void> {
    const deal = this.#state.pad?.deals[at];
    if (deal) await this.#draft({ at, deal, ...UNCOUNTED });
  }

  /** Changes what is being written; the engine says what it comes to. */
  async change(deal: PadDeal): Promise<void> {
    const { draft, pad } = this.#state;
    if (draft === null || pad === null) return;
    if (draft.at === pad.deals.length) this.#replace({ ...pad, draft: deal });
    await this.#draft({ ...draft, deal });
  }

  async #draft(draft: Draft): Promise<void> {
    const { pad } = this.#state;
    if (pad === null) return;
    this.#set({ draft: { ...draft, fresh: false } });
    const asked = ++this.#asked;
    const sheet = await this.#sheetOf(pad, withDeal(pad.deals, draft.at, draft.deal));
    const now = this.#state.draft;
    if (asked === this.#asked && now) this.#set({ draft: { ...now, sheet, fresh: true } });
  }

  /** Writes the deal down if it can have been so; otherwise what is wrong is said from now on. */
  async write(): Promise<void> {
    const { pad, draft } = this.#state;
    if (pad === null || draft === null) return;
    const deals = withDeal(pad.deals, draft.at, draft.deal);
    const sheet = draft.fresh ? draft.sheet : await this.#sheetOf(pad, deals);
    if (this.#state.draft?.deal !== draft.deal) return; // changed meanwhile
    if (sheet === null || sheet.deals[draft.at]?.fault !== null)
      return this.#set({ draft: { ...draft, sheet, fresh: true, tried: true } });
    await this.#rewrite(deals);
  }

  /** Takes the deal that is being changed out of the pad. */
  async strike(): Promise<void> {
    const { pad, draft } = this.#state;
    if (pad && draft) await this.#rewrite(pad.deals.filter((_, n) => n !== draft.at));
  }

  /** Leaves an earlier deal as it was. */
  async leave(): Promise<void> {
    await this.#count();
  }

  async undo(): Promise<void> {
    const before = this.#past.pop();
    if (before) await this.#rewrite(before, this.#past);
  }

  async #rewrite(deals: readonly PadDeal[], past?: (readonly PadDeal[])[]): Promise<void> {
    const { pad } = this.#state;
    if (pad === null) return;
    const written = this.#state.draft?.at === pad.deals.length; // the next deal begins anew
    this.#past = past ?? [...this.#past, pad.deals];
    this.#replace({ ...pad, deals, draft: written ? null : pad.draft });
    await this.#count();
  }

  #replace(pad: KeptPad): void {
    const before = pad.changed;
    this.#keep({ ...pad, changed: Math.max(Date.now(), before + 1) }, before);
  }

  /** Shows a version of a pad, and keeps it behind those that are still being kept. */
  #keep(pad: KeptPad, before: number | null): void {
    const others = this.#state.pads.filter(({ id }) => id !== pad.id);
    this.#set({ pad, pads: [pad, ...others], canUndo: this.#past.length > 0 });
    this.#writing = this.#writing.then(() => this.#store(pad, before));
  }

  async #store(pad: KeptPad, before: number | null): Promise<void> {
    if (this.#storage === null) return;
    try {
      const kept = await this.#storage.put(pad, before);
      if (!kept) this.#set({ trouble: "elsewhere" });
    } catch {
      this.#set({ keeps: false });
    }
  }

  /** Counts the open pad, and lays out the next deal. */
  async #count(): Promise<void> {
    const { pad } = this.#state;
    if (pad === null) return;
    const asked = ++this.#asked;
    const [sheet, info] = [await this.#sheetOf(pad, pad.deals), await this.#infoOf(pad)];
    if (asked !== this.#asked || sheet === null) return;
    const deal = pad.draft ?? blankDeal(pad.names.length);
    this.#set({ sheet, info, draft: null, canUndo: this.#past.length > 0 });
    if (sheet.next === null) return;
    await this.#draft({ at: pad.deals.length, deal, ...UNCOUNTED });
  }

  async #infoOf({ rules, options }: KeptPad): Promise<RulesInfo | null> {
    const answer = await this.#ask("rules", { rules, options });
    return answer?.ok ? answer : null;
  }

  async #sheetOf(pad: KeptPad, deals: readonly PadDeal[]): Promise<PadSheet | null> {
    const answer = await this.#ask("pad", { pad: padOf(pad, deals) });
    if (answer?.ok) return answer;
    this.#set({ trouble: answer === null ? "gone" : "unread" });
    return null;
  }

  /** Null where there is no engine. */
  async #ask<O extends "rules" | "pad">(op: O, fields: Parameters<Engine["ask"]>[1]) {
    try {
      return await this.#engine.ask(op, fields);
    } catch (error) {
      if (error instanceof EngineGone) return null;
      throw error;
    }
  }
}
