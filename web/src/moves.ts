/** The player's moves at the table: decided in `intents`, played, asked about, or explained. */
import { cardsOf, stage } from "./hand.ts";
import type { Hand } from "./hand.ts";
import {
  decideBack,
  decideDiscard,
  decideDraw,
  decideDrawOnly,
  decideLay,
  decideLayOff,
  decideNextDeal,
  decideReclaim,
  decideUse,
  opensShort,
  whyNotActing,
  whyNotPlaying,
} from "./intents.ts";
import type { Decision } from "./intents.ts";
import { EARLY, failed, info, refused } from "./messages.ts";
import type { Failure, Judgement, Position } from "./protocol.ts";
import type { Snapshot } from "./snapshot.ts";
import type { Table } from "./table.ts";
import type { ActionName, ChoiceAsked } from "./table-state.ts";

/** A decision about cards: the verdict on them, and the selected ones. */
type OnCards = (judgement: Judgement, cards: readonly string[]) => Decision;

export class Moves {
  readonly #snapshot: Snapshot;
  readonly #table: Table;

  constructor(snapshot: Snapshot, table: Table) {
    this.#snapshot = snapshot;
    this.#table = table;
  }

  draw(move: "draw" | "take" | "decline"): Promise<void> {
    return this.#onPosition((position) => decideDraw(position, move));
  }

  drawOnly(): Promise<void> {
    return this.#onPosition(decideDrawOnly);
  }

  layOff(meld: number | null): Promise<void> {
    return this.#onSelection((judgement, cards) => decideLayOff(judgement, cards, meld));
  }

  reclaim(meld: number): Promise<void> {
    return this.#onSelection((judgement, cards) => decideReclaim(judgement, cards, meld));
  }

  /** Lays the selection off on that meld (null: on any) or swaps it for a joker there. */
  useOn(meld: number | null): Promise<void> {
    return this.#onSelection((judgement, cards) =>
      decideUse(judgement, cards, meld, this.#snapshot.state.position?.table ?? []),
    );
  }

  discard(): Promise<void> {
    return this.#onSelection((judgement, cards) => this.#sure(decideDiscard(judgement, cards)));
  }

  /** A discard that needs a second press is only aimed at by the first. */
  #sure(decision: Decision): Decision {
    const { aimed, position, settings } = this.#snapshot.state;
    const [key = ""] = this.#hand()?.selected ?? [];
    const asked = position !== null && this.#table.asksTwice(position, settings);
    if (decision.kind !== "play" || !asked || aimed === key) return decision;
    this.#snapshot.set({ aimed: key });
    const args = { card: this.#selected()[0] ?? "" };
    return { kind: "say", id: "ui-discard-sure", args, rule: null };
  }

  /** Lays what is staged. A selected meld is staged first, also one that opens too low. */
  async lay(): Promise<void> {
    if (this.#acting() === null) return;
    const selected = await this.#judgement();
    const groups = this.#hand()?.groups.length ?? 0;
    if (selected?.selection?.readings.length && (groups > 0 || opensShort(selected.lone))) {
      this.#table.arrange(stage);
    }
    const judgement = await this.#judgement();
    const hand = this.#hand();
    if (judgement === null || hand === null) return;
    const keys = hand.groups.length > 0 ? hand.groups.flat() : hand.selected;
    await this.#carryOut(decideLay(judgement, hand.groups.length), keys);
  }

  /** Shows a hint, or puts it away where one is shown. */
  async hint(): Promise<void> {
    if (this.#snapshot.state.hint !== null) this.#table.hints.putAway();
    else if (this.#awake() !== null) {
      const failure = await this.#table.hints.ask();
      if (failure !== null) this.#snapshot.say(failed(failure));
    }
  }

  /** Makes the step that the hint advises. */
  async followHint(): Promise<void> {
    const move = this.#snapshot.state.hint?.move;
    if (move != null && this.#acting() !== null) await this.#play(move, aboutOf(move), []);
  }

  /** Plays a move as it is written; what kept it from being played, if anything. */
  async written(move: string): Promise<Failure | "not-now" | null> {
    if (this.#acting() === null) return "not-now";
    const failure = await this.#table.step("play", { move });
    if (failure !== null && failure.kind !== "ambiguous") this.#snapshot.say(failed(failure));
    return failure;
  }

  async back(): Promise<void> {
    const position = this.#awake();
    if (position === null) return;
    const decision = decideBack(position);
    if (decision.kind === "play") await this.#step("back");
    else await this.#carryOut(decision, []);
  }

  async nextDeal(): Promise<void> {
    const position = this.#awake();
    if (position === null) return;
    const decision = decideNextDeal(position);
    if (decision.kind === "play") await this.#step("deal");
    else await this.#carryOut(decision, []);
  }

  /** Plays one of the moves that were asked about. */
  async choose(move: string): Promise<void> {
    const { choice } = this.#snapshot.state;
    const hand = this.#hand();
    if (!choice?.moves.includes(move) || hand === null || this.#acting() === null) return;
    await this.#play(move, choice.about, [...hand.selected, ...hand.groups.flat()]);
  }

  /** Says why an action is not possible, or that it is. Nothing is played. */
  async explain(action: ActionName, meld: number | null): Promise<void> {
    const decision = await this.#wouldBe(action, meld);
    if (decision === null) return;
    if (decision.kind === "play" || decision.kind === "ask") {
      const args = { meld, cards: this.#selected() };
      this.#snapshot.say({ tone: "good", id: `ui-can-${action}`, args, rule: null });
    } else await this.#carryOut(decision, []);
  }

  async #wouldBe(action: ActionName, meld: number | null): Promise<Decision | null> {
    const resting = action === "back" || action === "next-deal";
    const position = resting ? this.#awake() : this.#acting();
    if (position === null) return null;
    if (action === "back") return decideBack(position);
    if (action === "next-deal") return decideNextDeal(position);
    if (action === "draw" || action === "take" || action === "decline")
      return decideDraw(position, action);
    const early = whyNotPlaying(position);
    if (early !== null) return { kind: "refuse", refusal: early };
    const judgement = await this.#judgement();
    if (judgement === null) return null;
    const cards = this.#selected();
    if (action === "lay") return decideLay(judgement, this.#hand()?.groups.length ?? 0);
    if (action === "lay-off") return decideLayOff(judgement, cards, meld);
    if (action === "reclaim") return decideReclaim(judgement, cards, meld ?? 1);
    return decideDiscard(judgement, cards);
  }

  async #onPosition(decide: (position: Position) => Decision): Promise<void> {
    const position = this.#acting();
    if (position !== null) await this.#carryOut(decide(position), []);
  }

  async #onSelection(decide: OnCards): Promise<void> {
    if (this.#acting() === null) return;
    const judgement = await this.#judgement();
    const keys = this.#hand()?.selected ?? [];
    if (judgement !== null) await this.#carryOut(decide(judgement, this.#selected()), keys);
  }

  async #carryOut(decision: Decision, keys: readonly string[]): Promise<void> {
    const { kind } = decision;
    if (kind === "play" || kind === "try")
      await this.#play(decision.move, aboutOf(decision.move), keys);
    else if (kind === "refuse") this.#snapshot.say(refused(decision.refusal));
    else if (kind === "say") this.#snapshot.say(info(decision.id, decision.args, decision.rule));
    else this.#ask(decision.choice);
  }

  async #play(move: string, about: ChoiceAsked["about"], keys: readonly string[]): Promise<void> {
    const failure = await this.#table.step("play", { move }, keys);
    if (failure?.kind === "ambiguous") this.#ask({ about, moves: failure.meanings ?? [] });
    else if (failure !== null) this.#snapshot.say(failed(failure));
  }

  async #step(op: "back" | "deal"): Promise<void> {
    const failure = await this.#table.step(op);
    if (failure !== null) this.#snapshot.say(failed(failure));
  }

  #ask(choice: ChoiceAsked): void {
    this.#snapshot.set({ choice });
    this.#snapshot.say(info("ui-choose", { about: choice.about }));
  }

  /** The verdict on the hand as it is now; where there is none the player is told. */
  async #judgement(): Promise<Judgement | null> {
    const failure = await this.#table.judge.settled();
    const { judgement } = this.#snapshot.state;
    if (judgement === null && failure !== null) this.#snapshot.say(failed(failure));
    return judgement;
  }

  /** The position, if the own seat may act in it; else says why not. */
  #acting(): Position | null {
    const position = this.#awake();
    const refusal = position && whyNotActing(position);
    if (refusal) this.#snapshot.say(refused(refusal));
    return refusal ? null : position;
  }

  /** The position, if the engine can be asked about it; else says why not. */
  #awake(): Position | null {
    const { position, engine, pending, cover } = this.#snapshot.state;
    const match = this.#table.match;
    if (position === null || match === null || cover !== null) return null;
    if (match.lost) this.#snapshot.say(info("ui-notice-other-tab"));
    else if (engine.failure !== null) {
      const { code, file, args } = engine.failure;
      this.#snapshot.say(info(`ui-engine-${code}`, { file, ...args }));
    } else if (!match.sure) this.#snapshot.say(info(EARLY));
    else if (!pending) return position;
    return null;
  }

  #hand(): Hand | null {
    return this.#table.hand;
  }

  #selected(): string[] {
    const hand = this.#hand();
    return hand === null ? [] : cardsOf(hand, hand.selected);
  }
}

/** What a move is about, told by its first word. */
function aboutOf(move: string): ChoiceAsked["about"] {
  const word = move.split(" ", 1)[0];
  if (word === "add") return "lay-off";
  if (word === "swap") return "reclaim";
  if (word === "meld") return "lay";
  return word === "discard" ? "discard" : "draw";
}
