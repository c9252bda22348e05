/** `<rummy-app>`: the start page or the table, whichever the store's state asks for. */
import { css, html, LitElement, type TemplateResult } from "lit";
import "../components/start.ts";
import "../components/table.ts";
import { StoreWatch } from "../components/watch.ts";
import { pickLanguage } from "../languages.ts";
import { readAsked } from "../site/reading.ts";
import { createStore } from "../store.ts";
import type { TableStore } from "../table-state.ts";
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

  static override properties = { texts: { state: true } };

  readonly store: TableStore = createStore();
  /** Null until the first language has come. */
  declare texts: Texts | null;
  #language = "";

  constructor() {
    super();
    this.texts = null;
    new StoreWatch(this, () => this.store);
    void this.store.start();
  }

  /** The language that was chosen; until one was, the browser's. */
  protected override willUpdate(): void {
    const language = this.store.state.settings.language || pickLanguage(navigator.languages);
    if (language !== this.#language) void this.#speak(language);
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
    const { loaded, position, opening } = this.store.state;
    if (!texts) return html`<slot></slot>`;
    if (position || opening)
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
    return html`<main>${content}</main>`;
  }
}

if (!readAsked()) customElements.define("rummy-app", RummyApp);
