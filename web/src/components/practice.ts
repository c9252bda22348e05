/** Practice: the hands of the others, and what bots did since the own last move, with their reasons. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Why } from "../protocol.ts";
import type { TableStore } from "../table-state.ts";
import { base } from "./base.ts";
import { cardFace } from "./card.ts";
import { cardStyles } from "./card-styles.ts";
import type { Context, DialogPresses } from "./context.ts";
import { sentence, sentenceStyles } from "./sentence.ts";

export function practiceView(context: Context, _: DialogPresses, store: TableStore): TemplateResult {
  return html`<p>${context.say("ui-practice-about")}</p>
    <rummy-practice
      .context=${context}
      .at=${context.position.record}
      .ask=${() => store.whys()}
    ></rummy-practice>`;
}

export class RummyPractice extends LitElement {
  static override properties = {
    context: { attribute: false },
    at: { attribute: false },
    ask: { attribute: false },
    whys: { state: true },
  };
  static override styles = [
    base,
    cardStyles,
    sentenceStyles,
    css`
      :host {
        display: block;
        --card-w: 34px;
      }
      h3 {
        margin: 14px 0 6px;
        font: 600 17px/1.2 var(--serif);
      }
      ul,
      ol {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .hand {
        display: flex;
        flex-wrap: wrap;
        gap: 4px;
      }
      .whys li {
        padding-block: 5px;
        border-block-end: 1px solid var(--felt-line);
        line-height: 1.4;
      }
      .whys small {
        display: block;
        color: var(--muted);
        font-size: 14px;
      }
    `,
  ];

  declare context: Context;
  /** The record that `whys` are of. */
  declare at: string;
  declare ask: () => Promise<readonly Why[] | null>;
  /** Null while they are not known. */
  declare whys: readonly Why[] | null;

  constructor() {
    super();
    this.whys = null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("at")) void this.#look();
  }

  async #look(): Promise<void> {
    const { at } = this;
    const whys = await this.ask();
    if (at === this.at) this.whys = whys;
  }

  protected override render(): TemplateResult {
    const { open, seats, seat: me } = this.context.position;
    const { say } = this.context;
    const others = open.map((hand, seat) => ({ hand, seat })).filter(({ seat }) => seat !== me);
    return html`${others.map(
        ({ hand, seat }) =>
          html`<h3>${say("ui-practice-hand", { name: seats[seat]?.name ?? "" })}</h3>
            <ul class="hand">
              ${hand.map((card) => this.#cardView(card))}
            </ul>`,
      )}
      <h3>${say("ui-practice-whys")}</h3>
      ${this.#whysView()}`;
  }

  #cardView(card: string): TemplateResult {
    const { texts } = this.context;
    return html`<li>${cardFace(card)}<span class="hidden">${texts.card(card)}</span></li>`;
  }

  #whysView(): TemplateResult {
    const { say } = this.context;
    const { whys } = this;
    if (whys === null) return html`<p role="status">${say("ui-loading")}</p>`;
    if (whys.length === 0) return html`<p>${say("ui-practice-none")}</p>`;
    return html`<ol class="whys">
      ${whys.map(({ event, reason }) => {
        const why = reason && this.#told(`reason-${reason.code}`, reason.args);
        const small = why === null ? nothing : html`<small>${why}</small>`;
        return html`<li>${this.#told(`event-${event.code}`, event.args)}${small}</li>`;
      })}
    </ol>`;
  }

  #told(id: string, args: Readonly<Record<string, unknown>>): unknown {
    return sentence(this.context.told(id, args));
  }
}

if (!customElements.get("rummy-practice")) customElements.define("rummy-practice", RummyPractice);
