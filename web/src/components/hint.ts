/** The hint: a note over the melds with the next step and why, what would open, what would help. */
import { css, html, nothing, type TemplateResult } from "lit";
import { lessonText } from "../guide.ts";
import type { HelpingCard, Hint } from "../protocol.ts";
import type { TableState } from "../table-state.ts";
import { costSaid, helpsOf, openingSaid, stepSaid, type Helps } from "./advice.ts";
import type { Context } from "./context.ts";
import { icon } from "./icons.ts";
import { selected, type Said } from "./model.ts";
import { sentence } from "./sentence.ts";

export function hintView(context: Context): TemplateResult | typeof nothing {
  const { state, say, on } = context;
  const { hint } = state;
  if (hint === null) return nothing;
  return html`<section
    class="hint"
    ?data-brief=${isBrief(state)}
    aria-label=${say("ui-hint")}
    data-region="hint"
  >
    <div class="hint-head">
      ${icon("hint")}
      <p id="hint-step"><b>${told(context, stepOf(context, hint))}</b></p>
      ${hint.move === null ? nothing : doButton(context)}
      <button
        class="icon-button"
        data-item="hint-close"
        aria-label=${say("ui-hint-close")}
        aria-describedby=${hint.move === null ? "hint-step" : nothing}
        @click=${on.hint}
      >
        ${icon("close")}
      </button>
    </div>
    <div class="hint-body scrolls" tabindex="0" role="region" aria-label=${say("ui-hint-more")}>
      ${state.guide === null ? nothing : lessonView(context, hint, state.guide)}
      ${line(context, reasonOf(hint))}
      ${line(context, openingSaid(hint.opening, hint.move))}
      ${helpsOf(hint).map((helps) => helpsView(context, helps))}
      ${line(context, costSaid(hint))}
    </div>
  </section>`;
}

/** Whoever chooses other cards than before they asked is about to play. */
export function isBrief(state: TableState): boolean {
  const chosen = selected(state).map(({ key }) => key);
  return chosen.length > 0 && chosen.join() !== state.hintFor.join();
}

/** In a first game: what the step is about, before its reasons. */
function lessonView(
  context: Context,
  hint: Hint,
  { other }: NonNullable<Context["state"]["guide"]>,
): TemplateResult {
  const { position, say } = context;
  return html`<div class="lesson">
    ${other ? html`<p>${say("ui-guide-other")}</p>` : nothing}
    ${line(context, lessonText(position, hint))}
  </div>`;
}

function doButton({ say, on }: Context): TemplateResult {
  return html`<button
    class="button primary"
    data-item="hint-do"
    aria-describedby="hint-step"
    @click=${on.followHint}
  >
    ${say("ui-hint-do")}
  </button>`;
}

function stepOf({ position }: Context, { move }: Hint): Said {
  return move === null ? { id: "ui-hint-wait" } : stepSaid(move, position.top);
}

function reasonOf({ reason }: Hint): Said | null {
  return reason && { id: `reason-${reason.code}`, args: reason.args };
}

function told({ told: pieces }: Context, { id, args }: Said): TemplateResult {
  return sentence(pieces(id, args));
}

function line(context: Context, said: Said | null): TemplateResult | typeof nothing {
  return said === null ? nothing : html`<p>${told(context, said)}</p>`;
}

function helpsView(context: Context, { opening, cards, more }: Helps): TemplateResult {
  const { say } = context;
  return html`<p class="helps">
    ${say(opening ? "ui-hint-would-open" : "ui-hint-would-help")}
    ${cards.map((card) => helpView(context, card))}
    ${more > 0 ? html`<span>${say("ui-hint-others", { more })}</span>` : nothing}
  </p>`;
}

/** A card and how many of it nobody has shown yet. */
function helpView({ say, texts }: Context, { card, copies }: HelpingCard): TemplateResult {
  const words = texts.card(card);
  return html`<span class="together"
    >${sentence([{ card, words }])}<small aria-hidden="true">×${copies}</small
    ><span class="hidden">${say("ui-hint-copies", { copies })}</span></span
  > `;
}

export const hintStyles = css`
  .hint {
    grid-area: seats-start / melds-start / melds-end / melds-end;
    align-self: end;
    z-index: 4;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    max-block-size: 100%;
    margin: 0 8px;
    border: 1px solid var(--brass);
    border-radius: 13px;
    background: var(--sheet);
    box-shadow: 0 6px 26px var(--shade);
    font-size: 14px;
    line-height: 1.32;
  }
  .hint p {
    margin: 0;
  }
  .hint-head {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 3px 4px 2px 10px;
  }
  .hint-head > .icon {
    color: var(--brass);
  }
  .hint-head p {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-size: 15px;
  }
  .hint .button {
    min-block-size: 44px;
    flex: none;
  }
  .hint .icon-button {
    flex: none;
  }
  .lesson {
    padding-block-end: 5px;
    color: var(--text);
    font-size: 14.5px;
    line-height: 1.4;
  }
  .hint-body {
    display: grid;
    gap: 3px;
    padding: 0 12px 7px;
    color: var(--text);
  }
  /* Whoever is about to do it keeps the step alone in sight, and the melds are free. */
  .hint[data-brief] .hint-body {
    display: none;
  }
  .melds:has(~ .hint) {
    padding-block-end: 62px;
  }
  .helps small {
    margin-inline-start: 2px;
    font-size: 12.5px;
    color: var(--muted);
  }
  @container table (min-width: 560px) and (max-height: 640px) {
    .hint {
      margin: 0 2px 8px 8px;
      font-size: 13.5px;
    }
  }
  @container table (min-width: 600px) and (min-height: 641px) {
    .hint {
      inline-size: min(620px, 100% - 24px);
      margin: 0 auto 8px;
      font-size: 15px;
    }
    .hint-head p {
      font-size: 16px;
    }
  }
`;
