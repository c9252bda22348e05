/**
 * The look that every component shares: colours, type, focus; with the controls of all. What a host
 * of widgets may change has a name of its own: `--meld-…`, told on the page about embedding.
 */
import { css } from "lit";
import { buttons, controls } from "./controls.ts";
import { unseen } from "./unseen.ts";

export const tokens = css`
  :host {
    color-scheme: var(--theme-scheme, dark);
    font-variant-emoji: text; /* suits in words are signs that take the text's colour */
    --felt: var(--meld-felt, var(--theme-felt, #0f5139));
    --felt-deep: var(--meld-felt-deep, var(--theme-felt-deep, #0a3a2a));
    --felt-dark: var(--meld-felt-dark, var(--theme-felt-dark, #072a1f));
    --felt-line: var(--meld-line, var(--theme-line, rgb(233 200 119 / 0.22)));
    --text: var(--meld-text, var(--theme-text, #f6f3e8));
    --bright: var(--meld-text, var(--theme-bright, #fff));
    --muted: var(--meld-muted, var(--theme-muted, #bcd3c6));
    --brass: var(--meld-accent, var(--theme-accent, #f0c765));
    --brass-ink: var(--meld-accent-ink, var(--theme-accent-ink, #241a02));
    --alarm: var(--meld-alarm, var(--theme-alarm, #ffb8a6));
    --good: var(--meld-good, var(--theme-good, #a5ebbd));
    --wild: var(--theme-wild, #d7bdff);
    --back-lattice: var(--meld-card-back, #7c1e2c);
    --back-waves: var(--meld-card-back, #1c3f77);
    --back-rays: var(--meld-card-back, #20242c);
    --back: var(--back-lattice);
    --sheet: var(--meld-sheet, var(--theme-sheet, #0b3526));
    /* What lies on the felt: hollows, panels, raised parts, their edges and shadows. */
    --edge: var(--theme-edge, rgb(246 243 232 / 0.4));
    --edge-soft: var(--theme-edge-soft, rgb(246 243 232 / 0.16));
    --panel-edge: var(--theme-panel-edge, transparent);
    --raise: var(--theme-raise, rgb(255 255 255 / 0.07));
    --raise-more: var(--theme-raise-more, rgb(255 255 255 / 0.14));
    --well: var(--theme-well, rgb(0 0 0 / 0.24));
    --panel-soft: var(--theme-panel-soft, rgb(4 28 20 / 0.46));
    --panel: var(--theme-panel, rgb(3 24 17 / 0.62));
    --panel-strong: var(--theme-panel-strong, rgb(4 28 20 / 0.82));
    --fits: var(--theme-fits, rgb(70 54 8 / 0.5));
    --shade: var(--theme-shade, rgb(0 0 0 / 0.4));
    --sheen: var(--theme-sheen, rgb(255 255 255 / 0.08));
    --weave: var(--theme-weave, 0.5);
    --backdrop: var(--theme-backdrop, rgb(2 14 10 / 0.62));
    --focus: var(--theme-focus, #ffe49a);
    --focus-gap: var(--theme-focus-gap, #06231a);
    --hue-ink: var(--theme-hue-ink, #0b1f17);
    --suit-s: #15171c;
    --suit-h: var(--theme-red, #c40f2b);
    --suit-d: var(--theme-red, #c40f2b);
    --suit-c: #15171c;
    --suit-j: #6a1fb0;
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
    --suit-d: var(--theme-blue, #0b57c2);
    --suit-c: var(--theme-green, #0a6b36);
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
    scrollbar-color: var(--edge) transparent;
  }
  :focus {
    outline: none;
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--focus-gap);
  }
  a {
    color: var(--brass);
  }
`;

export const base = [tokens, buttons, controls];
