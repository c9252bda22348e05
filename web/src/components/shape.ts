/** A filled shape of the glyphs, put into a drawing. */
import { svg, type SVGTemplateResult } from "lit";

/** A suit or an emblem in a drawing, in a square of that width. */
export function shape(
  path: string,
  x: number,
  y: number,
  width: number,
  name = "ink",
): SVGTemplateResult {
  return svg`<path class=${name} d=${path} transform="translate(${x} ${y}) scale(${width / 20})"/>`;
}
