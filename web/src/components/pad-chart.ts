/** The totals after each deal as lines, one a player; the same numbers stand in the table. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import type { KeptPad } from "../pads.ts";
import type { PadSheet } from "../protocol.ts";
import { scoreValue } from "../scores.ts";
import type { PadPage } from "./pad-context.ts";

const WIDTH = 320;
const HEIGHT = 150;
const LEFT = 34;
const EDGE = 10;
const ENOUGH = 2; // deals that make a line
const STEPS = [1, 2, 5]; // of a scale, times a power of ten
const DASHES = ["", "7 3", "2 3", "10 3 2 3", "5 5", "1 4"];

export function chartView(page: PadPage, pad: KeptPad, sheet: PadSheet): TemplateResult | typeof nothing {
  const after = sheet.deals.filter(({ totals }) => totals.length > 0);
  if (after.length < ENOUGH) return nothing;
  const lines = pad.names.map((_, seat) => [
    0,
    ...after.map(({ totals }) => scoreValue(totals[seat] ?? "0")),
  ]);
  const values = lines.flat();
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = stepFor(high - low);
  const marks = range(Math.floor(low / step), Math.ceil(high / step)).map((n) => n * step);
  const [bottom = 0, top = 1] = [marks[0], marks.at(-1)];
  const x = (deal: number): number => LEFT + ((WIDTH - LEFT - EDGE) * deal) / after.length;
  const y = (value: number): number =>
    EDGE + ((HEIGHT - 2 * EDGE - 8) * (top - value)) / (top - bottom || 1);
  return html`<figure class="chart">
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${page.say("pad-chart")}>
      ${marks.map((mark) => gridLine(mark, y(mark)))}
      ${after.map(({ deal }, n) => svg`<text x=${x(n + 1)} y=${HEIGHT - 2} class="deal-mark">${deal}</text>`)}
      ${lines.map((line, seat) => playerLine(line, seat, x, y))}
    </svg>
    <figcaption>
      ${pad.names.map(
        (name, seat) =>
          html`<span
            ><svg viewBox="0 0 26 8" aria-hidden="true" data-hue=${seat}>
              ${svg`<path d="M1 4h24" class="line" stroke-dasharray=${DASHES[seat] ?? ""}/>`}</svg
            ><span dir="auto">${name}</span></span
          >`,
      )}
    </figcaption>
  </figure>`;
}

function gridLine(mark: number, y: number): SVGTemplateResult {
  return svg`<path class="grid" ?data-zero=${mark === 0} d=${`M${LEFT} ${y}H${WIDTH - EDGE}`}/>
    <text class="mark" x=${LEFT - 5} y=${y + 3.5}>${String(mark).replace("-", "−")}</text>`;
}

function playerLine(
  line: readonly number[],
  seat: number,
  x: (deal: number) => number,
  y: (value: number) => number,
): SVGTemplateResult {
  const points = line.map((value, deal) => `${x(deal).toFixed(1)} ${y(value).toFixed(1)}`);
  const end = line.length - 1;
  return svg`<g data-hue=${seat}>
    <path class="line" stroke-dasharray=${DASHES[seat] ?? ""} d=${`M${points.join("L")}`}/>
    <circle class="end" r="3.4" cx=${x(end)} cy=${y(line[end] ?? 0)}/>
  </g>`;
}

/** A round number that makes four lines or so of a span. */
function stepFor(span: number): number {
  const rough = Math.max(span, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (STEPS.find((step) => step * power >= rough) ?? 10) * power;
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, n) => from + n);
}
