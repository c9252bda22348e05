/** The first game of a learner: what each step is about, told from the position and the advice. */
import type { Hint, Position } from "./protocol.ts";
import type { Engine } from "./questions.ts";
import { EngineGone } from "./questions.ts";
import { seedOf } from "./record.ts";
import type { Args, NewMatch } from "./table-state.ts";

/** A match to learn the game from; null where there is no engine to find one. */
export async function lessonOf(engine: Engine, rules: string): Promise<NewMatch | null> {
  try {
    const answer = await engine.ask("lesson", { rules });
    if (!answer.ok) return null;
    const kinds = ["person", "simple"];
    return { rules, seats: 2, names: [], kinds, seed: answer.seed, practice: true };
  } catch (error) {
    if (error instanceof EngineGone) return null;
    throw error;
  }
}

/** Whether a match was begun to learn the game. */
export function isLesson({ practice, record }: Position): boolean {
  return practice && (seedOf(record)?.startsWith("lesson-") ?? false);
}

/** Whether the step just played was another than the one advised. */
export function wasOther(advised: string, { record, since }: Position): boolean {
  return since > 0 && !record.trimEnd().endsWith(advised);
}

/** What a step is about: a text with its arguments. */
export function lessonText(position: Position, hint: Hint): { id: string; args: Args } | null {
  const { move } = hint;
  if (move === null) return null;
  const [word] = move.split(" ");
  if (word === "meld") return meldText(position);
  if (word === "add") return { id: "ui-guide-add", args: {} };
  if (word === "swap") return { id: "ui-guide-swap", args: {} };
  if (word !== "discard") return { id: begins(position) ? "ui-guide-first" : "ui-guide-draw", args: {} };
  const last = position.hand.length === 1;
  return { id: last ? "ui-guide-last" : "ui-guide-discard", args: {} };
}

function meldText({ opening }: Position): { id: string; args: Args } {
  if (opening === null) return { id: "ui-guide-meld", args: {} };
  const { kind, needed, sets, runs } = opening;
  return { id: `ui-guide-open-${kind}`, args: { needed, sets, runs } };
}

/** Whether it is the first turn of the seat that looks. */
function begins({ record, seat }: Position): boolean {
  return !new RegExp(`^${seat} `, "m").test(record.slice(record.lastIndexOf("\ndeal ") + 1));
}
