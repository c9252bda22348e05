/** `<rummy-statistics>`: what the player's own deals came to, in tables with a drawing each. */
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { datesIn } from "../languages.ts";
import { split, tally, type PlayedDeal, type Split, type Tally } from "../statistics.ts";
import type { Args, TableStore } from "../table-state.ts";
import type { Texts } from "../texts.ts";
import { base } from "./base.ts";
import { icon } from "./icons.ts";
import { pageHead } from "./page-head.ts";
import { bars, course } from "./statistics-plots.ts";
import { statisticsStyles } from "./statistics-styles.ts";

const SPLITS: readonly (readonly [by: Split, title: string])[] = [
  ["game", "ui-stat-game"],
  ["bot", "ui-stat-bot"],
  ["place", "ui-stat-place"],
];
const RECENT = 40; // deals in the drawing of their course

export class RummyStatistics extends LitElement {
  static override properties = {
    store: { attribute: false },
    texts: { attribute: false },
    close: { attribute: false },
    deals: { state: true },
    game: { state: true },
    deleting: { state: true },
  };
  static override styles = [base, pageHead, statisticsStyles];

  declare store: TableStore;
  declare texts: Texts;
  declare close: () => void;
  /** Null until they are read. */
  declare deals: readonly PlayedDeal[] | null;
  /** The game whose deals are counted; empty: all. */
  declare game: string;
  declare deleting: boolean;

  constructor() {
    super();
    this.deals = null;
    this.game = "";
    this.deleting = false;
  }

  protected override firstUpdated(): void {
    void this.#read();
  }

  async #read(): Promise<void> {
    this.deals = await this.store.statistics.deals();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>("[autofocus]")?.focus();
  }

  #say = (id: string, args: Args = {}): string => this.texts.say(id, args);

  protected override render(): TemplateResult {
    const { deals } = this;
    return html`<div class="page">
      <header>
        <button class="icon-button" autofocus aria-label=${this.#say("ui-close")} @click=${this.close}>
          ${icon("close")}
        </button>
        <h2>${this.#say("ui-statistics")}</h2>
      </header>
      <p class="about">${this.#say("ui-stat-about")}</p>
      ${
        deals === null
          ? nothing
          : deals.length === 0
            ? html`<p role="status">${this.#say("ui-stat-none")}</p>`
            : this.#countedView(deals)
      }
    </div>`;
  }

  #countedView(all: readonly PlayedDeal[]): TemplateResult {
    const games = split(all, "game").map(([key]) => key);
    const deals = all.filter(({ rules }) => this.game === "" || rules === this.game);
    const choose = (event: Event): void => {
      this.game = (event.target as HTMLSelectElement).value;
    };
    return html`<label class="field"
        ><span class="label">${this.#say("ui-stat-which")}</span
        ><select @change=${choose}>
          <option value="" ?selected=${this.game === ""}>${this.#say("ui-stat-all")}</option>
          ${games.map(
            (game) =>
              html`<option value=${game} ?selected=${this.game === game}>
                ${this.#say(`rules-${game}`)}
              </option>`,
          )}
        </select></label
      >
      ${this.#sumView(tally(deals))} ${this.#courseView(deals)}
      ${SPLITS.filter(([by]) => by !== "game" || this.game === "").map(([by, title]) =>
        this.#splitView(deals, by, title),
      )}
      ${this.#deleteView()}`;
  }

  #sumView({ deals, out, rummy, matches, won, streak }: Tally): TemplateResult {
    const facts: readonly (readonly [id: string, value: number])[] = [
      ["ui-stat-deals", deals],
      ["ui-stat-out", out],
      ["ui-stat-rummy", rummy],
      ["ui-stat-streak", streak],
      ["ui-stat-matches", matches],
      ["ui-stat-won", won],
    ];
    return html`<dl class="facts">
      ${facts.map(
        ([id, value]) =>
          html`<div>
            <dt>${this.#say(id)}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>`;
  }

  #courseView(deals: readonly PlayedDeal[]): TemplateResult {
    const recent = deals.slice(-RECENT);
    const date = datesIn(this.texts.language, { dateStyle: "medium" });
    return html`<section aria-labelledby="course">
      <h3 id="course">${this.#say("ui-stat-course")}</h3>
      ${course(recent.map(({ points, out }) => ({ value: points, marked: out })))}
      <p class="about">${this.#say("ui-stat-course-about")}</p>
      <details>
        <summary>${this.#say("ui-stat-table")}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">${this.#say("ui-stat-when")}</th>
              <th scope="col">${this.#say("ui-stat-game-column")}</th>
              <th scope="col">${this.#say("ui-stat-points")}</th>
              <th scope="col">${this.#say("ui-stat-out")}</th>
            </tr>
          </thead>
          <tbody>
            ${[...recent].reverse().map(
              ({ when, rules, points, out }) =>
                html`<tr>
                  <th scope="row">${date.format(when)}</th>
                  <td>${this.#say(`rules-${rules}`)}</td>
                  <td>${this.#number(points)}</td>
                  <td>${this.#say(out ? "ui-stat-yes" : "ui-stat-no")}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </details>
    </section>`;
  }

  #splitView(deals: readonly PlayedDeal[], by: Split, title: string): TemplateResult {
    const groups = split(deals, by);
    const share = ({ out, deals: all }: Tally): number => out / all;
    return html`<section>
      <h3 id=${by}>${this.#say(title)}</h3>
      ${bars(groups.map(([key, one]) => ({ name: this.#nameOf(by, key), share: share(one) })))}
      <div class="wide" tabindex="0" role="region" aria-labelledby=${by}>
        <table>
          <thead>
            <tr>
              <td></td>
              ${["ui-stat-deals", "ui-stat-out", "ui-stat-rummy", "ui-stat-mean"].map(
                (id) => html`<th scope="col">${this.#say(id)}</th>`,
              )}
            </tr>
          </thead>
          <tbody>
            ${groups.map(([key, one]) => this.#rowView(this.#nameOf(by, key), one, share(one)))}
          </tbody>
        </table>
      </div>
    </section>`;
  }

  #rowView(name: string, { deals, out, rummy, points }: Tally, share: number): TemplateResult {
    const percent = new Intl.NumberFormat(this.texts.language, { style: "percent" }).format(share);
    return html`<tr>
      <th scope="row">${name}</th>
      <td>${deals}</td>
      <td>${out} (${percent})</td>
      <td>${rummy}</td>
      <td>${this.#number(points / deals)}</td>
    </tr>`;
  }

  #number(value: number): string {
    return new Intl.NumberFormat(this.texts.language, { maximumFractionDigits: 1 }).format(value);
  }

  #nameOf(by: Split, key: string): string {
    if (by === "game") return this.#say(`rules-${key}`);
    if (by === "place") return this.#say("ui-stat-place-name", { place: Number(key) });
    return this.texts.has(`ui-strength-${key}`) ? this.#say(`ui-strength-${key}`) : key;
  }

  #deleteView(): TemplateResult {
    const forget = async (): Promise<void> => {
      await this.store.statistics.forget();
      this.deleting = false;
      await this.#read();
    };
    if (!this.deleting)
      return html`<button class="button danger" @click=${() => (this.deleting = true)}>
        ${icon("trash")}${this.#say("ui-stat-delete")}
      </button>`;
    return html`<p role="alert">${this.#say("ui-stat-sure")}</p>
      <div class="choices">
        <button class="button" @click=${() => (this.deleting = false)}>
          ${this.#say("ui-delete-no")}
        </button>
        <button class="button danger" @click=${() => void forget()}>
          ${icon("trash")}${this.#say("ui-delete-yes")}
        </button>
      </div>`;
  }
}

if (!customElements.get("rummy-statistics"))
  customElements.define("rummy-statistics", RummyStatistics);
