/** `<rummy-start>`: a new match, or the one that was left. */
import { html, LitElement, nothing, type TemplateResult } from "lit";
import type { Args, SavedMatch, TableStore } from "../table-state.ts";
import type { Texts } from "../texts.ts";
import { base } from "./base.ts";
import { cardFace, cardStyles } from "./card.ts";
import { icon } from "./icons.ts";
import { rulesPage } from "./menu.ts";
import { noticesStyles, noticesView } from "./notices.ts";
import { paceView } from "./settings.ts";
import { startStyles } from "./start-styles.ts";
import { StoreWatch } from "./watch.ts";

const RULES = "jokeren-13";
const MOST_SEATS = 4;
const SHOWN = ["10h", "Jh", "*=Qh", "Kh", "Ah"];

export class RummyStart extends LitElement {
  static override properties = {
    store: { attribute: false },
    texts: { attribute: false },
    seats: { state: true },
    deleting: { state: true },
  };
  static override styles = [base, cardStyles, noticesStyles, startStyles];

  declare store: TableStore;
  declare texts: Texts;
  declare seats: number;
  declare deleting: boolean;

  constructor() {
    super();
    this.seats = 3;
    this.deleting = false;
    new StoreWatch(this, () => this.store);
  }

  protected override render(): TemplateResult {
    const { state } = this.store;
    this.toggleAttribute("four-colours", state.settings.fourColours);
    const { saved } = state;
    return html`<div class="start">
      ${noticesView(this.store, this.#say)}
      <header class="hero">
        <div class="show" aria-hidden="true">
          ${SHOWN.map((card) => html`<span>${cardFace(card)}</span>`)}
        </div>
        <h1>Meldbook</h1>
        <p>${this.#say("ui-tagline")}</p>
      </header>
      <div class="panels">${saved ? this.#savedView(saved) : nothing} ${this.#newView(saved)}</div>
      <footer>
        <p><a href=${rulesPage(RULES)}>${this.#say("ui-rules")}</a></p>
        <p>${this.#say("ui-offline-about")}</p>
      </footer>
    </div>`;
  }

  #say = (id: string, args: Args = {}): string => this.texts.say(id, args);

  #savedView(saved: SavedMatch): TemplateResult {
    const { names, seat, deal, deals, over, scores } = saved;
    const others = this.texts.list(names.filter((_, i) => i !== seat));
    const about = this.#say(over ? "ui-resume-over" : "ui-resume-about", {
      deal,
      deals: deals ?? 0,
      names: others,
    });
    return html`<section class="panel saved" aria-labelledby="saved-title">
      <h2 id="saved-title">${this.#say("ui-resume-title")}</h2>
      <p>${about}</p>
      <p class="scores">
        ${names.map((name, i) => html`<span>${name} <b>${scores[i] ?? "0"}</b></span>`)}
      </p>
      ${this.deleting
        ? this.#sureView()
        : html`<div class="choices">
            <button class="button primary" @click=${() => void this.store.resume()}>
              ${this.#say(over ? "ui-look" : "ui-resume")}
            </button>
            <button class="button danger" @click=${() => (this.deleting = true)}>
              ${icon("trash")}${this.#say("ui-delete")}
            </button>
          </div>`}
    </section>`;
  }

  #sureView(): TemplateResult {
    const remove = () => {
      this.deleting = false;
      void this.store.discardSaved();
    };
    return html`<p role="alert">${this.#say("ui-delete-sure")}</p>
      <div class="choices">
        <button class="button" @click=${() => (this.deleting = false)}>
          ${this.#say("ui-delete-no")}
        </button>
        <button class="button danger" @click=${remove}>
          ${icon("trash")}${this.#say("ui-delete-yes")}
        </button>
      </div>`;
  }

  #newView(saved: SavedMatch | null): TemplateResult {
    const own = saved?.names[saved.seat] ?? this.#say("ui-you-default");
    return html`<form class="panel" aria-labelledby="new-title" @submit=${this.#submit}>
      <h2 id="new-title">
        ${this.#say("ui-new-match")} <small>${this.#say(`rules-${RULES}`)}</small>
      </h2>
      <p class="about">${this.#say("ui-game-about")}</p>
      <div class="pair-of-fields">
        <label
          ><span class="label">${this.#say("ui-your-name")}</span>
          <input
            type="text"
            name="name"
            maxlength="20"
            autocomplete="nickname"
            .defaultValue=${own}
        /></label>
        ${this.#countView()}
      </div>
      <fieldset>
        <legend>${this.#say("ui-bot-names")}</legend>
        <div class="bots">
          ${Array.from({ length: MOST_SEATS - 1 }, (_, i) => this.#botView(i + 1))}
        </div>
      </fieldset>
      ${paceView(this.store.state.settings, this.#say, this.store)}
      <button class="button primary big" type="submit">${this.#say("ui-start")}</button>
    </form>`;
  }

  #countView(): TemplateResult {
    const counts = Array.from({ length: MOST_SEATS - 1 }, (_, i) => i + 2);
    return html`<fieldset>
      <legend>${this.#say("ui-seat-count")}</legend>
      <div class="segments">
        ${counts.map(
          (count) =>
            html`<label
              ><input
                type="radio"
                name="seats"
                value=${count}
                .checked=${this.seats === count}
                @change=${() => (this.seats = count)}
              />${count}</label
            >`,
        )}
      </div>
    </fieldset>`;
  }

  #botView(number: number): TemplateResult {
    return html`<input
      type="text"
      name="bot"
      maxlength="20"
      autocomplete="off"
      ?hidden=${number >= this.seats}
      aria-label=${this.#say("ui-bot-name", { number })}
      .defaultValue=${this.#say("ui-bot-default", { number })}
    />`;
  }

  #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const names = [form.get("name"), ...form.getAll("bot")].map((name) =>
      String(name ?? "").trim(),
    );
    void this.store.newMatch({
      rules: RULES,
      seats: this.seats,
      names: names.slice(0, this.seats),
    });
  };
}

if (!customElements.get("rummy-start")) customElements.define("rummy-start", RummyStart);
