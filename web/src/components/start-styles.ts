/** The start page: felt, a fan of cards, and panels that fit a phone held up. */
import { css } from "lit";

export const startStyles = css`
  :host {
    display: block;
    min-block-size: 100%;
    overflow: hidden auto;
    block-size: 100%;
    /* What has the focus is never below the bar that deals. */
    scroll-padding-block-end: 76px;
  }
  .start {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    align-content: safe center;
    gap: 16px;
    min-block-size: 100%;
    padding: 16px max(14px, env(safe-area-inset-right)) 18px max(14px, env(safe-area-inset-left));
    background:
      radial-gradient(120% 90% at 50% 0%, var(--sheen), transparent 60%),
      radial-gradient(140% 120% at 50% 20%, var(--felt), var(--felt-deep) 70%, var(--felt-dark));
  }
  .notices {
    inline-size: min(100%, 900px);
  }
  .hero {
    text-align: center;
  }
  .hero h1 {
    margin: 6px 0 0;
    font: 600 40px/1.05 var(--serif);
    letter-spacing: 0.01em;
  }
  .hero p {
    margin: 2px 0 0;
    color: var(--muted);
  }
  .show {
    display: flex;
    justify-content: center;
    --card-w: 58px;
    padding: 10px 0 14px;
  }
  .show > span {
    margin-inline: -7px;
    transform-origin: 50% 130%;
  }
  .show > span:nth-child(1) {
    rotate: -16deg;
    translate: 0 9px;
  }
  .show > span:nth-child(2) {
    rotate: -8deg;
    translate: 0 2px;
  }
  .show > span:nth-child(4) {
    rotate: 8deg;
    translate: 0 2px;
  }
  .show > span:nth-child(5) {
    rotate: 16deg;
    translate: 0 9px;
  }
  .panels {
    display: grid;
    gap: 14px;
    inline-size: min(100%, 560px);
    align-items: start;
  }
  .panel {
    display: grid;
    gap: 14px;
    padding: 16px 18px 18px;
    border-radius: 18px;
    border: 1px solid var(--felt-line);
    background: var(--panel);
    box-shadow: 0 10px 34px var(--shade);
  }
  .panel h2 {
    margin: 0;
    font: 600 22px/1.2 var(--serif);
  }
  .panel p {
    margin: 0;
  }
  .about {
    color: var(--muted);
    font-size: 14px;
  }
  .saved {
    border-color: var(--brass);
    gap: 10px;
  }
  .choices {
    display: flex;
    gap: 8px;
  }
  .choices .button {
    flex: 1;
  }
  .beside {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: end;
    gap: 8px;
  }
  .deal-name {
    display: flex;
    align-items: end;
    gap: 6px;
  }
  .deal-name input {
    inline-size: 12.5em;
    min-block-size: 46px;
    padding: 0 12px;
    border: 1px solid var(--edge);
    border-radius: 11px;
    background: var(--sheet);
    font: inherit;
    color: inherit;
  }
  .deal-name input::placeholder {
    font-style: italic;
    color: var(--muted);
    opacity: 1;
  }
  .big {
    min-block-size: 54px;
    font-size: 18px;
  }
  .file {
    position: relative;
    cursor: pointer;
  }
  .file:focus-within {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 6px 24px;
    text-align: center;
    font-size: 14px;
    color: var(--muted);
  }
  footer p {
    flex: 1 0 100%;
    margin: 0;
  }
  @media (max-width: 599px) {
    /* Room for the word that comes when all is kept. */
    footer p:first-of-type {
      min-block-size: 2.8em;
    }
  }
  .offline {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    margin-inline-start: 8px;
    white-space: nowrap;
    color: var(--good);
  }
  .offline .icon {
    inline-size: 16px;
    block-size: 16px;
  }
  footer a {
    display: inline-block;
    min-inline-size: 44px;
    padding: 13px 10px;
  }
  @media (max-height: 700px) and (max-width: 700px) {
    .start {
      gap: 10px;
      padding-block: 8px 12px;
    }
    .show {
      --card-w: 44px;
      padding-block: 8px 10px;
    }
    .hero h1 {
      font-size: 32px;
      margin-block-start: 4px;
    }
    .hero p {
      font-size: 14px;
    }
    .panel {
      gap: 10px;
      padding: 12px 16px 14px;
    }
  }
  @media (max-height: 520px) {
    .start {
      gap: 8px;
      padding-block: 4px 0;
    }
    .hero,
    .hero > div:last-child {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: center;
      gap: 0 18px;
    }
    .hero h1 {
      margin: 0;
      font-size: 30px;
    }
    .show {
      --card-w: 30px;
      padding: 4px 8px 8px;
    }
    .show > span {
      margin-inline: -4px;
    }
  }
  @media (min-width: 900px) and (min-height: 521px) {
    .hero {
      display: flex;
      align-items: center;
      gap: 52px;
      text-align: start;
    }
    .show {
      --card-w: 56px;
      padding-block: 12px 14px;
    }
    .hero h1 {
      font-size: 52px;
    }
    .hero p {
      font-size: 17px;
    }
    .start {
      padding-block: 16px 0;
    }
    .saved {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: 8px 24px;
    }
    .saved .choices,
    .saved > [role="alert"] {
      grid-column: 2;
    }
    .saved .choices {
      grid-row: 1 / 4;
    }
    .saved:has([role="alert"]) .choices {
      grid-row: 2 / 4;
    }
    .choices .button {
      min-inline-size: 150px;
    }
  }
  @media (min-width: 720px) {
    .panels {
      inline-size: min(100%, 1100px);
    }
  }
`;
