/** How cards are painted: paper, inks, letters, backs, and what of it a player has chosen. */
import { css, unsafeCSS } from "lit";
import { COURT_CARDS } from "./courts.ts";

/** Which picture a classic court has. */
const courts = unsafeCSS(
  COURT_CARDS.map((card) => `[data-court="${card}"]{--court:var(--court-${card})}`).join(""),
);

export const cardStyles = css`
  .card {
    display: block;
    inline-size: var(--card-w);
    aspect-ratio: 5 / 7;
    border-radius: calc(var(--card-w) * 0.1);
    background: linear-gradient(160deg, #fffefb, #f7f3e8);
    box-shadow:
      0 0 0 0.75px rgb(20 16 8 / 0.38),
      0 1px 2.5px rgb(0 0 0 / 0.35);
    color: var(--suit-s);
    forced-color-adjust: none;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  .card svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    pointer-events: none;
  }
  /* The ink of a card, of the one that stands for it, and of a small one in a sentence. */
  :is(.card, .own, .chip)[data-suit="s"] {
    color: var(--suit-s);
  }
  :is(.card, .own, .chip)[data-suit="h"] {
    color: var(--suit-h);
  }
  :is(.card, .own, .chip)[data-suit="d"] {
    color: var(--suit-d);
  }
  :is(.card, .own, .chip)[data-suit="c"] {
    color: var(--suit-c);
  }
  :is(.card, .own, .chip)[data-suit="j"] {
    color: var(--suit-j);
  }
  .card[data-wild] {
    background: linear-gradient(160deg, #fbf7ff, #e9dffa);
  }
  :is(.card, .chip) .ink {
    fill: currentColor;
  }
  :is(.card, .chip) .pen {
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* Court cards have the letters of the language around them, or those that were chosen. */
  .pen:is(.nl, .pt),
  :host(:lang(nl):not([ranks])) .pen.world,
  :host([ranks="nl"]) .pen.world,
  :host([ranks="pt"]) .pen.world {
    display: none;
  }
  :host(:lang(nl):not([ranks])) .pen.nl,
  :host([ranks="nl"]) .pen.nl,
  :host([ranks="pt"]) .pen.pt {
    display: inline;
  }
  /* Large print: as much as a fan leaves of a card, and a heavier pen. */
  :host([faces="large"]) .card > svg > .index {
    transform: translate(-2.9px, -4.3px) scale(1.4);
  }
  :host([faces="large"]) .card > svg > .index .below {
    translate: 0 -2.2px;
  }
  :host([faces="large"]) .card > svg > .index .pen {
    stroke-width: 3.4;
  }
  .card .ring {
    fill: none;
    stroke: currentColor;
    stroke-width: 0.9;
    opacity: 0.55;
  }
  .card .gold {
    fill: #d19a2a;
    stroke: #7d5710;
    stroke-width: 0.7;
    stroke-linejoin: round;
  }
  :is(.card, .chip) .wild {
    fill: var(--suit-j);
  }
  ${courts}
  /* Classic courts stand in their frame beside the index, which has its own ground. */
  :host([faces="classic"][courts]) .card[data-court] {
    background:
      linear-gradient(#fffefb, #fffefb) 0 0 / 37% 61% no-repeat,
      var(--court) 86% 82% / 66% auto no-repeat,
      linear-gradient(160deg, #fffefb, #f7f3e8);
  }
  :host([faces="classic"][courts]) .card[data-court] .court {
    display: none;
  }
  .card.back {
    background: #fbf8f0;
  }
  .card.back .field {
    fill: var(--back, #7a1f2b);
  }
  .back [data-back] {
    display: none;
  }
  :host(:not([back])) .back [data-back="lattice"],
  :host([back="lattice"]) .back [data-back="lattice"],
  :host([back="waves"]) .back [data-back="waves"],
  :host([back="rays"]) .back [data-back="rays"] {
    display: inline;
  }
  :host([back="waves"]) {
    --back: var(--back-waves);
  }
  :host([back="rays"]) {
    --back: var(--back-rays);
  }
  .card.back .pattern {
    fill: none;
    stroke: #fff;
    stroke-opacity: 0.26;
    stroke-width: 1.1;
  }
  .card.back .frame {
    fill: none;
    stroke: #e9c877;
    stroke-width: 0.8;
  }
  .card.back .medal {
    fill: var(--back, #7a1f2b);
    stroke: #e9c877;
    stroke-width: 1;
  }
`;
