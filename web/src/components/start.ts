/** `<rummy-start>`: a new match, or the one that was left. */
import { html, LitElement, nothing, type TemplateResult } from "lit";
import type { Args, SavedMatch, TableStore } from "../table-state.ts";
import type { Texts } from "../texts.ts";
import { Installing } from "../install.ts";
import { scoreText } from "../scores.ts";
import { site } from "../site/here.ts";
import { askAside } from "./asides.ts";
import { avatar, avatarStyles } from "./avatar.ts";
import { BackCloses } from "./back.ts";
import { base } from "./base.ts";
import { wear } from "./deck.ts";
import { dialogStyles } from "./dialog-styles.ts";
import { cardFace } from "./card.ts";
import { cardStyles } from "./card-styles.ts";
import "./match-list.ts";
import { isUnfocused } from "./focus.ts";
import { icon } from "./icons.ts";
import { languageStyles, languageView } from "./language.ts";
import { lookStyles } from "./look.ts";
import { houseRulesStyles } from "./house-rules-styles.ts";
import { aboutPage, embeddingPage, rulesPage } from "./menu.ts";
import { newMatchView } from "./new-match.ts";
import { newMatchStyles } from "./new-match-styles.ts";
import { noticesStyles, noticesView } from "./notices.ts";
import { RulePages } from "./rule-pages.ts";
import { settingsView } from "./settings.ts";
import { deleteView, forkView, savedStyles } from "./saved.ts";
import { startStyles } from "./start-styles.ts";
import { StoreWatch } from "./watch.ts";

/** One for the page: the browser offers once, whatever the page shows then. */
let shown: RummyStart | null = null;
const installing = new Installing(() => shown?.requestUpdate());

const SHOWN = ["10h", "Jh", "*=Qh", "Kh", "Ah"];

export class RummyStart extends LitElement {
  static override properties = {
    store: { attribute: false },
    texts: { attribute: false },
    deleting: { state: true },
  };
  static override styles = [
    base,
    cardStyles,
    avatarStyles,
    noticesStyles,
    savedStyles,
    startStyles,
    houseRulesStyles,
    newMatchStyles,
    languageStyles,
    dialogStyles,
    lookStyles,
  ];

  declare store: TableStore;
  declare texts: Texts;
  declare deleting: boolean;
  readonly #pages = new RulePages(this);
  readonly #back = new BackCloses(
    this,
    () => this.#settings?.open ?? false,
    () => this.#settings?.close(),
  );

  constructor() {
    super();
    this.deleting = false;
    new StoreWatch(this, () => this.store);
  }

  /** After a match: the focus is where it goes on. */
  async arrive(): Promise<void> {
    await this.updateComplete;
    if (!isUnfocused()) return;
    const first = this.renderRoot.querySelector<HTMLElement>(".saved .primary, [name=game]:checked");
    first?.focus();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    shown = this;
  }

  protected override render(): TemplateResult {
    const { state } = this.store;
    wear(this, state.settings);
    const { saved } = state;
    return html`<div class="start">
      ${noticesView(this.store, this.#say)}
      <header class="hero">
        <div class="show" aria-hidden="true">
          ${SHOWN.map((card) => html`<span>${cardFace(card)}</span>`)}
        </div>
        <div>
          <h1>Meldbook</h1>
          <p>${this.#say("ui-tagline")}</p>
        </div>
      </header>
      <div class="panels">
        ${saved ? this.#savedView(saved) : nothing}
        ${
          state.matches.length > 0
            ? html`<rummy-matches
                .store=${this.store}
                .texts=${this.texts}
                .emptied=${() => this.arrive()}
              ></rummy-matches>`
            : nothing
        }
        ${newMatchView(this.store, this.texts, this.#pages)}
      </div>
      <div class="beside">${this.#importView()} ${this.#dealNameView()} ${this.#statisticsView()}</div>
      ${this.#footerView()}
      ${this.#settingsView()}
    </div>`;
  }

  #footerView(): TemplateResult {
    const { language } = this.texts;
    return html`<footer>
      ${languageView(this.texts, this.store)}
      <button class="button" @click=${this.#openSettings}>
        ${icon("settings")}${this.#say("ui-settings")}
      </button>
      <p>
        ${this.#say("ui-offline-about")} <span aria-live="polite">${this.#offlineView()}</span>
      </p>
      ${installing.offered ? this.#installView() : nothing}
      <p>
        <a href=${rulesPage(language, "index")} target="_blank">${this.#say("ui-all-rules")}</a>
        <a href=${embeddingPage(language)} target="_blank">${this.#say("ui-embedding")}</a>
        ${site().tools ? this.#toolsView() : nothing}
        <a href=${aboutPage(language, "device")} target="_blank">${this.#say("ui-device")}</a>
        <a href=${aboutPage(language, "notices")} target="_blank">${this.#say("ui-licences")}</a>
      </p>
    </footer>`;
  }

  #installView(): TemplateResult {
    return html`<p>
      <button class="button" @click=${() => void installing.take()}>
        ${icon("take")}${this.#say("ui-install")}
      </button>
      ${this.#say("ui-install-about")}
    </p>`;
  }

  get #settings(): HTMLDialogElement | null {
    return this.renderRoot.querySelector("dialog");
  }

  #openSettings = (): void => {
    this.#settings?.showModal();
    this.#back.opened();
  };

  #settingsView(): TemplateResult {
    const close = () => this.#settings?.close();
    const beside = ({ target, currentTarget }: Event) => target === currentTarget && close();
    return html`<dialog aria-labelledby="settings-title" @click=${beside}>
      <div class="sheet-body">
        <header>
          <h2 id="settings-title">${this.#say("ui-settings")}</h2>
          <button class="icon-button" @click=${close} aria-label=${this.#say("ui-close")}>
            ${icon("close")}
          </button>
        </header>
        <div class="dialog-content">
          ${settingsView({ say: this.#say, texts: this.texts }, this.store)}
        </div>
      </div>
    </dialog>`;
  }

  /** Pages that need the engine, too. */
  #toolsView(): TemplateResult {
    const address = (page: string): string => site().address(page);
    const game = this.store.state.setup.rules;
    return html`<a href=${address(`exercises.html#game=${game}`)} target="_blank"
        >${this.#say("ui-exercises")}</a
      >
      <a href=${address("notation.html")} target="_blank">${this.#say("ui-notation-title")}</a>
      <a href=${address("pad.html")} target="_blank">${this.#say("ui-pad-title")}</a>`;
  }

  /** A match comes back from a file; what is wrong with one is said where a match begins. */
  #importView(): TemplateResult {
    return html`<label class="button quiet file"
      >${icon("open")}${this.#say("ui-import")}<input
        type="file"
        accept=".txt,text/plain"
        class="hidden"
        @change=${this.#import}
    /></label>`;
  }

  #statisticsView(): TemplateResult {
    return html`<button
      class="button quiet"
      @click=${() => askAside(window, { view: "statistics" })}
    >
      ${icon("chart")}${this.#say("ui-statistics")}
    </button>`;
  }

  /** A deal that somebody else has played, by its name. */
  #dealNameView(): TemplateResult {
    const { count, rules } = this.store.state.setup;
    const submit = (event: SubmitEvent): void => {
      event.preventDefault();
      const field = (event.target as HTMLFormElement).elements.namedItem("deal-name");
      const numbers = [1, 2, 3, 4, 5];
      const others = numbers.map((number) => this.#say("ui-bot-default", { number }));
      const names = [this.#say("ui-you-default"), ...others];
      void this.store.past.deal((field as HTMLInputElement).value, names);
    };
    return html`<form class="deal-name" @submit=${submit}>
      <label class="field"
        ><span class="label">${this.#say("ui-deal-name")}</span
        ><input
          type="text"
          name="deal-name"
          required
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          placeholder=${`${rules}.${count}.17`}
      /></label>
      <button class="button quiet" type="submit">${this.#say("ui-deal-name-open")}</button>
    </form>`;
  }

  #import = async ({ target }: Event): Promise<void> => {
    const input = target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file === undefined) return;
    await this.store.importMatch(file);
    input.value = ""; // the same file may be chosen again
  };

  #say = (id: string, args: Args = {}): string => this.texts.say(id, args);

  /** Whether this page would open without a network; nothing while that is not known. */
  #offlineView(): TemplateResult | typeof nothing {
    const { ready, noRoom } = this.store.state.offline;
    if (ready) return html`<b class="offline">${icon("check")}${this.#say("ui-offline-ready")}</b>`;
    return noRoom ? html`${this.#say("ui-offline-no-room")}` : nothing;
  }

  #savedView(saved: SavedMatch): TemplateResult {
    const { seat, deal, deals, scores, fork } = saved;
    const names = saved.names.map((name) => this.texts.called(name));
    const others = this.texts.list(names.filter((_, i) => i !== seat));
    const about = this.#say("ui-resume-about", {
      deal,
      game: this.#say(`rules-${saved.rules}`),
      deals: deals ?? 0,
      names: others,
    });
    return html`<section class="panel saved" aria-labelledby="saved-title">
      <h2 id="saved-title" dir="auto">${saved.title || this.#say("ui-resume-title")}</h2>
      ${fork ? forkView(fork, this.#say) : nothing}
      <p class="which">${saved.practice ? html`<b>${this.#say("ui-practice")}.</b> ` : nothing}${about}</p>
      <p class="scores">
        ${names.map(
          (name, i) =>
            html`<span>${avatar(names, i)}${name} <b>${scoreText(scores[i] ?? "0")}</b></span>`,
        )}
      </p>
      ${
        this.deleting
          ? this.#sureView(saved)
          : html`<div class="choices">
              <button class="button primary" @click=${() => void this.store.resume()}>
                ${this.#say("ui-resume")}
              </button>
              <button class="button danger" data-focus="delete" @click=${() => this.#ask(true)}>
                ${icon("trash")}${this.#say("ui-delete")}
              </button>
            </div>`
      }
    </section>`;
  }

  #sureView(saved: SavedMatch): TemplateResult {
    const remove = async (): Promise<void> => {
      this.deleting = false;
      await this.store.matches.remove(saved.id);
      await this.arrive();
    };
    return deleteView(this.#say, { keep: () => this.#ask(false), remove });
  }

  /** What has the focus goes away with the question, and with its answer. */
  async #ask(deleting: boolean): Promise<void> {
    this.deleting = deleting;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(".saved [data-focus=delete]")?.focus();
  }
}

if (!customElements.get("rummy-start")) customElements.define("rummy-start", RummyStart);
