/** How much of a start is done, for a bar that goes one way: first bytes, then steps. */
import type { Progress } from "./wire.ts";

const FILES = 0.75; // of the bar; a fast network needs less of the time, a slow one more
const STEPS: Readonly<Record<Exclude<Progress["step"], "files">, number>> = {
  python: 0.8,
  wheel: 0.9,
  engine: 0.95,
};

/** 0 to 1; `step` null: nothing has been told yet. */
export function shareDone(
  step: Progress["step"] | null,
  done: number,
  total: number | null,
): number {
  if (step === null) return 0;
  if (step !== "files") return STEPS[step];
  return total ? (FILES * Math.min(done, total)) / total : 0;
}
