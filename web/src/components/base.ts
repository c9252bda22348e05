/**
 * The look that every component shares: colours, type, focus; with the controls of all. What a host
 * of widgets may change has a name of its own: `--meld-…`, told on the page about embedding.
 */
import { css } from "lit";
import { buttons, controls } from "./controls.ts";
import { unseen } from "./unseen.ts";

export const tokens = css`
  :host {
    color-scheme: dark;
    --felt: var(--meld-felt, #0f5139);
    --felt-deep: var(--meld-felt-deep, #0a3a2a);
    --felt-dark: var(--meld-felt-dark, #072a1f);
    --felt-line: var(--meld-line, rgb(233 200 119 / 0.22));
    --text: var(--meld-text, #f6f3e8);
    --muted: var(--meld-muted, #bcd3c6);
    --brass: var(--meld-accent, #f0c765);
    --brass-ink: var(--meld-accent-ink, #241a02);
    --alarm: var(--meld-alarm, #ffb8a6);
    --good: var(--meld-good, #a5ebbd);
    --wild: #d7bdff;
    --suit-s: #15171c;
    --suit-h: #c40f2b;
    --suit-d: #c40f2b;
    --suit-c: #15171c;
    --suit-j: #6a1fb0;
    --back: var(--meld-card-back, #7c1e2c);
    --sheet: var(--meld-sheet, #0b3526);
    --serif: var(
      --meld-font-display,
      "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", P052, Georgia, serif
    );
    --sans: var(
      --meld-font,
      -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, system-ui, sans-serif
    );
    font: 15px/1.35 var(--sans);
    color: var(--text);
    -webkit-text-size-adjust: 100%;
  }
  :host([four-colours]) {
    --suit-d: #0b57c2;
    --suit-c: #0a6b36;
  }
  ${unseen}
  [hidden] {
    display: none !important;
  }
  .scrolls {
    min-block-size: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: rgb(246 243 232 / 0.4) transparent;
  }
  :focus {
    outline: none;
  }
  :focus-visible {
    outline: 3px solid #ffe49a;
    outline-offset: 2px;
    box-shadow: 0 0 0 2px #06231a;
  }
  a {
    color: var(--brass);
  }
`;

export const base = [tokens, buttons, controls];
