/**
 * `<rummy-aside>`: what is looked at beside the match, in a dialog over the page: a replay, the
 * statistics, the fairness of the deals. Its parts are a script of their own, loaded when asked.
 */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { site } from "../site/here.ts";
import type { TableStore } from "../table-state.ts";
import type { Texts } from "../texts.ts";
import type { Asked } from "./asides.ts";
import { BackCloses } from "./back.ts";
import { base } from "./base.ts";
import { icon } from "./icons.ts";

const TITLES: Readonly<Record<Asked["view"], string>> = {
  replay: "ui-replay",
  fairness: "ui-fairness",
  statistics: "ui-statistics",
};

export class RummyAside extends LitElement {
  static override properties = {
    store: { attribute: false },
    texts: { attribute: false },
    asked: { attribute: false },
    closed: { attribute: false },
    failed: { state: true },
    ready: { state: true },
  };
  static override styles = [
    base,
    css`
      dialog {
        inline-size: 100%;
        block-size: 100%;
        max-inline-size: none;
        max-block-size: none;
        margin: 0;
        padding: 0;
        border: 0;
        background: var(--felt-dark);
        color: var(--text);
        overscroll-behavior: contain;
      }
      .waiting {
        display: grid;
        place-content: center;
        gap: 16px;
        block-size: 100%;
        padding: 20px;
        text-align: center;
      }
    `,
  ];

  declare store: TableStore;
  declare texts: Texts;
  declare asked: Asked | null;
  /** Tells whoever asked that nothing is asked for any more. */
  declare closed: () => void;
  declare failed: boolean;
  /** The language whose texts are there. */
  declare ready: string | null;
  readonly #back = new BackCloses(this, () => this.asked !== null, () => this.close());

  constructor() {
    super();
    this.asked = null;
    this.failed = false;
    this.ready = null;
  }

  close = (): void => {
    this.renderRoot.querySelector("dialog")?.close();
  };

  protected override willUpdate(changed: PropertyValues): void {
    if (this.asked !== null && (changed.has("asked") || changed.has("texts"))) void this.#load();
  }

  protected override updated(): void {
    const dialog = this.renderRoot.querySelector("dialog");
    if (!dialog?.isConnected || dialog.open) return; // the page may have been left meanwhile
    dialog.showModal();
    this.#back.opened();
  }

  async #load(): Promise<void> {
    const { texts } = this;
    this.failed = false;
    try {
      await Promise.all([loadLife(), addTexts(texts)]);
      this.ready = texts.language;
    } catch {
      this.failed = true;
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const { asked, texts, failed } = this;
    if (asked === null) return nothing;
    const there = this.ready === texts.language && !failed;
    const close = html`<button class="button" @click=${this.close}>${texts.say("ui-close")}</button>`;
    return html`<dialog
      aria-label=${texts.say(TITLES[asked.view])}
      @close=${() => this.closed()}
    >
      ${
        there
          ? this.#view(asked)
          : html`<div class="waiting">
              <p role="status">${texts.say(failed ? "ui-aside-failed" : "ui-aside-loading")}</p>
              ${
                failed
                  ? html`<button class="button primary" @click=${() => void this.#load()}>
                      ${icon("undo")}${texts.say("ui-retry")}
                    </button>`
                  : nothing
              }
              ${close}
            </div>`
      }
    </dialog>`;
  }

  #view(asked: Asked): TemplateResult {
    const { store, texts, close } = this;
    const { language } = texts;
    switch (asked.view) {
      case "replay":
        return html`<rummy-replay
          lang=${language}
          .store=${store}
          .texts=${texts}
          .asked=${asked}
          .close=${close}
        ></rummy-replay>`;
      case "fairness":
        return html`<rummy-fairness
          lang=${language}
          .store=${store}
          .texts=${texts}
          .record=${asked.record}
          .close=${close}
        ></rummy-fairness>`;
      case "statistics":
        return html`<rummy-statistics
          lang=${language}
          .store=${store}
          .texts=${texts}
          .close=${close}
        ></rummy-statistics>`;
    }
  }
}

/** A page that carries everything has it among its own scripts. */
async function loadLife(): Promise<void> {
  if (customElements.get("rummy-replay")) return;
  const address = new URL(`life.js?${__BUILD_ID__}`, import.meta.url).href;
  // The address in a variable, so that the bundler leaves the file to itself.
  const life = (await import(address)) as { readonly build: string };
  if (life.build !== __BUILD_ID__) throw new Error(`life.js is of build ${life.build}`);
}

async function addTexts(texts: Texts): Promise<void> {
  if (texts.has("ui-replay-step")) return;
  const { language } = texts;
  texts.add(language, await site().text(`texts/${language}/life.ftl`));
}

if (!customElements.get("rummy-aside")) customElements.define("rummy-aside", RummyAside);
