/**
 * What the components see: one immutable snapshot of the table and the intents that change it.
 *
 * Types only. `store.ts` makes the snapshots; components read `store.state`, are told of each new
 * one by `store.subscribe`, and call the intents. Nothing else passes between the two.
 */
import type { EngineFailure, Progress } from "./engine/wire.ts";
import type { Language } from "./languages.ts";
import type { OfflineState } from "./offline/page.ts";
import type {
  Event,
  Failure,
  Gift,
  Hello,
  Hint,
  Judgement,
  Pasted,
  Position,
  Reason,
  Retraced,
  RulesInfo,
  Seals,
  Told,
  Why,
} from "./protocol.ts";
import type { PlayedDeal } from "./statistics.ts";

export type { EngineFailure, EngineFailureCode } from "./engine/wire.ts";

/** Arguments of a text: numbers, seats, card texts ("7h", "*=7h"), lists of them. */
export type Args = Readonly<Record<string, unknown>>;

export interface EngineState {
  readonly status: "starting" | "ready" | "restarting" | "failed";
  /** What is being done now; text `ui-step-STEP`. */
  readonly step: Progress["step"] | null;
  readonly file: string | null; // the one loaded last
  readonly done: number; // bytes loaded in step "files"
  readonly total: number | null; // bytes to load, null where unknown
  readonly failure: EngineFailure | null; // status "failed"
  readonly hello: Hello | null; // once ready
}

/** One physical card in the own hand. Twins differ in `key` only. */
export interface HandCard {
  readonly key: string; // stable for as long as the card stays in the hand
  readonly card: string; // "7h", "*"
  readonly selected: boolean;
  readonly fresh: boolean; // came last: drawn, taken or reclaimed in this turn
  readonly group: number | null; // index into `groups` where it is staged
}

/** One sentence for the player: Fluent text `id` with `args`. */
export interface Message {
  readonly serial: number; // grows with each message, so that a repeated one is said again
  readonly tone: "info" | "refusal" | "event" | "good";
  readonly id: string; // "refusal-…", "event-…", "end-…", "error-…", "ui-…"
  readonly args: Args;
  readonly rule: string | null; // "J5": anchor of the rules page
}

/** Several moves would do what was asked; the player picks one with `choose(move)`. */
export interface ChoiceAsked {
  readonly about: "draw" | "lay" | "lay-off" | "reclaim" | "discard";
  readonly moves: readonly string[]; // move texts: "add *=10s to 1"
}

export interface Settings {
  /** The language that was chosen; empty: the browser's. */
  readonly language: Language | "";
  readonly botPace: "slow" | "normal" | "fast" | "instant";
  readonly fourColours: boolean;
  readonly faces: "standard" | "large" | "classic";
  readonly back: "lattice" | "waves" | "rays";
  readonly ranks: "" | "en" | "nl" | "pt"; // letters of court cards; empty: those of the language
  readonly discards: Discards;
  readonly sort: SortBy; // the order that was asked for last
  readonly letters: boolean; // single letters work as keys
  readonly motion: boolean; // cards move; off is also taken from the system's setting
  readonly sounds: boolean; // quiet ones, made by the page
  readonly warnings: boolean; // after an own discard: what it gives the next player
  readonly botReasons: boolean; // once a deal is over its log says why bots moved
}

/**
 * How a slip of the finger is met. "undo": a discard can be taken back, and bots wait for that a
 * moment; before another person it takes two presses. "confirm": always two. "plain": one.
 */
export type Discards = "undo" | "confirm" | "plain";

/** By "melds": the best ones first. "own": as the player had put the hand before it was sorted. */
export type SortBy = "suit" | "rank" | "melds" | "own";

/** A match that lies saved in this browser. */
export interface SavedMatch {
  readonly id: string;
  readonly rules: string;
  readonly names: readonly string[]; // by seat
  readonly seat: number; // the player's own
  readonly deal: number;
  readonly deals: number | null;
  readonly scores: readonly string[]; // by seat
  readonly over: boolean;
  readonly practice?: boolean; // left out by saves of earlier versions
  readonly changed: number; // milliseconds since 1970
  /** What the player calls it. */
  readonly title?: string;
  /** Where it left another match, to see what would have been. */
  readonly fork?: Fork | null;
}

/** A place in a match: a deal, and moves made in it. */
export interface Fork {
  readonly deal: number;
  readonly move: number;
}

/** A match whose position is not there yet: the engine is still starting. */
export type OpeningMatch = Omit<
  SavedMatch,
  "id" | "over" | "practice" | "changed" | "title" | "fork"
>;

/** Something the player should know that lasts; text `ui-notice-CODE`. */
export interface Notice {
  readonly code:
    | "not-saved" // saving failed; play goes on in memory
    | "storage-blocked" // nothing can be saved in this browser at all
    | "bad-save-set-aside" // a save can't be read: kept aside, downloadBadSave(key)
    | "newer-save" // a save of a newer version: left as it is
    | "update" // a new version is here: applyUpdate() lets it in
    | "kept-twice" | "no-language" // a host's page: a name has a table already, nobody speaks that
    | "other-tab"; // the same match is open in another tab: takeOver() plays on here
  readonly args: Args;
  readonly key: string | null; // what downloadBadSave and dismiss take
}

/** Somebody at the table of a match to come. */
export interface SeatPlan {
  readonly name: string; // as typed; empty: the page gives one
  readonly kind: string; // "person" or a bot's name
}

/** Changed options of a game by name, as text. */
export type Options = Readonly<Record<string, string>>;

/** The match that the start page puts together. It is remembered for the next one. */
export interface Setup {
  readonly rules: string;
  readonly players: readonly [fewest: number, most: number];
  readonly count: number; // of the seats, the first ones are taken
  readonly seats: readonly SeatPlan[];
  readonly options: Options;
  /** All options of the game with these changed; null until the engine has told them. */
  readonly info: RulesInfo | null;
  /** `info` is of an earlier mix; the engine is being asked about this one. */
  readonly asking: boolean;
}

/** A position or a match as it can be taken along. */
export interface Copied {
  readonly read: Pasted;
  readonly told: Told | null; // of a match
  readonly text: string; // what a link hands on …
  readonly packed: string; // … as the link carries it
}

/** The device goes from one person to another; nothing of a hand is in the state meanwhile. */
export interface Cover {
  readonly seat: number; // whose turn it is to look
  readonly news: readonly Event[]; // since that seat's last turn
}

export interface TableState {
  readonly engine: EngineState;
  readonly setup: Setup;
  /** False until the saves were read; then either a match is open or `saved` can be offered. */
  readonly loaded: boolean;
  /** The match as the player's seat sees it; null: no match is open. */
  readonly position: Position | null;
  /** The match that is being begun or opened while `position` is not there yet. */
  readonly opening: OpeningMatch | null;
  /** Where the open match left another one, if it did. */
  readonly fork: Fork | null;
  /** All options of the open match; null until the engine has told them. */
  readonly rules: RulesInfo | null;
  /** Set while the device is to be passed on: call `uncover` when it has been. */
  readonly cover: Cover | null;
  /** What happened in this deal, from its first event on. */
  readonly log: readonly Event[];
  /** The events of the newest answer alone, for announcing and for animation. */
  readonly news: readonly Event[];
  /** The own hand in the player's own order, staged cards included. */
  readonly hand: readonly HandCard[];
  /** Keys of the cards staged together, a list a group. */
  readonly groups: readonly (readonly string[])[];
  /** Verdicts on `groups` and the selection at this position; null while they are being fetched. */
  readonly judgement: Judgement | null;
  /** The hint that was asked for at this position. */
  readonly hint: Hint | null;
  readonly hintFor: readonly string[]; // keys of the cards that were chosen when it was asked for
  /** What the own discard gave the next player, until the own turn comes again. */
  readonly gift: Gift | null;
  /** Why bots moved, by the place of a move's first event in `log`; empty until the deal is over. */
  readonly reasons: ReadonlyMap<number, Reason>;
  /** A first game led step by step: whether the last step was another than the one advised. */
  readonly guide: { readonly other: boolean } | null;
  readonly message: Message | null;
  readonly choice: ChoiceAsked | null;
  /** Key of the card that another press throws, where discards are asked about. */
  readonly aimed: string | null;
  /** The bot's seat that is about to move. */
  readonly thinking: number | null;
  /** A move of the player is on its way: intents that play are ignored meanwhile. */
  readonly pending: boolean;
  readonly settings: Settings;
  /** All matches that lie saved, the newest first; as they were when the last one was left. */
  readonly matches: readonly SavedMatch[];
  /** Of those the newest that is not over. */
  readonly saved: SavedMatch | null;
  readonly notices: readonly Notice[];
  readonly offline: OfflineState;
}

export interface NewMatch {
  readonly rules: string; // "jokeren-13"
  readonly seats: number;
  readonly names: readonly string[]; // by seat; missing ones are filled in
  readonly kinds?: readonly string[]; // by seat: "person" or a bot [a person, then bots]
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string; // drawn at random unless given
  readonly practice?: boolean; // hands open, moves taken back at will; it counts as no match
}

/** An action that `explain` can be asked about. */
export type ActionName =
  "draw" | "take" | "decline" | "lay" | "lay-off" | "reclaim" | "discard" | "back" | "next-deal";

/** Changes to the match to come; what comes of them is in `state.setup`. */
export interface LobbyIntents {
  chooseGame(rules: string): void;
  setCount(count: number): void;
  setSeat(seat: number, change: Partial<SeatPlan>): void;
  /** Which bot plays wherever the computer does. */
  setStrength(kind: string): void;
  /** Gives an option a value, as text. */
  setOption(name: string, value: string): void;
  /** Puts an option back to what the game says; without a name all of them. */
  resetOption(name?: string): void;
}

/** What can be done with saved matches; what comes of it is in `state.matches`. */
export interface MatchIntents {
  open(id: string): Promise<void>;
  /** Calls it something else; by an empty name, what it is. */
  rename(id: string, title: string): Promise<void>;
  /** Deletes a match; ask the player first. */
  remove(id: string): Promise<void>;
  /** Gives the player the text of a match as a file. */
  save(id: string): Promise<void>;
  /** The text of a saved match; null where it is gone. */
  record(id: string): Promise<string | null>;
  /** Opens a record as one more match. */
  add(record: string, fork?: Fork): Promise<void>;
}

/** A match looked at afterwards. */
export interface PastIntents {
  /** A deal move by move; `eyes`: what that seat knew, where the deal is over. */
  retrace(past: Past, deal?: number, eyes?: number): Promise<Retraced | Failure | null>;
  /** Why a bot made the move that came next; null where it can't be told. */
  why(past: Past, place: Fork): Promise<Reason | "otherwise" | null>;
  /** Goes on from there as a match of its own; what kept it from that, if anything. */
  fork(past: Past, place: Fork): Promise<Failure | null>;
  /** The record of the match up to there; null where it can't be had. */
  cut(past: Past, place: Fork): Promise<string | null>;
  /** Hash and seed of the deals, and the name of the last. */
  seals(record: string): Promise<Seals | null>;
  /** Opens a deal by its name (`jokeren-13.3.17.2`); false where that is none. */
  deal(name: string, names: readonly string[]): Promise<boolean>;
}

/** The player's own deals, as long as they are not deleted. */
export interface StatisticsIntents {
  /** The oldest first. */
  deals(): Promise<readonly PlayedDeal[]>;
  /** Deletes them; ask the player first. */
  forget(): Promise<void>;
}

/** A match, and whose eyes its running deal is for; null: nobody's. */
export interface Past {
  readonly record: string;
  readonly seat: number | null;
}

/**
 * The intents. None throws and none need be awaited: what comes of it is in the next snapshots, and
 * what is not allowed ends as `message` with the engine's refusal.
 */
export interface TableStore {
  readonly state: TableState;
  /** Calls `listener` after each change; returns what ends that. */
  subscribe(listener: (state: TableState) => void): () => void;

  /** Reads the saves, starts the engine and goes on with the match that was open. */
  start(): Promise<void>;
  newMatch(match: NewMatch): Promise<void>;
  readonly matches: MatchIntents;
  readonly past: PastIntents;
  readonly statistics: StatisticsIntents;
  /** Opens the saved match. */
  resume(): Promise<void>;
  /** Puts the match away; it stays saved. */
  leave(): Promise<void>;
  /** The match to come, and what changes it. */
  readonly lobby: LobbyIntents;
  /** Begins the match that was put together, or practice with it. */
  deal(names: readonly string[], practice?: boolean): Promise<void>;
  /** Begins a first game of the chosen kind, led step by step. */
  learn(names: readonly string[]): Promise<void>;
  /** The same seats again, with a new seed or with the same cards. */
  rematch(cards?: "other" | "same"): Promise<void>;
  /** Gives the player the text of the open match as a file. */
  exportMatch(): void;
  /** Gives the player a text as a file of that name. */
  keepFile(file: string, text: string): void;
  /** What the player may take along of the match as it stands; null where nothing can be told now. */
  copies(): Promise<Copied | null>;
  /** Opens the match in a file; `message` says what is wrong with it. */
  importMatch(file: Blob): Promise<void>;
  nextDeal(): Promise<void>;

  draw(): Promise<void>;
  take(): Promise<void>;
  /** Lets the last card lie where the stock is out for good; this ends the deal. */
  decline(): Promise<void>;
  /** The person under the cover has the device and may see the own hand. */
  uncover(): Promise<void>;
  /** One tap: the only legal draw; asks where there are several, explains where there is none. */
  drawOnly(): Promise<void>;
  /** Lays the staged groups; a selection that makes a meld is staged first. */
  lay(): Promise<void>;
  /** Lays the selection off: on that meld, or on the one that fits; asks where several do. */
  layOff(meld: number | null): Promise<void>;
  /** Puts the selected card for the joker of that meld. */
  reclaim(meld: number): Promise<void>;
  /**
   * Uses the selection on a meld: laid off or put for its joker, whichever is legal; asks where
   * both are.
   */
  useOn(meld: number): Promise<void>;
  /** The same over all melds. */
  useAnywhere(): Promise<void>;
  /** Throws the selected card. */
  discard(): Promise<void>;
  /** Takes the own last step of this turn back. */
  back(): Promise<void>;
  /** Plays one of `choice.moves`. */
  choose(move: string): Promise<void>;
  /** Leaves only these of `choice.moves` to choose from. */
  narrow(moves: readonly string[]): void;
  /** Drops the question in `choice`. */
  dismissChoice(): void;
  /** Says why an action is not possible now, or what it would do. */
  explain(action: ActionName, meld?: number): Promise<void>;
  /** Asks for a hint at this position; where one is shown already it is put away. */
  hint(): Promise<void>;
  /** What bots have done since the own last move, and why; null where it can't be told. */
  whys(): Promise<readonly Why[] | null>;
  /** Makes the step that the hint shown advises. */
  followHint(): Promise<void>;

  toggle(key: string): void;
  select(keys: readonly string[]): void;
  /** Unselects all; staged groups stay. */
  clear(): void;
  /** Makes the selected cards one more staged group. */
  stage(): void;
  unstage(group: number): void;
  /** Moves cards, kept in their order, so that the first comes to that place (0 first) among the
   * others of the hand. */
  moveMany(keys: readonly string[], toIndex: number): void;
  /** Whether there was something to sort by: of best melds there may be none. */
  sort(by: SortBy): Promise<boolean>;

  /** Lets the new version in and reloads the page; matches are saved. */
  applyUpdate(): Promise<void>;
  /** After a failure: starts the engine again. */
  retry(): Promise<void>;
  setSetting<K extends keyof Settings>(name: K, value: Settings[K]): void;
  /** Puts a notice away. */
  dismiss(notice: Notice): Promise<void>;
  /** A save that could not be read, as text for a file; null where there is none. */
  badSave(key: string): Promise<string | null>;
  /** Hands that text to the browser as a file to keep. */
  downloadBadSave(key: string): Promise<void>;
  /** Plays the match on in this tab; the other one lets go. */
  takeOver(): Promise<void>;
}
