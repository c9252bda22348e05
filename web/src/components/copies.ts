/** `<rummy-copies>`: a position or match in every form that can be copied, a button each. */
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { copied } from "../copying.ts";
import { formsOf, type Form } from "../copies.ts";
import { site } from "../site/here.ts";
import type { Copied, TableStore } from "../table-state.ts";
import type { Texts } from "../texts.ts";
import { base } from "./base.ts";
import type { Context } from "./context.ts";
import { copyFieldStyles } from "./copy-field.ts";
import { rowsOf } from "./notation-shown.ts";
import { pictureOf } from "./picture.ts";

/** In a dialog over the table: what its player may know. */
export function copiesView({ texts, position }: Context, store: TableStore): TemplateResult {
  return html`<rummy-copies
    .texts=${texts}
    .of=${position.record}
    .ask=${() => store.copies()}
  ></rummy-copies>`;
}

export class RummyCopies extends LitElement {
  static override properties = {
    texts: { attribute: false },
    of: { attribute: false },
    ask: { attribute: false, hasChanged: () => false },
    copied: { state: true },
    said: { state: true },
    refused: { state: true },
  };
  static override styles = [
    base,
    copyFieldStyles,
    css`
      .forms {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      p {
        margin: 10px 0 0;
      }
      .said {
        min-block-size: 1.35em;
      }
      textarea {
        margin-block-start: 10px;
      }
    `,
  ];

  declare texts: Texts;
  /** What is copied; where it changes it is asked about anew. */
  declare of: unknown;
  declare ask: () => Promise<Copied | null>;
  /** Undefined until it is known. */
  declare copied: Copied | null | undefined;
  declare said: string;
  /** What the browser did not copy. */
  declare refused: string | null;

  constructor() {
    super();
    this.said = "";
    this.refused = null;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("of")) void this.#look();
  }

  /** Everything is made before a press: browsers let a page copy only at once. */
  async #look(): Promise<void> {
    const { of } = this;
    const copied = await this.ask();
    if (of !== this.of) return; // it has changed meanwhile
    this.copied = copied;
    this.refused = null;
  }

  async #copy({ id, text }: Form): Promise<void> {
    const { texts } = this;
    this.said = "";
    this.refused = null;
    if (await copied(text)) this.said = `${texts.say(id)}: ${texts.say("ui-house-copied")}`;
    else {
      this.said = texts.say("ui-house-not-copied");
      this.refused = text;
      await this.updateComplete;
      const field = this.renderRoot.querySelector("textarea");
      field?.focus();
      field?.select();
    }
  }

  protected override render(): TemplateResult {
    const { texts, copied, refused } = this;
    const about = copied === null ? texts.say("ui-house-gone") : texts.say("ui-engine-starting");
    return html`${copied ? this.#formsView(copied) : html`<p role="status">${about}</p>`}
      <p class="said" role="status">${this.said}</p>
      ${
        refused === null
          ? nothing
          : html`<textarea
              rows="6"
              readonly
              aria-label=${texts.say("ui-copy-text")}
              .value=${refused}
            ></textarea>`
      }`;
  }

  #formsView(copied: Copied): TemplateResult {
    const { texts } = this;
    const { read } = copied;
    const later = read.kind === "match" && read.record === null;
    const title = texts.say(`rules-${read.rules}`);
    const picture = pictureOf(texts.language, title, rowsOf(texts, read));
    const forms = [
      ...formsOf(texts, copied, rootOf()),
      { id: "ui-notation-copy-picture", text: picture },
    ];
    return html`<div class="forms">
        ${forms.map(
          (form) =>
            html`<button class="button" @click=${() => void this.#copy(form)}>
              ${texts.say(form.id)}
            </button>`,
        )}
      </div>
      ${later ? html`<p>${texts.say("ui-copy-later")}</p>` : nothing}`;
  }
}

/** The folder of the site's pages; null where this page is all there is. */
function rootOf(): string | null {
  return site().tools ? new URL(site().address("./"), document.baseURI).href : null;
}

if (!customElements.get("rummy-copies")) customElements.define("rummy-copies", RummyCopies);
