/** `<rummy-pad>`: score pads for people who play with real cards. */
import { html, LitElement, nothing, type TemplateResult } from "lit";
import english from "../../../engine/meldbook/texts/en/pad.ftl";
import { copied } from "../copying.ts";
import { House } from "../house.ts";
import { FIRST_MIX, readMix } from "../mix.ts";
import { PadDesk } from "../pad-desk.ts";
import { PadStorage } from "../pad-storage.ts";
import { toolEngine } from "../page-engine.ts";
import type { Engine } from "../questions.ts";
import { readersTexts } from "../reader.ts";
import type { Args } from "../table-state.ts";
import { englishTexts, type Texts } from "../texts.ts";
import { avatarStyles } from "./avatar.ts";
import { base } from "./base.ts";
import { cardStyles } from "./card-styles.ts";
import { housePageStyles } from "./house-page-styles.ts";
import { houseRulesStyles } from "./house-rules-styles.ts";
import { icon } from "./icons.ts";
import { newPadView, orDefault, padListView, planned } from "./pad-begin.ts";
import { openPadView } from "./pad-open.ts";
import type { PadPage, Plan } from "./pad-context.ts";
import { padStyles } from "./pad-styles.ts";
import { RulePages } from "./rule-pages.ts";
import { scoresStyles } from "./scores.ts";
import { toolIntro, toolTop } from "./tool-top.ts";

const OWN = { file: "pad.ftl", english };
const NAMES = 3; // asked for at first

export class RummyPad extends LitElement implements PadPage {
  static override properties = {
    texts: { state: true },
    plan: { state: true },
    deleting: { state: true },
    keys: { state: true },
    said: { state: true },
  };
  static override styles = [
    base,
    avatarStyles,
    cardStyles,
    houseRulesStyles,
    housePageStyles,
    scoresStyles,
    padStyles,
  ];

  declare texts: Texts;
  declare plan: Plan;
  declare deleting: string | null;
  declare keys: number | null;
  declare said: string;
  readonly house: House;
  readonly desk: PadDesk;
  readonly pages = new RulePages(this);
  #wanted = false; // the pad is to be started once the engine has looked at its rules

  constructor() {
    super();
    let engine: Engine | undefined;
    this.house = new House((onState) => (engine = toolEngine(onState)));
    if (engine === undefined) throw new Error("a house has its engine at once");
    this.desk = new PadDesk(engine);
    this.texts = englishTexts(OWN);
    this.plan = { names: Array.from({ length: NAMES }, () => ""), dealer: 0 };
    this.deleting = this.keys = null;
    this.said = "";
    this.house.subscribe(() => this.#houseChanged());
    this.desk.subscribe(() => this.requestUpdate());
    void this.#begin();
  }

  async #begin(): Promise<void> {
    const mix = readMix(new URLSearchParams(location.hash.slice(1)).get("mix") ?? "") ?? FIRST_MIX;
    this.house.start(mix, mix);
    this.texts = await readersTexts(OWN);
    this.lang = this.texts.language; // of the letters on the keys
    document.title = `${this.say("ui-pad-title")} – Meldbook`;
    await this.desk.start(() => PadStorage.open());
  }

  begin(): void {
    this.#wanted = true;
    this.#houseChanged();
  }

  #houseChanged(): void {
    this.requestUpdate();
    const { info, mix } = this.house.state;
    if (!this.#wanted || info === null) return;
    this.#wanted = false;
    const { names, dealer } = planned(this);
    if (this.house.sound) void this.desk.begin(mix, names.map(orDefault(this)), dealer);
  }

  say = (id: string, args: Args = {}): string => this.texts.say(id, args);

  tell(id: string, args: Args = {}): string {
    const names = this.desk.state.pad?.names ?? [];
    const rank = args["rank"];
    const words = typeof rank === "string" ? this.#rankWords(rank) : undefined;
    return this.texts.say(id, words ? { ...args, rank: words } : args, { names, me: null });
  }

  #rankWords(rank: string): string {
    return this.say(rank === "*" ? "joker" : `rank-${rank}`);
  }

  async copy(text: string): Promise<void> {
    this.said = "";
    await this.updateComplete; // so that the same words are heard again
    this.said = this.say((await copied(text)) ? "ui-house-copied" : "ui-house-not-copied");
  }

  protected override render(): TemplateResult {
    const { pad, loaded } = this.desk.state;
    return html`${toolTop(this.texts)}
      <main>
        ${pad === null ? toolIntro(this.texts, "ui-pad-title", "pad-intro") : nothing}
        ${this.#troubleView()}
        ${pad !== null ? openPadView(this, pad) : nothing}
        ${pad === null && loaded ? html`${padListView(this)}${newPadView(this)}` : nothing}
        <p class="said" role="status">${this.said}</p>
      </main>`;
  }

  /** What keeps the pad from being counted or kept. */
  #troubleView(): TemplateResult | typeof nothing {
    const { trouble, keeps } = this.desk.state;
    const failed = this.house.state.engine.status === "failed";
    const id = failed || trouble === "gone" ? "gone" : trouble;
    if (id === null && keeps) return nothing;
    const again = (): void => {
      if (failed) this.house.retry();
      void this.desk.again();
    };
    return html`<div class="panel trouble" role="alert">
      <p>${icon("why")}${this.say(id === null ? "pad-not-kept" : `pad-trouble-${id}`)}</p>
      ${
        id === null
          ? nothing
          : html`<button class="button" @click=${again}>
              ${this.say(id === "elsewhere" ? "pad-show-it" : "ui-retry")}
            </button>`
      }
    </div>`;
  }
}

if (!customElements.get("rummy-pad")) customElements.define("rummy-pad", RummyPad);
