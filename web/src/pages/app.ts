/** `<rummy-app>`: the start page or the table, whichever the store's state asks for. */
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import "../components/aside.ts";
import { onAside, type Asked } from "../components/asides.ts";
import { BackCloses } from "../components/back.ts";
import "../components/start.ts";
import type { RummyStart } from "../components/start.ts";
import "../components/table.ts";
import { StoreWatch } from "../components/watch.ts";
import { pickLanguage } from "../languages.ts";
import { readAsked } from "../site/reading.ts";
import { readPlace, unpacked } from "../links.ts";
import { createStore, followLinks, type PageStore } from "../store.ts";
import { loadTexts, type Texts } from "../texts.ts";

export class RummyApp extends LitElement {
  static override styles = css`
    :host,
    main {
      display: block;
      block-size: 100%;
    }
    main {
      position: relative;
    }
    h1 {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      margin: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }
  `;

  static override properties = { texts: { state: true }, aside: { state: true } };

  readonly store: PageStore = createStore();
  /** Null until the first language has come. */
  declare texts: Texts | null;
  /** What is looked at beside the match. */
  declare aside: Asked | null;
  #language = "";
  /** From the table Back leads to the start page, as leaving it does. */
  readonly #back = new BackCloses(this, () => this.#atTable, () => void this.store.leave());
  #wasAtTable = false;

  constructor() {
    super();
    this.texts = this.aside = null;
    onAside((asked) => (this.aside = asked));
    new StoreWatch(this, () => this.store);
    followLinks();
    void this.store.start();
    void this.#replay();
  }

  /** A replay that the address asks for. */
  async #replay(): Promise<void> {
    const { replay, at } = this.store.wishes;
    if (replay === undefined) return;
    const record = await unpacked(replay);
    if (typeof record !== "string") {
      this.store.say(record);
      return;
    }
    const place = readPlace(at);
    this.aside = { view: "replay", record, seat: null, ...(place && { at: place }) };
  }

  /** The language that was chosen; until one was, the browser's. */
  protected override willUpdate(): void {
    const language = this.store.state.settings.language || pickLanguage(navigator.languages);
    if (language !== this.#language) void this.#speak(language);
  }

  protected override updated(): void {
    const at = this.#atTable;
    if (at && !this.#wasAtTable) this.#back.opened();
    if (!at && this.#wasAtTable && this.store.state.loaded)
      void this.renderRoot.querySelector<RummyStart>("rummy-start")?.arrive();
    this.#wasAtTable = at;
  }

  get #atTable(): boolean {
    const { position, opening } = this.store.state;
    return Boolean(position || opening);
  }

  /** All goes on in the language before until the new one has come. */
  async #speak(language: string): Promise<void> {
    this.#language = language;
    const texts = await loadTexts(language);
    if (language !== this.#language) return;
    this.texts = texts;
    document.documentElement.lang = texts.language;
  }

  protected override render(): TemplateResult {
    const { texts } = this;
    const { loaded } = this.store.state;
    if (!texts) return html`<slot></slot>`;
    if (this.#atTable)
      return this.#page(
        html`<h1>Meldbook</h1>
          <rummy-table lang=${texts.language} .store=${this.store} .texts=${texts}></rummy-table>`,
      );
    if (!loaded) return html`<slot></slot>`;
    return this.#page(
      html`<rummy-start lang=${texts.language} .store=${this.store} .texts=${texts}></rummy-start>`,
    );
  }

  #page(content: TemplateResult): TemplateResult {
    const { aside, texts } = this;
    return html`<main>${content}</main>
      ${
        aside && texts
          ? html`<rummy-aside
              lang=${texts.language}
              .store=${this.store}
              .texts=${texts}
              .asked=${aside}
              .closed=${() => (this.aside = null)}
            ></rummy-aside>`
          : nothing
      }`;
  }
}

if (!readAsked()) customElements.define("rummy-app", RummyApp);
