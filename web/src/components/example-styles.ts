import { css, unsafeCSS } from "lit";
import { THEMES } from "./theme-styles.ts";

/** A small table on whatever page it stands; a host page changes it by custom properties. */
export const exampleStyles = css`
  :host {
    display: block;
    --suit-s: #15171c;
    --suit-c: #15171c;
    --suit-h: #c40f2b;
    --suit-d: #c40f2b;
    --suit-j: #6a1fb0;
    --card-w: 50px;
    --mark-here: var(--meld-mark, var(--mark, light-dark(#0f6b47, #f0c765)));
  }
  .title {
    margin: 0 0 8px;
    font-weight: 600;
  }
  .felt {
    margin-block: 12px;
    padding: 12px;
    border-radius: 10px;
    background: var(--meld-felt, #14513b);
    color: var(--meld-text, #f6f3e8);
  }
  .bare {
    min-block-size: 220px;
  }
  .facts {
    margin: 0 0 8px;
  }
  .label {
    margin: 0 0 2px;
    font-size: 14px;
  }
  .melds {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    margin: 0 0 8px;
    padding: 0;
    list-style: none;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 6px;
    padding-block-start: 6px;
  }
  .small {
    --card-w: 36px;
    padding-block-start: 0;
  }
  .one {
    position: relative;
    display: block;
  }
  button.one {
    padding: 0;
    border: 0;
    border-radius: 6px;
    background: none;
    cursor: pointer;
    touch-action: manipulation;
    transition: transform 0.12s;
  }
  button.one[aria-pressed="true"] {
    transform: translateY(-6px);
    box-shadow: 0 0 0 3px #f0c765;
  }
  button.one[data-blamed] {
    outline: 3px dashed #ff9d85;
    outline-offset: 2px;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .action {
    min-block-size: 44px;
    padding: 8px 16px;
    border: 1px solid var(--mark-here);
    border-radius: 8px;
    background: none;
    color: var(--mark-here);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
    touch-action: manipulation;
  }
  .action.quiet {
    border-color: transparent;
    text-decoration: underline;
  }
  .action:disabled {
    opacity: 0.6;
    cursor: default;
  }
  :focus-visible {
    outline: 3px solid var(--mark-here);
    outline-offset: 2px;
  }
  .felt :focus-visible {
    outline-color: #ffe49a;
  }
  .verdict[data-tone] {
    margin-block-start: 12px;
    padding: 10px 14px;
    border-inline-start: 4px solid var(--mark-here);
    background: var(--meld-said, rgb(120 130 120 / 0.12));
  }
  .verdict[data-tone="bad"] {
    border-color: #c4442b;
  }
  .verdict p {
    margin: 0;
  }
  .line {
    font-weight: 600;
  }
  .verdict a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--mark-here);
  }
  .chip {
    padding: 0 0.28em;
    border-radius: 4px;
    background: #fffdf7;
    box-shadow: 0 0 0 1px rgb(20 16 8 / 0.28);
    color: #15171c;
    font-weight: 600;
    white-space: nowrap;
  }
  .chip[data-red] {
    color: #b3122b;
  }
  @media (prefers-reduced-motion: reduce) {
    button.one {
      transition: none;
    }
  }
  ${unsafeCSS(THEMES)}
  @media print {
    .actions,
    .verdict {
      display: none;
    }
    .felt {
      border: 1px solid #999;
      background: none;
      color: #000;
    }
  }
`;
