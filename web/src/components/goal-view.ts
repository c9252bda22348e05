/** What an opening still needs: a meter of points, the melds of a contract, cards of a whole hand. */
import { css, html, nothing, type TemplateResult } from "lit";
import { goalOf, type ContractPart, type Goal } from "../goal.ts";
import type { Context } from "./context.ts";
import { icon } from "./icons.ts";

export function goalView(context: Context): TemplateResult | typeof nothing {
  const goal = goalOf(context.state);
  if (goal === null) return nothing;
  if (goal.kind === "points") {
    const { points, needed } = goal;
    return meterView(context.say("ui-opening", { points, needed }), points, needed);
  }
  if (goal.parts.length > 0) return contractView(context, goal.parts);
  return goal.kind === "whole-hand" ? wholeHandView(context, goal) : nothing;
}

function meterView(words: string, done: number, all: number): TemplateResult {
  return html`<label class="meter">
    <span>${words}</span>
    <progress max=${all} .value=${Math.min(done, all)}></progress>
  </label>`;
}

/** Counted on the own turn only: before it nothing can be put together for good. */
function wholeHandView(
  { say, position }: Context,
  { placed, cards }: Extract<Goal, { kind: "whole-hand" }>,
): TemplateResult | typeof nothing {
  const own = position.turn === position.seat && position.phase === "play";
  return own ? meterView(say("ui-whole-hand", { placed, cards }), placed, cards) : nothing;
}

function contractView({ say }: Context, parts: readonly ContractPart[]): TemplateResult {
  const count = (kind: string) => parts.filter((part) => part.kind === kind).length;
  const contract = { sets: count("set"), runs: count("run") };
  return html`<ul class="contract" aria-label=${say("ui-contract", contract)}>
    ${parts.map(
      ({ kind, state }) =>
        html`<li data-state=${state}>
          ${state === "missing" ? nothing : icon("check")}
          <span>${say(`ui-part-${kind}`)}</span
          ><span class="hidden">${say(`ui-part-${state}`)}</span>
        </li>`,
    )}
  </ul>`;
}

export const goalStyles = css`
  .meter {
    display: grid;
    gap: 2px;
    font-size: 12.5px;
    color: var(--muted);
  }
  .contract {
    list-style: none;
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
    margin: 1px 0 0;
    padding: 0;
  }
  .contract li {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    padding: 0 5px;
    border-radius: 7px;
    border: 1px dashed var(--edge);
    font-size: 12.5px;
    line-height: 19px;
    color: var(--muted);
  }
  .contract .icon {
    inline-size: 11px;
    block-size: 11px;
    stroke-width: 3.6;
  }
  .contract li[data-state="staged"],
  .contract li[data-state="laid"] {
    border-style: solid;
    border-color: var(--good);
    color: var(--good);
    font-weight: 650;
  }
  .contract li[data-state="laid"] {
    background: color-mix(in srgb, var(--good) 18%, transparent);
  }
`;
