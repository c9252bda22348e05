/** The rules of this table: what holds in this deal, what is changed, all options in words. */
import { css, html, nothing, type TemplateResult } from "lit";
import type { OptionForm, RulesInfo } from "../protocol.ts";
import { groupsOf } from "../option-values.ts";
import { valueWords } from "../option-words.ts";
import { isChanged } from "../setup.ts";
import type { Context } from "./context.ts";
import { icon } from "./icons.ts";
import { rulesPage } from "./menu.ts";

export function tableRulesView(context: Context): TemplateResult {
  const { state, say, position } = context;
  const info = state.rules;
  return html`<p class="game-name">${say(`rules-${position.rules}`)}</p>
    ${info === null ? html`<p>${say("ui-house-waiting")}</p>` : knownView(context, info)}
    <p>
      <a class="button" href=${rulesPage(context.texts.language, position.rules)} target="_blank"
        >${icon("book")}${say("ui-rules-of", { game: say(`rules-${position.rules}`) })}</a
      >
    </p>`;
}

function knownView(context: Context, info: RulesInfo): TemplateResult {
  const { say } = context;
  const changed = info.options.filter(isChanged);
  return html`${dealFacts(context)}
    <h3>${say("ui-house-rules")}</h3>
    ${
      changed.length === 0
        ? html`<p>${say("ui-house-none")}</p>`
        : html`<dl class="options">${changed.map((one) => optionView(context, one, true))}</dl>`
    }
    <details class="all-options">
      <summary>${say("ui-all-options")}</summary>
      ${groupsOf(info).map(
        ({ name, options }) =>
          html`<h4>${say(`ui-options-${name}`)}</h4>
            <dl class="options">${options.map((one) => optionView(context, one, false))}</dl>`,
      )}
    </details>`;
}

function optionView(
  { texts, say }: Context,
  { name, value, base }: OptionForm,
  why: boolean,
): TemplateResult {
  return html`<div>
    <dt>${say(`option-${name}`)}</dt>
    <dd>
      ${valueWords(texts, name, value)}
      ${
        why
          ? html`<small>${say(`option-${name}-about`)}</small
              ><small>${say("ui-book-value", { value: valueWords(texts, name, base) })}</small>`
          : nothing
      }
    </dd>
  </div>`;
}

/** What this deal asks for, and how the match is won. */
function dealFacts({ say, position, here }: Context): TemplateResult {
  const { deal, deals, target, wild } = position;
  const contract = here?.contract;
  const fact = (words: string) => html`<li>${words}</li>`;
  const opening = contract
    ? say(here.opening === "whole-hand" ? "ui-fact-whole-contract" : "ui-fact-contract", {
        ...contract,
      })
    : say(`ui-fact-opening-${here?.opening ?? "none"}`, { points: here?.openingPoints ?? 0 });
  return html`<ul class="facts-list">
    ${fact(say("ui-deal", { deal, deals: deals ?? 0, target: target ?? 0 }))}
    ${here?.opening === "none" ? nothing : fact(opening)}
    ${wild === null ? nothing : fact(say("ui-fact-wild", { rank: say(`rank-${wild}`) }))}
    ${fact(winText(say, here?.best ?? "low", position))}
  </ul>`;
}

/** How the match is won: by the lowest or the highest total, and when it ends. */
export function winText(
  say: Context["say"],
  best: "low" | "high",
  { deals, target }: Pick<Context["position"], "deals" | "target">,
): string {
  return target === null
    ? say("ui-win-deals", { best, deals: deals ?? 0 })
    : say("ui-win-target", { best, target });
}

export const tableRulesStyles = css`
  .game-name {
    font: 600 19px/1.2 var(--serif);
    color: var(--brass);
  }
  .facts-list {
    margin: 0 0 6px;
    padding-inline-start: 20px;
  }
  .facts-list li {
    padding: 2px 0;
  }
  .options {
    margin: 0;
  }
  .options div {
    padding: 7px 0;
    border-block-end: 1px solid var(--edge-soft);
  }
  .options dt {
    font-weight: 600;
  }
  .options dd {
    margin: 0;
    color: var(--brass);
  }
  .all-options .options dd {
    color: var(--muted);
  }
  .options small {
    display: block;
    font-size: 13px;
    line-height: 1.35;
    color: var(--muted);
  }
  .all-options {
    margin-block: 12px;
  }
  .all-options summary {
    min-block-size: 44px;
    padding-block: 11px;
    font-weight: 600;
    cursor: pointer;
  }
  h4 {
    margin: 14px 0 2px;
    font: 600 16px/1.2 var(--serif);
  }
`;
