/** Where everything lies on the table, for each shape of the space it gets; a desk stands apart. */
import { css } from "lit";

export const tableStyles = css`
  :host {
    display: block;
    position: relative;
    container: table / size;
    block-size: 100%;
    overflow: hidden;
    overscroll-behavior: none;
  }
  /* In a page of others its scrolling goes on where the table's own ends. */
  :host([guest]),
  :host([guest]) .scrolls {
    overscroll-behavior: auto;
  }
  :host([guest]) .option {
    touch-action: pan-y;
  }
  .table {
    --hand-w: 56px;
    --row-h: 51px;
    --lift: 14px;
    --hand-rows: 2;
    --finger: 44px;
    --pile-w: 52px;
    --mini-w: 34px;
    position: relative;
    outline: none; /* it has the focus only after a press beside everything */
    display: grid;
    block-size: 100%;
    grid-template:
      "bar" minmax(46px, auto) [main-start bar-end]
      "seats" auto
      "melds" minmax(60px, 1fr)
      "say" auto
      "piles" auto
      "hand" auto
      "actions" auto [main-end]
      / [main-start] minmax(0, 1fr) [main-end];
    gap: 6px 0;
    padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
    isolation: isolate;
    user-select: none;
    -webkit-user-select: none;
  }
  /* The felt is a layer of its own: what moves on it is painted again without it. */
  .table::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    pointer-events: none;
    will-change: transform;
    --light: rgb(255 255 255 / calc(0.022 * var(--weave)));
    --dark: rgb(0 0 0 / calc(0.06 * var(--weave)));
    background:
      repeating-linear-gradient(47deg, var(--light) 0 1px, transparent 1px 3px),
      repeating-linear-gradient(-43deg, var(--dark) 0 1px, transparent 1px 4px),
      radial-gradient(120% 90% at 50% 30%, var(--sheen), transparent 60%),
      radial-gradient(140% 120% at 50% 40%, var(--felt), var(--felt-deep) 75%, var(--felt-dark));
  }
  .table > :not(.hidden, .sky, .notice-place) {
    position: relative;
  }
  .sky {
    position: absolute;
    inset: 0;
    pointer-events: none;
    z-index: 70;
    overflow: hidden;
  }
  .hand {
    z-index: 2;
  }
  .actions,
  .end {
    padding-block-end: max(8px, env(safe-area-inset-bottom));
  }
  .hand:has([data-dragging]) {
    z-index: 65;
  }
  .notice-place {
    position: absolute;
    inset: 50px 8px auto;
    z-index: 66;
  }
  /* In practice the eye takes its place where there is little room; it is in the menu, too. */
  @container table (max-width: 420px) or ((max-width: 899px) and (max-height: 640px)) {
    .bar:has([data-item="eye"]) [data-item="scores"] {
      display: none;
    }
  }
  .bar [data-item="help"],
  .seats .own {
    display: none;
  }
  /* What the menu has, too, leaves a narrow bar. */
  @container table (max-width: 599px) {
    .bar [data-item="log"] {
      display: none;
    }
  }

  /* The narrowest phone. */
  @container table (max-width: 350px) {
    .table {
      --hand-w: 52px;
      --row-h: 48px;
      --finger: 40px;
    }
    .bar [data-item="scores"] {
      display: none;
    }
    .actions {
      gap: 4px;
      padding-inline: 5px;
    }
    .actions .button {
      padding-inline: 1px;
      font-size: 13.5px;
      letter-spacing: -0.01em;
    }
    .tray-row {
      gap: 3px;
    }
    .tray .step {
      flex-basis: var(--finger);
      min-inline-size: var(--finger);
    }
    .piles {
      gap: 8px;
      padding-inline-end: 4px;
    }
    .verdict {
      font-size: 13px;
    }
  }

  /* Enlarged fourfold: no room for all at once, so all of it scrolls. */
  @media (max-width: 559px) and (max-height: 509px) {
    :host(:not([guest])) {
      overflow: hidden auto;
    }
    :host(:not([guest])) .table {
      block-size: 540px;
    }
  }

  /* A tall phone has room for larger cards. */
  @container table (min-width: 380px) and (min-height: 720px) {
    .table {
      --hand-w: 62px;
      --row-h: 59px;
      --pile-w: 62px;
      --mini-w: 46px;
    }
  }
  @container table (max-width: 599px) and (min-height: 720px) {
    .melds[data-crowd="some"] {
      --mini-w: 40px;
    }
    .melds[data-crowd="many"] {
      --mini-w: 36px;
    }
  }

  /* Many melds on a small phone: their cards are tucked in below the suit. */
  @container table (max-width: 599px) and (max-height: 719px) {
    .melds:not([data-crowd="few"]) {
      --mini-w: 33px;
      gap: 5px;
      padding: 5px;
    }
    .melds:not([data-crowd="few"]) .meld {
      padding-block-end: 0;
    }
    .melds:not([data-crowd="few"]) .fan {
      block-size: calc(var(--card-w) * 0.88);
      overflow: hidden;
      border-end-start-radius: 0;
    }
  }

  /* A tablet, or a large phone held up: one column with larger cards. */
  @container table (min-width: 600px) and (min-height: 641px) {
    .table {
      --hand-w: 74px;
      --row-h: 62px;
      --pile-w: 74px;
      --mini-w: 44px;
      --hand-rows: 1;
      --lift: 18px;
      grid-template-rows:
        56px [main-start bar-end] auto minmax(60px, 1fr)
        auto auto auto auto [main-end];
      gap: 9px 0;
    }
    .bar [data-item="help"] {
      display: inline-grid;
    }
    .bar {
      padding: 0 8px;
    }
    .actions {
      max-inline-size: 760px;
      inline-size: 100%;
      margin-inline: auto;
    }
    .actions .button {
      min-block-size: 52px;
      font-size: 16px;
    }
    .seats {
      gap: 10px;
      padding: 0 12px;
    }
    .melds,
    .say {
      margin-inline: 12px;
    }
    .piles {
      padding-inline: 14px;
      gap: 20px;
    }
    .verdict {
      font-size: 16px;
    }
  }

  /* A phone lying down, or a page much enlarged: players and melds left, the rest right. */
  @container table (min-width: 560px) and (max-height: 640px) {
    .table {
      --hand-w: 56px;
      --row-h: 49px;
      --lift: 11px;
      --mini-w: 32px;
      grid-template:
        "bar piles" minmax(46px, auto) [bar-end]
        "seats piles" minmax(39px, auto)
        "seats say" minmax(9px, auto)
        "melds say" minmax(26px, 1fr)
        "melds hand" auto
        "melds actions" auto [main-end]
        / [main-start] minmax(0, 1fr) minmax(0, 1.03fr) [main-end];
      gap: 4px 0;
    }
    .seats {
      align-self: start;
    }
    .seat {
      padding-block: 3px 4px;
    }
    .title {
      padding-inline: 4px 33px;
    }
    .piles {
      align-self: center;
      padding-inline: 4px 8px;
    }
    /* The upper edge is near. */
    .pile .deed {
      inset-block-start: 0;
    }
    .melds {
      margin-inline: 8px 2px;
      margin-block-end: 8px;
    }
    .say {
      align-self: center;
      align-items: safe center;
      max-block-size: 100%;
      overflow: hidden auto;
      margin: 0 8px 0 4px;
      font-size: 13.5px;
    }
    .hand,
    .actions {
      align-self: end;
    }
    .table:has(.end) .bar,
    .table:has(.cover) .bar {
      grid-column: 1 / -1;
    }
  }
  @container table (min-width: 560px) and (max-width: 699px) and (max-height: 640px) {
    .table {
      --finger: 40px;
    }
    .bar [data-item="scores"] {
      display: none;
    }
  }
  @container table (min-width: 560px) and (max-width: 899px) and (max-height: 640px) {
    .bar [data-item="log"],
    .bar:has(.wild-chip) [data-item="scores"] {
      display: none;
    }
  }
  @container table (min-width: 760px) and (min-height: 440px) and (max-height: 640px) {
    .table {
      --hand-w: 68px;
      --row-h: 60px;
      --lift: 16px;
      --pile-w: 62px;
      --mini-w: 40px;
    }
  }
  /* Very low: the hand takes the whole width, in one row. */
  @container table (min-width: 560px) and (max-height: 345px) {
    .table {
      --hand-w: 48px;
      --hand-rows: 1;
      --finger: 36px;
      --pile-w: 44px;
      grid-template:
        "bar seats" minmax(46px, auto) [bar-end]
        "melds piles" minmax(0, 1fr)
        "melds say" auto
        "hand hand" auto
        "actions actions" auto [main-end]
        / [main-start] minmax(0, 1.1fr) minmax(0, 1fr) [main-end];
    }
    .seats {
      align-self: center;
    }
    .hint,
    .tray {
      grid-area: melds;
    }
    .verdict {
      font-size: 13px;
    }
    .verdict .contract {
      display: none;
    }
  }
`;
