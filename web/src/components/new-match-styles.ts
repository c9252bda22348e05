/** How a new match is put together: cards for the games, a row a player, the bar that deals. */
import { css } from "lit";

export const newMatchStyles = css`
  .new {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    align-items: start;
  }
  .games {
    display: grid;
    gap: 8px;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 270px), 1fr));
  }
  .game {
    position: relative;
    border: 2px solid var(--edge-soft);
    border-radius: 13px;
    background: var(--well);
  }
  @media (hover: hover) {
    .game:hover {
      background: var(--raise);
    }
  }
  .game[data-chosen] {
    border-color: var(--brass);
    background: color-mix(in srgb, var(--brass) 12%, transparent);
  }
  .game:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .game label {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: start;
    gap: 3px 10px;
    block-size: 100%;
    padding: 10px 12px 11px;
    cursor: pointer;
  }
  .game input {
    appearance: none;
    align-self: center;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    border: 2px solid var(--muted);
    border-radius: 50%;
    cursor: pointer;
  }
  .game input:focus-visible {
    outline: none;
    box-shadow: none;
  }
  .game input:checked {
    border-color: var(--brass);
    background: radial-gradient(circle, var(--brass) 0 5px, transparent 6px);
  }
  .game b {
    padding-inline-end: 38px;
    font: 600 18.5px/1.25 var(--serif);
  }
  .game[data-chosen] b {
    color: var(--brass);
  }
  .game label span {
    grid-column: 1 / -1;
    color: var(--muted);
    font-size: 13.5px;
    line-height: 1.34;
  }
  .game a {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    inline-size: 46px;
    block-size: 44px;
    border-radius: 11px;
  }
  .game a:focus-visible {
    outline-offset: -2px;
  }
  .plan {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    gap: 8px;
  }
  .plan li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 8px;
    align-items: center;
    --avatar: 30px;
  }
  .plan .segments label {
    flex: auto;
    padding: 0 9px;
    font-size: 14px;
  }
  /* The narrowest phone: a line for the name, one for who plays. */
  @media (max-width: 359px) {
    .plan li {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .plan .segments {
      grid-column: 2;
    }
  }
  .plan input::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  .deal-bar {
    position: sticky;
    inset-block-end: 0;
    z-index: 3;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 0 10px;
    margin: 0 -14px;
    padding: 9px 14px max(9px, env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--felt-line);
    background: var(--felt-dark);
  }
  .reasons {
    grid-column: 1 / -1;
    max-block-size: 30vh;
    overflow: auto;
  }
  .reasons p {
    display: flex;
    margin: 0 0 7px;
    padding: 7px 10px;
    gap: 8px;
    align-items: start;
    border-radius: 10px;
    background: var(--sheet);
    color: var(--alarm);
    font-size: 14px;
    line-height: 1.3;
  }
  .reasons .icon {
    inline-size: 18px;
    block-size: 18px;
  }
  .to-deal {
    margin: 0;
    min-inline-size: 0;
    line-height: 1.25;
  }
  .to-deal b {
    display: block;
    font: 600 17px/1.2 var(--serif);
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .to-deal span {
    color: var(--muted);
    font-size: 13px;
  }
  .learn {
    inline-size: 100%;
    margin-block-start: 12px;
  }
  .deal-bar .practise {
    min-block-size: 50px;
    padding-inline: 0.8em;
  }
  .deal-bar .big {
    grid-column: 3;
    min-block-size: 50px;
    padding-inline: 0.9em;
  }
  /* A phone tells about the chosen game alone, so that all are seen at once. */
  @media (max-width: 599px) {
    .deal-bar:has(.practise) {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .deal-bar:has(.practise) .to-deal {
      display: none;
    }
    .deal-bar .practise + .big {
      grid-column: 2;
    }
    .game label {
      min-block-size: 46px;
      padding-block: 10px;
    }
    .game:not([data-chosen]) label span {
      display: none;
    }
  }
  /* Its bar is in sight as well while what lies above the form is. */
  @media (max-width: 899px) {
    .new {
      display: contents;
    }
  }
  @media (max-height: 520px) {
    .deal-bar {
      padding-block: 5px max(5px, env(safe-area-inset-bottom));
    }
  }
  /* A desk: games and house rules on the left, the players on the right. */
  @media (min-width: 900px) {
    .new {
      grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
      grid-template-rows: auto 1fr auto;
    }
    .seats-panel {
      grid-column: 2;
      grid-row: 1 / 3;
    }
    .house {
      grid-column: 1;
      grid-row: 2;
    }
    .house[open] {
      grid-column: 1 / -1;
    }
    .new:has(.house[open]) .seats-panel {
      grid-row: 1;
    }
    .deal-bar {
      grid-column: 1 / -1;
      margin: 0;
      border: 1px solid var(--felt-line);
      border-radius: 16px;
      inset-block-end: 12px;
      padding: 10px 12px 10px 20px;
      box-shadow: 0 10px 34px var(--shade);
    }
    .to-deal {
      display: flex;
      align-items: baseline;
      gap: 14px;
    }
  }
  @media (forced-colors: active) {
    .game[data-chosen] {
      border-color: Highlight;
    }
    .game input {
      appearance: auto;
    }
  }
`;
