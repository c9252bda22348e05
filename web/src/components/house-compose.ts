/** Composing a mix: every option with its words, and an example that shows what it does. */
import { html, type TemplateResult } from "lit";
import type { OptionForm } from "../protocol.ts";
import { mixAddress, mixText } from "../mix.ts";
import { valueWords } from "../option-words.ts";
import type { HousePage } from "./house-context.ts";
import { codeField, gameSelect, mixForm, reasonsView } from "./house-parts.ts";
import { optionsView, type OptionsForm } from "./house-rules.ts";
import { icon } from "./icons.ts";
import { toolAddress } from "./tools.ts";
import { witnessView } from "./witness.ts";

export function composeView(page: HousePage): TemplateResult {
  const { house, say } = page;
  const { mix, info, trouble } = house.state;
  const starting = trouble === null ? say("ui-house-starting") : ""; // trouble is told above
  return html`<section class="panel" aria-labelledby="composed">
      <h2 id="composed" class="hidden">${say("ui-house-compose")}</h2>
      ${gameSelect(page, say("ui-house-game"), mix, (one) => void house.setMix(one))}
      ${reasonsView(page)}
      ${info === null ? html`<p class="about">${starting}</p>` : formView(page)}
    </section>
    <section class="panel" aria-label=${say("ui-house-code")}>
      ${codeField(page, say("ui-house-code"), mix, (one) => void house.setMix(one))}
      <p class="about">${say("ui-house-code-about")}</p>
      <div class="row-buttons">
        <a class="button primary" href=${toolAddress("", mix)}>${say("ui-house-play")}</a>
        <button class="button" @click=${() => void page.copy(mixText(mix))}>
          ${say("ui-house-copy")}
        </button>
        <button class="button" @click=${() => void page.copy(linkOf(page))}>
          ${say("ui-house-copy-link")}
        </button>
      </div>
    </section>`;
}

function linkOf({ house }: HousePage): string {
  return new URL(`#mix=${mixAddress(house.state.mix)}`, location.href).href;
}

function formView(page: HousePage): TemplateResult {
  const { house, texts, pages } = page;
  const { info } = house.state;
  if (info === null) return html``;
  const form: OptionsForm = {
    ...mixForm(page, info),
    more: (option) => exampleView(page, option),
    opened: (name) => void house.findExample(name),
  };
  return optionsView(form, texts, pages);
}

/** What the option does in this mix, beside another value of it. */
function exampleView(page: HousePage, option: OptionForm): TemplateResult {
  const { house, say, texts, pages } = page;
  const { examples, mix } = house.state;
  const example = examples.get(option.name);
  if (example === undefined && house.sound)
    return html`<button
      type="button"
      class="button small"
      @click=${() => void house.findExample(option.name)}
    >
      ${icon("hint")}${say("ui-example-title")}
    </button>`;
  const found = typeof example === "object" ? example.difference : null;
  const title = html`<h4>${say("ui-example-title")}</h4>`;
  if (found === null) {
    const id =
      example === undefined
        ? "ui-example-unsound"
        : example === "asking"
          ? "ui-example-asking"
          : "ui-example-none";
    return html`<div class="example">${title}
      <p>${say(id)}</p></div>`;
  }
  const [other = "", own = ""] = found.values.map((value) =>
    say("ui-example-value", {
      option: say(`option-${option.name}`),
      value: valueWords(texts, option.name, value),
    }),
  );
  const context = { texts, pages, labels: [other, own], games: [mix.rules, mix.rules] } as const;
  return html`<div class="example">${title}${witnessView(context, found)}</div>`;
}
