/** The totals of a match after each deal as lines in a drawing. */
import { scoreValue } from "./scores.ts";

export interface ScoreLine {
  readonly seat: number;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

export interface ScoreLines {
  readonly lines: readonly ScoreLine[];
  /** Values marked at the side, each with its height in the drawing. */
  readonly marks: readonly { readonly value: number; readonly y: number }[];
  /** Places of the deals along the foot, "0" first: before any was played. */
  readonly deals: readonly number[];
}

export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** `dealScores`: by seat, what each deal added. Deals to come leave room at the right. */
export function scoreLines(
  dealScores: readonly (readonly string[])[],
  deals: number,
  frame: Frame,
): ScoreLines {
  const totals = dealScores.map(runningTotals);
  const all = totals.flat();
  const values = scale(all);
  const [least, most] = [values[0] ?? 0, values.at(-1) ?? 1];
  const last = Math.max(deals, ...totals.map((one) => one.length - 1), 1);
  const x = (deal: number): number => frame.left + ((frame.right - frame.left) * deal) / last;
  const y = (value: number): number =>
    frame.bottom - ((frame.bottom - frame.top) * (value - least)) / (most - least);
  return {
    lines: totals.map((values, seat) => ({
      seat,
      points: values.map((value, deal) => ({ x: x(deal), y: y(value) })),
    })),
    marks: values.map((value) => ({ value, y: y(value) })),
    deals: Array.from({ length: last + 1 }, (_, deal) => x(deal)),
  };
}

/** Round numbers around all of these, from below the least to above the greatest. */
export function scale(values: readonly number[]): readonly number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = niceStep(high - low);
  const least = Math.floor(low / step) * step;
  const most = Math.max(Math.ceil(high / step) * step, least + step);
  return Array.from({ length: Math.round((most - least) / step) + 1 }, (_, n) => least + n * step);
}

function runningTotals(scores: readonly string[]): number[] {
  const totals = [0];
  for (const score of scores) totals.push((totals.at(-1) ?? 0) + scoreValue(score));
  return totals;
}

/** 1, 2 or 5 times a power of ten, so that about four marks are enough. */
function niceStep(span: number): number {
  const rough = Math.max(span, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
  return Math.max(1, factor * power);
}
