/** The table on a desk: wide and high. */
import { css } from "lit";

export const deskStyles = css`
  /* A desk: the piles beside everybody's melds, what goes on in one line, the log at the side. */
  @container table (min-width: 900px) and (min-height: 641px) {
    .table {
      --hand-w: 84px;
      --row-h: 76px;
      --lift: 20px;
      --hand-rows: 1;
      --pile-w: 88px;
      --mini-w: 46px;
      grid-template:
        "bar bar bar bar log" 60px [bar-end]
        "seats seats seats seats log" auto
        "piles melds melds melds log" minmax(80px, 1fr)
        "verdict verdict say sort log" auto
        "hand hand hand hand log" auto
        "actions actions actions actions log" auto [main-end]
        / [main-start] calc(var(--pile-w) * 2 + 52px) clamp(20px, 44cqi - 420px, 140px) minmax(0, 1fr) auto [main-end] 280px;
      gap: 10px 0;
    }
    .actions,
    .end {
      padding-block-end: 14px;
    }
    .bar [data-item="log"] {
      display: none;
    }
    .table:has(.cover) .bar {
      grid-column: 1 / -1;
    }
    .log {
      display: flex;
    }
    .seats .own {
      display: grid;
    }
    .seats .seat {
      padding: 7px 12px 8px;
      font-size: 16px;
    }
    .seat .avatar {
      --avatar: 40px;
    }
    .facts {
      font-size: 14px;
      gap: 12px;
    }
    .seats[data-many] .avatar {
      --avatar: 30px;
    }
    .seats[data-many] .facts {
      gap: 7px;
    }
    .piles {
      display: contents;
    }
    .pair {
      grid-area: piles;
      align-self: center;
      gap: 14px;
      padding-inline: 18px 8px;
    }
    .pile {
      --below: 30px;
    }
    .badge {
      font-size: 14px;
      line-height: 22px;
    }
    .pile-name {
      display: block;
      position: absolute;
      inset: calc(100% - var(--below) + 9px) 6px auto 0;
      color: var(--muted);
      font-size: 13.5px;
      line-height: 1.25;
      text-align: center;
    }
    .verdict {
      grid-area: verdict;
      margin-inline: 14px 10px;
      padding-block: 4px;
      font-size: 16.5px;
      min-block-size: 66px;
    }
    .say {
      align-self: stretch;
      margin: 0 4px;
      padding: 6px 8px 6px 16px;
      font-size: 15.5px;
    }
    .sort {
      grid-area: sort;
      align-self: stretch;
      block-size: auto;
      margin-inline: 6px 12px;
      inline-size: auto;
      padding-inline: 14px;
      grid-auto-flow: column;
      gap: 8px;
      border: 1px solid var(--edge);
    }
    .sort .word {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      font-weight: 600;
    }
    .melds {
      gap: 10px;
      padding: 10px;
    }
    .owner {
      display: grid;
      align-content: start;
      gap: 4px;
      flex: 1 1 auto;
      max-inline-size: 100%;
      padding: 6px 8px 8px;
      border-radius: 13px;
      background: var(--panel-soft);
      border-block-start: 3px solid var(--hue);
    }
    .owner-name {
      display: flex;
      align-items: center;
      gap: 7px;
      margin: 0;
      line-height: 1.2;
      --avatar: 20px;
    }
    .owner .row {
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
    }
    .whose {
      display: none;
    }
    .meld {
      padding-inline: 4px;
      background: none;
    }
    .empty {
      font-size: 16px;
    }
  }
  @container table (min-width: 1500px) and (min-height: 800px) {
    .table {
      --mini-w: 54px;
      --hand-w: 100px;
      --pile-w: 104px;
      --row-h: 90px;
    }
  }
`;
