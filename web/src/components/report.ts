/** `<rummy-report>`: a report about a rule, to be copied or mailed. */
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { copied } from "../copying.ts";
import { mailOf } from "../report.ts";
import { base } from "./base.ts";
import type { Context } from "./context.ts";
import { copyFieldStyles } from "./copy-field.ts";

export class RummyReport extends LitElement {
  static override properties = {
    rule: { attribute: false },
    text: { attribute: false },
    say: { attribute: false },
    copied: { state: true },
  };
  static override styles = [
    base,
    copyFieldStyles,
    css`
      summary {
        display: flex;
        align-items: center;
        min-block-size: 44px;
        cursor: pointer;
        color: var(--brass);
        text-decoration: underline;
      }
      p {
        margin: 0 0 10px;
      }
      .choices {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        margin-block-start: 10px;
      }
    `,
  ];

  declare rule: string;
  declare text: string;
  declare say: Context["say"];
  declare copied: boolean;

  constructor() {
    super();
    this.copied = false;
  }

  protected override render(): TemplateResult {
    const { say } = this;
    return html`<details>
      <summary>${say("ui-report")}</summary>
      <p>${say("ui-report-about")}</p>
      <textarea
        rows="8"
        aria-label=${say("ui-report-text")}
        .value=${this.text}
        @input=${this.#write}
      ></textarea>
      <div class="choices">
        <button class="button" @click=${this.#copy}>
          ${say(this.copied ? "ui-report-copied" : "ui-report-copy")}
        </button>
        ${this.#mailView()}
      </div>
      <div class="hidden" role="status">${this.copied ? say("ui-report-copied") : ""}</div>
    </details>`;
  }

  /** Only where the build was told who reads reports. */
  #mailView(): TemplateResult | typeof nothing {
    const reader = document.querySelector<HTMLMetaElement>('meta[name="report"]')?.content;
    if (!reader) return nothing;
    const mail = mailOf(reader, this.rule, this.text);
    return html`<a class="button" href=${mail}>${this.say("ui-report-mail")}</a>`;
  }

  #write = ({ target }: Event): void => {
    this.text = (target as HTMLTextAreaElement).value;
    this.copied = false;
  };

  /** Where the browser allows no copying the text is chosen, to be copied by hand. */
  #copy = async (): Promise<void> => {
    if (await copied(this.text, this.renderRoot.querySelector("textarea"))) this.copied = true;
  };
}

if (!customElements.get("rummy-report")) customElements.define("rummy-report", RummyReport);
