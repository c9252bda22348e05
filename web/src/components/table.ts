/** `<rummy-table>`: the table of a match. Shows the store's snapshots and turns presses into intents. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { CardDrag, type DropPlace } from "../drag.ts";
import { PileDrag } from "../pile-drag.ts";
import { commandOf } from "../keys.ts";
import { told } from "../messages.ts";
import { isShared } from "../sharing.ts";
import { Sounds, soundsOf } from "../sounds.ts";
import type { Args, Message, TableState, TableStore } from "../table-state.ts";
import type { Texts } from "../texts.ts";
import { avatarStyles } from "./avatar.ts";
import { aloudView } from "./aloud.ts";
import { base } from "./base.ts";
import { cardStyles } from "./card-styles.ts";
import type { Context } from "./context.ts";
import { wear } from "./deck.ts";
import { choiceStyles } from "./choice.ts";
import { coverStyles, coverView } from "./cover.ts";
import { endView } from "./deal-end.ts";
import { dealEndStyles } from "./deal-end-styles.ts";
import { dialogStyles } from "./dialog-styles.ts";
import { dialogView, type Open } from "./dialogs.ts";
import { BackCloses } from "./back.ts";
import { fan, type Fan, type HandSpace } from "./fan.ts";
import { Flights } from "./flights.ts";
import { isUnfocused, keepFocusIn, RovingFocus } from "./focus.ts";
import { actionsView, barView, engineView, frameStyles, logView, sayView } from "./frame.ts";
import { deedStyles } from "./deed-mark.ts";
import { deskStyles } from "./desk-styles.ts";
import { DropMarks, handPlace } from "./drop-marks.ts";
import { goalStyles } from "./goal-view.ts";
import { FRAME, handStyles, handView } from "./hand.ts";
import { meldsStyles, meldsView } from "./melds.ts";
import { framePosition, here, isMyTurn, unstaged, type Said } from "./model.ts";
import { VerdictHold } from "./hold.ts";
import { languageStyles } from "./language.ts";
import { lookStyles } from "./look.ts";
import { hintStyles, hintView } from "./hint.ts";
import { menuStyles } from "./menu.ts";
import { noticesStyles, noticesView } from "./notices.ts";
import { pilesStyles, pilesView } from "./piles.ts";
import { TablePresses, type TableDesk } from "./presses.ts";
import { ruleSentence } from "./rule-text.ts";
import { chartStyles } from "./score-chart.ts";
import { scoresStyles } from "./scores.ts";
import { seatsStyles, seatsView } from "./seats.ts";
import { sentenceStyles } from "./sentence.ts";
import { tableRulesStyles } from "./table-rules.ts";
import { tableStyles } from "./table-styles.ts";
import { trayStyles, trayView } from "./tray.ts";
import { titleStyles } from "./title.ts";
import { StoreWatch } from "./watch.ts";

const TOP = 2; // as its headings are written

export class RummyTable extends LitElement implements TableDesk {
  static override properties = {
    store: { attribute: false },
    texts: { attribute: false },
    guest: { type: Boolean, reflect: true },
    heading: { attribute: false },
  };
  static override styles = [
    base,
    cardStyles,
    avatarStyles,
    deedStyles,
    sentenceStyles,
    seatsStyles,
    meldsStyles,
    hintStyles,
    trayStyles,
    pilesStyles,
    handStyles,
    frameStyles,
    titleStyles,
    goalStyles,
    coverStyles,
    choiceStyles,
    tableRulesStyles,
    scoresStyles,
    chartStyles,
    dealEndStyles,
    noticesStyles,
    dialogStyles,
    menuStyles,
    languageStyles,
    lookStyles,
    tableStyles,
    deskStyles,
  ];

  declare store: TableStore;
  declare texts: Texts;
  /** In a page of others: it takes the focus only where it is given it. */
  declare guest: boolean;
  /** The level of its highest heading. */
  declare heading: number;

  readonly roving = new RovingFocus(this);
  readonly #press = new TablePresses(this);
  readonly #verdicts = new VerdictHold(this);
  readonly #sounds = new Sounds();
  readonly #back = new BackCloses(this, () => this.#dialog() !== null, () => this.show(null));
  readonly #flights = new Flights(() => this.renderRoot);
  readonly #marks = new DropMarks(this);
  #drag: CardDrag | null = null;
  #pile: PileDrag | null = null;
  #open: Open | null = null;
  /** What the page itself said last, and the store's message that it stands before. */
  #told: { readonly message: Message; readonly over: number } | null = null;
  #shown: TableState | null = null;
  #spoken = false;
  #hand: HandSpace = { width: 320, card: 56, finger: 44 };
  #greeting = false;
  trayShown = false;
  #endSince = 0;
  #coverSince = 0;

  constructor() {
    super();
    this.guest = false;
    this.heading = TOP;
    new StoreWatch(this, () => this.store);
    new ResizeObserver(() => this.hasUpdated && this.#measure()).observe(this);
  }

  protected override render(): TemplateResult {
    const { state } = this.store;
    const position = state.position ?? (state.opening && framePosition(state.opening));
    if (!position) return html``;
    const context = this.#context(position);
    const open = this.#dialog();
    return html`<div class="table" part="table" tabindex="-1" @keydown=${this.#pressed} @pointerdown=${this.#flights.hasten}>
        ${barView(context)} ${this.#main(context)} ${state.cover ? nothing : logView(context)}
        ${aloudView(context, this.#news())}
        <div class="notice-place">${noticesView(this.store, context.say)}</div>
        <div class="sky" aria-hidden="true"></div>
      </div>
      <dialog part="dialog" aria-labelledby="dialog-title" @close=${this.#closed} @click=${this.#backdrop}>
        ${open ? dialogView(context, open, this.#press, this.store) : ""}
      </dialog>`;
  }

  #main(context: Context): TemplateResult {
    const { cover } = context.state;
    if (cover) return coverView(context, cover);
    const { end } = context.position;
    return end ? endView(context, end) : this.#playing(context);
  }

  #playing(context: Context): TemplateResult {
    const ready = context.state.engine.status === "ready";
    return html`${seatsView(context)} ${meldsView(context)}
    ${context.tray ? trayView(context) : hintView(context)}
    ${ready ? sayView(context, this.#message()) : engineView(context)} ${pilesView(context)}
    ${handView(context, this.#spread(context))} ${actionsView(context)}`;
  }

  #context(position: Context["position"]): Context {
    const state = this.#verdicts.shown(this.store.state);
    const all = state.cover !== null || (position.end !== null && isShared(position));
    const me = all ? null : position.seat;
    const seating = { names: position.seats.map((seat) => seat.name), me };
    const say = (id: string, args: Args = {}) => this.texts.say(id, args, seating);
    const told = (id: string, args: Args = {}) => this.texts.pieces(id, args, seating);
    const said = ({ id, args, or }: Said) =>
      say(or === undefined || this.texts.has(id) ? id : or, args);
    const live = state.position !== null;
    const rules = state.rules && here(state.rules, position);
    const words = { texts: this.texts, say, told, said };
    const shown = { live, tray: this.trayShown && live };
    return { state, position, ...shown, here: rules, me, on: this.#press, ...words };
  }

  #spread({ state, position, live }: Context): Fan {
    if (!live) return fan(FRAME, this.#hand);
    const drawn = position.phase !== "draw" && position.turn === position.seat;
    return fan(unstaged(state).length, this.#hand, drawn ? 0 : 1);
  }

  /** What is said now; after a reload, what happened last. */
  #message(): Message | null {
    const { message, log, position } = this.store.state;
    if (this.#told?.over === (message?.serial ?? 0)) return this.#told.message;
    if (message || !position) return message;
    const last = told(log.slice(-1), position.seat);
    return last && { ...last, serial: 0 };
  }

  /** What is heard: what happened last is not told again when a refusal goes. */
  #news(): Message | null {
    const message = this.#message();
    this.#spoken ||= this.store.state.message !== null;
    return message?.serial === 0 && this.#spoken ? null : message;
  }

  #dialog(): Open | null {
    const { choice } = this.store.state;
    return this.#open ?? (choice && { name: "choice", moves: choice.moves, about: choice.about });
  }

  // ── around an update ──────────────────────────────────────────────────────

  protected override willUpdate(): void {
    const { settings, position, cover } = this.store.state;
    wear(this, settings);
    if (position?.end && !this.#shown?.position?.end) this.#endSince = performance.now();
    if (cover && cover !== this.#shown?.cover) {
      this.#coverSince = performance.now();
      this.#open = null;
    }
    const calm = !settings.motion || matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.toggleAttribute("still", calm);
    this.#flights.mark(calm, this.hasUpdated);
  }

  protected override firstUpdated(): void {
    this.#drag = new CardDrag(this.renderRoot as ShadowRoot, {
      lift: (key) => this.#press.lift(key),
      over: (place, keys) => this.#marks.show(place, keys),
      drop: (place, keys) => this.#dropped(place, keys),
    });
    this.#pile = new PileDrag(this.renderRoot as ShadowRoot, (pile) =>
      pile === "stock" ? this.#press.draw() : this.#press.take(),
    );
    if (!this.guest && isUnfocused()) this.arrive();
  }

  /** Takes the focus: to the first button, and on to where the turn begins once that is known. */
  arrive(): void {
    this.#greeting = true;
    this.roving.focus("draw");
    this.#greet();
  }

  protected override updated(_: PropertyValues): void {
    if (this.heading !== TOP) this.#level();
    this.#syncDialog();
    this.#measure();
    this.#flights.go(this.#shown, this.store.state, this.#drag?.active ?? false);
    this.#sound();
    this.#greet();
    this.#shown = this.store.state;
  }

  #level(): void {
    for (const heading of this.renderRoot.querySelectorAll("h2, h3, h4"))
      heading.ariaLevel = String(Number(heading.tagName[1]) - TOP + this.heading);
  }

  /** On arrival the focus waits at the first button until it is known where the turn begins. */
  #greet(): void {
    const { position } = this.store.state;
    if (!this.#greeting || !position) return;
    this.#greeting = false;
    const playing = isMyTurn(this.store.state) && position.phase === "play";
    if (playing && this.roving.at?.item === "draw") this.roving.begin();
  }

  #sound(): void {
    const { state } = this.store;
    const last = this.#shown;
    if (!state.settings.sounds || !state.position || !last?.position) return;
    const news = last.position.at === state.position.at ? [] : state.news;
    this.#sounds.play(soundsOf(news, isMyTurn(state) && !isMyTurn(last)));
  }

  #syncDialog(): void {
    const dialog = this.renderRoot.querySelector("dialog");
    const open = this.#dialog();
    if (!this.isConnected) return; // left meanwhile
    if (open && !dialog?.open) {
      dialog?.showModal();
      if (!this.guest) this.#back.opened();
    } else if (open && dialog) keepFocusIn(dialog);
    if (!open && dialog?.open) dialog.close();
  }

  #measure(): void {
    const hand = this.renderRoot.querySelector<HTMLElement>(".hand");
    if (!hand) return;
    const style = getComputedStyle(hand);
    const pixels = (name: string) => parseFloat(style.getPropertyValue(name));
    const space = {
      width: hand.clientWidth - 16,
      card: pixels("--hand-w"),
      finger: pixels("--finger"),
    };
    const { width, card, finger } = this.#hand;
    if (space.width === width && space.card === card && space.finger === finger) return;
    this.#hand = space;
    this.requestUpdate();
  }

  // ── what the presses need ─────────────────────────────────────────────────

  show(open: Open | null): void {
    this.#open = open;
    if (!open && this.store.state.choice) this.store.dismissChoice();
    this.requestUpdate();
  }

  async showRule(rule: string): Promise<void> {
    this.show({ name: "rule", rule, sentence: await this.#sentence(rule) });
  }

  async showRules(): Promise<void> {
    const rule = this.#message()?.rule ?? null;
    this.show({
      name: "rules",
      ...(rule !== null && { cited: { rule, sentence: await this.#sentence(rule) } }),
    });
  }

  #sentence(rule: string): ReturnType<typeof ruleSentence> {
    const rules = this.store.state.position?.rules ?? "";
    return ruleSentence(this.texts.language, rules, rule);
  }

  say = (id: string, args: Args = {}): string => {
    const { position } = this.store.state;
    const names = position?.seats.map(({ name }) => name) ?? [];
    return this.texts.say(id, args, { names, me: position?.seat ?? null });
  };

  tell({ id, args = {} }: Said): void {
    this.#tell({ tone: "info", id, args, rule: null });
  }

  tray(shown: boolean): void {
    this.trayShown = shown;
    this.requestUpdate();
  }

  repeat(): void {
    const message = this.#message();
    if (message) this.#tell(message);
  }

  #tell(said: Omit<Message, "serial">): void {
    const serial = (this.#told?.message.serial ?? 0) - 1;
    this.#told = {
      message: { ...said, serial: Math.min(serial, -1) },
      over: this.store.state.message?.serial ?? 0,
    };
    this.requestUpdate();
  }

  placeAt(x: number, y: number, without: readonly string[]): number {
    return handPlace(this.renderRoot, x, y, without);
  }

  endShown(): number {
    return performance.now() - this.#endSince;
  }

  coverShown(): number {
    return performance.now() - this.#coverSince;
  }

  // ── events ────────────────────────────────────────────────────────────────

  #dropped(place: DropPlace | null, keys: readonly string[]): void {
    this.#flights.dropped();
    this.#press.drop(place, keys);
    this.requestUpdate();
  }

  #pressed = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    if (event.key === "Escape" && this.#drag?.active) return this.#drag.cancel();
    if (event.key === "Escape") this.#pile?.cancel();
    if (event.defaultPrevented || event.isComposing || target.closest("dialog, input")) return;
    const region = target.closest<HTMLElement>("[data-region]")?.dataset["region"];
    const { letters } = this.store.state.settings;
    const command = commandOf(event, {
      letters,
      hand: region === "hand",
      region: region !== undefined,
    });
    if (!command) return;
    event.preventDefault();
    this.#press.run(command);
  };

  /** The word comes late: by then another dialog may be open. */
  #closed = ({ target }: Event): void => {
    if (this.#dialog() && !(target as HTMLDialogElement).open) this.show(null);
  };

  #backdrop = (event: MouseEvent): void => {
    if (event.target === event.currentTarget) this.show(null);
  };
}

if (!customElements.get("rummy-table")) customElements.define("rummy-table", RummyTable);
