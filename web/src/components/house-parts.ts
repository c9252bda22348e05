/** Parts of the page of house rules: which game, the code of a mix, a mix in words. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { gameNames } from "../games.ts";
import { mixText, readMix, type Mix } from "../mix.ts";
import { optionWords } from "../option-words.ts";
import type { RulesInfo } from "../protocol.ts";
import type { HousePage } from "./house-context.ts";
import { badText, type OptionsForm } from "./house-rules.ts";
import { icon } from "./icons.ts";
import { typed } from "./typed.ts";
import { whole } from "./whole.ts";

/** The options of the mix that a page composes. */
export function mixForm({ house }: Pick<HousePage, "house">, info: RulesInfo): OptionsForm {
  const { mix } = house.state;
  const [least = 2, most = 2] = info.players;
  return {
    ...{ rules: mix.rules, info, options: mix.options, players: [least, most] },
    set: (name, value) => void house.setOption(name, value),
    reset: (name) =>
      name === undefined
        ? void house.setMix({ rules: mix.rules, options: {} })
        : void house.setOption(name, null),
  };
}

export function gameSelect(
  page: Pick<HousePage, "house" | "say">,
  label: string,
  mix: Mix,
  set: (mix: Mix) => void,
): TemplateResult {
  const { hello } = page.house.state.engine;
  const choose = (event: Event): void =>
    set({ rules: (event.target as HTMLSelectElement).value, options: {} });
  return html`<label class="field"
    ><span class="label">${label}</span
    ><select .value=${live(mix.rules)} @change=${choose}>
      ${gameNames(hello).map(
        (name) =>
          html`<option value=${name} ?selected=${name === mix.rules}>
            ${page.say(`rules-${name}`)}
          </option>`,
      )}
    </select></label
  >`;
}

/** Why the mix makes no sense yet: what contradicts, and values that can't be. */
export function reasonsView({ house, say }: Pick<HousePage, "house" | "say">): TemplateResult {
  const { clashes = [], options = [] } = house.state.info ?? {};
  const reasons = [
    ...clashes.map((code) => say(`clash-${code}`)),
    ...options
      .filter(({ bad }) => bad)
      .map((one) => say("ui-house-bad", { option: say(`option-${one.name}`), why: badText(one, say) })),
  ];
  return html`<div class="clashes" role="status">
    ${
      reasons.length === 0
        ? nothing
        : html`<p>${icon("why")}${say("ui-house-clashes")}</p>
            <ul>
              ${reasons.map((reason) => html`<li>${whole(reason)}</li>`)}
            </ul>`
    }
  </div>`;
}

/** The mix as a line that can be changed, copied away, and pasted. */
export function codeField(
  page: HousePage,
  label: string,
  mix: Mix,
  set: (mix: Mix) => void,
): TemplateResult {
  const changed = (event: Event): void => {
    const text = typed(event);
    const read = readMix(text);
    page.said = read === null ? page.say("ui-house-code-bad", { text }) : null;
    if (read !== null) set(read);
  };
  return html`<label class="field code"
    ><span class="label">${label}</span
    ><input
      type="text"
      spellcheck="false"
      autocomplete="off"
      autocapitalize="off"
      .value=${live(mixText(mix))}
      @change=${changed}
    /></label>`;
}

/** "Basic Rummy", or "Basic Rummy, with Aces in runs: low or high". */
export function mixWords(page: HousePage, { rules, options }: Mix): string {
  const game = page.say(`rules-${rules}`);
  const changes = Object.entries(options).map(([name, value]) =>
    optionWords(page.texts, name, value),
  );
  if (changes.length === 0) return game;
  return page.say("ui-compare-changed", { game, changes: page.texts.list(changes) });
}
