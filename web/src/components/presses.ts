/** What presses, keys and drops on the table come to: intents of the store, or a dialog. */
import type { Command, CommandName } from "../keys.ts";
import { parseCard } from "../cards.ts";
import type { Args, SortBy, TableState, TableStore } from "../table-state.ts";
import type { DropPlace } from "../drag.ts";
import { askAside } from "./asides.ts";
import type { DialogName, DialogPresses, Presses } from "./context.ts";
import type { Open } from "./dialogs.ts";
import type { RovingFocus } from "./focus.ts";
import { handSaid, pilesSaid, playersSaid, pointsSaid, tableSaid } from "./facts.ts";
import { verdictOf } from "./hold.ts";
import { actions, isMyTurn, onlyTake, selected, unstaged, type Said } from "./model.ts";

/** What the presses need of the element. */
export interface TableDesk {
  readonly store: TableStore;
  readonly roving: RovingFocus;
  /** In a page of others, which has no room for more than the table. */
  readonly guest: boolean;
  /** Resolves when what the state says is on the page. */
  readonly updateComplete: Promise<boolean>;
  show(open: Open | null): void;
  showRule(rule: string): Promise<void>;
  /** The rules of this table, at the one that was just cited. */
  showRules(): Promise<void>;
  /** A text in words. */
  say(id: string, args?: Args): string;
  /** Says something that only the page knows. */
  tell(said: Said): void;
  /** Says the last message once more. */
  repeat(): void;
  /** Shows or hides what the hand is arranged with; whether it is shown now. */
  tray(shown: boolean): void;
  readonly trayShown: boolean;
  /** Place in the unstaged hand that a drop at this point means. */
  placeAt(x: number, y: number, without: readonly string[]): number;
  /** How long the deal's end has been in view, in milliseconds. */
  endShown(): number;
  /** How long the cover has been in view, in milliseconds. */
  coverShown(): number;
}

/** What the key for sorting goes through. */
const ORDERS: readonly SortBy[] = ["suit", "rank", "melds", "own"];

/** A second tap meant for the last card must not skip the open hands, nor lift the cover. */
const END_PAUSE = 700;

export class TablePresses implements Presses, DialogPresses {
  readonly #desk: TableDesk;
  /** What was selected before a drag began. */
  #chosen: readonly string[] = [];
  /** What had the focus before a hint was asked for. */
  #asking: string | null = null;

  constructor(desk: TableDesk) {
    this.#desk = desk;
  }

  get #store(): TableStore {
    return this.#desk.store;
  }

  get #state(): TableState {
    return this.#store.state;
  }

  draw = (): void => void this.#store.draw();

  take = (): void => void this.#store.take();

  decline = (): void => void this.#store.decline();

  uncover = (): void => {
    if (this.#desk.coverShown() > END_PAUSE) void this.#store.uncover();
  };

  /** The discard pile takes the thrown card, or gives its top at the start of a turn. */
  pile = (): void => {
    const drawing = isMyTurn(this.#state) && this.#state.position?.phase === "draw";
    if (drawing) void this.#store.take();
    else void this.#store.discard();
  };

  act = (name: string): void => void this.#act(() => name);

  /** Waits for the verdict on what was chosen a moment ago, so that a quick press is no mistake. */
  async #act(which: () => string | undefined): Promise<void> {
    const playing = isMyTurn(this.#state) && this.#state.position?.phase === "play";
    if (playing) await verdictOf(this.#store);
    const name = which();
    const action = actions(this.#state).find((one) => one.name === name);
    if (!action?.ready) void this.#store.explain(action?.about ?? "discard");
    else if (name === "draw") this.#drawOrTake();
    else if (name === "meld") void this.#store.lay();
    else if (name === "lay-off") void this.#store.useAnywhere();
    else void this.#store.discard();
  }

  #drawOrTake(): void {
    if (onlyTake(this.#state)) void this.#store.take();
    else void this.#store.drawOnly();
  }

  meld = (number: number): void => void this.#store.useOn(number);

  unstage = (group: number): void => this.#store.unstage(group);

  card = (key: string, event: MouseEvent): void => {
    this.#desk.roving.focus(`card:${key}`);
    if (event.shiftKey) this.#store.select([...selected(this.#state).map((card) => card.key), key]);
    else this.#store.toggle(key);
  };

  back = (): void => {
    if (this.#state.position?.canBack) void this.#store.back();
    else void this.#store.explain("back");
  };

  hint = (): void => void this.#hint();

  /** The focus goes to what can be pressed in the hint, and back when it is put away. */
  async #hint(): Promise<void> {
    const { roving, trayShown } = this.#desk;
    const shown = this.#state.hint !== null && !trayShown;
    const waits = this.#state.hint !== null && trayShown;
    if (!shown) this.#asking = roving.at?.item ?? null;
    this.#desk.tray(false);
    if (!waits) await this.#store.hint();
    await this.#desk.updateComplete;
    if (shown) this.#refocus();
    else if (this.#state.hint !== null && !roving.focus("hint-do")) roving.focus("hint-close");
  }

  #refocus(): void {
    const { roving } = this.#desk;
    if (this.#asking === null || !roving.focus(this.#asking)) roving.begin();
  }

  followHint = (): void => void this.#store.followHint();

  sort = (by: SortBy): void => void this.#sort(by);

  async #sort(by: SortBy): Promise<void> {
    const found = await this.#store.sort(by);
    this.#desk.tell({ id: found ? `ui-sorted-${by}` : "ui-sorted-none" });
  }

  #resort(): void {
    this.sort(ORDERS[(ORDERS.indexOf(this.#state.settings.sort) + 1) % ORDERS.length] ?? "suit");
  }

  tray = (): void => void this.#tray(!this.#desk.trayShown);

  /** The focus goes along: to the first order, and back to what opened it. */
  async #tray(shown: boolean): Promise<void> {
    const { roving } = this.#desk;
    this.#desk.show(null);
    this.#desk.tray(shown);
    await this.#desk.updateComplete;
    roving.focus(shown ? `order:${this.#state.settings.sort}` : "tray");
  }

  shift = (by: number): void => this.#shift(by, selected(this.#state).map(({ key }) => key));

  stage = (): void => {
    const cards = selected(this.#state).map(({ card }) => card);
    this.#store.stage();
    if (cards.length > 0) this.#desk.tell({ id: "ui-staged", args: { cards } });
  };

  open = (name: DialogName): void => {
    if (name === "rules") void this.#desk.showRules();
    else this.#desk.show({ name });
  };

  rule = (rule: string): void => void this.#desk.showRule(rule);

  close = (): void => this.#desk.show(null);

  answer = (moves: readonly string[]): void => {
    const [only = "", ...others] = moves;
    if (others.length === 0) void this.#store.choose(only);
    else this.#store.narrow(moves);
  };

  nextDeal = (): void => {
    if (this.#endSeen()) void this.#store.nextDeal();
  };

  rematch = (): void => {
    if (this.#endSeen()) void this.#store.rematch();
  };

  again = (): void => {
    if (this.#endSeen()) void this.#store.rematch("same");
  };

  save = (): void => {
    this.#desk.show(null);
    this.#store.exportMatch();
  };

  get aside(): Presses["aside"] {
    return this.#desk.guest ? null : this.#aside;
  }

  #aside = (view: "replay" | "fairness"): void => {
    const { position } = this.#state;
    if (position === null) return;
    const { record, seat } = position;
    this.#desk.show(null);
    askAside(window, view === "replay" ? { view, record, seat } : { view, record });
  };

  #endSeen(): boolean {
    return this.#state.settings.botPace === "instant" || this.#desk.endShown() > END_PAUSE;
  }

  leave = (): void => {
    this.#desk.show(null);
    void this.#store.leave();
  };

  retry = (): void => void this.#store.retry();

  /** Does what a key asked for. */
  run(command: Command): void {
    if (command.do === "go") this.#go(command.to, command.extend);
    else if (command.do === "jump") this.#jump(command.rank);
    else this.#named[command.do]();
  }

  readonly #named: Readonly<Record<CommandName, () => void>> = {
    primary: () => void this.#act(() => actions(this.#state).find((one) => one.primary)?.name),
    choose: () => this.#withFocused((key) => this.#store.toggle(key)),
    earlier: () => this.#withFocused((key) => this.#shift(-1, this.#along(key))),
    later: () => this.#withFocused((key) => this.#shift(1, this.#along(key))),
    draw: () => this.draw(),
    take: () => this.take(),
    meld: () => this.act("meld"),
    "lay-off": () => this.act("lay-off"),
    discard: () => this.act("discard"),
    sort: () => this.#resort(),
    stage: () => this.stage(),
    undo: () => this.back(),
    hand: () => this.#desk.tell(handSaid(this.#state)),
    table: () => this.#desk.tell(tableSaid(this.#state, this.#desk)),
    piles: () => this.#desk.tell(pilesSaid(this.#state)),
    players: () => this.#desk.tell(playersSaid(this.#state, this.#desk)),
    points: () => this.#desk.tell(pointsSaid(this.#state)),
    repeat: () => this.#desk.repeat(),
    clear: () => this.#clear(),
    help: () => this.open("help"),
    decline: () => this.decline(),
    rules: () => this.open("rules"),
    hint: () => this.hint(),
  };

  #clear(): void {
    if (this.#desk.trayShown) this.tray();
    else if (this.#state.hint !== null) this.hint();
    else this.#store.clear();
  }

  #withFocused(act: (key: string) => void): void {
    const { item } = this.#desk.roving.at ?? {};
    if (item?.startsWith("card:")) act(item.slice("card:".length));
  }

  #go(to: Parameters<RovingFocus["go"]>[0], extend: boolean): void {
    const from = this.#desk.roving.at?.item;
    const item = this.#desk.roving.go(to);
    if (!extend || !item) return;
    const reached = [from, item].map((name) => (name ?? "").slice("card:".length));
    this.#store.select([
      ...new Set([...selected(this.#state).map((card) => card.key), ...reached]),
    ]);
  }

  #jump(rank: string): void {
    const cards = unstaged(this.#state);
    const now = cards.findIndex((card) => `card:${card.key}` === this.#desk.roving.at?.item);
    const order = [...cards.slice(now + 1), ...cards.slice(0, now + 1)];
    const next = order.find((card) => parseCard(card.card)?.face?.rank === rank);
    if (next) this.#desk.roving.focus(`card:${next.key}`);
  }

  /** Moves cards together among those that are not staged. */
  #shift(by: number, keys: readonly string[]): void {
    if (keys.length === 0) return this.#desk.tell({ id: "ui-select-move" });
    const cards = unstaged(this.#state).map((card) => card.key);
    const first = cards.findIndex((key) => keys.includes(key));
    const place = Math.max(0, Math.min(first + by, cards.length - keys.length));
    this.#moveTo(keys, place);
    this.#desk.tell({ id: "ui-moved", args: { place: place + 1, cards: cards.length } });
  }

  /** Which cards go along with one: the whole selection if it is in it, or that card alone. */
  #along(key: string): readonly string[] {
    const chosen = selected(this.#state).map((card) => card.key);
    return chosen.includes(key) ? chosen : [key];
  }

  lift(key: string): readonly string[] {
    this.#chosen = selected(this.#state).map((card) => card.key);
    if (!this.#chosen.includes(key)) this.#store.select([key]);
    return this.#along(key);
  }

  /** Drops dragged cards: on a meld, a staged group, the free table, the pile or the hand. */
  drop(place: DropPlace | null, keys: readonly string[]): void {
    const [kind = "hand", number = ""] = place?.target.split(":") ?? [];
    if (kind === "meld") void this.#store.useOn(Number(number));
    else if (kind === "staged") this.#regroup(Number(number));
    else if (kind === "staging") this.#store.stage();
    else if (kind === "discard") void this.#store.discard();
    else this.#putBack(place, keys);
  }

  #putBack(place: DropPlace | null, keys: readonly string[]): void {
    this.#store.select(this.#chosen);
    if (place) this.#moveTo(keys, this.#desk.placeAt(place.x, place.y, keys));
  }

  #regroup(group: number): void {
    const keys = this.#state.groups[group] ?? [];
    const added = selected(this.#state).map((card) => card.key);
    this.#store.unstage(group);
    this.#store.select([...keys, ...added]);
    this.#store.stage();
  }

  /** `place` counts the unstaged cards that are not moved; the store counts the staged ones too. */
  #moveTo(keys: readonly string[], place: number): void {
    const moved = new Set(keys);
    const others = this.#state.hand.filter((card) => !moved.has(card.key));
    const before = others.filter((card) => card.group === null)[place];
    this.#store.moveMany(keys, before ? others.indexOf(before) : others.length);
  }
}
