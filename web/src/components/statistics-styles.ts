/** The page of statistics: one column on a phone, drawings no wider than can be read. */
import { css } from "lit";

export const statisticsStyles = css`
  .page {
    display: grid;
    gap: 14px;
    max-inline-size: 820px;
    margin: 0 auto;
    padding: 8px 16px 28px;
  }
  h3 {
    margin: 0 0 6px;
    font: 600 18px/1.25 var(--serif);
  }
  p {
    margin: 0;
  }
  .about {
    color: var(--muted);
    font-size: 14px;
  }
  section {
    display: grid;
    gap: 8px;
    min-inline-size: 0;
    padding: 14px 16px;
    border: 1px solid var(--felt-line);
    border-radius: 14px;
  }
  select {
    min-block-size: 46px;
    padding-inline: 8px;
    border: 1px solid var(--edge);
    border-radius: 10px;
    background: var(--felt-dark);
    color: var(--text);
    font: inherit;
    inline-size: min(100%, 320px);
  }
  .facts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(140px, 40vw), 1fr));
    gap: 10px;
    margin: 0;
  }
  @media (min-width: 560px) {
    .facts {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  .facts div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: 8px 12px;
    border-radius: 12px;
    background: var(--raise);
  }
  .facts dt {
    color: var(--muted);
    font-size: 13.5px;
  }
  .facts dd {
    margin: 0;
    font: 600 26px/1.1 var(--serif);
    font-variant-numeric: tabular-nums;
  }
  .plot {
    display: block;
    inline-size: 100%;
    max-inline-size: 700px;
    forced-color-adjust: none;
  }
  .bars {
    max-inline-size: 480px;
  }
  .plot line {
    stroke: var(--muted);
    stroke-width: 1;
  }
  .plot .mark {
    stroke: var(--edge-soft);
  }
  .course text {
    fill: var(--muted);
    font: 14px var(--sans);
    font-variant-numeric: tabular-nums;
  }
  .bars text {
    fill: var(--text);
    font: 16px var(--sans);
  }
  .plot .plain {
    fill: var(--muted);
    opacity: 0.6;
  }
  .plot .marked {
    fill: var(--brass);
  }
  .plot .whole {
    fill: var(--raise-more);
  }
  .plot circle {
    fill: var(--brass);
    stroke: var(--felt-dark);
    stroke-width: 1.5;
  }
  @media (forced-colors: active) {
    .plot line,
    .plot .mark,
    .plot .whole {
      stroke: CanvasText;
    }
    .plot text {
      fill: CanvasText;
    }
    .plot .plain {
      fill: GrayText;
    }
    .plot .marked,
    .plot circle {
      fill: Highlight;
    }
    .plot circle {
      stroke: Canvas;
    }
    .plot .whole {
      fill: Canvas;
    }
  }
  .wide {
    overflow-x: auto;
  }
  table {
    border-collapse: collapse;
    inline-size: 100%;
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 6px 8px;
    text-align: end;
    font-weight: 400;
    border-block-end: 1px solid var(--edge-soft);
  }
  thead th {
    color: var(--muted);
    font-size: 13px;
    vertical-align: bottom;
  }
  th:first-child,
  td:first-child {
    text-align: start;
  }
  tbody th {
    font-weight: 600;
  }
  summary {
    min-block-size: 44px;
    padding-block: 12px;
    cursor: pointer;
  }
  .danger {
    justify-self: start;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  @media (min-width: 560px) {
    .bars text {
      font-size: 13px;
    }
  }
  @media (max-width: 479px) {
    .course text {
      font-size: 21px;
    }
    section {
      padding-inline: 10px;
    }
    th,
    td {
      padding-inline: 4px;
    }
    td {
      white-space: nowrap;
    }
    thead th {
      font-size: 12px;
    }
  }
`;
