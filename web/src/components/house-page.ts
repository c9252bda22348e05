/** `<rummy-house>`: the page where house rules are composed, compared and printed. */
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { copied } from "../copying.ts";
import { House } from "../house.ts";
import { FIRST_MIX, mixAddress, readMix, type Mix } from "../mix.ts";
import { toolEngine } from "../page-engine.ts";
import { COMMON } from "../sheet.ts";
import { readersTexts } from "../reader.ts";
import { englishTexts, type Texts } from "../texts.ts";
import type { Args } from "../table-state.ts";
import { base } from "./base.ts";
import { cardStyles } from "./card-styles.ts";
import { compareView } from "./house-compare.ts";
import { composeView } from "./house-compose.ts";
import type { HousePage } from "./house-context.ts";
import { housePageStyles } from "./house-page-styles.ts";
import { houseRulesStyles } from "./house-rules-styles.ts";
import { icon } from "./icons.ts";
import { RulePages } from "./rule-pages.ts";
import { sentenceStyles } from "./sentence.ts";
import { ruleSentence } from "./rule-text.ts";
import { sheetStyles, sheetView } from "./sheet.ts";
import { toolIntro, toolTop } from "./tool-top.ts";
import { witnessStyles } from "./witness.ts";

const VIEWS = ["compose", "compare", "sheet"] as const;
type View = (typeof VIEWS)[number];

export class RummyHouse extends LitElement implements HousePage {
  static override properties = {
    texts: { state: true },
    view: { state: true },
    said: { state: true },
    common: { state: true },
  };
  static override styles = [
    base,
    cardStyles,
    sentenceStyles,
    houseRulesStyles,
    witnessStyles,
    housePageStyles,
    sheetStyles,
  ];

  declare view: View;
  declare said: string | null;
  declare common: readonly string[];
  readonly house = new House(toolEngine);
  declare texts: Texts;
  readonly pages = new RulePages(this);

  constructor() {
    super();
    this.view = "compose";
    this.said = null;
    this.common = [];
    this.texts = englishTexts();
    void this.#speak();
    this.#open();
    this.house.subscribe(() => this.#changed());
    addEventListener("hashchange", () => this.#open());
  }

  /** Shows what the address asks for. */
  #open(): void {
    const asked = new URLSearchParams(location.hash.slice(1));
    const mix = (name: string): Mix | null => readMix(asked.get(name) ?? "");
    this.view = VIEWS.find((one) => one === asked.get("view")) ?? "compose";
    const first = mix("mix") ?? FIRST_MIX;
    const second = mix("with") ?? { rules: first.rules, options: {} };
    const unread = ["mix", "with"].find((name) => asked.get(name) && mix(name) === null);
    this.house.start(first, second, unread === undefined ? null : asked.get(unread));
    if (this.view === "compare") void this.house.compare([first, second]);
  }

  async #speak(): Promise<void> {
    this.texts = await readersTexts();
    document.title = `${this.say("ui-house-title")} – Meldbook`;
    this.lang = this.texts.language; // of the letters on court cards
    const { language } = this.texts;
    const found = await Promise.all(COMMON.map((rule) => ruleSentence(language, "common", rule)));
    this.common = found.flatMap((one) => one?.html ?? []);
  }

  say = (id: string, args: Args = {}): string => this.texts.say(id, args);

  /** The address is a link to what is shown. */
  #changed(): void {
    const { mix, second } = this.house.state;
    const also = this.view === "compare" ? `&with=${mixAddress(second)}` : "";
    const view = this.view === "compose" ? "" : `&view=${this.view}`;
    history.replaceState(null, "", `#mix=${mixAddress(mix)}${also}${view}`);
    this.requestUpdate();
  }

  #show(view: View): void {
    this.view = view;
    this.said = null;
    this.#changed();
  }

  async copy(text: string): Promise<void> {
    this.said = null;
    await this.updateComplete; // so that the same words are heard again
    this.said = this.say((await copied(text)) ? "ui-house-copied" : "ui-house-not-copied");
  }

  protected override render(): TemplateResult {
    const { say } = this;
    return html`${toolTop(this.texts)}
      <main>
        ${toolIntro(this.texts, "ui-house-title", "ui-house-intro")}
        <div class="segments views" role="radiogroup" aria-label=${say("ui-house-title")}>
          ${VIEWS.map(
            (view) =>
              html`<label
                ><input
                  type="radio"
                  name="view"
                  .checked=${view === this.view}
                  @change=${() => this.#show(view)}
                />${say(`ui-house-${view}`)}</label
              >`,
          )}
        </div>
        ${this.#troubleView()}
        ${this.view === "compose" ? composeView(this) : nothing}
        ${this.view === "compare" ? compareView(this) : nothing}
        ${this.view === "sheet" ? sheetView(this) : nothing}
        <p class="said" role="status">${this.said ?? ""}</p>
      </main>`;
  }

  /** What keeps the engine, or the mix, from being read. */
  #troubleView(): TemplateResult | typeof nothing {
    const { engine, trouble, unread } = this.house.state;
    if (engine.status === "failed")
      return html`<div class="panel trouble" role="alert">
        <p>${icon("why")}${this.say("ui-house-failed")}</p>
        <button class="button" @click=${() => this.house.retry()}>${this.say("ui-retry")}</button>
      </div>`;
    if (trouble === null && unread !== null)
      return html`<div class="panel trouble" role="alert">
        <p>${icon("why")}${this.say("ui-mix-bad", { text: unread })}</p>
      </div>`;
    if (trouble === null) return nothing;
    return html`<div class="panel trouble" role="alert">
      <p>${icon("why")}${this.say(trouble.id, trouble.args)}</p>
      <button class="button" @click=${() => void this.house.setMix(FIRST_MIX)}>
        ${this.say("ui-reset-all")}
      </button>
    </div>`;
  }
}

if (!customElements.get("rummy-house")) customElements.define("rummy-house", RummyHouse);
