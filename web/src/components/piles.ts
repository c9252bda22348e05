/** Stock and discard pile, and beside them what goes on: whose turn, what the chosen cards are. */
import { css, html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { lastDeeds } from "../last-deeds.ts";
import { avatar } from "./avatar.ts";
import { cardBack, cardFace } from "./card.ts";
import type { Context } from "./context.ts";
import { icon } from "./icons.ts";
import { goalView } from "./goal-view.ts";
import { deedMark } from "./deed-mark.ts";
import { isMyTurn, verdict } from "./model.ts";
import { markedBy, nameOf } from "./names.ts";
import { sentence } from "./sentence.ts";

export function pilesView(context: Context): TemplateResult {
  const { say, on } = context;
  return html`<section class="piles" aria-label=${say("ui-piles")}>
    <div class="pair" data-region="piles">${stockView(context)}${discardView(context)}</div>
    ${verdictView(context)}
    <button
      class="icon-button sort"
      data-item="tray"
      aria-expanded=${context.tray}
      title=${say("ui-sort-about")}
      @click=${on.tray}
    >
      ${icon("sort")}<span class="hidden word">${say("ui-sort")}</span>
    </button>
  </section>`;
}

function stockView({ position, state, live, say, on }: Context): TemplateResult {
  const can = isMyTurn(state) && position.draws.includes("draw");
  return html`<button
    class="pile stock"
    data-item="stock"
    data-gives="stock"
    ?data-can=${can}
    data-depth=${Math.min(3, Math.ceil(position.stock / 20))}
    aria-label=${say("ui-stock", { cards: position.stock, can: String(can) })}
    @click=${on.draw}
  >
    <span class="place" data-fly="stock"
      >${live && position.stock === 0 ? nothing : cardBack()}</span
    >
    <span class="badge" aria-hidden="true">${live ? position.stock : "–"}</span>
    <span class="pile-name" data-word=${say("ui-stock-short")}></span>
  </button>`;
}

function discardView(context: Context): TemplateResult {
  const { position, state, say, on, texts, me } = context;
  const can = isMyTurn(state) && position.draws.includes("take");
  const top = position.top;
  const { thrower, newest } = lastDeeds(state.log, me);
  const by = top === null || thrower === null ? null : nameOf(context, thrower);
  const thrown = { thrown: by === null ? "no" : "yes", by: by ?? "" };
  const args = { cards: position.discard, can: String(can), ...thrown };
  const label = top
    ? say("ui-discard-pile", { ...args, top: texts.card(top) })
    : say("ui-discard-pile-empty");
  return html`<button
    class="pile discard"
    data-item="discard"
    data-gives="discard"
    data-drop="discard"
    ?data-more=${position.discard > 1}
    ?data-can=${can}
    data-depth=${Math.min(3, Math.ceil(position.discard / 20))}
    aria-label=${label}
    @click=${on.pile}
  >
    ${
      top
        ? keyed(
            position.discard,
            html`<span class="place" data-fly="discard:${position.discard}" data-card=${top}
              >${cardFace(top, position.wild)}</span
            >`,
          )
        : html`<span class="place bare"></span>`
    }
    ${top ? html`<span class="badge" aria-hidden="true">${position.discard}</span>` : nothing}
    ${by === null ? nothing : deedMark(markedBy(context), thrower ?? 0, newest === "discard")}
    <span class="pile-name" data-word=${say("ui-discard-short")}></span>
  </button>`;
}

function verdictView(context: Context): TemplateResult {
  const { state, said, live, say } = context;
  if (!live)
    return html`<div class="verdict" data-tone="wait"><p>${say("ui-verdict-starting")}</p></div>`;
  const { tone, text, note } = verdict(state);
  return html`<div class="verdict" data-tone=${tone}>
    <p>${isMyTurn(state) ? nothing : whoPlays(context)}${said(text)}</p>
    ${note ? html`<p class="note">${said(note)}</p>` : nothing} ${giftView(context)}
    ${goalView(context)}
    ${declineView(context)}
  </div>`;
}

/** What the own discard gave the next player, once the line above says something else. */
function giftView({ state, told }: Context): TemplateResult | typeof nothing {
  const { gift, message } = state;
  const id = `gift-${gift?.code}`;
  if (gift === null || message?.id === id) return nothing;
  return html`<p class="note">${sentence(told(id, gift.args))}</p>`;
}

function whoPlays(context: Context): TemplateResult {
  return avatar(markedBy(context), context.position.turn);
}

/** Only where the stock is out for good: a button of its own, so that no other changes its place. */
function declineView({ state, position, say, on }: Context): TemplateResult | typeof nothing {
  if (!isMyTurn(state) || !position.draws.includes("decline")) return nothing;
  return html`<button class="button decline" data-item="decline" @click=${on.decline}>
    ${say("ui-decline")}
  </button>`;
}

export const pilesStyles = css`
  .piles {
    grid-area: piles;
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 0 10px;
    min-inline-size: 0;
  }
  .pair {
    display: flex;
    gap: 6px;
    --card-w: var(--pile-w);
  }
  /* Room at the end for the count, which hangs over the corner of the card. */
  .pile {
    --below: 5px;
    position: relative;
    padding: 0 6px var(--below) 0;
    border-radius: calc(var(--card-w) * 0.1);
    min-inline-size: 44px;
  }
  /* A finger that takes the top along does not scroll. */
  .pile[data-can] {
    touch-action: none;
  }
  .pile[data-carried] {
    z-index: 30;
  }
  .pile .place {
    display: block;
    inline-size: var(--card-w);
    aspect-ratio: 5 / 7;
    border-radius: inherit;
    position: relative;
  }
  /* The pile stays while its next card is still on the way. */
  .pile[data-more]::before {
    content: "";
    position: absolute;
    inset: 0 6px var(--below) 0;
    border-radius: inherit;
    background: #efe9d8;
  }
  .pile[data-depth="2"] .place {
    box-shadow:
      1.5px 1.5px 0 #e9e2cf,
      2px 2px 0 0.5px #0006;
  }
  .pile[data-depth="3"] .place {
    box-shadow:
      1.5px 1.5px 0 #e9e2cf,
      2px 2px 0 0.5px #0006,
      3.5px 3.5px 0 #e9e2cf,
      4px 4px 0 0.5px #0006;
  }
  .place.bare,
  .stock .place:empty {
    border: 2px dashed var(--edge);
    background: var(--well);
  }
  .pile[data-can]::after {
    content: "";
    position: absolute;
    inset: -5px 1px calc(var(--below) - 5px) -5px;
    border: 2px solid var(--brass);
    border-radius: calc(var(--card-w) * 0.1 + 5px);
    pointer-events: none;
  }
  @media (hover: hover) {
    .pile[data-can]:hover .place {
      filter: brightness(1.08);
    }
  }
  .pile[data-over] .place {
    outline: 3px dashed var(--bright);
    outline-offset: 2px;
  }
  .badge {
    position: absolute;
    inset-inline-end: 0;
    inset-block-end: calc(var(--below) - 5px);
    min-inline-size: 24px;
    padding: 0 5px;
    border-radius: 12px;
    border: 1px solid var(--edge);
    background: var(--felt-dark);
    font-size: 13px;
    font-weight: 700;
    line-height: 20px;
    text-align: center;
    z-index: 1;
  }
  /* Seen only: the button's name says it in full. */
  .pile-name {
    display: none;
  }
  .pile-name::after {
    content: attr(data-word);
  }
  .verdict {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    gap: 3px;
    align-content: center;
    font-size: 14px;
    line-height: 1.25;
    padding-inline-start: 11px;
    border-inline-start: 3px solid var(--edge-soft);
    min-block-size: 58px;
  }
  .verdict p {
    margin: 0;
    font-weight: 600;
  }
  .verdict p:has(.avatar) {
    display: flex;
    align-items: center;
    gap: 8px;
    --avatar: 26px;
  }
  .verdict .note {
    font-weight: 450;
    color: var(--muted);
    font-size: 13px;
  }
  .verdict[data-tone="turn"] {
    border-color: var(--brass);
  }
  .verdict[data-tone="good"] {
    border-color: var(--good);
  }
  .verdict[data-tone="good"] p:first-child {
    color: var(--good);
  }
  .verdict[data-tone="no"] {
    border-color: var(--alarm);
  }
  .verdict[data-tone="no"] p:first-child {
    color: var(--alarm);
  }
  .verdict[data-tone="wait"] p {
    color: var(--muted);
    font-weight: 500;
  }
  .decline {
    justify-self: start;
    min-block-size: 44px;
  }
  progress {
    appearance: none;
    inline-size: 100%;
    max-inline-size: 200px;
    block-size: 7px;
    border: 0;
    border-radius: 4px;
    background: var(--well);
    overflow: hidden;
  }
  progress::-webkit-progress-bar {
    background: var(--well);
    border-radius: 4px;
  }
  progress::-webkit-progress-value {
    background: var(--brass);
    border-radius: 4px;
  }
  progress::-moz-progress-bar {
    background: var(--brass);
    border-radius: 4px;
  }
  @media (forced-colors: active) {
    .pile[data-can]::after {
      border-color: Highlight;
    }
    progress {
      block-size: 9px;
      border: 1px solid CanvasText;
    }
    progress::-webkit-progress-value {
      background: Highlight;
      forced-color-adjust: none;
    }
    progress::-moz-progress-bar {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
