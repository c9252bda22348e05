/** The backs of the cards: three patterns in one drawing, of which the element shows one. */
import { svg, type SVGTemplateResult } from "lit";
import { STAR, SUITS } from "./glyphs.ts";
import { shape } from "./shape.ts";

const row = <T>(length: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length }, (_, at) => make(at));

const LATTICE = row(9, (i) => `M${i * 12 - 40} 0l70 70M${i * 12 - 6} 0l-70 70`).join("");

const WAVES = row(11, (line) =>
  row(7, (i) => `M${i * 8 + (line % 2) * 4 - 4} ${line * 6.4 + 8}a4 4.6 0 0 1 8 0`).join(""),
).join("");

const RAYS = row(40, (i) => {
  const angle = (i / 40) * 2 * Math.PI;
  const end = [25 + 44 * Math.cos(angle), 35 + 44 * Math.sin(angle)];
  return `M25 35L${end.map((one) => one.toFixed(1)).join(" ")}`;
}).join("");

const PATTERNS = [
  ["lattice", LATTICE, shape(STAR, 18, 27.8, 14, "gold")],
  ["waves", WAVES, shape(SUITS.s, 18.2, 27.8, 13.6, "gold")],
  ["rays", RAYS, shape(SUITS.d, 18.2, 28, 13.6, "gold")],
] as const;

export const BACKS = PATTERNS.map(([name]) => name);

export function backDrawing(): SVGTemplateResult {
  return svg`<rect class="field" x="3" y="3" width="44" height="64" rx="3.5"></rect>
    <svg x="3" y="3" width="44" height="64" viewBox="3 3 44 64">
      ${PATTERNS.map(([name, path]) => svg`<path class="pattern" data-back=${name} d=${path}></path>`)}
    </svg>
    <rect class="frame" x="5.5" y="5.5" width="39" height="59" rx="2.2"></rect>
    <circle class="medal" cx="25" cy="35" r="10"></circle>
    ${PATTERNS.map(([name, , emblem]) => svg`<g data-back=${name}>${emblem}</g>`)}`;
}
