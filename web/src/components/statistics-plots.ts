/** Small drawings of numbers that stand in a table beside them, so they are hidden from readers. */
import { html, nothing, svg, type TemplateResult } from "lit";
import { scale } from "../score-lines.ts";

const WIDTH = 600;
const HEIGHT = 150;
const BARS = 400;
const EDGE = 10;
const SCALE = 52; // where the columns begin, behind the numbers of the scale

/** Values one after the other, as columns from a line at nothing; some are marked. */
export function course(
  values: readonly { readonly value: number; readonly marked: boolean }[],
): TemplateResult {
  const marks = scale([0, ...values.map(({ value }) => value)]);
  const [least, most] = [marks[0] ?? 0, marks.at(-1) ?? 1];
  const y = (value: number): number =>
    EDGE + ((most - value) / (most - least)) * (HEIGHT - 2 * EDGE);
  const step = (WIDTH - SCALE) / Math.max(values.length, 12);
  return html`<svg class="plot course" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    ${marks.map(
      (mark) =>
        svg`<line class=${mark === 0 ? "nothing" : "mark"} x1=${SCALE} x2=${WIDTH} y1=${y(mark)} y2=${y(mark)} />
          <text x=${SCALE - 8} y=${y(mark)} text-anchor="end" dominant-baseline="central">${mark}</text>`,
    )}
    ${values.map(({ value, marked }, n) => {
      const height = Math.max(Math.abs(y(value) - y(0)), 1.5);
      const left = SCALE + n * step;
      return svg`<rect x=${left + 1.5} width=${step - 3} y=${Math.min(y(value), y(0))}
          height=${height} class=${marked ? "marked" : "plain"}/>
        ${marked ? svg`<circle cx=${left + step / 2} cy=${y(0)} r="4"/>` : nothing}`;
    })}
  </svg>`;
}

/** A bar for each name, as long as its share of the whole. */
export function bars(
  rows: readonly { readonly name: string; readonly share: number }[],
): TemplateResult {
  const row = 30;
  const left = 165; // where the bars begin, behind the names
  const full = BARS - left;
  return html`<svg class="plot bars" viewBox="0 0 ${BARS} ${rows.length * row}" aria-hidden="true">
    ${rows.map(
      ({ name, share }, n) =>
        svg`<text x="0" y=${n * row + 20}>${name}</text>
          <rect class="whole" x=${left} y=${n * row + 6} width=${full} height="18" rx="4"/>
          <rect class="marked" x=${left} y=${n * row + 6} width=${share * full} height="18" rx="4"/>`,
    )}
  </svg>`;
}
