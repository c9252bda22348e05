/** The house rules of the match to come: every option explained, what is changed, how to go back. */
import { css, html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { OptionForm, RulesInfo } from "../protocol.ts";
import { groupsOf } from "../option-values.ts";
import { valueWords } from "../option-words.ts";
import { isChanged } from "../setup.ts";
import type { Setup, TableStore } from "../table-state.ts";
import type { Texts } from "../texts.ts";
import { icon } from "./icons.ts";
import { fieldView, type FieldContext } from "./option-field.ts";
import type { RulePages } from "./rule-pages.ts";

const DEALS_AT_FIRST = 4;

export function houseRulesView(store: TableStore, texts: Texts, pages: RulePages): TemplateResult {
  const { setup } = store.state;
  const say: FieldContext["say"] = (id, args = {}) => texts.say(id, args);
  return html`<details class="panel house">
    <summary>
      <h2>${say("ui-house-rules")}</h2>
      <span class="state" ?data-changed=${changedOf(setup).length > 0}
        >${stateText(setup, say)}</span
      >
    </summary>
    ${
      setup.info === null
        ? html`<p class="about">${say("ui-house-waiting")}</p>`
        : formView(store, texts, setup.info, pages)
    }
  </details>`;
}

/** The changed options as far as they are known. */
function changedOf({ info, options }: Setup): readonly string[] {
  return info === null
    ? Object.keys(options)
    : info.options.filter(isChanged).map(({ name }) => name);
}

function stateText(setup: Setup, say: FieldContext["say"]): string {
  const count = changedOf(setup).length;
  return count === 0 ? say("ui-house-book") : say("ui-house-changed", { count });
}

function formView(
  store: TableStore,
  texts: Texts,
  info: RulesInfo,
  pages: RulePages,
): TemplateResult {
  const say: FieldContext["say"] = (id, args = {}) => texts.say(id, args);
  const { lobby, state } = store;
  const { options } = state.setup;
  const given = info.options.map((one) => ({ ...one, value: options[one.name] ?? one.value }));
  const deals = Number(given.find(({ name }) => name === "deals")?.value);
  const context: FieldContext = {
    texts,
    say,
    players: state.setup.players,
    deals: deals > 0 ? Math.min(deals, 10) : DEALS_AT_FIRST,
    set: (name, value) => lobby.setOption(name, value),
  };
  const count = changedOf(state.setup).length;
  return html`<p class="about">${say("ui-house-about")}</p>
    ${
      count > 0
        ? html`<button type="button" class="button reset" @click=${() => lobby.resetOption()}>
            ${icon("undo")}${say("ui-reset-all")}
          </button>`
        : nothing
    }
    ${groupsOf({ ...info, options: given }).map(
      (group) =>
        html`<section aria-labelledby="group-${group.name}">
          <h3 id="group-${group.name}">${say(`ui-options-${group.name}`)}</h3>
          ${repeat(
            group.options,
            ({ name }) => `${info.rules}.${name}`,
            (option) => optionView(context, store, option, pages),
          )}
        </section>`,
    )}`;
}

function optionView(
  context: FieldContext,
  store: TableStore,
  option: OptionForm,
  pages: RulePages,
): TemplateResult {
  const { texts, say } = context;
  const { name, value, base, bad, rule } = option;
  const changed = isChanged(option);
  const { rules } = store.state.setup;
  return html`<details class="option" ?data-changed=${changed} ?data-bad=${bad}>
    <summary>
      <span class="name">${say(`option-${name}`)}</span>
      <span class="value">${bad ? value : valueWords(texts, name, value)}</span>
    </summary>
    <div class="inside">
      <p>
        ${say(`option-${name}-about`)}
        <a href=${pages.of(rules, rule)} target="_blank" aria-label=${say("ui-rule-link", { rule })}
          >${rule}</a
        >
      </p>
      ${bad ? html`<p class="wrong" role="alert">${badText(option, say)}</p>` : nothing}
      ${fieldView(context, option)}
      ${
        changed
          ? html`<button
              type="button"
              class="button small"
              @click=${() => store.lobby.resetOption(name)}
            >
              ${icon("undo")}${say("ui-reset-option", { value: valueWords(texts, name, base) })}
            </button>`
          : nothing
      }
    </div>
  </details>`;
}

function badText({ name, value, least, most }: OptionForm, say: FieldContext["say"]): string {
  return least === null || most === null
    ? say("ui-option-unread", { option: say(`option-${name}`), value })
    : say("ui-option-range", { min: least, max: most });
}

export const houseRulesStyles = css`
  .house {
    display: block;
  }
  .house > :not(summary) {
    margin-block-start: 14px;
  }
  .house > summary {
    display: flex;
    align-items: center;
    gap: 8px 12px;
    flex-wrap: wrap;
    min-block-size: 44px;
    margin: -6px 0;
    cursor: pointer;
    list-style: none;
  }
  .house > summary::-webkit-details-marker,
  .option > summary::-webkit-details-marker {
    display: none;
  }
  .house > summary::before,
  .option > summary::before {
    content: "";
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    margin-inline: 2px 4px;
    border: solid var(--brass);
    border-width: 0 2.5px 2.5px 0;
    rotate: -45deg;
    transition: rotate 0.12s;
  }
  .house[open] > summary::before,
  .option[open] > summary::before {
    rotate: 45deg;
  }
  .house h3 {
    margin: 6px 0 4px;
    font: 600 18px/1.2 var(--serif);
  }
  .state {
    color: var(--muted);
    font-size: 14px;
  }
  .state[data-changed] {
    color: var(--brass);
    font-weight: 650;
  }
  .option {
    border-block-end: 1px solid rgb(246 243 232 / 0.12);
  }
  .option > summary {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 0 6px;
    min-block-size: 48px;
    padding: 6px 0;
    cursor: pointer;
    list-style: none;
    line-height: 1.25;
  }
  .option > summary::before {
    grid-row: 1 / 3;
  }
  .option .name {
    font-weight: 600;
  }
  .option .value {
    grid-column: 2;
    color: var(--muted);
    font-size: 14px;
    overflow-wrap: anywhere;
  }
  .option[data-changed] .value {
    color: var(--brass);
    font-weight: 600;
  }
  .option[data-bad] .value,
  .wrong {
    color: var(--alarm);
  }
  .inside {
    display: grid;
    gap: 10px;
    justify-items: start;
    padding: 2px 0 14px 20px;
  }
  .inside p {
    color: var(--muted);
    font-size: 14px;
  }
  .inside p a {
    display: inline-block;
    min-inline-size: 44px;
    margin-block: -13px;
    padding: 13px 6px;
    text-align: center;
  }
  .inside .segments {
    justify-self: stretch;
  }
  .words {
    display: grid;
    justify-self: stretch;
  }
  .pick {
    display: flex;
    align-items: center;
    gap: 6px 10px;
    min-block-size: 44px;
    padding: 4px 0;
    cursor: pointer;
  }
  div.pick {
    flex-wrap: wrap;
  }
  .pick label {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 44px;
    cursor: pointer;
  }
  .pick input[type="radio"] {
    appearance: none;
    flex: none;
    inline-size: 22px;
    block-size: 22px;
    margin: 0;
    border: 2px solid var(--muted);
    border-radius: 50%;
    background: rgb(0 0 0 / 0.24);
    cursor: pointer;
  }
  .pick input[type="radio"]:checked {
    border-color: var(--brass);
    background: radial-gradient(circle, var(--brass) 0 5px, rgb(0 0 0 / 0.24) 6px);
  }
  .book {
    inline-size: 7px;
    block-size: 7px;
    border-radius: 50%;
    background: var(--muted);
  }
  .stepper {
    display: inline-flex;
    align-items: center;
    border: 1px solid rgb(246 243 232 / 0.4);
    border-radius: 11px;
    background: rgb(0 0 0 / 0.24);
  }
  .stepper input[type="text"] {
    inline-size: 62px;
    min-block-size: 44px;
    padding: 0 4px;
    border: 0;
    background: none;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  .step {
    inline-size: 44px;
    block-size: 44px;
    font-size: 22px;
    line-height: 1;
    border-radius: 10px;
  }
  .step:hover {
    background: rgb(255 255 255 / 0.12);
  }
  .step[aria-disabled="true"] {
    color: rgb(188 211 198 / 0.45);
  }
  .rows {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    gap: 6px;
    justify-self: stretch;
  }
  .rows li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-block-size: 46px;
  }
  .which {
    min-inline-size: 7.4em;
    color: var(--muted);
    font-size: 14px;
  }
  .row-buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .small {
    min-block-size: 44px;
    padding: 4px 14px;
    font-size: 14px;
  }
  .reset {
    justify-self: start;
  }
  .ends {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 6px 16px;
  }
  .end {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    color: var(--muted);
    font-size: 14px;
  }
  select {
    font: inherit;
    font-size: 16px;
    min-block-size: 44px;
    max-inline-size: 100%;
    padding: 0 10px;
    color: var(--text);
    background: #0a2e21;
    border: 1px solid rgb(246 243 232 / 0.4);
    border-radius: 10px;
  }
  @media (prefers-reduced-motion: reduce) {
    summary::before {
      transition: none !important;
    }
  }
  @media (forced-colors: active) {
    .pick input[type="radio"] {
      appearance: auto;
    }
  }
`;
