/** A new match: which game, who plays, under which house rules. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { repeat } from "lit/directives/repeat.js";
import { gameNames } from "../games.ts";
import { obstacles, PERSON, strengthOf, STRENGTHS } from "../setup.ts";
import type { Args, TableStore } from "../table-state.ts";
import type { Texts } from "../texts.ts";
import { avatar } from "./avatar.ts";
import { houseRulesView } from "./house-rules.ts";
import { icon } from "./icons.ts";
import { rulesPage } from "./menu.ts";
import type { RulePages } from "./rule-pages.ts";
import { paceView } from "./settings.ts";
import { typed } from "./typed.ts";
import { whole } from "./whole.ts";

type Say = (id: string, args?: Args) => string;

export function newMatchView(store: TableStore, texts: Texts, pages: RulePages): TemplateResult {
  const say: Say = (id, args = {}) => texts.say(id, args);
  return html`<form
    class="new"
    aria-label=${say("ui-new-match")}
    @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      void store.deal(namesOf(store, say));
    }}
  >
    <section class="panel games-panel" aria-labelledby="games-title">
      <h2 id="games-title">${say("ui-new-match")}</h2>
      <div class="games" role="radiogroup" aria-labelledby="games-title">
        ${gameNames(store.state.engine.hello).map((name) => gameView(store, texts, say, name))}
      </div>
      <button class="button learn" type="button" @click=${() => void store.learn(learners(say))}>
        ${icon("hint")}${say("ui-learn", { game: say(`rules-${store.state.setup.rules}`) })}
      </button>
    </section>
    <section class="panel seats-panel" aria-labelledby="seats-title">
      <h2 id="seats-title">${say("ui-seats-title")}</h2>
      ${countView(store, say)} ${planView(store, say)}
      ${people(store) > 1 ? html`<p class="about">${say("ui-shared-about")}</p>` : nothing}
      ${strengthView(store, say)}
    </section>
    ${houseRulesView(store, texts, pages)} ${dealBar(store, texts, say)}
  </form>`;
}

function gameView(store: TableStore, texts: Texts, say: Say, name: string): TemplateResult {
  const chosen = store.state.setup.rules === name;
  const title = say(`rules-${name}`);
  return html`<div class="game" ?data-chosen=${chosen}>
    <label>
      <input
        type="radio"
        name="game"
        value=${name}
        .checked=${live(chosen)}
        aria-labelledby="game-${name}"
        aria-describedby="about-${name}"
        @change=${() => store.lobby.chooseGame(name)}
      />
      <b id="game-${name}">${title}</b>
      <span id="about-${name}">${say(`rules-${name}-about`)}</span>
    </label>
    <a href=${rulesPage(texts.language, name)} target="_blank" aria-label=${say("ui-rules-of", { game: title })}
      >${icon("book")}</a
    >
  </div>`;
}

function countView({ state, lobby }: TableStore, say: Say): TemplateResult {
  const {
    players: [least, most],
    count,
  } = state.setup;
  const counts = Array.from({ length: most - least + 1 }, (_, n) => least + n);
  return html`<fieldset>
    <legend>${say("ui-seat-count")}</legend>
    <div class="segments">
      ${repeat(
        counts,
        (one) => one,
        (one) =>
          html`<label
            ><input
              type="radio"
              name="seats"
              value=${one}
              .checked=${live(one === count)}
              @change=${() => lobby.setCount(one)}
            />${one}</label
          >`,
      )}
    </div>
  </fieldset>`;
}

/** Everybody's name, and whether a person or the computer plays there. */
function planView(store: TableStore, say: Say): TemplateResult {
  const { state, lobby } = store;
  const { seats, count } = state.setup;
  const names = namesOf(store, say);
  const computer = strengthOf(seats);
  return html`<ol class="plan">
    ${seats.slice(0, count).map(
      ({ name, kind }, seat) =>
        html`<li>
          ${avatar(names, seat)}
          <input
            type="text"
            maxlength="20"
            autocomplete="off"
            spellcheck="false"
            aria-label=${say("ui-seat-name", { number: seat + 1 })}
            placeholder=${defaultName(state.setup, say, seat)}
            .value=${name}
            @change=${(event: Event) => lobby.setSeat(seat, { name: typed(event) })}
          />
          ${kindView(seat, kind === PERSON, say, (person) =>
            lobby.setSeat(seat, { kind: person ? PERSON : computer }),
          )}
        </li>`,
    )}
  </ol>`;
}

function kindView(
  seat: number,
  person: boolean,
  say: Say,
  set: (person: boolean) => void,
): TemplateResult {
  const kinds = [
    [true, "ui-kind-person"],
    [false, "ui-kind-bot"],
  ] as const;
  return html`<div
    class="segments"
    role="radiogroup"
    aria-label=${say("ui-seat-kind", { number: seat + 1 })}
  >
    ${kinds.map(
      ([one, id]) =>
        html`<label
          ><input
            type="radio"
            name="kind-${seat}"
            .checked=${live(person === one)}
            @change=${() => set(one)}
          />${say(id)}</label
        >`,
    )}
  </div>`;
}

/** How well and how fast the computer plays, where it plays at all. */
function strengthView(store: TableStore, say: Say): TemplateResult | typeof nothing {
  const { seats, count } = store.state.setup;
  if (people(store) === count) return nothing;
  return html`<fieldset>
      <legend>${say("ui-strength")}</legend>
    <div class="segments">
      ${STRENGTHS.map(
        (kind) =>
          html`<label
            ><input
              type="radio"
              name="strength"
              .checked=${live(strengthOf(seats) === kind)}
              @change=${() => store.lobby.setStrength(kind)}
            />${say(`ui-strength-${kind}`)}</label
          >`,
      )}
    </div>
  </fieldset>
    ${paceView(store.state.settings, say, store)}`;
}

function people({ state: { setup } }: TableStore): number {
  return setup.seats.slice(0, setup.count).filter(({ kind }) => kind === PERSON).length;
}

/** The name of somebody who gave none; one person alone is "You". */
function defaultName(
  { seats, count }: TableStore["state"]["setup"],
  say: Say,
  seat: number,
): string {
  const persons = seats.slice(0, count).filter(({ kind }) => kind === PERSON).length;
  if (seats[seat]?.kind !== PERSON) return say("ui-bot-default", { number: seat });
  return persons === 1 ? say("ui-you-default") : say("ui-person-default", { number: seat + 1 });
}

function namesOf({ state: { setup } }: TableStore, say: Say): readonly string[] {
  return setup.seats
    .slice(0, setup.count)
    .map(({ name }, seat) => name || defaultName(setup, say, seat));
}

/** Who sits at a first game. */
function learners(say: Say): readonly string[] {
  return [say("ui-you-default"), say("ui-bot-default", { number: 1 })];
}

/** The button that deals, and in words what would be dealt or why it can't be. */
function dealBar(store: TableStore, texts: Texts, say: Say): TemplateResult {
  const { setup, message } = store.state;
  const reasons = obstacles(setup, namesOf(store, say)).map(({ id, args }) => {
    const name = args["option"];
    return say(id, typeof name === "string" ? { ...args, option: say(`option-${name}`) } : args);
  });
  const failed = message?.tone === "refusal" ? [texts.say(message.id, message.args)] : [];
  return html`<div class="deal-bar">
    <div class="reasons" role="status" id="deal-reasons">
      ${[...reasons, ...(reasons.length > 0 ? [] : failed)].map((reason) => html`<p>${icon("why")}${whole(reason)}</p>`)}
    </div>
    <p class="to-deal" aria-hidden="true">
      <b>${say(`rules-${setup.rules}`)}</b>
      <span
        >${say("ui-to-deal", { seats: setup.count, changed: Object.keys(setup.options).length })}</span
      >
    </p>
    ${people(store) === 1 ? practiceButton(store, say, reasons.length > 0) : nothing}
    <button
      class="button primary big"
      type="submit"
      aria-disabled=${reasons.length > 0}
      aria-describedby="deal-reasons"
    >
      ${say("ui-start")}
    </button>
  </div>`;
}

/** Alone against the computer one may as well practise: with open hands, everything taken back. */
function practiceButton(store: TableStore, say: Say, off: boolean): TemplateResult {
  return html`<button
    class="button practise"
    type="button"
    aria-disabled=${off}
    aria-describedby="deal-reasons"
    title=${say("ui-practise-about")}
    @click=${() => void store.deal(namesOf(store, say), true)}
  >
    ${icon("eye")}${say("ui-practise")}
  </button>`;
}
