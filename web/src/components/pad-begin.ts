/** Where score pads begin: those that are kept, and a new one with its game, names and length. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { valueOf } from "../pad-text.ts";
import { MOST_NAME, seatsOf, type KeptPad } from "../pads.ts";
import type { RulesInfo } from "../protocol.ts";
import { isChanged } from "../setup.ts";
import { avatar } from "./avatar.ts";
import { gameSelect, mixForm } from "./house-parts.ts";
import { optionsView } from "./house-rules.ts";
import { icon } from "./icons.ts";
import type { PadPage } from "./pad-context.ts";
import { typed } from "./typed.ts";
import { whole } from "./whole.ts";

export function padListView(page: PadPage): TemplateResult | typeof nothing {
  const { desk, say } = page;
  if (desk.state.pads.length === 0) return nothing;
  return html`<section class="panel" aria-labelledby="kept">
    <h2 id="kept">${say("pad-kept")}</h2>
    <ul class="pads">
      ${desk.state.pads.map((pad) => html`<li>${keptView(page, pad)}</li>`)}
    </ul>
  </section>`;
}

function keptView(page: PadPage, pad: KeptPad): TemplateResult {
  const { say, desk } = page;
  const game = say(`rules-${pad.rules}`);
  const names = page.texts.list(pad.names);
  const remove = (): void => {
    page.deleting = null;
    void desk.remove(pad.id);
  };
  if (page.deleting === pad.id)
    return html`<p role="alert">${say("pad-delete-sure", { game, names })}</p>
      <div class="row-buttons">
        <button class="button" @click=${() => (page.deleting = null)}>${say("ui-delete-no")}</button>
        <button class="button danger" @click=${remove}>
          ${icon("trash")}${say("ui-delete-yes")}
        </button>
      </div>`;
  return html`<button class="kept" @click=${() => void desk.open(pad.id)}>
      <b>${game}</b>
      <span dir="auto">${names}</span>
      <small>${say("pad-played", { deals: pad.deals.length })}</small>
    </button>
    <button
      class="icon-button"
      aria-label=${say("pad-delete", { game, names })}
      @click=${() => (page.deleting = pad.id)}
    >
      ${icon("trash")}
    </button>`;
}

/** Names come before all that the engine has yet to tell: nothing moves while they are typed. */
export function newPadView(page: PadPage): TemplateResult {
  const { house, say } = page;
  const { mix, info } = house.state;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    page.begin();
  };
  return html`<form class="panel" aria-labelledby="new-pad" @submit=${submit}>
    <h2 id="new-pad">${say("pad-new")}</h2>
    ${gameSelect(page, say("ui-house-game"), mix, (one) => void house.setMix(one))}
    ${namesView(page)}
    ${info === null ? html`<p class="about">${say("ui-house-starting")}</p>` : lengthView(page, info)}
    ${info === null ? nothing : rulesView(page, info)}
    <div class="clashes" role="status">
      ${(info?.clashes ?? []).map((code) => html`<p>${icon("why")}${whole(say(`clash-${code}`))}</p>`)}
    </div>
    <button class="button primary big" type="submit" aria-disabled=${info !== null && !house.sound}>
      ${say("pad-begin")}
    </button>
  </form>`;
}

/** So many deals, or up to so many points. */
function lengthView(page: PadPage, info: RulesInfo): TemplateResult {
  const { house, say } = page;
  const byTarget = valueOf(info, "target") !== "none";
  const set = (name: string, value: string): void => void house.setOption(name, value);
  const name = byTarget ? "target" : "deals";
  const pick = (one: "deals" | "target", first: string): TemplateResult =>
    html`<label
      ><input
        type="radio"
        name="length"
        .checked=${live(one === name)}
        @change=${() => set(one, first)}
      />${say(`pad-length-${one}`)}</label
    >`;
  return html`<fieldset>
    <legend>${say("pad-length")}</legend>
    <div class="row">
      <div class="segments">${pick("deals", "8")}${pick("target", "100")}</div>
      <input
        type="text"
        inputmode="numeric"
        autocomplete="off"
        maxlength="5"
        class="number"
        aria-label=${say(`option-${name}`)}
        .value=${valueOf(info, name)}
        @change=${(event: Event) => set(name, typed(event))}
      />
    </div>
  </fieldset>`;
}

/** The plan with as many names as the game takes. */
export function planned({ plan, house }: PadPage): PadPage["plan"] {
  const [least, most] = seatsOf(house.state.mix, house.state.info?.players);
  const missing = Array.from({ length: Math.max(0, least - plan.names.length) }, () => "");
  const names = [...plan.names, ...missing].slice(0, most);
  return { names, dealer: Math.min(plan.dealer, names.length - 1) };
}

/** Everybody has a name. */
export function orDefault({ say }: PadPage): (name: string, seat: number) => string {
  return (name, seat) => name || say("ui-person-default", { number: seat + 1 });
}

function namesView(page: PadPage): TemplateResult {
  const { say, house } = page;
  const { names, dealer } = planned(page);
  const [least, most] = seatsOf(house.state.mix, house.state.info?.players);
  const set = (changed: readonly string[]): void => {
    page.plan = { names: changed, dealer: Math.min(dealer, changed.length - 1) };
  };
  return html`<fieldset>
    <legend>${say("ui-seats-title")}</legend>
    <ol class="names">
      ${names.map((name, seat) => nameView(page, name, seat, names.length > least, set))}
    </ol>
    ${
      names.length < most
        ? html`<button type="button" class="button" @click=${() => set([...names, ""])}>
            ${icon("plus")}${say("pad-add-name")}
          </button>`
        : nothing
    }
    <label class="field dealer"
      ><span class="label">${say("pad-first-dealer")}</span
      ><select
        @change=${(event: Event) => {
          page.plan = { names, dealer: Number((event.target as HTMLSelectElement).value) };
        }}
      >
        ${names.map(
          (name, seat) =>
            html`<option value=${seat} ?selected=${seat === dealer}>
              ${orDefault(page)(name, seat)}
            </option>`,
        )}
      </select></label
    >
  </fieldset>`;
}

function nameView(
  page: PadPage,
  name: string,
  seat: number,
  spare: boolean,
  set: (names: readonly string[]) => void,
): TemplateResult {
  const { names } = planned(page);
  const shown = orDefault(page)(name, seat);
  return html`<li>
    ${avatar(names.map(orDefault(page)), seat)}
    <input
      type="text"
      maxlength=${MOST_NAME}
      autocomplete="off"
      spellcheck="false"
      aria-label=${page.say("ui-seat-name", { number: seat + 1 })}
      placeholder=${shown}
      .value=${name}
      @change=${(event: Event) => set(names.map((one, n) => (n === seat ? typed(event) : one)))}
    />
    ${
      spare
        ? html`<button
            type="button"
            class="icon-button"
            aria-label=${page.say("pad-remove-name", { player: shown })}
            @click=${() => set(names.filter((_, n) => n !== seat))}
          >
            ${icon("close")}
          </button>`
        : nothing
    }
  </li>`;
}

/** The same options as everywhere; the desk keeps those that are changed. */
function rulesView(page: PadPage, info: RulesInfo): TemplateResult {
  const { say, texts, pages } = page;
  const count = info.options.filter(isChanged).length;
  return html`<details class="house">
    <summary>
      <h3>${say("ui-house-rules")}</h3>
      <span class="state" ?data-changed=${count > 0}
        >${count === 0 ? say("ui-house-book") : say("ui-house-changed", { count })}</span
      >
    </summary>
    ${optionsView(mixForm(page, info), texts, pages)}
  </details>`;
}
