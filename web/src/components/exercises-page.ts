/** `<rummy-exercises>`: one small position after the other to solve, each with its proof. */
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { EngineReferee } from "../engine-referee.ts";
import { wishAddress, wishIn, type Wish } from "../exercise-wish.ts";
import { gameNames } from "../games.ts";
import { toolEngine } from "../page-engine.ts";
import type { Exercise } from "../protocol.ts";
import { EngineGone } from "../questions.ts";
import { readersTexts } from "../reader.ts";
import type { Args } from "../table-state.ts";
import { teachingTexts, TEACHING } from "../teaching-texts.ts";
import type { Texts } from "../texts.ts";
import { stepSaid } from "./advice.ts";
import { base } from "./base.ts";
import { cardStyles } from "./card-styles.ts";
import { MeldExample } from "./example.ts";
import { exercisesStyles } from "./exercises-styles.ts";
import { housePageStyles } from "./house-page-styles.ts";
import { icon } from "./icons.ts";
import { rulesPage } from "./menu.ts";
import { sentence, sentenceStyles } from "./sentence.ts";
import { toolIntro, toolTop } from "./tool-top.ts";

const KINDS = ["open", "out", "joker", "lay-off"] as const;

export class RummyExercises extends LitElement {
  static override properties = {
    texts: { state: true },
    wish: { state: true },
    made: { state: true },
    solved: { state: true },
    shown: { state: true },
    failed: { state: true },
  };
  static override styles = [base, cardStyles, sentenceStyles, housePageStyles, exercisesStyles];

  declare texts: Texts;
  declare wish: Wish;
  /** The exercise on the page; another one may be wanted by now. */
  declare made: Exercise | null;
  declare solved: boolean;
  /** Whether the solution is shown. */
  declare shown: boolean;
  declare failed: boolean;
  readonly #engine = toolEngine(() => {});

  constructor() {
    super();
    this.texts = teachingTexts();
    this.wish = wishIn(location.hash);
    this.made = null;
    this.solved = this.shown = this.failed = false;
    addEventListener("hashchange", () => this.#go(wishIn(location.hash)));
    MeldExample.referee = async () => this.#referee;
    this.#engine.start();
    void this.#begin();
  }

  readonly #referee = new EngineReferee(
    ({ op, ...fields }) => this.#engine.ask(op as "example" | "try", fields),
    async () => this.texts,
    rulesPage,
  );

  async #begin(): Promise<void> {
    this.texts = await readersTexts(...TEACHING);
    document.title = `${this.say("ui-exercises")} – Meldbook`;
    this.lang = this.texts.language; // of the letters on court cards
    await this.#ask();
  }

  say = (id: string, args: Args = {}): string => this.texts.say(id, args);

  #go(wish: Wish): void {
    const { rules, kind, seed } = this.wish;
    if (wish.rules === rules && wish.kind === kind && wish.seed === seed) return;
    this.wish = wish;
    history.replaceState(history.state, "", wishAddress(wish));
    void this.#ask();
  }

  async #ask(): Promise<void> {
    const { wish } = this;
    this.failed = false;
    try {
      const { rules, kind, seed } = wish;
      const exercise = { rules, kind, seed: String(seed) };
      const answer = await this.#engine.ask("exercise", { exercise });
      if (this.wish !== wish) return;
      if (answer.ok) this.#show(answer.exercise);
      else this.failed = true;
    } catch (error) {
      if (!(error instanceof EngineGone)) throw error;
      this.failed = true;
    }
  }

  #show(made: Exercise): void {
    this.made = made;
    this.solved = this.shown = false;
    this.wish = { ...this.wish, kind: made.kind };
  }

  protected override render(): TemplateResult {
    return html`${toolTop(this.texts)}
      <main>
        ${toolIntro(this.texts, "ui-exercises", "teach-exercises-intro")}
        ${this.#formView()}
        ${this.made ? this.#exerciseView(this.made) : this.#waitView()}
      </main>`;
  }

  #waitView(): TemplateResult {
    return html`<p class="panel" role="status">
      ${this.say(this.failed ? "ui-house-failed" : "ui-loading")}
    </p>`;
  }

  #formView(): TemplateResult {
    const { say, wish } = this;
    const kinds = KINDS.filter((kind) => this.made?.kinds.includes(kind) ?? kind === wish.kind);
    return html`<form class="panel wish" aria-label=${say("ui-exercises")}>
      <label class="field"
        ><span class="label">${say("teach-game")}</span
        ><select
          @change=${(event: Event) =>
            this.#go({ ...wish, rules: (event.target as HTMLSelectElement).value })}
        >
          ${gameNames(null).map(
            (name) =>
              html`<option value=${name} ?selected=${name === wish.rules}>
                ${say(`rules-${name}`)}
              </option>`,
          )}
        </select>
      </label>
      <fieldset>
        <legend>${say("teach-kind")}</legend>
        <div class="segments">
          ${kinds.map(
            (kind) =>
              html`<label
                ><input
                  type="radio"
                  name="kind"
                  .checked=${kind === wish.kind}
                  @change=${() => this.#go({ ...wish, kind })}
                />${say(`teach-kind-${kind}`)}</label
              >`,
          )}
        </div>
      </fieldset>
    </form>`;
  }

  #exerciseView(made: Exercise): TemplateResult {
    const { say } = this;
    const { rules, kind, seed, toml } = made;
    return html`<section
      class="panel exercise"
      aria-labelledby="exercise"
      @meld-verdict=${({ detail }: CustomEvent<{ is: string }>) => {
        if (detail.is === "right") this.solved = true;
      }}
    >
      <h2 id="exercise">${say("teach-exercise", { game: say(`rules-${rules}`), seed })}</h2>
      <p class="ask">${say(`teach-ask-${kind}`)}</p>
      ${keyed(
        toml,
        html`<meld-example quiet lang=${this.texts.language}
          ><span slot="head"></span>${toml}</meld-example
        >`,
      )}
      <div role="status">${this.solved || this.shown ? this.#solutionView(made) : nothing}</div>
      <div class="row-buttons">
        <button class="button ${this.solved ? "primary" : ""}" @click=${this.#next}>
          ${icon("next")}${say("teach-next")}
        </button>
        <button
          class="button"
          aria-expanded=${this.shown}
          @click=${() => (this.shown = !this.shown)}
        >
          ${say(this.shown ? "teach-hide" : "teach-show")}
        </button>
        <a class="button quiet" href=${rulesPage(this.texts.language, rules)} target="_blank"
          >${icon("book")}${say("ui-rules")}</a
        >
      </div>
    </section>`;
  }

  readonly #next = (): void => this.#go({ ...this.wish, seed: this.wish.seed + 1 });

  #solutionView({ play, looked }: Exercise): TemplateResult {
    const steps = play.map((move) => stepSaid(move, null));
    return html`${
        this.shown
          ? html`<ol class="solution">
              ${steps.map(({ id, args }) => html`<li>${sentence(this.texts.pieces(id, args))}</li>`)}
            </ol>`
          : nothing
      }
      <p class="proof">${icon("check")}${this.say("teach-proof", { looked })}</p>`;
  }
}

if (!customElements.get("meld-example")) customElements.define("meld-example", MeldExample);
if (!customElements.get("rummy-exercises"))
  customElements.define("rummy-exercises", RummyExercises);
