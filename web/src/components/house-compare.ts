/** Two rule sets side by side: each option that differs, and where it shows. */
import { html, nothing, type TemplateResult } from "lit";
import { GONE, type Comparison } from "../house.ts";
import type { Mix } from "../mix.ts";
import { valueWords } from "../option-words.ts";
import type { Difference } from "../protocol.ts";
import type { HousePage } from "./house-context.ts";
import { codeField, gameSelect, mixWords } from "./house-parts.ts";
import { icon } from "./icons.ts";
import { witnessView } from "./witness.ts";

export function compareView(page: HousePage): TemplateResult {
  const { house, say } = page;
  const { mix, second, comparison } = house.state;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void house.compare([house.state.mix, house.state.second]);
  };
  const side = (title: string, one: Mix, set: (mix: Mix) => void): TemplateResult =>
    html`<fieldset>
      <legend>${title}</legend>
      ${gameSelect(page, say("ui-house-game"), one, set)}
      ${codeField(page, say("ui-house-code"), one, set)}
    </fieldset>`;
  return html`<form class="panel" aria-label=${say("ui-house-compare")} @submit=${submit}>
      <div class="sides">
        ${side(say("ui-compare-first"), mix, (one) => void house.setMix(one))}
        ${side(say("ui-compare-second"), second, (one) => house.setSecond(one))}
      </div>
      <button class="button primary big" type="submit">${say("ui-compare-go")}</button>
    </form>
    ${comparison === null ? nothing : resultView(page, comparison)}`;
}

function resultView(page: HousePage, comparison: Comparison): TemplateResult {
  const { say } = page;
  const { differences, done, trouble, pair } = comparison;
  const count = differences.length;
  const said =
    trouble !== null
      ? say(trouble.id, trouble.args)
      : count > 0
        ? say("ui-compare-count", { count })
        : done
          ? say("ui-compare-same")
          : say("ui-compare-searching");
  return html`<section class="panel" aria-labelledby="compared">
    <h2 id="compared">${pair.map((mix) => mixWords(page, mix)).join(" – ")}</h2>
    <p role="status">${said}</p>
    ${
      trouble === GONE
        ? html`<button class="button" @click=${() => page.house.retry()}>${say("ui-retry")}</button>`
        : nothing
    }
    ${differences.map((difference) => differenceView(page, comparison, difference))}
  </section>`;
}

function differenceView(
  page: HousePage,
  { pair, done }: Comparison,
  difference: Difference,
): TemplateResult {
  const { say, texts } = page;
  const { option, values, searched } = difference;
  const names = labels(page, pair);
  return html`<section class="difference" aria-label=${say(`option-${option}`)}>
    <h3>${say(`option-${option}`)}</h3>
    <dl class="values">
      ${values.map(
        (value, n) =>
          html`<div>
            <dt>${names[n]}</dt>
            <dd>${valueWords(texts, option, value)}</dd>
          </div>`,
      )}
    </dl>
    ${searched ? shownView(page, pair, difference) : nothing}
    ${searched || done ? nothing : html`<p class="about">${say("ui-compare-searching")}</p>`}
  </section>`;
}

/** What the two are called: their games, or their numbers where those are the same. */
function labels({ say }: HousePage, pair: readonly [Mix, Mix]): readonly [string, string] {
  const [one, other] = pair;
  return one.rules === other.rules
    ? [say("ui-compare-first"), say("ui-compare-second")]
    : [say(`rules-${one.rules}`), say(`rules-${other.rules}`)];
}

function shownView(
  page: HousePage,
  pair: readonly [Mix, Mix],
  difference: Difference,
): TemplateResult {
  const { say, texts, pages } = page;
  const { within, changed, option, values } = difference;
  const games = [pair[0].rules, pair[1].rules] as const;
  if (within === null)
    return witnessView({ texts, pages, labels: labels(page, pair), games }, difference);
  const inner = pair[within === 1 ? 1 : 0];
  const also = Object.keys(changed).filter((name) => name !== option && !inner.options[name]);
  const valued = (value = ""): string =>
    say("ui-example-value", {
      option: say(`option-${option}`),
      value: valueWords(texts, option, value),
    });
  const game = mixWords(page, also.length > 0 ? { rules: inner.rules, options: changed } : inner);
  const context = { texts, pages, games: [inner.rules, inner.rules] as const };
  return html`<p class="about">${icon("info")}${say("ui-compare-within", { game })}</p>
    ${witnessView({ ...context, labels: [valued(values[0]), valued(values[1])] }, difference)}`;
}

