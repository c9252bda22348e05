/** How the house rules look: options that open, and the controls in them. */
import { css } from "lit";

export const houseRulesStyles = css`
  .house {
    display: block;
    scroll-margin-block-start: 12px;
  }
  .house > :not(summary) {
    margin-block-start: 14px;
  }
  .house > summary {
    display: flex;
    align-items: center;
    gap: 8px 12px;
    flex-wrap: wrap;
    min-block-size: 44px;
    margin: -6px 0;
    cursor: pointer;
    list-style: none;
  }
  .house > summary::-webkit-details-marker,
  .option > summary::-webkit-details-marker {
    display: none;
  }
  .house > summary::before,
  .option > summary::before {
    content: "";
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    margin-inline: 2px 4px;
    border: solid var(--brass);
    border-width: 0 2.5px 2.5px 0;
    rotate: -45deg;
    transition: rotate 0.12s;
  }
  .house[open] > summary::before,
  .option[open] > summary::before {
    rotate: 45deg;
  }
  .house > .about a {
    display: inline-block;
    margin-block: -12px;
    padding: 13px 0;
  }
  .groups {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
    align-items: start;
    gap: 0 40px;
  }
  .groups section {
    margin-block-end: 12px;
  }
  .house h3 {
    margin: 6px 0 4px;
    font: 600 18px/1.2 var(--serif);
  }
  .state {
    color: var(--muted);
    font-size: 14px;
  }
  .state[data-changed] {
    color: var(--brass);
    font-weight: 650;
  }
  .option {
    border-block-end: 1px solid var(--edge-soft);
  }
  .option > summary {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 0 6px;
    min-block-size: 48px;
    padding: 6px 0;
    cursor: pointer;
    list-style: none;
    line-height: 1.25;
  }
  .option > summary::before {
    grid-row: 1 / 4;
  }
  .option .name {
    font-weight: 600;
  }
  .option .value {
    grid-column: 2;
    color: var(--muted);
    font-size: 14px;
    overflow-wrap: anywhere;
  }
  .clash {
    display: inline-block;
    position: relative;
    margin-inline-start: 7px;
    color: var(--alarm);
    vertical-align: -3px;
  }
  .clash .icon {
    inline-size: 17px;
    block-size: 17px;
  }
  .option[data-changed] .value {
    color: var(--brass);
    font-weight: 600;
  }
  .option[data-bad] .value,
  .reason {
    color: var(--alarm);
  }
  .reason {
    grid-column: 2;
    font-size: 14px;
  }
  .inside {
    display: grid;
    gap: 10px;
    justify-items: start;
    padding: 2px 0 14px 20px;
  }
  .inside p {
    color: var(--muted);
    font-size: 14px;
  }
  .inside p a {
    display: inline-block;
    min-inline-size: 44px;
    margin-block: -13px;
    padding: 13px 6px;
    text-align: center;
  }
  .inside .segments {
    justify-self: stretch;
  }
  .words {
    display: grid;
    justify-self: stretch;
  }
  .pick {
    display: flex;
    align-items: center;
    gap: 6px 10px;
    min-block-size: 44px;
    padding: 4px 0;
    cursor: pointer;
  }
  div.pick {
    flex-wrap: wrap;
  }
  .pick label {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: 44px;
    cursor: pointer;
  }
  .pick input[type="radio"] {
    appearance: none;
    flex: none;
    inline-size: 22px;
    block-size: 22px;
    margin: 0;
    border: 2px solid var(--muted);
    border-radius: 50%;
    background: var(--well);
    cursor: pointer;
  }
  .pick input[type="radio"]:checked {
    border-color: var(--brass);
    background: radial-gradient(circle, var(--brass) 0 5px, var(--well) 6px);
  }
  .book {
    flex: none;
    inline-size: 7px;
    block-size: 7px;
    border-radius: 50%;
    background: var(--muted);
  }
  .stepper {
    display: inline-flex;
    align-items: center;
    border: 1px solid var(--edge);
    border-radius: 11px;
    background: var(--well);
  }
  .stepper input[type="text"] {
    inline-size: 62px;
    min-block-size: 44px;
    padding: 0 4px;
    border: 0;
    background: none;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  .step {
    inline-size: 44px;
    block-size: 44px;
    font-size: 22px;
    line-height: 1;
    border-radius: 10px;
  }
  @media (hover: hover) {
    .step:hover {
      background: var(--raise-more);
    }
  }
  .step[aria-disabled="true"] {
    color: color-mix(in srgb, var(--muted) 45%, transparent);
  }
  .rows {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    gap: 6px;
    justify-self: stretch;
  }
  .rows li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-block-size: 46px;
  }
  .which {
    min-inline-size: 7.4em;
    color: var(--muted);
    font-size: 14px;
  }
  .row-buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .small {
    min-block-size: 44px;
    padding: 4px 14px;
    font-size: 14px;
  }
  .reset {
    justify-self: start;
  }
  /* Its place is kept, so that the first change moves nothing under the pointer. */
  .reset[data-idle] {
    visibility: hidden;
  }
  .ends {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 6px 16px;
  }
  .end {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    color: var(--muted);
    font-size: 14px;
  }
  select {
    font: inherit;
    font-size: 16px;
    min-block-size: 44px;
    max-inline-size: 100%;
    padding: 0 10px;
    color: var(--text);
    background: var(--sheet);
    border: 1px solid var(--edge);
    border-radius: 10px;
  }
  @media (prefers-reduced-motion: reduce) {
    summary::before {
      transition: none !important;
    }
  }
  @media (forced-colors: active) {
    .pick input[type="radio"] {
      appearance: auto;
    }
  }
`;
