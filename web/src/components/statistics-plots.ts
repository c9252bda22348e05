/** Small drawings of numbers that stand in a table beside them, so they are hidden from readers. */
import { html, nothing, svg, type TemplateResult } from "lit";

const WIDTH = 600;
const HEIGHT = 150;
const BARS = 400;
const EDGE = 8;

/** Values one after the other, as columns from a line at nothing; some are marked. */
export function course(
  values: readonly { readonly value: number; readonly marked: boolean }[],
): TemplateResult {
  const all = values.map(({ value }) => value);
  const top = Math.max(0, ...all);
  const span = Math.max(top - Math.min(0, ...all), 1);
  const y = (value: number): number => EDGE + ((top - value) / span) * (HEIGHT - 2 * EDGE);
  const step = WIDTH / Math.max(values.length, 12);
  return html`<svg class="plot" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
    <line x1="0" x2=${WIDTH} y1=${y(0)} y2=${y(0)}></line>
    ${values.map(({ value, marked }, n) => {
      const height = Math.max(Math.abs(y(value) - y(0)), 1.5);
      const middle = n * step + step / 2;
      return svg`<rect x=${n * step + 1.5} width=${step - 3} y=${Math.min(y(value), y(0))}
          height=${height} class=${marked ? "marked" : "plain"}/>
        ${marked ? svg`<circle cx=${middle} cy=${y(0)} r="4"/>` : nothing}`;
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
