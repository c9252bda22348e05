/** `<rummy-replay>`: a match step by step, as the one who looks may know it. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { failed as saidOf } from "../messages.ts";
import type { Frame, Reason, Retraced } from "../protocol.ts";
import type { Args, Fork, TableStore } from "../table-state.ts";
import type { Seating, Texts } from "../texts.ts";
import type { Asked } from "./asides.ts";
import { avatarStyles } from "./avatar.ts";
import { base } from "./base.ts";
import { cardStyles } from "./card-styles.ts";
import { wear } from "./deck.ts";
import { icon, type IconName } from "./icons.ts";
import { linkStyles, linkView, type Made, makeLink } from "./replay-link.ts";
import { replayStyles } from "./replay-styles.ts";
import { tableView, whole, type Whole } from "./replay-table.ts";
import { sentence, sentenceStyles } from "./sentence.ts";

const PACE = 1300; // milliseconds a step

export class RummyReplay extends LitElement {
  static override properties = {
    store: { attribute: false },
    texts: { attribute: false },
    asked: { attribute: false },
    close: { attribute: false },
    told: { state: true },
    fault: { state: true },
    at: { state: true },
    playing: { state: true },
    reason: { state: true },
    link: { state: true },
  };
  static override styles = [
    base,
    cardStyles,
    avatarStyles,
    sentenceStyles,
    linkStyles,
    replayStyles,
  ];

  declare store: TableStore;
  declare texts: Texts;
  declare asked: Extract<Asked, { view: "replay" }>;
  declare close: () => void;
  declare told: Retraced | null;
  /** Why there is nothing to be seen. */
  declare fault: string | null;
  /** Number of the frame shown: moves made in the deal. */
  declare at: number;
  declare playing: boolean;
  /** Why the bot made the move shown. */
  declare reason: Reason | "otherwise" | null;
  declare link: Made | null;
  #frames: readonly Whole[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.told = this.fault = this.reason = this.link = null;
    this.at = 0;
    this.playing = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#play(false);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("asked")) void this.#look(this.asked.at?.deal, undefined, this.asked.at?.move);
  }

  #say = (id: string, args: Args = {}): string => this.texts.say(id, args, this.#seating);

  get #seating(): Seating {
    return { names: this.told?.names ?? [], me: this.asked.seat };
  }

  get #frame(): Whole | undefined {
    return this.#frames[this.at];
  }

  get #last(): number {
    return Math.max(0, this.#frames.length - 1);
  }

  /** Has a deal told, with the eyes of a seat or open, and stays at a move of it. */
  async #look(deal?: number, eyes?: number, at = 0): Promise<void> {
    this.#play(false);
    this.reason = this.link = null;
    const told = await this.store.past.retrace(this.asked, deal, eyes);
    if (told === null) this.fault = this.#say("ui-engine-starting");
    else if (!told.ok) this.fault = this.#failure(told);
    else {
      this.fault = null;
      const others = this.asked.seat === null;
      this.told = {
        ...told,
        names: told.names.map((name, seat) => this.texts.called(name, others ? seat : undefined)),
      };
      this.#frames = whole(told.frames);
      this.at = Math.min(at, this.#last);
    }
  }

  #failure(failure: Parameters<typeof saidOf>[0]): string {
    if (failure.code === "deal-running") return this.#say("ui-replay-running");
    const { id, args } = saidOf(failure);
    return this.#say(id, args);
  }

  #go(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.#last);
    this.reason = this.link = null;
  }

  #play(on: boolean): void {
    clearInterval(this.#timer);
    this.playing = on;
    if (!on) return;
    if (this.at === this.#last) this.#go(0);
    this.#timer = setInterval(() => {
      this.#go(this.at + 1);
      if (this.at === this.#last) this.#play(false);
    }, PACE);
  }

  /** Once there is something to be seen the keys work: the slider has them. */
  protected override updated(changed: PropertyValues): void {
    if (changed.has("told") && changed.get("told") === null)
      this.renderRoot.querySelector<HTMLElement>("[type=range]")?.focus();
  }

  /** What the element with the focus does not hear itself. */
  #key = (event: KeyboardEvent): void => {
    const { tagName } = event.composedPath()[0] as HTMLElement;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (tagName === "SELECT") return;
    const steps: Record<string, () => void> = {
      ...(tagName !== "INPUT" && {
        ArrowLeft: () => this.#go(this.at - 1),
        ArrowRight: () => this.#go(this.at + 1),
        Home: () => this.#go(0),
        End: () => this.#go(this.#last),
      }),
      ...(tagName !== "BUTTON" && { " ": () => this.#play(!this.playing) }),
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    step();
  };

  protected override render(): TemplateResult {
    const { told } = this;
    wear(this, this.store.state.settings);
    return html`<div class="replay" @keydown=${this.#key}>
      <header>
        <button class="icon-button" autofocus aria-label=${this.#say("ui-close")} @click=${this.close}>
          ${icon("close")}
        </button>
        <h2>${this.#say("ui-replay")}${told ? html`: ${this.#say(`rules-${told.rules}`)}` : nothing}</h2>
        ${told ? this.#choicesView(told) : nothing}
      </header>
      ${
        this.fault === null
          ? nothing
          : html`<p class="fault" role="status">${icon("info")}<span>${this.fault}</span></p>`
      }
      ${told && this.#frame ? this.#shownView(told, this.#frame) : nothing}
    </div>`;
  }

  #choicesView({ deals, deal, open, eyes, names }: Retraced): TemplateResult {
    const { me } = this.#seating;
    const chosen = (event: Event): number => Number((event.target as HTMLSelectElement).value);
    const look = (event: Event): void => {
      const seat = chosen(event);
      void this.#look(deal, seat < 0 ? undefined : seat, this.at);
    };
    return html`<div class="chosen">
      <label
        ><span class="hidden">${this.#say("ui-replay-deal")}</span
        ><select @change=${(event: Event) => void this.#look(chosen(event))}>
          ${deals.map(
            (one) =>
              html`<option value=${one} ?selected=${one === deal}>
                ${this.#say("ui-witness-deal", { deal: one })}
              </option>`,
          )}
        </select></label
      >
      ${
        open
          ? html`<label
              ><span class="hidden">${this.#say("ui-replay-eyes")}</span
              ><select @change=${look}>
                <option value="-1" ?selected=${eyes === null}>${this.#say("ui-replay-open")}</option>
                ${names.map(
                  (_, seat) =>
                    html`<option value=${seat} ?selected=${eyes === seat}>
                      ${this.#say(seat === me ? "ui-replay-seen-you" : "ui-replay-seen", { seat })}
                    </option>`,
                )}
              </select></label
            >`
          : nothing
      }
    </div>`;
  }

  #shownView(told: Retraced, frame: Whole): TemplateResult {
    return html`<div class="scene scrolls" tabindex="0" role="region" aria-label=${this.#say("ui-table")}>
        ${tableView(this.texts, told, frame)}
      </div>
      <div class="told">
        <p class="step" role="status" aria-live="polite">
          <b>${this.#say("ui-replay-step", { move: this.at, moves: this.#last })}</b>
          ${this.#sentences(frame)}
        </p>
        ${this.#reasonView()} ${this.link ? linkView(this.texts, this.link, this.store) : nothing}
      </div>
      ${this.#controlsView(told, frame)}`;
  }

  #sentences({ events }: Frame): TemplateResult[] {
    return events.map(
      ({ code, args }) =>
        html`<span>${sentence(this.texts.pieces(`event-${code}`, args, this.#seating))} </span>`,
    );
  }

  #reasonView(): TemplateResult | typeof nothing {
    const { reason } = this;
    if (reason === null) return nothing;
    const pieces =
      reason === "otherwise"
        ? this.texts.pieces("ui-replay-why-otherwise", {})
        : this.texts.pieces(`reason-${reason.code}`, reason.args, this.#seating);
    return html`<p class="reason" role="status">${icon("hint")}<span>${sentence(pieces)}</span></p>`;
  }

  #controlsView(told: Retraced, frame: Whole): TemplateResult {
    const { at, playing } = this;
    const last = this.#last;
    const button = (name: IconName, id: string, press: () => void, off = false) =>
      html`<button
        class="icon-button"
        aria-label=${this.#say(id)}
        title=${this.#say(id)}
        aria-disabled=${off}
        @click=${press}
      >
        ${icon(name)}
      </button>`;
    const slide = (event: Event): void =>
      this.#go(Number((event.target as HTMLInputElement).value));
    return html`<div class="controls">
      <input
        type="range"
        min="0"
        max=${last}
        .value=${String(at)}
        aria-label=${this.#say("ui-replay-slider")}
        aria-valuetext=${this.#say("ui-replay-step", { move: at, moves: last })}
        @input=${slide}
      />
      <div class="buttons" role="group" aria-label=${this.#say("ui-replay")}>
        ${button("first", "ui-replay-first", () => this.#go(0), at === 0)}
        ${button("back", "ui-replay-back", () => this.#go(at - 1), at === 0)}
        ${button(
          playing ? "pause" : "play",
          playing ? "ui-replay-pause" : "ui-replay-play",
          () => this.#play(!playing),
        )}
        ${button("ahead", "ui-replay-ahead", () => this.#go(at + 1), at === last)}
        ${button("last", "ui-replay-last", () => this.#go(last), at === last)}
      </div>
      ${this.#deedsView(told, frame)}
    </div>`;
  }

  #deedsView({ open, deal, kinds }: Retraced, { seat }: Whole): TemplateResult {
    const bot = open && seat !== null && kinds[seat] !== "person";
    const place = { deal, move: this.at };
    const deed = (name: IconName, id: string, press: () => void, about = "") =>
      html`<button class="button" title=${about && this.#say(about)} @click=${press}>
        ${icon(name)}${this.#say(id)}
      </button>`;
    const fork = (from: Fork) => () => void this.#fork(from);
    return html`<div class="deeds">
      ${deed("fork", "ui-replay-fork", fork(place), "ui-replay-fork-about")}
      ${
        open
          ? html`${deed("undo", "ui-replay-again", fork({ deal, move: 0 }), "ui-replay-again-about")}
            ${deed("copy", "ui-replay-link", () => void this.#link(place))}`
          : nothing
      }
      ${
        bot
          ? deed("eye", "ui-replay-why", () => void this.#why(seat), "ui-replay-why-about")
          : nothing
      }
    </div>`;
  }

  async #fork(place: Fork): Promise<void> {
    const failure = await this.store.past.fork(this.asked, place);
    if (failure === null) this.close();
    else this.fault = this.#failure(failure);
  }

  /** Shows what the bot knew when it moved, and why it did. */
  async #why(seat: number): Promise<void> {
    const { at, told } = this;
    if (told === null) return;
    const reason = await this.store.past.why(this.asked, { deal: told.deal, move: at - 1 });
    await this.#look(told.deal, seat, at);
    this.reason = reason;
  }

  /** The match up to the end of this deal goes into the link. */
  async #link(place: Fork): Promise<void> {
    const end = { deal: place.deal, move: this.#last };
    const record = await this.store.past.cut(this.asked, end);
    if (record !== null) this.link = await makeLink(record, place, this.told?.rules ?? "");
  }
}

if (!customElements.get("rummy-replay")) customElements.define("rummy-replay", RummyReplay);
