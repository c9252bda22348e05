/**
 * `<meld-example>`: a position and a question, answered by tapping cards.
 *
 * It makes what stands between its tags alive: a title and prompt (slot "head"), the position as
 * plain HTML, the closed answer (slot "answer"), links (slot "links"), and the verdicts as JSON in a
 * script element. In place of all that it takes a scenario as its own text, which the referee reads.
 */
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { bareCard } from "../cards.ts";
import { ownText } from "../own-text.ts";
import type { Referee, Words } from "../refereeing.ts";
import { Attempt } from "../trying.ts";
import type { Do, Kind, Outcome, Repair, Told, Trial } from "../trying.ts";
import { cardFace } from "./card.ts";
import { cardStyles } from "./card-styles.ts";
import { exampleStyles } from "./example-styles.ts";
import { unseen } from "./unseen.ts";

interface Said {
  readonly tone: "good" | "bad" | "info";
  readonly line: string;
  readonly told?: Told;
  readonly repair?: string;
}

const KINDS: readonly string[] = ["do", "break", "legal", "cost"];

export class MeldExample extends LitElement {
  static override styles = [cardStyles, unseen, exampleStyles];
  static override properties = {
    kind: { type: String },
    ask: { type: Number },
    headingLevel: { type: Number, attribute: "heading" },
    quiet: { type: Boolean },
  };

  declare kind: Kind | null;
  declare ask: number;
  declare headingLevel: number;
  /** Its text is not to be seen before the cards: it tells the solution. */
  declare quiet: boolean;
  /** Where the referee comes from; a page that has none answers what is baked in. */
  static referee: (() => Promise<Referee>) | null = null;

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

  constructor() {
    super();
    this.kind = null;
    this.ask = 1;
    this.headingLevel = 3;
    this.quiet = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("beforeprint", this.#opened);
    if (this.#attempt === null) this.#read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener("beforeprint", this.#opened);
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
      this.#words = JSON.parse(words.textContent) as Words;
      const baked = JSON.parse(data.textContent) as Trial & { toml: string };
      this.#toml = baked.toml;
      this.#facts = [...this.querySelectorAll(".position > .facts")].map((one) => one.textContent);
      this.#begin(baked);
    } else void this.#fetch(ownText(this)); // what is missing is told, too
  }

  #begin(trial: Trial, kind?: Kind): void {
    this.#trial = trial;
    const asked = KINDS.includes(this.kind ?? "") ? this.kind : kind;
    this.#attempt = new Attempt(asked ?? "do", trial);
    this.requestUpdate();
  }

  /** Has the referee read a scenario. */
  async #fetch(toml: string): Promise<void> {
    this.#toml = toml;
    try {
      const referee = await this.#referee();
      const shown = await referee.example(toml, this.ask);
      this.#words = shown.words;
      this.#title = shown.title;
      this.#facts = shown.facts;
      this.#begin(shown.trial, shown.kind);
    } catch (error) {
      this.#say({ tone: "bad", line: error instanceof Error ? error.message : String(error) });
    }
  }

  async #referee(): Promise<Referee> {
    const referee = await MeldExample.referee?.();
    if (referee === undefined) throw new Error(this.#words["no-referee"] ?? "");
    referee.language = this.closest<HTMLElement>("[lang]")?.lang || "en";
    return referee;
  }

  protected override render(): TemplateResult {
    const attempt = this.#attempt;
    if (attempt === null) {
      const text = this.quiet ? html`<div class="felt bare"></div>` : html`<slot></slot>`;
      return html`${text}${this.#status()}`;
    }
    return html`<slot name="head">
        <p class="title" role="heading" aria-level=${this.headingLevel}>${this.#title}</p>
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
      const ruled = await this.#ask(attempt, way, cards, meld);
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
    cards: readonly string[],
    meld: number | null,
  ): Promise<Outcome | null> {
    this.#busy = true;
    this.#say({ tone: "info", line: this.#word("loading") });
    try {
      const referee = await this.#referee();
      return attempt.rule(await referee.try(this.#toml, attempt.played, way, cards, meld));
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
    const name = card === "*" ? this.#word("joker") : signed(card, this.lang);
    if (stands === undefined) return name;
    return card === "*"
      ? this.#word("joker-as", { card: signed(stands, this.lang) })
      : this.#word("card-as", { card: name, stands: signed(stands, this.lang) });
  }

  #word(name: string, holes: Readonly<Record<string, string | number>> = {}): string {
    return filled(this.#words[name] ?? name, holes);
  }
}

const SIGNS = { good: "✓", bad: "✗", info: "→" } as const;

const TONES: Readonly<Record<Outcome["is"], Said["tone"]>> = {
  right: "good",
  onward: "good",
  broken: "good",
  spare: "info",
  few: "info",
  many: "info",
  unjudged: "info",
  refused: "bad",
  other: "bad",
};

/** What is said first, by how the example is asked. */
const LINES: Readonly<Record<Outcome["is"], (kind: Kind | null) => string>> = {
  right: () => "right",
  onward: () => "right-so-far",
  broken: () => "right-broken",
  spare: (kind) => (kind === "break" ? "allowed-break" : "not-asked"),
  few: () => "pick-first",
  many: () => "pick-one",
  unjudged: () => "loading",
  refused: () => "not-allowed",
  other: () => "other-reason",
};

const SUIT_SIGNS: Readonly<Record<string, string>> = { s: "♠", h: "♥", d: "♦", c: "♣" };

/** Boer, vrouw, heer: as on the cards of Dutch pages. */
const DUTCH: Readonly<Record<string, string>> = { J: "B", Q: "V", K: "H" };

function signed(text: string, language: string): string {
  const face = language === "nl" ? text.replace(/^[JQK]/, (rank) => DUTCH[rank] ?? rank) : text;
  return face.replace(/[shdc]$/, (suit) => SUIT_SIGNS[suit] ?? suit);
}

function filled(text: string, holes: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{([a-z]+)\}/g, (hole, name: string) => String(holes[name] ?? hole));
}

/** A text whose cards keep their colour and stay in one line. */
function withCards(text: string): unknown {
  return text.split(/((?:10|[2-9AJQKBVH])[♠♥♦♣])/).map((part, place) =>
    place % 2 === 0 ? part : html`<span class="chip" ?data-red=${/[♥♦]/.test(part)}>${part}</span>`,
  );
}
