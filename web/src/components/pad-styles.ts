/** How a score pad looks: lists, the deal's form with its keys, the standing and its chart. */
import { css } from "lit";

export const padStyles = css`
  .pads,
  .names,
  .hands,
  .tapped {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .pads li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 10px;
    padding-block: 4px;
    border-block-end: 1px solid var(--edge-soft);
  }
  .pads li p {
    flex-basis: 100%;
  }
  .kept {
    display: grid;
    flex: 1;
    min-inline-size: 0;
    min-block-size: 48px;
    padding: 6px 10px;
    text-align: start;
    border-radius: 10px;
    background: var(--raise);
    overflow-wrap: anywhere;
  }
  @media (hover: hover) {
    .kept:hover,
    .edit:hover,
    .keypad button:hover,
    .tapped button:hover {
      background: var(--raise-more);
    }
  }
  .kept small {
    color: var(--muted);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  .row .segments {
    flex: 1 1 220px;
    max-inline-size: 340px;
  }
  input.number {
    inline-size: 7.5em;
    font-variant-numeric: tabular-nums;
  }
  .names {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
    gap: 8px 20px;
    margin-block-end: 10px;
  }
  .names li {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  .icon-button {
    flex: none;
  }
  .intro a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
  .dealer {
    margin-block-start: 12px;
  }
  select {
    min-block-size: 46px;
    padding: 0 12px;
    border: 1px solid var(--edge);
    border-radius: 10px;
    background: var(--sheet);
    font: inherit;
    font-size: 16px;
    color: inherit;
  }
  .desk {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
    align-items: start;
    gap: 14px;
  }
  .ending {
    grid-column: 1 / -1;
  }
  .ending:empty {
    display: none;
  }
  .ending h2 {
    display: flex;
    align-items: center;
    gap: 10px;
    color: var(--brass);
  }
  .outs {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
    gap: 0 14px;
  }
  .outs .pick span:last-child,
  .hands b {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .hands > li {
    display: grid;
    grid-template-columns: auto minmax(4em, 1fr) auto auto;
    align-items: center;
    gap: 6px 10px;
    min-block-size: 56px;
    padding-block: 6px;
    border-block-end: 1px solid var(--edge-soft);
  }
  .hands input.number {
    inline-size: clamp(5.2em, 24vw, 7em);
  }
  .went-out > span:not(.avatar) {
    color: var(--muted);
  }
  .added {
    grid-column: 2 / -1;
    justify-self: end;
    min-block-size: 1.35em;
    color: var(--brass);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  /* A phone: a line for the name and its sum, one for what is typed. */
  @media (max-width: 479px) {
    .hands > li:not(.went-out) {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    .hands > li:not(.went-out) > .added {
      grid-area: 1 / 3;
    }
    .hands input.number {
      grid-column: 1 / 3;
      inline-size: 100%;
    }
    .went-out > .added {
      grid-column: 4;
    }
  }
  .tapped,
  .keypad {
    grid-column: 1 / -1;
  }
  ul.tapped {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .keypad {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(48px, 1fr));
    gap: 6px;
  }
  .keypad button,
  .tapped button {
    display: grid;
    place-items: center;
    align-content: center;
    min-inline-size: 44px;
    min-block-size: 50px;
    padding: 2px 6px;
    border-radius: 9px;
    border: 1px solid var(--edge);
    line-height: 1.15;
  }
  .sign {
    inline-size: 17px;
    block-size: 24px;
    overflow: visible;
  }
  .sign .pen {
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .sign .wild {
    fill: var(--wild);
  }
  .keypad small,
  .tapped small {
    color: var(--muted);
  }
  .keypad [data-wild] .sign {
    color: var(--wild);
  }
  .tapped button {
    border-color: transparent;
    background: var(--raise);
  }
  .fault {
    display: flex;
    gap: 8px;
    min-block-size: 1.35em;
    color: var(--alarm);
    font-weight: 600;
  }
  .wide {
    overflow: auto hidden;
  }
  .wide .sheet {
    min-inline-size: max-content;
  }
  .sheet.sheet th:first-child {
    inline-size: 4.2em;
    padding-inline-start: 0;
  }
  .sheet thead th {
    min-inline-size: 54px;
    max-inline-size: 120px;
  }
  .edit {
    min-inline-size: 44px;
    min-block-size: 44px;
    margin-block: -5px;
    border-radius: 8px;
    border: 1px solid var(--edge-soft);
    color: var(--text);
  }
  .sheet tr[data-edited] {
    background: var(--raise-more);
  }
  .places td {
    font-weight: 400 !important;
    color: var(--muted) !important;
  }
  .chart {
    margin: 6px 0 0;
  }
  .chart > svg {
    display: block;
    inline-size: 100%;
    max-inline-size: 560px;
  }
  .chart text {
    fill: var(--muted);
    font: 10px var(--sans);
    text-anchor: end;
  }
  .chart .deal-mark {
    text-anchor: middle;
  }
  .chart .grid {
    stroke: var(--edge-soft);
  }
  .chart .grid[data-zero] {
    stroke: var(--edge);
  }
  .chart .line {
    fill: none;
    stroke: var(--hue);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .chart .end {
    fill: var(--hue);
  }
  .chart figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin-block-start: 6px;
    font-size: 14px;
  }
  .chart figcaption > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    overflow-wrap: anywhere;
  }
  .chart figcaption svg {
    flex: none;
    inline-size: 26px;
  }
`;
