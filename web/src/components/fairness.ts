/** `<rummy-fairness>`: each deal's seed as its hash before the deal, and itself after it. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Sealed, Seals } from "../protocol.ts";
import type { Args, TableStore } from "../table-state.ts";
import type { Texts } from "../texts.ts";
import { base } from "./base.ts";
import { icon } from "./icons.ts";
import { pageHead } from "./page-head.ts";

export class RummyFairness extends LitElement {
  static override properties = {
    store: { attribute: false },
    texts: { attribute: false },
    record: { attribute: false },
    close: { attribute: false },
    seals: { state: true },
    fits: { state: true },
  };
  static override styles = [
    base,
    pageHead,
    css`
      .page {
        max-inline-size: 760px;
        margin: 0 auto;
        padding: 8px 16px 24px;
      }
      ol {
        display: grid;
        gap: 12px;
        margin: 16px 0;
        padding: 0;
        list-style: none;
      }
      li {
        padding: 10px 14px;
        border: 1px solid var(--felt-line);
        border-radius: 12px;
      }
      h3 {
        display: flex;
        align-items: center;
        gap: 8px;
        margin: 0 0 4px;
        font: 600 16px/1.3 var(--sans);
      }
      h3 span {
        display: inline-flex;
        align-items: center;
        gap: 4px;
        font-size: 14px;
      }
      h3 svg {
        color: var(--good);
      }
      dl {
        margin: 0;
      }
      dt {
        color: var(--muted);
        font-size: 13.5px;
      }
      dd {
        margin: 0 0 4px;
      }
      code {
        font: 14px/1.4 ui-monospace, Menlo, Consolas, monospace;
        overflow-wrap: anywhere;
        user-select: all;
      }
    `,
  ];

  declare store: TableStore;
  declare texts: Texts;
  declare record: string;
  declare close: () => void;
  /** Undefined until they are known; null where they can't be had. */
  declare seals: Seals | null | undefined;
  /** By deal: whether the seed shown has the hash shown. */
  declare fits: ReadonlyMap<number, boolean>;

  constructor() {
    super();
    this.fits = new Map();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("record")) void this.#look();
  }

  async #look(): Promise<void> {
    this.seals = await this.store.past.seals(this.record);
    const fits = new Map<number, boolean>();
    for (const { deal, hash, seed } of this.seals?.deals ?? []) {
      if (seed !== null && "crypto" in globalThis && crypto.subtle)
        fits.set(deal, (await digest(seed)) === hash);
    }
    this.fits = fits;
  }

  #say = (id: string, args: Args = {}): string => this.texts.say(id, args);

  protected override render(): TemplateResult {
    const { seals } = this;
    return html`<div class="page">
      <header>
        <button class="icon-button" autofocus aria-label=${this.#say("ui-close")} @click=${this.close}>
          ${icon("close")}
        </button>
        <h2>${this.#say("ui-fairness")}</h2>
      </header>
      <p>${this.#say("ui-fairness-about")}</p>
      <p>${this.#say("ui-fairness-check")}</p>
      <p><code>printf %s SEED | sha256sum</code></p>
      ${seals === null ? html`<p role="status">${this.#say("ui-engine-starting")}</p>` : nothing}
      ${seals ? this.#sealsView(seals) : nothing}
    </div>`;
  }

  #sealsView({ deals, name }: Seals): TemplateResult {
    if (deals.length === 0) return html`<p>${this.#say("ui-fairness-position")}</p>`;
    return html`<ol>
        ${deals.map((sealed) => this.#dealView(sealed))}
      </ol>
      ${
        name === null
          ? html`<p>${this.#say("ui-fairness-name-later")}</p>`
          : html`<p>${this.#say("ui-fairness-name")} <code>${name}</code></p>`
      }`;
  }

  #dealView({ deal, hash, seed }: Sealed): TemplateResult {
    const fits = this.fits.get(deal);
    return html`<li>
      <h3>
        ${this.#say("ui-witness-deal", { deal })}
        ${fits ? html`<span>${icon("check")}${this.#say("ui-fairness-fits")}</span>` : nothing}
      </h3>
      <dl>
        <dt>${this.#say("ui-fairness-hash")}</dt>
        <dd><code>${hash}</code></dd>
        <dt>${this.#say("ui-fairness-seed")}</dt>
        <dd>${seed === null ? this.#say("ui-fairness-later") : html`<code>${seed}</code>`}</dd>
      </dl>
    </li>`;
  }
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

if (!customElements.get("rummy-fairness")) customElements.define("rummy-fairness", RummyFairness);
