/** How the totals went from deal to deal: a line a player, told apart by more than colours. */
import { css, html, nothing, svg, type TemplateResult } from "lit";
import { scoreLines, type ScoreLine } from "../score-lines.ts";
import type { Context } from "./context.ts";
import { nameOf } from "./names.ts";

const WIDTH = 400;
const HEIGHT = 190;
const FRAME = { left: 34, right: WIDTH - 62, top: 12, bottom: HEIGHT - 24 };
const LABEL = 14; // the least between two names
const MOST_DEALS = 12; // numbered along the foot

/** Strokes and marks by seat. */
const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 2", "12 4"];
const SHAPES = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
  "M-3.6-3.6h7.2v7.2h-7.2z",
  "M0-4.8 4.6 3.6h-9.2z",
  "M0-5 5 0 0 5-5 0z",
  "M0 4.8 4.6-3.6h-9.2z",
  "M-4-1.4h2.6V-4h2.8v2.6H4v2.8H1.4V4h-2.8V1.4H-4z",
];

/** Nothing before the first deal has ended; the table beside it has the numbers. */
export function scoreChart(context: Context): TemplateResult | typeof nothing {
  const { position, say } = context;
  const scores = position.seats.map(({ dealScores }) => dealScores);
  if (scores.every((one) => one.length === 0)) return nothing;
  const { lines, marks, deals } = scoreLines(scores, position.deals ?? 0, FRAME);
  const every = Math.ceil((deals.length - 1) / MOST_DEALS);
  const names = labels(lines);
  return html`<svg
    class="chart"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    role="img"
    aria-label=${say("ui-chart")}
  >
    ${marks.map(
      ({ value, y }) =>
        svg`<path class="grid" ?data-zero=${value === 0} d="M${FRAME.left} ${y}H${FRAME.right}" /><text
          class="axis" x=${FRAME.left - 6} y=${y + 4} text-anchor="end">${value}</text>`,
    )}
    ${deals.map((x, deal) =>
      deal > 0 && deal % every === 0
        ? svg`<text class="axis" x=${x} y=${HEIGHT - 6} text-anchor="middle">${deal}</text>`
        : nothing,
    )}
    ${lines.map((line) => lineView(context, line, names.get(line.seat) ?? 0))}
  </svg>`;
}

function lineView(context: Context, { seat, points }: ScoreLine, label: number): unknown {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const way = points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L");
  return svg`<g data-hue=${seat}>
    <path class="line" d="M${way}" stroke-dasharray=${DASHES[seat % DASHES.length] ?? ""} />
    ${points.slice(1).map(
      ({ x, y }) =>
        svg`<path class="dot" d=${SHAPES[seat % SHAPES.length] ?? ""} transform="translate(${round(x)} ${round(y)})" />`,
    )}
    <text class="name" x=${round(end.x) + 9} y=${round(label) + 4}>${short(nameOf(context, seat))}</text>
  </g>`;
}

/** Heights of the names at the lines' ends, kept from lying on each other. */
function labels(lines: readonly ScoreLine[]): ReadonlyMap<number, number> {
  const ends = lines
    .map(({ seat, points }) => ({ seat, y: points.at(-1)?.y ?? 0 }))
    .toSorted((a, b) => a.y - b.y);
  const lowest = FRAME.bottom + 4;
  const places = new Map<number, number>();
  let above = -Infinity;
  ends.forEach(({ seat, y }, n) => {
    const room = lowest - (ends.length - 1 - n) * LABEL;
    above = Math.min(Math.max(y, above + LABEL), room);
    places.set(seat, above);
  });
  return places;
}

const round = (value: number): number => Math.round(value * 10) / 10;

const short = (name: string): string => {
  const letters = [...name];
  return letters.length > 7 ? `${letters.slice(0, 6).join("")}…` : name;
};

export const chartStyles = css`
  .chart {
    display: block;
    inline-size: 100%;
    max-inline-size: 560px;
    margin: 14px auto 4px;
    overflow: visible;
  }
  .chart .grid {
    stroke: var(--edge-soft);
  }
  .chart .grid[data-zero] {
    stroke: var(--edge);
  }
  .chart text {
    fill: var(--muted);
    font: 12px/1 var(--sans);
    font-variant-numeric: tabular-nums;
  }
  .chart .line {
    fill: none;
    stroke: var(--hue);
    stroke-width: 2.2;
    stroke-linejoin: round;
  }
  .chart .dot {
    fill: var(--hue);
  }
  .chart .name {
    fill: var(--hue);
    font-weight: 650;
  }
  @media (forced-colors: active) {
    .chart .line,
    .chart .grid {
      stroke: CanvasText;
    }
    .chart .dot,
    .chart .name,
    .chart text {
      fill: CanvasText;
    }
  }
`;
