/**
 * `<meld-example>`: a position and a question, answered by tapping cards.
 *
 * It makes what stands between its tags alive: a title and prompt (slot "head"), the position as
 * plain HTML, the closed answer (slot "answer"), links (slot "links"), and the verdicts as JSON in a
 * script element. In place of all that it takes a scenario as its own text, which the referee reads.
 */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { bareCard } from "../cards.ts";
import { languageAround } from "../languages.ts";
import type { Language } from "../languages.ts";
import { headingLevel, ownText } from "../own-text.ts";
import type { Referee, Words } from "../refereeing.ts";
import { signOf } from "../signs.ts";
import { Attempt } from "../trying.ts";
import type { Do, Kind, Outcome, Repair, Told, Trial } from "../trying.ts";
import { cardFace } from "./card.ts";
import { cardStyles } from "./card-styles.ts";
import { filled, LINES, SIGNS, TONES, withCards, type Tone } from "./example-says.ts";
import { exampleStyles } from "./example-styles.ts";
import { unseen } from "./unseen.ts";

interface Said {
  readonly tone: Tone;
  readonly line: string;
  readonly told?: Told;
  readonly repair?: string;
}

const HIGHEST = 3; // level of the title where nothing is said
const KINDS: readonly string[] = ["do", "break", "legal", "cost"];

export class MeldExample extends LitElement {
  static override styles = [cardStyles, unseen, exampleStyles];
  static override properties = {
    kind: { type: String },
    ask: { type: Number },
    heading: { type: String },
    language: { type: String, attribute: "lang" },
    quiet: { type: Boolean },
  };

  declare kind: Kind | null;
  declare ask: number;
  declare heading: string | null;
  declare language: string | null;
  /** Its text is not to be seen before the cards: it tells the solution. */
  declare quiet: boolean;
  /** Where the referee comes from; a page that has none answers what is baked in. */
  static referee: ((language: Language) => Promise<Referee>) | null = null;

  #trial: Trial | null = null;
  #attempt: Attempt | null = null;
  #words: Words = {};
  #title = "";
  #facts: readonly string[] = [];
  #toml = "";
  #picked = new Set<number>();
  #blamed: ReadonlySet<number> = new Set();
  #said: Said | null = null;
  #busy = false;
  #baked = false;
  /** What stands in it may come later than itself, or change. */
  readonly #watch = new MutationObserver(() => {
    if (ownText(this) !== this.#toml) this.#read();
  });

  constructor() {
    super();
    this.kind = null;
    this.ask = 1;
    this.heading = this.language = null;
    this.quiet = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("beforeprint", this.#opened);
    if (this.#attempt === null) this.#read();
    if (!this.#baked) this.#watch.observe(this, { characterData: true, childList: true, subtree: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("beforeprint", this.#opened);
    this.#watch.disconnect();
  }

  /** Another question, or the same in another language. */
  protected override willUpdate(changed: PropertyValues): void {
    const other = ["ask", "kind", "language"].some((name) => changed.has(name));
    if (other && this.hasUpdated && !this.#baked && this.#toml !== "") void this.#fetch(this.#toml);
  }

  /** On paper the answer is to be read. */
  readonly #opened = (): void => {
    const answer = this.querySelector("details");
    if (answer) answer.open = true;
  };

  #read(): void {
    const data = this.querySelector(":scope > script[type='application/json']");
    const words = document.querySelector("#book-words");
    if (data && words) {
      this.#baked = true;
      this.#words = JSON.parse(words.textContent) as Words;
      const baked = JSON.parse(data.textContent) as Trial & { toml: string };
      this.#toml = baked.toml;
      this.#facts = [...this.querySelectorAll(".position > .facts")].map((one) => one.textContent);
      this.#begin(baked);
    } else if (ownText(this).trim() !== "" || document.readyState !== "loading")
      void this.#fetch(ownText(this)); // what is missing is told, too
  }

  #begin(trial: Trial, kind?: Kind): void {
    this.#trial = trial;
    this.#clear();
    this.#said = null;
    const asked = KINDS.includes(this.kind ?? "") ? this.kind : kind;
    this.#attempt = new Attempt(asked ?? "do", trial);
    this.requestUpdate();
  }

  /** Has the referee read a scenario. */
  async #fetch(toml: string): Promise<void> {
    this.#toml = toml;
    try {
      const referee = await this.#referee();
      const ask = this.#asked;
      const language = this.#language;
      const shown = await referee.example(language, toml, ask);
      if (toml !== this.#toml || ask !== this.#asked || language !== this.#language) return;
      this.#words = shown.words;
      this.#title = shown.title;
      this.#facts = shown.facts;
      this.#begin(shown.trial, shown.kind);
    } catch (error) {
      if (toml !== this.#toml) return;
      this.#attempt = null;
      this.#say({ tone: "bad", line: error instanceof Error ? error.message : String(error) });
    }
  }

  async #referee(): Promise<Referee> {
    const referee = await MeldExample.referee?.(this.#language);
    if (referee === undefined) throw new Error(this.#words["no-referee"] ?? "");
    return referee;
  }

  /** The number of the question; 0, which no scenario has, where the host wrote none. */
  get #asked(): number {
    const ask = (this.ask as number | null) ?? 1; // the attribute has gone
    return Number.isSafeInteger(ask) && ask > 0 ? ask : 0;
  }

  get #language(): Language {
    return languageAround(this);
  }

  /** Where the page speaks a language that is none of ours, this is English. */
  protected override render(): TemplateResult {
    return html`<div lang=${this.#language}>${this.#content(this.#attempt)}</div>`;
  }

  #content(attempt: Attempt | null): TemplateResult {
    if (attempt === null) {
      const text = this.quiet ? html`<div class="felt bare"></div>` : html`<slot></slot>`;
      return html`${text}${this.#status()}`;
    }
    return html`<slot name="head">
        <p class="title" role="heading" aria-level=${headingLevel(this.heading, HIGHEST)}>${this.#title}</p>
      </slot>
      <div class="felt" part="table">${this.#position(attempt)}</div>
      <div class="actions" part="actions">${this.#actions(attempt)}</div>
      ${this.#status()}
      <slot name="answer"></slot><slot name="links"></slot>`;
  }

  #position({ stage, kind }: Attempt): TemplateResult {
    const { table = [], hand, top, phase } = stage;
    const fixed = kind === "legal" || kind === "cost";
    return html`${this.#facts.map((fact) => html`<p class="facts">${fact}</p>`)}
      ${table.length === 0 ? nothing : html`<p class="label">${this.#word("table")}</p>`}
      <ul class="melds">
        ${table.map(
          (meld) => html`<li>
            <span class="label">${this.#word("meld", { meld: meld.number })}</span>
            <span class="row small">
              ${meld.cards.map(({ card, stands }) =>
                this.#card(card === stands ? card : `${card}=${stands}`),
              )}
            </span>
          </li>`,
        )}
      </ul>
      ${top && phase === "draw"
        ? html`<p class="label">${this.#word("top")}</p>
            <span class="row small">${this.#card(top)}</span>`
        : nothing}
      <p class="label" id="hand">${this.#word(kind === "cost" ? "cards" : "hand")}</p>
      <div class="row" role="group" aria-labelledby="hand">
        ${hand.map((card, place) => (fixed ? this.#card(card) : this.#pick(card, place)))}
      </div>`;
  }

  #card(text: string): TemplateResult {
    return html`<span class="one">${cardFace(text)}<span class="hidden">${this.#name(text)}</span></span>`;
  }

  #pick(card: string, place: number): TemplateResult {
    const picked = this.#picked.has(place);
    const blamed = this.#blamed.has(place);
    return html`<button class="one" ?data-blamed=${blamed} aria-pressed=${picked}
      aria-label=${blamed ? `${this.#name(card)} !` : this.#name(card)}
      @click=${() => this.#toggle(place)}>${cardFace(card)}</button>`;
  }

  #actions(attempt: Attempt): unknown {
    if (attempt.kind === "legal" && !attempt.done) {
      return [true, false].map((legal) =>
        this.#button(this.#word(legal ? "yes" : "no"), () => this.#answer(attempt.judge(legal))),
      );
    }
    if (attempt.kind === "cost" && !attempt.done) {
      return this.#trial?.choices.map((points) =>
        this.#button(String(points), () => this.#answer(attempt.count(points))),
      );
    }
    const again = attempt.done || attempt.played.length > 0;
    return [
      ...attempt.ways.map((way) =>
        this.#button(this.#word(`do-${way.do}`, { meld: way.meld ?? 0 }), () =>
          this.#try(way.do, way.meld),
        ),
      ),
      again ? this.#button(this.#word("again"), () => this.#again(), "quiet") : nothing,
    ];
  }

  #button(words: string, press: () => unknown, look = ""): TemplateResult {
    return html`<button class="action ${look}" ?disabled=${this.#busy} @click=${press}>${words}</button>`;
  }

  #status(): TemplateResult {
    const said = this.#said;
    return html`<div class="verdict" role="status" part="verdict" data-tone=${said?.tone ?? nothing}>
      ${said === null ? nothing : this.#verdict(said)}
    </div>`;
  }

  #verdict({ tone, line, told, repair }: Said): TemplateResult {
    return html`<p class="line"><span aria-hidden="true">${SIGNS[tone]}</span> ${line}</p>
      ${told
        ? html`<p>
            ${withCards(filled(told.says, { cards: this.#names(this.#cards()) }))}
            ${repair ? withCards(repair) : nothing}
            <a href=${told.href}>${this.#word("rule", { rule: told.rule })}</a>
          </p>`
        : nothing}`;
  }

  #toggle(place: number): void {
    if (!this.#picked.delete(place)) this.#picked.add(place);
    this.#blamed = new Set();
    this.requestUpdate();
  }

  #again(): void {
    this.#attempt?.again();
    this.#clear();
    this.#said = null;
    this.requestUpdate();
  }

  #clear(): void {
    this.#picked.clear();
    this.#blamed = new Set();
  }

  async #try(way: Do, meld: number | null): Promise<void> {
    const attempt = this.#attempt;
    if (attempt === null) return;
    const picked = [...this.#picked].sort((a, b) => a - b);
    const cards = this.#cards();
    let outcome = attempt.try(way, picked, meld);
    if (outcome.is === "unjudged") {
      const ruled = await this.#ask(attempt, way, picked, meld);
      if (ruled === null) return;
      outcome = ruled;
    }
    const rule = "told" in outcome ? outcome.told.rule : null;
    const detail = { is: outcome.is, do: way, cards, meld, rule };
    this.dispatchEvent(new CustomEvent("meld-verdict", { detail, bubbles: true, composed: true }));
    this.#show(outcome);
  }

  /** The referee's word on a try that the page does not know; null where none can be had. */
  async #ask(
    attempt: Attempt,
    way: Do,
    picked: readonly number[],
    meld: number | null,
  ): Promise<Outcome | null> {
    const { hand } = attempt.stage;
    const cards = picked.map((place) => hand[place] ?? "");
    this.#busy = true;
    this.#say({ tone: "info", line: this.#word("loading") });
    try {
      const referee = await this.#referee();
      const asked = [this.#language, this.#toml, attempt.played, way, cards, meld] as const;
      return attempt.rule(await referee.try(...asked), picked);
    } catch {
      this.#say({ tone: "info", line: this.#word("no-referee") });
      return null;
    } finally {
      this.#busy = false;
    }
  }

  #show(outcome: Outcome): void {
    this.#blamed = new Set();
    if (outcome.is === "right" || outcome.is === "onward") this.#clear();
    const tone = TONES[outcome.is];
    const line = this.#word(LINES[outcome.is](this.kind));
    if (!("told" in outcome)) this.#say({ tone, line });
    else {
      const { told, repair } = outcome;
      this.#blamed = this.#culprits(told, repair);
      const mended = repair ? this.#mended(repair) : (told.repair ?? "");
      this.#say({ tone, line, told, repair: mended });
    }
    if (this.#attempt?.done) this.#opened();
  }

  #answer(right: boolean): void {
    this.#say({ tone: right ? "good" : "bad", line: this.#word(right ? "right" : "wrong") });
    if (right) this.#opened();
  }

  #say(said: Said): void {
    this.#said = said;
    this.requestUpdate();
  }

  /** The cards picked that are to blame, by place. */
  #culprits(told: Told, repair: Repair | undefined): ReadonlySet<number> {
    if (repair !== undefined) return new Set(repair.how === "add" ? [] : [repair.card]);
    const hand = this.#attempt?.stage.hand ?? [];
    const named = told.culprits.map((card) =>
      [...this.#picked].find((place) => hand[place] === bareCard(card)),
    );
    return new Set(named.filter((place) => place !== undefined));
  }

  #mended(repair: Repair): string {
    const name = (place: number): string => this.#name(this.#attempt?.stage.hand[place] ?? "");
    if (repair.how !== "change") {
      return this.#word(`repair-${repair.how}`, { cards: name(repair.card) });
    }
    return this.#word("repair-change", { better: name(repair.by), worse: name(repair.card) });
  }

  #cards(): readonly string[] {
    const hand = this.#attempt?.stage.hand ?? [];
    return hand.filter((_, place) => this.#picked.has(place));
  }

  #names(cards: readonly string[]): string {
    return cards.map((card) => this.#name(card)).join(", ");
  }

  /** A card as texts name it: "7♥", "joker as 7♥". */
  #name(text: string): string {
    const [card = "", stands] = text.split("=", 2);
    const sign = (one: string): string => signOf(one, this.#language) ?? one;
    const name = card === "*" ? this.#word("joker") : sign(card);
    if (stands === undefined) return name;
    return card === "*"
      ? this.#word("joker-as", { card: sign(stands) })
      : this.#word("card-as", { card: name, stands: sign(stands) });
  }

  #word(name: string, holes: Readonly<Record<string, string | number>> = {}): string {
    return filled(this.#words[name] ?? name, holes);
  }
}
