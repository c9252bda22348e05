/**
 * The open match on the table: how it begins, goes on, and is put away.
 *
 * Each step is asked of the engine with the whole record, saved, and only then shown. Answers that
 * come after the match was put away, or that another has overtaken, are dropped.
 */
import { Bots, type BotTurn } from "./bots.ts";
import { cardsOf, follow, handCards } from "./hand.ts";
import type { Hand } from "./hand.ts";
import { Hints } from "./hints.ts";
import type { Asker } from "./hints.ts";
import { Judge } from "./judge.ts";
import { mends } from "./intents.ts";
import type { Keeper } from "./keeper.ts";
import { EARLY, failed, info, told } from "./messages.ts";
import type { Said } from "./messages.ts";
import { continued, matchOf, newMatch, saveOf, isTakeable, tellable, threw, writtenMatch } from "./open-match.ts";
import type { OpenMatch, Seen, Written } from "./open-match.ts";
import type { Event, Failure, Position, Reason, Start } from "./protocol.ts";
import { EngineGone } from "./questions.ts";
import type { Answers, Engine, Fields } from "./questions.ts";
import { PACE } from "./settings.ts";
import { PERSON } from "./setup.ts";
import { covered, passTo, sinceLastTurn } from "./sharing.ts";
import { NO_MATCH } from "./snapshot.ts";
import type { Snapshot } from "./snapshot.ts";
import type { Save } from "./storage.ts";
import type { OpeningMatch, SavedMatch, Settings, TableState } from "./table-state.ts";

export interface TableParts {
  readonly snapshot: Snapshot;
  readonly engine: Engine;
  readonly keeper: Keeper;
  readonly build: string;
  readonly tab: string; // this tab's name as an owner of saves
  readonly one: boolean; // only one match is kept, and only until it is over
  /** How long the next player waits while a discard can be taken back, in milliseconds. */
  readonly grace: number;
  /** Tells the other tabs that this one plays the match. */
  readonly claimed: (id: string) => void;
}

/** How a new position is shown. */
interface Manner {
  readonly leaving?: readonly string[]; // keys of the cards just played
  readonly news?: readonly Event[]; // instead of its events
  readonly said?: Said; // instead of the news
  readonly reason?: Reason; // why the bot that moved did so
  readonly back?: boolean; // the own last step was taken back
}

export class Table {
  readonly #parts: TableParts;
  readonly #snapshot: Snapshot;
  readonly judge: Judge;
  readonly hints: Hints;
  readonly bots: Bots;
  #match: OpenMatch | null = null;

  constructor(parts: TableParts) {
    const { engine, snapshot } = parts;
    this.#parts = parts;
    this.#snapshot = snapshot;
    this.judge = new Judge(engine, (told) => snapshot.judged(told, mends(told)));
    this.hints = new Hints(engine, snapshot, () => this.#asker());
    this.bots = new Bots(engine, {
      botTurn: () => this.#botTurn(),
      pace: () => this.#pace(),
      think: (thinking) => this.#snapshot.set({ thinking }),
      accept: (position, reason) => this.#accept(this.#match, position, { reason }),
      fail: (failure) => this.#snapshot.say(failed(failure)),
    });
  }

  /** While a discard can be taken back the next player is in no hurry. */
  #pace(): number {
    const { position, settings } = this.#snapshot.state;
    const waits = position !== null && isTakeable(position) && settings.discards === "undo";
    const grace = waits ? this.#parts.grace : 0;
    return Math.max(PACE[settings.botPace], grace);
  }

  /** Whether a discard needs a second press; of another person's turn nothing is taken back. */
  asksTwice({ seats, turn }: Position, { discards }: Settings): boolean {
    if (discards !== "undo") return discards === "confirm";
    return this.#parts.grace > 0 && seats[(turn + 1) % seats.length]?.kind === PERSON;
  }

  /** The open match, to look at. */
  get match(): Readonly<OpenMatch> | null {
    return this.#match;
  }

  /** The hand of the one who has the device. */
  get hand(): Hand | null {
    return this.#match?.hands.get(this.#match.seat) ?? null;
  }

  /** Begins a new match in the place of the open one and of the save `replaces`. */
  async begin(id: string, start: Start, seat: number, replaces: string | null): Promise<void> {
    const names = start.seats.map(([name = ""]) => name);
    const scores = names.map(() => "0");
    const opening = { rules: start.rules, names, seat, deal: 1, deals: null, scores };
    this.#enter(newMatch(id, start, seat, replaces), opening);
    await this.consult();
  }

  /** Opens a record in the place of the open match; what was wrong with it, if anything. */
  async load(
    id: string,
    written: Written,
    opening: OpeningMatch,
    replaces: string | null,
  ): Promise<Failure | null> {
    this.#enter(writtenMatch(id, written, opening.seat, replaces), opening);
    return await this.consult();
  }

  /** Opens a save that this tab has claimed. What it last showed is there at once. */
  async resume(save: Save): Promise<void> {
    const { rules, names, seat, deal, deals, scores } = save.summary;
    const match = matchOf(save);
    this.#enter(match, { rules, names, seat, deal, deals, scores });
    this.#parts.claimed(match.id);
    if (save.build !== this.#parts.build) match.rules = null;
    const { position, log } = save;
    const { hand } = this;
    if (save.build === this.#parts.build && position !== null && hand !== null) {
      match.shown = { position, log };
      this.#snapshot.set({ position, log, rules: match.rules, opening: null, ...handState(hand) });
    }
    await this.consult();
  }

  /** Has the engine begin or read the match, if it has not yet; why it could not. */
  async consult(): Promise<Failure | null> {
    const match = this.#match;
    if (match === null || match.sure || match.lost || match.asked) return null;
    const { seat, record, start } = match;
    match.asked = true;
    const answer =
      record === null && start !== null
        ? await this.#ask(match, "open", { seat, start })
        : await this.#ask(match, "view", { seat, record: record ?? "" });
    match.asked = false;
    if (answer?.ok) await this.#accept(match, answer, record === null ? {} : { news: [] });
    else if (answer !== null) await this.#giveUp(match, answer);
    return answer?.ok ? null : answer;
  }

  /** Takes up again what stopped for want of an engine: reading the match, judging, the bots. */
  async goOn(): Promise<void> {
    await this.consult();
    const match = this.#match;
    if (!match?.sure || match.shown === null || this.#snapshot.state.cover !== null) return;
    const { position } = match.shown;
    const next = passTo(position, match.held);
    if (next !== null) return this.#cover(match, position, next);
    if (this.#snapshot.state.judgement === null) this.#judgeNow();
    this.bots.drive();
  }

  /** The person under the cover has the device now. */
  async uncover(): Promise<void> {
    const match = this.#match;
    const { cover } = this.#snapshot.state;
    if (match?.waiting == null || cover === null) return;
    const position = match.waiting;
    match.seat = cover.seat;
    match.held = true;
    match.waiting = null;
    await this.#accept(match, position, { news: cover.news });
  }

  /** Plays one of the own seat's steps; of a double click the second finds the first pending. */
  async step(
    op: "play" | "back" | "deal",
    fields: Fields = {},
    leaving: readonly string[] = [],
  ): Promise<Failure | null> {
    const match = this.#match;
    if (match === null || match.record === null || this.#snapshot.state.pending) return null;
    this.#snapshot.set({ pending: true, choice: null });
    const { record, seat } = match;
    if (op === "deal") match.held = false; // all looked at the end; the new hands are secret
    if (op === "back") this.bots.stop(); // the one that is about to move after a discard
    const answer = await this.#ask(match, op, { record, seat, ...fields });
    if (answer?.ok) {
      const undone = { news: [], said: info("ui-taken-back"), back: true };
      const manner = op === "back" ? undone : { leaving };
      await this.#accept(match, answer, manner);
      return null;
    }
    if (this.#match === match) this.#snapshot.set({ pending: false });
    if (op === "back" && answer !== null) this.bots.drive();
    return answer;
  }

  /** Changes the own hand's arrangement; never an affair of the engine. */
  arrange(change: (hand: Hand) => Hand): void {
    const match = this.#match;
    const before = this.hand;
    if (match === null || before === null || this.#snapshot.state.cover !== null) return;
    const hand = change(before);
    if (hand === before) return;
    const judged = hand.selected !== before.selected || hand.groups !== before.groups;
    match.hands.set(match.seat, hand);
    this.#snapshot.chooses({ ...handState(hand), choice: null, aimed: null });
    if (judged) this.#judgeNow();
    void this.#keep(match);
  }

  /**
   * Puts the match away; it stays saved. The table stays in sight until that is written: who then
   * closes the page finds the match left, not open.
   */
  async leave(): Promise<SavedMatch | null> {
    const match = this.#match;
    if (match === null) return null;
    const save = match.lost ? null : this.#save(match, false);
    this.#match = null; // what is still answered comes too late
    this.bots.stop();
    const gone = this.#parts.one && save?.summary.over === true;
    if (gone) await this.#parts.keeper.remove(match.id);
    else if (save !== null) await this.#parts.keeper.keep(save);
    if (this.#match !== null) return null; // the next one has begun
    this.#exit();
    return gone || save === null ? null : save.summary;
  }

  /** Another tab has claimed the match. */
  lose(): void {
    const match = this.#match;
    if (match === null || match.lost) return;
    match.lost = true;
    this.bots.stop();
    this.#snapshot.set({ pending: false, choice: null });
    this.#snapshot.notice("other-tab");
  }

  #enter(match: OpenMatch, opening: OpeningMatch): void {
    this.#exit();
    this.#match = match;
    this.hints.leads = true;
    this.#snapshot.set({ opening, fork: match.fork, pending: true });
  }

  #exit(): void {
    this.#match = null;
    this.bots.stop();
    this.judge.ask(null);
    this.#snapshot.unnotice("other-tab");
    this.#snapshot.set({ ...NO_MATCH, fork: null, message: null });
  }

  /** An answer that is still wanted, else null; without an engine null too. */
  async #ask<O extends keyof Answers>(
    match: OpenMatch,
    op: O,
    fields: Fields,
  ): Promise<Answers[O] | Failure | null> {
    try {
      const answer = await this.#parts.engine.ask(op, fields);
      return this.#match === match && !match.lost ? answer : null;
    } catch (error) {
      if (error instanceof EngineGone) return null;
      throw error;
    }
  }

  /** Saves a new position, shows it, and goes on from there. */
  async #accept(match: OpenMatch | null, position: Position, how: Manner = {}): Promise<void> {
    if (match === null || match !== this.#match) return;
    const before = match.shown;
    const log = continued(before, position);
    if (log === null) {
      await this.#reread(match, position);
      return;
    }
    const old = before?.position.deal === position.deal ? before.log.length : 0;
    const news = how.news ?? log.slice(old);
    const stays = position.deal === before?.position.deal ? log.length : 0; // not what was taken back
    match.reasons = new Map([...match.reasons].filter(([place]) => place < stays));
    if (how.reason) match.reasons = new Map(match.reasons).set(position.since, how.reason);
    const first = !match.sure;
    const hand = this.#follow(match, position, how);
    match.record = position.record;
    match.shown = { position, log };
    match.sure = true;
    if (this.#snapshot.state.message?.id === EARLY) this.#snapshot.set({ message: null });
    await this.#keep(match);
    if (first && match.replaces !== null) await this.#parts.keeper.remove(match.replaces);
    if (match !== this.#match || match.lost) return;
    const next = passTo(position, match.held);
    if (next === null) this.#show(hand, { position, log, news }, how.said);
    else await this.#cover(match, position, next);
    if (match.rules === null) await this.#learn(match, position);
  }

  #follow(match: OpenMatch, position: Position, { leaving, back = false }: Manner): Hand {
    const { deal, hand: cards, turn, seat, phase } = position;
    const inTurn = turn === seat && phase === "play";
    const hand = follow(match.hands.get(seat) ?? null, { deal, cards, inTurn, back }, leaving);
    match.hands.set(seat, hand);
    return hand;
  }

  #show(hand: Hand, seen: Seen, said?: Said): void {
    const { rules, reasons } = this.#match ?? NO_MATCH;
    const { gift, hint, position, settings } = this.#snapshot.state;
    const known = { rules, ...tellable(seen.position, position, { gift, reasons }) };
    this.#snapshot.set({ ...NO_MATCH, ...seen, ...known, ...handState(hand) });
    this.#snapshot.say(said ?? told(seen.news, seen.position.seat));
    this.#judgeNow();
    if (settings.warnings && threw(seen)) void this.hints.warn();
    void this.hints.follow(seen.position, hint?.move ?? null);
    this.bots.drive();
  }

  /** Hides everything until the next person has the device; their view is fetched meanwhile. */
  async #cover(match: OpenMatch, position: Position, seat: number): Promise<void> {
    this.bots.stop();
    const { record } = position;
    const answer = await this.#ask(match, "view", { record, seat });
    if (!answer?.ok) return;
    match.waiting = answer;
    const cover = { seat, news: sinceLastTurn(answer.events, seat) };
    const { rules } = match;
    this.#snapshot.set({ ...NO_MATCH, position: covered(position), rules, cover, message: null });
  }

  /** Asks for the options of the match; nothing waits for them. */
  async #learn(match: OpenMatch, { rules, options }: Position): Promise<void> {
    const answer = await this.#ask(match, "rules", { rules, options });
    if (!answer?.ok) return;
    match.rules = answer;
    this.#snapshot.set({ rules: answer });
    await this.#keep(match);
  }

  async #reread(match: OpenMatch, { record, seat }: Position): Promise<void> {
    const answer = await this.#ask(match, "view", { record, seat });
    if (answer?.ok && answer.since === 0) await this.#accept(match, answer);
  }

  /** The engine can't begin or read the match. */
  async #giveUp(match: OpenMatch, failure: Failure): Promise<void> {
    this.#exit();
    this.#snapshot.say(failed(failure));
    if (!match.kept || failure.kind === "bug") return; // nothing wrong with a save
    if (failure.code === "record-version") this.#snapshot.notice("newer-save");
    else await this.#parts.keeper.setAside(match.id);
  }

  #judgeNow(): void {
    const match = this.#match;
    const { hand } = this;
    if (match?.record == null || hand === null || !match.sure) return;
    this.#snapshot.set({ judgement: null });
    const { record, seat } = match;
    const groups = hand.groups.map((keys) => cardsOf(hand, keys));
    this.judge.ask({ record, seat, groups, selected: cardsOf(hand, hand.selected) });
  }

  /** Who may be told something of the own hand now. */
  #asker(): Asker | null {
    const match = this.#match;
    if (match?.record == null || !match.sure || match.lost) return null;
    const { cover, position } = this.#snapshot.state;
    if (cover !== null || position?.record !== match.record) return null;
    return { record: match.record, seat: match.seat };
  }

  #botTurn(): BotTurn | null {
    const match = this.#match;
    if (match?.record == null || match.shown === null || !match.sure || match.lost) return null;
    if (this.#snapshot.state.cover !== null) return null;
    const { phase, turn, seat, seats } = match.shown.position;
    if (phase === "over" || seats[turn]?.kind === "person") return null;
    return { record: match.record, turn, seat };
  }

  async #keep(match: OpenMatch): Promise<void> {
    const save = match.lost ? null : this.#save(match, true);
    if (save === null) return;
    const kept = await this.#parts.keeper.keep(save);
    if (kept === "lost" && match === this.#match) this.lose();
  }

  #save(match: OpenMatch, open: boolean): Save | null {
    if (match.shown === null) return null;
    const { tab: owner, build } = this.#parts;
    return saveOf(match, match.shown, { owner, open, build });
  }
}

function handState(hand: Hand): Pick<TableState, "hand" | "groups"> {
  return { hand: handCards(hand), groups: hand.groups };
}
