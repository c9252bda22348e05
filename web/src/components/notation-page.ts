/** `<rummy-notation>`: a pasted position or match is shown, checked, played on, copied. */
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { toldOf } from "../copies.ts";
import { fileText, packed, unpacked } from "../links.ts";
import type { Said } from "../messages.ts";
import { toolEngine } from "../page-engine.ts";
import type { Failure, Pasted } from "../protocol.ts";
import { EngineGone } from "../questions.ts";
import { readersTexts } from "../reader.ts";
import type { Args, Copied } from "../table-state.ts";
import { englishTexts, type Texts } from "../texts.ts";
import { base } from "./base.ts";
import { cardStyles } from "./card-styles.ts";
import "./copies.ts";
import { housePageStyles } from "./house-page-styles.ts";
import { icon } from "./icons.ts";
import { embeddingPage } from "./menu.ts";
import { notationStyles } from "./notation-styles.ts";
import { shownView } from "./notation-shown.ts";
import { toolIntro, toolTop } from "./tool-top.ts";
import { witnessStyles } from "./witness.ts";

export class RummyNotation extends LitElement {
  static override properties = {
    texts: { state: true },
    read: { state: true },
    fault: { state: true },
    playing: { state: true },
    busy: { state: true },
  };
  static override styles = [base, cardStyles, witnessStyles, housePageStyles, notationStyles];

  declare texts: Texts;
  declare read: Pasted | null;
  /** Why the text can't be read, with the line. */
  declare fault: string | null;
  declare playing: boolean;
  declare busy: boolean;
  readonly #engine = toolEngine(() => {});
  #text = "";
  /** What `read` was read from; the text may have been changed since. */
  #readText = "";

  constructor() {
    super();
    this.texts = englishTexts();
    this.read = this.fault = null;
    this.playing = this.busy = false;
    this.#engine.start();
    void this.#begin();
    addEventListener("hashchange", () => void this.#open());
  }

  async #begin(): Promise<void> {
    this.texts = await readersTexts();
    document.title = `${this.say("ui-notation-title")} – Meldbook`;
    this.lang = this.texts.language; // of the letters on court cards
    await this.#open();
  }

  /** Takes the text that the address holds. */
  async #open(): Promise<void> {
    const asked = new URLSearchParams(location.hash.slice(1)).get("text") ?? "";
    if (asked !== "") await this.#take(await unpacked(asked));
  }

  async #take(text: string | Said): Promise<void> {
    this.#text = typeof text === "string" ? text : "";
    this.requestUpdate();
    if (typeof text === "string") return await this.#look();
    this.read = null;
    this.fault = this.say(text.id, text.args);
  }

  say = (id: string, args: Args = {}): string => this.texts.say(id, args);

  async #look(): Promise<void> {
    this.read = this.fault = null;
    this.playing = false;
    this.busy = true;
    try {
      this.#readText = this.#text;
      const answer = await this.#engine.ask("paste", { text: this.#readText });
      if (answer.ok) this.read = answer;
      else this.fault = this.#faultOf(answer);
    } catch (error) {
      if (!(error instanceof EngineGone)) throw error;
      this.fault = this.say("ui-house-failed");
    }
    this.busy = false;
  }

  #faultOf({ kind, code, detail = "", args = {} }: Failure): string {
    if (kind !== "unreadable") return this.say("ui-bug", { detail });
    const text = this.say(`error-${code}`, args);
    const line = args["line"];
    const named = typeof line === "number" && !/^(record-|scenario-toml$)/.test(code ?? "");
    return named ? this.say("ui-notation-line", { line, text }) : text;
  }

  async #choose(event: Event): Promise<void> {
    const [file] = (event.target as HTMLInputElement).files ?? [];
    if (!file) return;
    await this.#take(await fileText(file));
  }

  async #copied(read: Pasted): Promise<Copied | null> {
    try {
      const text = this.#readText;
      return { read, told: await toldOf(this.#engine, read), text, packed: await packed(text) };
    } catch (error) {
      if (error instanceof EngineGone) return null;
      throw error;
    }
  }

  protected override render(): TemplateResult {
    return html`${toolTop(this.texts)}
      <main>
        ${toolIntro(this.texts, "ui-notation-title", "ui-notation-intro")}
        ${this.#formView()}
        <div role="status">
          ${
            this.fault === null
              ? nothing
              : html`<p class="panel fault">${icon("why")}<span>${this.fault}</span></p>`
          }
        </div>
        ${this.read === null ? nothing : this.#readView(this.read)}
      </main>`;
  }

  #formView(): TemplateResult {
    const { say } = this;
    const submit = (event: SubmitEvent): void => {
      event.preventDefault();
      void this.#look();
    };
    const typed = (event: Event): void => {
      this.#text = (event.target as HTMLTextAreaElement).value;
    };
    return html`<form class="panel" aria-label=${say("ui-notation-title")} @submit=${submit}>
      <label class="field"
        ><span class="label">${say("ui-notation-text")}</span
        ><textarea
          rows="12"
          spellcheck="false"
          autocapitalize="off"
          .value=${this.#text}
          @input=${typed}
        ></textarea>
      </label>
      <div class="row-buttons">
        <button class="button primary" type="submit" aria-disabled=${this.busy}>
          ${say("ui-notation-read")}
        </button>
        <label class="button file"
          >${say("ui-notation-file")}<input
            type="file"
            accept=".toml,.txt,text/plain"
            @change=${(event: Event) => void this.#choose(event)}
        /></label>
      </div>
    </form>`;
  }

  #readView(read: Pasted): TemplateResult {
    const { say } = this;
    const { record, kind } = read;
    const play = kind === "match" ? "ui-notation-open" : "ui-notation-play";
    return html`<section class="panel" aria-labelledby="read">
      ${shownView(this.texts, read)}
      <div class="row-buttons">
        ${
          record === null || this.playing
            ? nothing
            : html`<button class="button primary" @click=${() => (this.playing = true)}>
                ${say(play)}
              </button>`
        }
        <a class="button" href=${embeddingPage(this.texts.language)}>${say("ui-embedding")}</a>
      </div>
      <rummy-copies
        .texts=${this.texts}
        .of=${read}
        .ask=${() => this.#copied(read)}
      ></rummy-copies>
      ${this.playing && record !== null ? this.#tableView(record) : nothing}
    </section>`;
  }

  #tableView(record: string): TemplateResult {
    return html`<meld-table lang=${this.texts.language} heading="3">${record}</meld-table>`;
  }
}

if (!customElements.get("rummy-notation")) customElements.define("rummy-notation", RummyNotation);
