/** The own hand: a list box whose cards can be chosen, moved and spread in rows. */
import { css, html, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { parseCard } from "../cards.ts";
import type { HandCard } from "../table-state.ts";
import { cssVars } from "./css-vars.ts";
import { cardBack, cardFace } from "./card.ts";
import type { Context } from "./context.ts";
import type { Fan } from "./fan.ts";
import { isMyTurn, unstaged } from "./model.ts";

/** Cards face down while the table is getting ready. */
export const FRAME = 13;

export function handView(context: Context, spread: Fan): TemplateResult {
  const { state, say } = context;
  const cards = unstaged(state);
  const vars = {
    "--step": `${spread.step}px`,
    "--per-row": spread.perRow,
    "--rows": spread.rows,
    "--missing": spread.perRow - spread.first,
  };
  return html`<div
    class="hand"
    part="hand"
    data-drop="hand"
    data-region="hand"
    ?data-turn=${isMyTurn(state)}
    role="listbox"
    aria-multiselectable="true"
    aria-label=${say("ui-hand", { cards: cards.length })}
    ${cssVars(vars)}
  >
    ${
      context.live
        ? repeat(
            cards,
            (card) => card.key,
            (card, place) => optionView(context, card, spread, place),
          )
        : frameCards(spread)
    }
  </div>`;
}

/** Cards face down. */
function frameCards(spread: Fan): readonly TemplateResult[] {
  return Array.from(
    { length: FRAME },
    (_, place) =>
      html`<span
        class="option"
        role="presentation"
        ?data-back=${isBack(spread, place)}
        ?data-front=${isFront(spread, place)}
        >${cardBack()}</span
      >`,
  );
}

const isBack = ({ rows, first }: Fan, place: number): boolean => rows > 1 && place < first;
const isFront = ({ rows, first }: Fan, place: number): boolean => rows > 1 && place === first;

function optionView(
  { texts, say, on, position }: Context,
  card: HandCard,
  spread: Fan,
  place: number,
): TemplateResult {
  const plain = texts.card(card.card);
  const wild = position.wild !== null && parseCard(card.card)?.face?.rank === position.wild;
  const name = wild ? say("ui-card-wild", { name: plain }) : plain;
  return html`<div
    class="option"
    role="option"
    data-item="card:${card.key}"
    data-key=${card.key}
    data-card=${card.card}
    data-fly="hand:${card.key}"
    aria-selected=${card.selected}
    aria-label=${card.fresh ? say("ui-card-fresh", { name }) : name}
    ?data-fresh=${card.fresh}
    ?data-back=${isBack(spread, place)}
    ?data-front=${isFront(spread, place)}
    @click=${(event: MouseEvent) => on.card(card.key, event)}
  >
    ${cardFace(card.card, position.wild)}
  </div>`;
}

export const handStyles = css`
  .hand {
    grid-area: hand;
    position: relative;
    display: grid;
    grid-template-columns: repeat(var(--per-row), var(--step));
    grid-auto-rows: var(--row-h);
    align-content: end;
    justify-content: center;
    min-inline-size: 0;
    padding: var(--lift) calc(8px + var(--card-w) - var(--step))
      calc(var(--card-w) * 1.4 - var(--row-h) + 4px) 8px;
    block-size: calc(
      var(--lift) + (max(var(--rows), var(--hand-rows)) - 1) * var(--row-h) + var(--card-w) * 1.4 +
        4px
    );
    --card-w: var(--hand-w);
  }
  .option {
    position: relative;
    inline-size: var(--step);
    block-size: var(--row-h);
    touch-action: none;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    cursor: grab;
    border-radius: calc(var(--card-w) * 0.1);
    transition:
      transform 0.12s ease-out,
      translate 0.15s ease-out;
  }
  /* The row at the back is the shorter one, and stands in the middle behind the next. */
  .option[data-back] {
    inset-inline-start: calc(var(--missing) * var(--step) / 2);
  }
  .option[data-front] {
    grid-column-start: 1;
  }
  .option:focus-visible {
    outline: none;
    box-shadow: none;
  }
  /* Around what is seen of the card, above its neighbours; dark on the card, light on the felt. */
  .option:focus-visible::before {
    content: "";
    position: absolute;
    z-index: 4;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: min(var(--step), var(--card-w));
    block-size: calc(var(--card-w) * 1.4);
    border: 3px solid #0d4a34;
    border-radius: calc(var(--card-w) * 0.1);
    outline: 3px solid var(--focus);
    pointer-events: none;
  }
  .option[data-back]:focus-visible::before {
    block-size: var(--row-h);
  }
  .option:last-child:focus-visible::before {
    inline-size: var(--card-w);
  }
  .option .card {
    inline-size: var(--card-w);
  }
  @media (hover: hover) {
    .option:hover .card {
      box-shadow:
        0 0 0 2px color-mix(in srgb, var(--brass) 75%, transparent),
        0 2px 5px var(--shade);
    }
  }
  .option[aria-selected="true"] {
    transform: translateY(calc(var(--lift) * -1 + 2px));
  }
  .option[aria-selected="true"] .card {
    box-shadow:
      0 0 0 3px var(--brass),
      0 4px 9px var(--shade);
  }
  .option[aria-selected="true"]::after {
    content: "";
    position: absolute;
    inset-block-start: calc(var(--card-w) * 0.06);
    inset-inline-start: calc(min(var(--step), var(--card-w)) - var(--card-w) * 0.28);
    inline-size: calc(var(--card-w) * 0.09);
    block-size: calc(var(--card-w) * 0.17);
    border: solid #8a5b00;
    border-width: 0 2.5px 2.5px 0;
    rotate: 42deg;
    forced-color-adjust: none;
  }
  .option[data-fresh][aria-selected="false"]::after {
    content: "";
    position: absolute;
    inset-block-start: 5px;
    inset-inline-start: calc(min(var(--step), var(--card-w)) - 17px);
    inline-size: 11px;
    block-size: 11px;
    border-radius: 50%;
    border: 1px solid #7d5710;
    background: var(--brass);
    forced-color-adjust: none;
  }
  .option[data-dragging] {
    z-index: 60;
    pointer-events: none;
    cursor: grabbing;
    transition: none;
    filter: drop-shadow(0 8px 8px var(--shade));
  }
  @media (prefers-reduced-motion: reduce) {
    .option {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .option[aria-selected="true"] .card {
      outline: 3px solid Highlight;
    }
  }
`;
