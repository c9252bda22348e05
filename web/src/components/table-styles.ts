/** Where everything lies on the table, for each shape of the space it gets. */
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
  .table {
    --hand-w: 56px;
    --row-h: 51px;
    --lift: 14px;
    --hand-rows: 2;
    --pile-w: 52px;
    --mini-w: 34px;
    position: relative;
    display: grid;
    block-size: 100%;
    grid-template:
      "bar" 46px [main-start bar-end]
      "seats" auto
      "melds" minmax(60px, 1fr)
      "say" auto
      "piles" auto
      "hand" auto
      "actions" auto [main-end]
      / [main-start] minmax(0, 1fr) [main-end];
    gap: 6px 0;
    padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
    background:
      radial-gradient(120% 90% at 50% 30%, rgb(255 255 255 / 0.08), transparent 60%),
      radial-gradient(140% 120% at 50% 40%, var(--felt), var(--felt-deep) 75%, var(--felt-dark));
    user-select: none;
    -webkit-user-select: none;
  }
  .table::before {
    content: "";
    position: absolute;
    inset: 0;
    pointer-events: none;
    opacity: 0.5;
    background-image:
      repeating-linear-gradient(47deg, rgb(255 255 255 / 0.022) 0 1px, transparent 1px 3px),
      repeating-linear-gradient(-43deg, rgb(0 0 0 / 0.06) 0 1px, transparent 1px 4px);
  }
  .table > * {
    position: relative;
  }
  .sky {
    position: absolute !important;
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
  .bar [data-item="help"],
  .seats .own {
    display: none;
  }

  /* A tall phone has room for larger cards. */
  @container table (min-width: 380px) and (min-height: 720px) {
    .table {
      --hand-w: 62px;
      --row-h: 59px;
      --pile-w: 62px;
      --mini-w: 38px;
    }
  }

  /* A tablet, or a large phone held up: one column with larger cards. */
  @container table (min-width: 600px) and (min-height: 600px) {
    .table {
      --hand-w: 74px;
      --row-h: 62px;
      --pile-w: 74px;
      --mini-w: 42px;
      --hand-rows: 1;
      --lift: 18px;
      grid-template-rows:
        52px [main-start bar-end] auto minmax(60px, 1fr)
        auto auto auto auto [main-end];
      gap: 9px 0;
    }
    .bar [data-item="help"] {
      display: inline-grid;
    }
    .bar {
      padding: 0 8px;
    }
    .deal-line {
      font-size: 20px;
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

  /* A phone lying down: players, melds and what is said on the left, the rest on the right. */
  @container table (min-width: 560px) and (max-height: 520px) {
    .table {
      --hand-w: 60px;
      --row-h: 52px;
      grid-template:
        "bar piles" auto [bar-end]
        "seats piles" auto
        "melds hand" minmax(0, 1fr)
        "say actions" auto [main-end]
        / [main-start] minmax(0, 1fr) minmax(0, 1.12fr) [main-end];
      gap: 5px 0;
      padding-block-start: 2px;
    }
    .piles {
      align-self: center;
      padding-inline-start: 4px;
    }
    .melds {
      margin-inline-end: 6px;
    }
    .say {
      margin: 0 6px 6px 8px;
    }
    .hand,
    .actions {
      align-self: end;
    }
    .table:has(.end) .bar {
      grid-column: 1 / -1;
    }
  }

  /* A desk: everybody's melds before their seat, the log beside. */
  @container table (min-width: 900px) and (min-height: 560px) {
    .table {
      --hand-w: 84px;
      --row-h: 76px;
      --lift: 20px;
      --hand-rows: 1;
      --pile-w: 84px;
      --mini-w: 40px;
      grid-template:
        "bar bar log" 52px [bar-end]
        "seats seats log" auto
        "melds melds log" minmax(80px, 1fr)
        "piles say log" auto
        "hand hand log" auto
        "actions actions log" auto [main-end]
        / [main-start] minmax(0, auto) minmax(0, 1fr) [main-end] 264px;
      gap: 9px 0;
    }
    .actions,
    .end {
      padding-block-end: 12px;
    }
    .log {
      display: flex;
    }
    .bar [data-item="log"] {
      display: none;
    }
    .say {
      align-self: center;
      min-block-size: 84px;
      margin-inline: 4px 12px;
      padding: 10px 10px 10px 16px;
      font-size: 15.5px;
    }
    .verdict {
      inline-size: 216px;
      flex: none;
      min-block-size: 84px;
    }
    .seats .own {
      display: block;
    }
    .seat {
      padding: 7px 14px 9px;
      font-size: 16px;
    }
    .facts {
      font-size: 14px;
      gap: 14px;
    }
    .melds {
      display: grid;
      grid-template-columns: repeat(var(--seats), minmax(0, 1fr));
      grid-template-rows: minmax(100%, auto);
      gap: 10px;
      padding: 8px 0;
    }
    .owner {
      display: block;
      min-inline-size: 0;
      padding-inline: 8px;
    }
    .owner + .owner {
      border-inline-start: 1px solid var(--felt-line);
    }
    .owner .row {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
    }
    .empty {
      grid-row: 1;
      grid-column: 1 / -1;
    }
    .melds:has(.empty) .owner {
      display: none;
    }
    .sort {
      inline-size: auto;
      padding-inline: 14px;
      grid-auto-flow: column;
      gap: 8px;
      border: 1px solid rgb(246 243 232 / 0.34);
    }
    .sort .word {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      font-weight: 600;
    }
  }
  @container table (min-width: 1500px) and (min-height: 800px) {
    .table {
      --mini-w: 48px;
      --hand-w: 96px;
      --pile-w: 92px;
      --row-h: 86px;
    }
  }
`;
