/** How the end of a deal and of a match looks. */
import { css } from "lit";

export const dealEndStyles = css`
  .end {
    grid-area: bar-end / main / main-end / main;
    z-index: 5;
    min-block-size: 0;
    display: flex;
    flex-direction: column;
    gap: 8px;
    padding-block-start: 4px;
  }
  .paper {
    flex: 1;
    margin: 0 8px;
    padding: 12px 14px;
    border-radius: 14px;
    border: 1px solid var(--felt-line);
    background: var(--panel);
  }
  .end h2 {
    margin: 0;
    font: 600 25px/1.15 var(--serif);
  }
  .end h3 {
    margin: 18px 0 6px;
    font: 600 18px/1.2 var(--serif);
  }
  .why {
    display: flex;
    align-items: center;
    gap: 6px;
    margin: 4px 0 8px;
    color: var(--muted);
  }
  .why .rule {
    margin-block: -6px;
    flex: none;
  }
  .hands {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    align-items: start;
    gap: 8px;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  }
  .open-hand {
    padding: 8px 10px;
    border-radius: 11px;
    background: var(--raise);
  }
  .open-hand[data-out] {
    background: color-mix(in srgb, var(--good) 13%, transparent);
  }
  .end .who {
    gap: 9px;
    margin: 0;
    font-size: 16px;
  }
  .end .who b,
  .standing b {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .end .who b {
    white-space: nowrap;
  }
  .sum {
    flex: none;
    margin-inline-start: auto;
    color: var(--text);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    font-size: 15px;
    font-weight: 600;
  }
  .out {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: var(--good);
    font-weight: 700;
  }
  .out .icon {
    inline-size: 17px;
    block-size: 17px;
  }
  /* In one row: the cards close up where the space asks for it. */
  .costs {
    list-style: none;
    display: flex;
    margin: 7px 0 0;
    padding: 0;
    --card-w: var(--mini-w);
  }
  .costs li {
    flex: 0 1 calc(var(--card-w) + 5px);
    min-inline-size: 0;
  }
  .costs li:last-child {
    flex: none;
    inline-size: var(--card-w);
  }
  .costs small {
    display: block;
    max-inline-size: var(--card-w);
    margin-block-start: 3px;
    font-size: 12.5px;
    line-height: 1.2;
    text-align: center;
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
  .in-hand {
    color: var(--muted);
    font-size: 14px;
  }
  .laid {
    list-style: none;
    display: flex;
    flex-wrap: wrap;
    gap: 6px 10px;
    margin: 8px 0 0;
    padding: 7px 0 0;
    border-block-start: 1px solid var(--edge-soft);
    --card-w: max(30px, var(--mini-w) * 0.88);
  }
  .end-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    inline-size: 100%;
    max-inline-size: 640px;
    margin-inline: auto;
    padding: 0 8px;
  }
  .end-actions .button {
    flex: 1 1 0;
    min-inline-size: min-content;
    min-block-size: 50px;
  }
  .paper[data-final] > h2 {
    font-size: 32px;
    text-align: center;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  .paper[data-final] > .why {
    justify-content: center;
  }
  .crown {
    display: grid;
    place-items: center;
    color: var(--brass);
  }
  .crown .icon {
    inline-size: 54px;
    block-size: 54px;
    fill: color-mix(in srgb, var(--brass) 30%, transparent);
    stroke-width: 1.4;
  }
  .standing {
    list-style: none;
    max-inline-size: 560px;
    margin: 14px auto 20px;
    padding: 0;
    display: grid;
    gap: 6px;
  }
  .standing li {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 46px;
    overflow-wrap: anywhere;
    padding: 4px 14px 4px 8px;
    border-radius: 11px;
    background: var(--raise);
    font-size: 17px;
  }
  .standing li[data-place="1"] {
    background: linear-gradient(90deg, color-mix(in srgb, var(--brass) 28%, transparent), color-mix(in srgb, var(--brass) 8%, transparent));
    border: 1px solid var(--brass);
  }
  .place-mark {
    display: grid;
    place-items: center;
    inline-size: 30px;
    font: 600 20px/1 var(--serif);
    color: var(--brass);
  }
  @media (prefers-reduced-motion: no-preference) {
    .crown {
      animation: crowned 0.7s ease-out;
    }
    @keyframes crowned {
      from {
        translate: 0 -18px;
        opacity: 0;
      }
    }
  }
  @container table (max-height: 520px) {
    .paper[data-final] > .crown {
      display: none;
    }
    .paper[data-final] > h2 {
      font-size: 25px;
    }
  }
`;
