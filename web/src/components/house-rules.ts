/** The house rules of the match to come: every option explained, what is changed, how to go back. */
import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { clashesWith } from "../clashes.ts";
import type { OptionForm, RulesInfo } from "../protocol.ts";
import { groupsOf, type OptionGroup } from "../option-values.ts";
import { valueWords } from "../option-words.ts";
import { isChanged } from "../setup.ts";
import { site } from "../site/here.ts";
import type { Options, Setup, TableStore } from "../table-state.ts";
import type { Texts } from "../texts.ts";
import { icon } from "./icons.ts";
import { fieldView, type FieldContext } from "./option-field.ts";
import type { RulePages } from "./rule-pages.ts";
import { toolAddress } from "./tools.ts";

const DEALS_AT_FIRST = 4;

export function houseRulesView(store: TableStore, texts: Texts, pages: RulePages): TemplateResult {
  const { setup } = store.state;
  const say: FieldContext["say"] = (id, args = {}) => texts.say(id, args);
  return html`<details class="panel house" @toggle=${showMore}>
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

/** What has been opened low in the window would stay out of sight, below the button that deals. */
function showMore({ currentTarget }: Event): void {
  const opened = currentTarget as HTMLDetailsElement;
  const low = opened.getBoundingClientRect().top > innerHeight / 2;
  if (opened.open && low) opened.scrollIntoView({ block: "start" });
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

/** A mix of options being changed, wherever that is. */
export interface OptionsForm {
  readonly rules: string;
  readonly info: RulesInfo;
  readonly options: Options; // changed ones, as far as they were given
  readonly players: readonly [number, number];
  set(name: string, value: string): void;
  /** Back to what the game says; without a name all of them. */
  reset(name?: string): void;
  /** What else is shown of an option that is open; and what happens when one is opened. */
  readonly more?: (option: OptionForm) => TemplateResult | typeof nothing;
  readonly opened?: (name: string) => void;
}

function formView(
  store: TableStore,
  texts: Texts,
  info: RulesInfo,
  pages: RulePages,
): TemplateResult {
  const { lobby, state } = store;
  const { rules, options, players } = state.setup;
  const form: OptionsForm = {
    ...{ rules, info, options, players },
    set: (name, value) => lobby.setOption(name, value),
    reset: (name) => lobby.resetOption(name),
  };
  const link = site().tools
    ? html` <a href=${toolAddress("house.html", { rules, options })}
        >${texts.say("ui-house-more")}</a
      >`
    : nothing;
  return html`<p class="about">${texts.say("ui-house-about")}${link}</p>
    ${optionsView(form, texts, pages)}`;
}

/** Every option in its group, to be opened and changed. */
export function optionsView(form: OptionsForm, texts: Texts, pages: RulePages): TemplateResult {
  const say: FieldContext["say"] = (id, args = {}) => texts.say(id, args);
  const { info, options, players } = form;
  const given = info.options.map((one) => ({ ...one, value: options[one.name] ?? one.value }));
  const deals = Number(given.find(({ name }) => name === "deals")?.value);
  const context: FieldContext = {
    texts,
    say,
    players,
    deals: deals > 0 ? Math.min(deals, 10) : DEALS_AT_FIRST,
    set: (name, value) => form.set(name, value),
  };
  return html`<button
      type="button"
      class="button reset"
      ?data-idle=${!info.options.some(isChanged)}
      @click=${() => form.reset()}
    >
      ${icon("undo")}${say("ui-reset-all")}
    </button>
    <div class="groups">
      ${halves(groupsOf({ ...info, options: given })).map(
        (half) => html`<div>${half.map((group) => groupView(context, form, group, pages))}</div>`,
      )}
    </div>`;
}

/** For two columns of about the same length, which no opened option then leaves. */
function halves(groups: readonly OptionGroup[]): readonly (readonly OptionGroup[])[] {
  const all = groups.reduce((sum, { options }) => sum + options.length, 0);
  let before = 0;
  const first = groups.filter(({ options }) => {
    before += options.length;
    return before - options.length / 2 <= all / 2;
  });
  return [first, groups.slice(first.length)];
}

function groupView(
  context: FieldContext,
  form: OptionsForm,
  { name, options }: OptionGroup,
  pages: RulePages,
): TemplateResult {
  return html`<section aria-labelledby="group-${name}">
    <h3 id="group-${name}">${context.say(`ui-options-${name}`)}</h3>
    ${repeat(
      options,
      (option) => `${form.rules}.${option.name}`,
      (option) => optionView(context, form, option, pages),
    )}
  </section>`;
}

function optionView(
  context: FieldContext,
  form: OptionsForm,
  option: OptionForm,
  pages: RulePages,
): TemplateResult {
  const { texts, say } = context;
  const { name, value, base, bad, rule } = option;
  const changed = isChanged(option);
  const clashes = clashesWith(name, form.info.clashes);
  const wrong = bad || clashes.length > 0;
  const toggled = (event: Event): void => {
    if ((event.target as HTMLDetailsElement).open) form.opened?.(name);
  };
  return html`<details class="option" ?data-changed=${changed} ?data-bad=${wrong} @toggle=${toggled}>
    <summary>
      <span class="name"
        >${say(`option-${name}`)}${clashes.map((code) => clashMark(say(`clash-${code}`)))}</span
      >
      <span class="value">${bad ? value : valueWords(texts, name, value)}</span>
      ${bad ? html`<span class="reason">${badText(option, say)}</span>` : nothing}
    </summary>
    <div class="inside">
      <p>
        ${say(`option-${name}-about`)}
        <a
          href=${pages.of(texts.language, form.rules, rule)}
          target="_blank"
          aria-label=${say("ui-rule-link", { rule })}
          >${rule}</a
        >
      </p>
      ${fieldView(context, option)}
      ${
        changed
          ? html`<button type="button" class="button small" @click=${() => form.reset(name)}>
              ${icon("undo")}${say("ui-reset-option", { value: valueWords(texts, name, base) })}
            </button>`
          : nothing
      }
      ${form.more?.(option) ?? nothing}
    </div>
  </details>`;
}

/** Beside the name, so that nothing moves under the pointer when it comes or goes. */
function clashMark(words: string): TemplateResult {
  return html`<span class="clash" title=${words}
    >${icon("why")}<span class="hidden">${words}</span></span
  >`;
}

/** Why a value can't be: told where the option is, open or not. */
export function badText({ name, value, least, most }: OptionForm, say: FieldContext["say"]): string {
  return least === null || most === null
    ? say("ui-option-unread", { option: say(`option-${name}`), value })
    : say("ui-option-range", { min: least, max: most });
}
