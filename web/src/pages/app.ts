/** `<rummy-app>`: the start page or the table, whichever the store's state asks for. */
import { css, html, LitElement, type TemplateResult } from "lit";
import "../components/start.ts";
import "../components/table.ts";
import { StoreWatch } from "../components/watch.ts";
import { readAsked } from "../site/reading.ts";
import { createStore } from "../store.ts";
import type { TableStore } from "../table-state.ts";
import { englishTexts } from "../texts.ts";

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

  readonly store: TableStore = createStore();
  readonly texts = englishTexts();

  constructor() {
    super();
    new StoreWatch(this, () => this.store);
    void this.store.start();
  }

  protected override render(): TemplateResult {
    const { loaded, position, opening } = this.store.state;
    if (position || opening)
      return this.#page(
        html`<h1>Meldbook</h1>
          <rummy-table .store=${this.store} .texts=${this.texts}></rummy-table>`,
      );
    if (!loaded) return html`<slot></slot>`;
    return this.#page(html`<rummy-start .store=${this.store} .texts=${this.texts}></rummy-start>`);
  }

  #page(content: TemplateResult): TemplateResult {
    return html`<main>${content}</main>`;
  }
}

if (!readAsked()) customElements.define("rummy-app", RummyApp);
