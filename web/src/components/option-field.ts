/** The controls of one option: words, numbers, contracts, the same for all deals or one by one. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { OptionForm } from "../protocol.ts";
import {
  contractOf,
  contractText,
  controlOf,
  dealValues,
  rangeOf,
  respread,
  seatText,
  seatValues,
  spreadOf,
  spreadsOf,
  type Contract,
  type Control,
  type Spread,
} from "../option-values.ts";
import { oneWords } from "../option-words.ts";
import type { Args } from "../table-state.ts";
import type { Texts } from "../texts.ts";
import { typed } from "./typed.ts";

/** What a field needs to be shown and to be changed. */
export interface FieldContext {
  readonly texts: Texts;
  readonly players: readonly [number, number];
  readonly deals: number; // of the match, or a number to begin with
  say(id: string, args?: Args): string;
  set(name: string, value: string): void;
}

const MOST_DEALS = 12;
const MOST_OF_A_KIND = 4;

/** One value of an option: `label` names it for a screen reader, `set` takes a new one. */
interface Cell {
  readonly option: OptionForm;
  readonly control: Control;
  readonly value: string;
  readonly label: string;
  set(value: string): void;
}

export function fieldView(context: FieldContext, option: OptionForm): TemplateResult {
  const spreads = spreadsOf(option);
  return html`${spreads.length > 1 ? spreadView(context, option, spreads) : nothing}
  ${valuesView(context, option)}`;
}

function valuesView(context: FieldContext, option: OptionForm): TemplateResult {
  const { say, set } = context;
  const control = controlOf(option);
  const label = say(`option-${option.name}`);
  const spread = spreadOf(option);
  if (spread === "deals") return dealsView(context, option, control);
  if (spread === "seats") return seatsView(context, option, control);
  const cell = { option, control, label, value: option.value };
  const one = { ...cell, set: (value: string) => set(option.name, value) };
  if (control.kind === "words") return wordsView(context, one);
  if (control.kind === "range") return rangeView(context, one, control);
  return control.kind === "number" ? numberView(context, one, control) : html``;
}

/** The same in every deal, by deal, or by number of players. */
function spreadView(
  context: FieldContext,
  option: OptionForm,
  spreads: readonly Spread[],
): TemplateResult {
  const { say, set, deals, players } = context;
  const now = spreadOf(option);
  const choose = (to: Spread): void => {
    const contract = option.name === "contracts";
    const from = contract && option.value === "none" ? "set+set" : option.value;
    set(option.name, contract && to === "one" ? "none" : respread(from, to, deals, players));
  };
  const id = (spread: Spread): string =>
    option.name === "contracts" && spread === "one" ? "ui-spread-none" : `ui-spread-${spread}`;
  return html`<div class="segments" role="radiogroup" aria-label=${say("ui-spread")}>
    ${spreads.map(
      (spread) =>
        html`<label
          ><input
            type="radio"
            name="spread-${option.name}"
            .checked=${live(spread === now)}
            @change=${() => choose(spread)}
          />${say(id(spread))}</label
        >`,
    )}
  </div>`;
}

/** Words one below the other, since they explain themselves. */
function wordsView({ texts }: FieldContext, cell: Cell): TemplateResult {
  const { option, value, label, set } = cell;
  return html`<div class="words" role="radiogroup" aria-label=${label}>
    ${option.words.map(
      (word) =>
        html`<label class="pick"
          ><input
            type="radio"
            name="option-${option.name}"
            .checked=${live(word === value)}
            @change=${() => set(word)}
          />${oneWords(texts, option.name, word)}${word === option.base ? bookMark() : nothing}</label
        >`,
    )}
  </div>`;
}

const bookMark = (): TemplateResult => html`<i class="book" aria-hidden="true"></i>`;

function numberView(
  context: FieldContext,
  cell: Cell,
  control: Extract<Control, { kind: "number" }>,
): TemplateResult {
  const { texts, say } = context;
  const { option, value, set } = cell;
  const { word, least } = control;
  if (word === null) return stepperView(context, cell, control);
  const counted = value !== word;
  const fallback = /^\d+$/.test(option.base) ? option.base : String(Math.max(least, 1));
  return html`<div class="words" role="radiogroup" aria-label=${cell.label}>
    <label class="pick"
      ><input
        type="radio"
        name="option-${option.name}"
        .checked=${live(!counted)}
        @change=${() => set(word)}
      />${oneWords(texts, option.name, word)}</label
    >
    <div class="pick">
      <label
        ><input
          type="radio"
          name="option-${option.name}"
          .checked=${live(counted)}
          @change=${() => set(fallback)}
        />${say("ui-a-number")}</label
      >${counted ? stepperView(context, cell, control) : nothing}
    </div>
  </div>`;
}

function stepperView(
  { say }: FieldContext,
  { value, label, set }: Cell,
  { least, most }: { readonly least: number; readonly most: number },
): TemplateResult {
  const number = /^\d+$/.test(value) ? Number(value) : least;
  const step = (by: number): void => set(String(Math.min(most, Math.max(least, number + by))));
  const button = (by: number, id: string) =>
    html`<button
      type="button"
      class="step"
      aria-label=${say(id, { label })}
      aria-disabled=${number + by < least || number + by > most}
      @click=${() => step(by)}
    >
      ${by < 0 ? "−" : "+"}
    </button>`;
  return html`<span class="stepper">
    ${button(-1, "ui-less")}
    <input
      type="text"
      inputmode="numeric"
      autocomplete="off"
      maxlength="5"
      aria-label=${label}
      .value=${value}
      @change=${(event: Event) => set(typed(event))}
      @keydown=${enterIsDone}
    />
    ${button(1, "ui-more")}
  </span>`;
}

/** Enter in a number must not deal the cards. */
function enterIsDone(event: KeyboardEvent): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  event.target?.dispatchEvent(new Event("change"));
}

function rangeView(
  context: FieldContext,
  cell: Cell,
  { least, most }: Extract<Control, { kind: "range" }>,
): TemplateResult {
  const [from, to] = rangeOf(cell.value);
  const end = (id: string, value: number, set: (value: number) => void) =>
    html`<label class="end"
      >${context.say(id)}${selectView(
        numbers(least, most).map((one) => [one, one]),
        String(value),
        `${cell.label}: ${context.say(id)}`,
        (text) => set(Number(text)),
      )}</label
    >`;
  return html`<div class="ends">
    ${end("ui-fewest", from, (value) => cell.set(`${value}-${Math.max(value, to)}`))}
    ${end("ui-most", to, (value) => cell.set(`${Math.min(value, from)}-${value}`))}
  </div>`;
}

function numbers(least: number, most: number): readonly string[] {
  return Array.from({ length: most - least + 1 }, (_, n) => String(least + n));
}

function selectView(
  choices: readonly (readonly [value: string, words: string])[],
  value: string,
  label: string,
  set: (value: string) => void,
): TemplateResult {
  return html`<select
    aria-label=${label}
    .value=${live(value)}
    @change=${(event: Event) => set((event.target as HTMLSelectElement).value)}
  >
    ${choices.map(
      ([one, words]) => html`<option value=${one} ?selected=${one === value}>${words}</option>`,
    )}
  </select>`;
}

/** A row a deal; the last one holds for all later deals. */
function dealsView(context: FieldContext, option: OptionForm, control: Control): TemplateResult {
  const { say, set } = context;
  const values = dealValues(option.value);
  const put = (changed: readonly string[]): void => set(option.name, changed.join(","));
  const row = (value: string, n: number): TemplateResult => {
    const last = n === values.length - 1;
    const deal = say(last ? "ui-option-from-deal" : "ui-option-deal", { deal: n + 1 });
    const label = `${say(`option-${option.name}`)}, ${deal}`;
    const cell = { option, control, value, label, set: (one: string) => put(values.with(n, one)) };
    return html`<li><span class="which">${deal}</span>${cellView(context, cell)}</li>`;
  };
  return html`<ol class="rows">
      ${values.map(row)}
    </ol>
    <div class="row-buttons">
      <button
        type="button"
        class="button small"
        aria-disabled=${values.length >= MOST_DEALS}
        @click=${() => values.length < MOST_DEALS && put([...values, values.at(-1) ?? ""])}
      >
        ${say("ui-add-deal")}
      </button>
      <button
        type="button"
        class="button small"
        aria-disabled=${values.length < 3}
        @click=${() => values.length > 2 && put(values.slice(0, -1))}
      >
        ${say("ui-remove-deal")}
      </button>
    </div>`;
}

/** A row for each number of players. */
function seatsView(context: FieldContext, option: OptionForm, control: Control): TemplateResult {
  const { say, set, players } = context;
  const sizes = seatValues(option.value);
  const row = (text: string): TemplateResult => {
    const seats = Number(text);
    const which = say("ui-option-seats", { seats });
    const cell = {
      option,
      control,
      value: sizes.get(seats) ?? "",
      label: `${say(`option-${option.name}`)}, ${which}`,
      set: (one: string) => set(option.name, seatText(new Map(sizes).set(seats, one))),
    };
    return html`<li><span class="which">${which}</span>${cellView(context, cell)}</li>`;
  };
  return html`<ol class="rows">
    ${numbers(...players).map(row)}
  </ol>`;
}

function cellView(context: FieldContext, cell: Cell): TemplateResult {
  const { control, option, value, label, set } = cell;
  if (control.kind === "contract") return contractView(context, cell);
  if (control.kind === "number") return stepperView(context, cell, control);
  const words = option.words.map(
    (word) => [word, oneWords(context.texts, option.name, word)] as const,
  );
  return selectView(words, value, label, set);
}

function contractView({ say }: FieldContext, { value, label, set }: Cell): TemplateResult {
  const contract = contractOf(value);
  const put = (changed: Contract): void => set(contractText(changed));
  const count = (id: string, number: number, change: (number: number) => Contract) =>
    html`<label class="end"
      >${say(id)}${selectView(
        numbers(0, MOST_OF_A_KIND).map((one) => [one, one]),
        String(number),
        `${label}: ${say(id)}`,
        (text) => put(change(Number(text))),
      )}</label
    >`;
  // A contract has at least one meld.
  return html`<span class="ends"
    >${count("ui-sets", contract.sets, (sets) => ({
      sets,
      runs: sets === 0 ? Math.max(1, contract.runs) : contract.runs,
    }))}
    ${count("ui-runs", contract.runs, (runs) => ({
      sets: runs === 0 ? Math.max(1, contract.sets) : contract.sets,
      runs,
    }))}</span
  >`;
}
