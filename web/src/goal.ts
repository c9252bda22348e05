/** How far an opening has come: points, the melds of a contract, or the cards of a whole hand. */
import { kindOf } from "./choices.ts";
import type { GroupVerdict, Position } from "./protocol.ts";
import type { TableState } from "./table-state.ts";

export interface ContractPart {
  readonly kind: "set" | "run";
  readonly state: "laid" | "staged" | "missing";
}

export type Goal =
  | { readonly kind: "points"; readonly points: number; readonly needed: number }
  | { readonly kind: "contract"; readonly parts: readonly ContractPart[] }
  | {
      readonly kind: "whole-hand";
      readonly parts: readonly ContractPart[]; // none where any melds will do
      readonly placed: number; // cards that are in staged melds
      readonly cards: number; // of the hand
    };

/** The opening that is still to come; null once there is nothing to open. */
export function goalOf(state: TableState): Goal | null {
  const { position } = state;
  const opening = position?.opening;
  if (!position || !opening) return null;
  if (opening.kind === "points") return pointsGoal(state, position);
  const groups = stagedMelds(state);
  const parts = contractParts(position, groups);
  if (opening.kind === "contract") return { kind: "contract", parts };
  const cards = state.hand.length;
  const placed = groups.reduce((sum, { cards: held }) => sum + held, 0);
  return { kind: "whole-hand", parts, placed, cards };
}

/** Points matter only while they can be gathered. */
function pointsGoal(state: TableState, { opening, turn, seat, phase }: Position): Goal | null {
  if (!opening || turn !== seat || phase !== "play") return null;
  const { lay, selection } = state.judgement ?? {};
  const staged = lay?.points ?? opening.points;
  const points = staged + (selection?.kind ? selection.points : 0);
  return { kind: "points", points, needed: opening.needed };
}

interface Staged {
  readonly kinds: ReadonlySet<string>; // that it can be
  readonly cards: number;
}

/** What is staged, and the selection if it is a meld, as far as the engine has judged it. */
function stagedMelds({ judgement, groups, hand }: TableState): readonly Staged[] {
  const staged = (verdict: GroupVerdict | null | undefined, cards: number): readonly Staged[] => {
    const kinds = new Set((verdict?.readings ?? []).map((text) => kindOf(text.split(" ")).kind));
    return kinds.size > 0 ? [{ kinds, cards }] : [];
  };
  const chosen = hand.filter((card) => card.selected && card.group === null).length;
  return [
    ...groups.flatMap((keys, n) => staged(judgement?.groups[n], keys.length)),
    ...staged(judgement?.selection, chosen),
  ];
}

/** The contract's sets, then its runs, each with what has become of it. */
function contractParts({ opening }: Position, groups: readonly Staged[]): readonly ContractPart[] {
  if (!opening) return [];
  const { sets, runs, missingSets, missingRuns } = opening;
  const staged = assign(groups, { set: missingSets, run: missingRuns });
  const parts = (kind: "set" | "run", all: number, missing: number): ContractPart[] =>
    Array.from({ length: all }, (_, n) => {
      const laid = all - missing;
      return { kind, state: n < laid ? "laid" : n < laid + staged[kind] ? "staged" : "missing" };
    });
  return [...parts("set", sets, missingSets), ...parts("run", runs, missingRuns)];
}

/** How many of the missing melds the staged ones are; those that can be either fill what is left. */
function assign(
  groups: readonly Staged[],
  missing: { readonly set: number; readonly run: number },
): { readonly set: number; readonly run: number } {
  const only = (kind: string): number =>
    groups.filter(({ kinds }) => kinds.size === 1 && kinds.has(kind)).length;
  const either = groups.filter(({ kinds }) => kinds.size > 1).length;
  const set = Math.min(missing.set, only("set"));
  const run = Math.min(missing.run, only("run"));
  const more = Math.min(either, missing.set - set);
  return { set: set + more, run: Math.min(missing.run, run + either - more) };
}
