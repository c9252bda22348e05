/** What the table shows, worked out from the state alone: no document in here. */
import { kindOf } from "../choices.ts";
import { dealRules, type DealRules } from "../deal-rules.ts";
import { opensShort } from "../intents.ts";
import type { Contract } from "../option-values.ts";
import type {
  GroupVerdict,
  Judgement,
  Lay,
  Opening,
  Position,
  Refusal,
  RulesInfo,
  Use,
} from "../protocol.ts";
import type { ActionName, Args, HandCard, OpeningMatch, TableState } from "../table-state.ts";

/** A Fluent text with its arguments. */
export interface Said {
  readonly id: string;
  readonly args?: Args;
  /** The text to take where `id` has none. */
  readonly or?: string;
}

export interface ActionView {
  readonly name: "draw" | "meld" | "lay-off" | "discard";
  /** What `explain` is asked where it is not ready. */
  readonly about: ActionName;
  readonly label: string;
  readonly ready: boolean;
  readonly primary: boolean;
}

/** The short word on what is going on and what the chosen cards are. */
export interface Verdict {
  readonly tone: "turn" | "wait" | "good" | "no";
  readonly text: Said;
  /** A second line: why the meld can't be laid yet. */
  readonly note: Said | null;
}

export const selected = (state: TableState): readonly HandCard[] =>
  state.hand.filter((card) => card.selected && card.group === null);

/** The cards of the hand that are not staged, in the player's order. */
export const unstaged = (state: TableState): readonly HandCard[] =>
  state.hand.filter((card) => card.group === null);

export function isMyTurn({ position }: TableState): boolean {
  return position !== null && position.phase !== "over" && position.turn === position.seat;
}

/** The one way to use the selection on a meld; null where it does not fit. */
export function fit(judgement: Judgement | null, meld: number): "add" | "swap" | "both" | null {
  const fits = (uses: readonly Use[] = []) =>
    uses.some((use) => use.meld === meld && use.moves.length > 0);
  const add = fits(judgement?.adds);
  const swap = fits(judgement?.swaps);
  if (add && swap) return "both";
  return add ? "add" : swap ? "swap" : null;
}

/** The melds that the selected card could be swapped into. */
export function swapTargets(judgement: Judgement | null): readonly number[] {
  return (judgement?.swaps ?? []).filter((use) => use.moves.length > 0).map((use) => use.meld ?? 0);
}

/** Whether the turn can begin with the top discard alone; the button for drawing then says so. */
export function onlyTake({ position }: TableState): boolean {
  const draws = position?.draws ?? [];
  return draws.includes("take") && !draws.includes("draw");
}

const canAdd = (judgement: Judgement | null): boolean =>
  (judgement?.adds ?? []).some((use) => use.moves.length > 0);

/** Whether pressing «Meld» gets on: it lays at once, or stages a meld towards the opening. */
function canMeld(judgement: Judgement | null): "lay" | "stage" | null {
  if (!judgement) return null;
  const { lay, lone, selection } = judgement;
  const now = selection ? lone : lay;
  if (lay.moves.length > 0 || (now && now.moves.length > 0)) return "lay";
  return selection?.kind && (opensShort(lone) || judgement.groups.length > 0) ? "stage" : null;
}

/** The four buttons, always the same and always in this order. */
export function actions(state: TableState): readonly ActionView[] {
  const mine = isMyTurn(state);
  const phase = state.position?.phase;
  const judged = mine && phase === "play" ? state.judgement : null;
  const draw = mine && phase === "draw";
  const meld = canMeld(judged);
  const add = canAdd(judged);
  const swap = !add && swapTargets(judged).length > 0;
  const discard = (judged?.discard?.moves.length ?? 0) > 0;
  const first = draw ? "draw" : meld ? "meld" : add || swap ? "lay-off" : discard ? "discard" : "";
  const action = (
    name: ActionView["name"],
    about: ActionName,
    label: string,
    ready: boolean,
  ): ActionView => ({ name, about, label, ready, primary: first === name });
  return [
    action("draw", "draw", draw && onlyTake(state) ? "ui-take" : "ui-draw", draw),
    action("meld", "lay", "ui-meld", meld !== null),
    action("lay-off", swap ? "reclaim" : "lay-off", swap ? "ui-swap" : "ui-lay-off", add || swap),
    action("discard", "discard", state.aimed ? "ui-discard-again" : "ui-discard", discard),
  ];
}

export function verdict(state: TableState): Verdict {
  const { position } = state;
  const said = (tone: Verdict["tone"], text: Said): Verdict => ({
    tone,
    text,
    note: null,
  });
  if (!position || position.phase === "over") return said("wait", { id: "ui-verdict-over" });
  if (!isMyTurn(state)) {
    return said("wait", { id: "ui-verdict-other", args: { seat: position.turn } });
  }
  if (position.phase === "draw") return said("turn", drawText(position));
  return { note: null, ...chosen(state, position) };
}

function drawText({ draws }: Position): Said {
  const both = draws.includes("draw") && draws.includes("take");
  if (draws.includes("decline")) return { id: "ui-verdict-take-or-decline" };
  if (both) return { id: "ui-verdict-draw-or-take" };
  return { id: draws.includes("take") ? "ui-verdict-take" : "ui-verdict-draw" };
}

type Chosen = Pick<Verdict, "tone" | "text"> & { readonly note?: Said | null };

function chosen(state: TableState, position: Position): Chosen {
  const count = selected(state).length;
  const { judgement } = state;
  if (count === 0) {
    return state.groups.length > 0 ? stagedText(judgement) : idleText(state, position);
  }
  if (!judgement) return { tone: "wait", text: { id: "ui-verdict-judging", args: { count } } };
  if (count > 1) return selectionText(judgement, count, position);
  return singleText(judgement, thrown(unstaged(state).length, position));
}

function idleText(state: TableState, position: Position): Chosen {
  const { owed, opening } = position;
  if (owed > 0) return { tone: "no", text: { id: "ui-verdict-owed", args: { owed } } };
  if (position.drawn === null) return { tone: "turn", text: { id: "ui-verdict-lead" } };
  if (mustDiscard(state, position)) return { tone: "turn", text: { id: "ui-verdict-first" } };
  const short = shortOf(opening);
  if (short) return { tone: "no", text: short };
  const rest = restOf(opening);
  if (rest) return { tone: "no", text: { id: "ui-verdict-rest", args: { ...rest } } };
  if (opening?.kind === "whole-hand") return wholeHandText(position);
  return { tone: "turn", text: { id: layText(position) } };
}

/** What can come before the discard, if the cards for it are there. */
function layText({ lays }: Position): string {
  if (lays.includes("meld")) return "ui-verdict-play";
  return lays.length > 0 ? "ui-verdict-off" : "ui-verdict-only";
}

/** Once its first meld lies, the rest of the hand must follow in the same turn. */
function wholeHandText({ table, seat }: Position): Chosen {
  const begun = table.some(({ owner, fresh }) => owner === seat && fresh);
  if (begun) return { tone: "no", text: { id: "ui-verdict-whole-rest" } };
  return { tone: "turn", text: { id: "ui-verdict-whole" } };
}

/** The points that are missing of an opening that has been begun. */
function shortOf(opening: Opening | null): Said | null {
  if (opening?.kind !== "points" || opening.points === 0) return null;
  const { points, needed } = opening;
  return points < needed ? brief({ code: "opening-short", args: { points, needed }, rule: "" }) : null;
}

/** What is missing of an opening that has been begun, so that it must be completed now. */
function restOf(opening: Opening | null): Contract | null {
  if (!opening || opening.kind === "points") return null;
  const { sets, runs, missingSets, missingRuns } = opening;
  const begun = missingSets + missingRuns < sets + runs;
  return begun && missingSets + missingRuns > 0 ? { sets: missingSets, runs: missingRuns } : null;
}

/** On the first turn of a deal some games let nothing be laid. */
function mustDiscard({ rules, log }: TableState, position: Position): boolean {
  if (rules === null || here(rules, position).firstTurn !== "draw-and-discard") return false;
  return !log.some(({ code, args }) => code === "discard" && args["seat"] === position.seat);
}

/** What the rules say for the deal of a position. */
export function here(rules: RulesInfo, { deal, seats }: Position): DealRules {
  return dealRules(rules, deal, seats.length);
}

function stagedText(judgement: Judgement | null): Chosen {
  const staged = { id: "ui-verdict-staged" };
  if (!judgement) return { tone: "wait", text: staged };
  const { moves, refusal } = judgement.lay;
  if (moves.length > 0) return { tone: "good", text: { id: "ui-verdict-ready" } };
  return { tone: "no", text: staged, note: missing(judgement.lay, refusal) };
}

/** Why not yet; the points or melds that are missing are shown by the meter or the contract. */
function missing(lay: Lay | null, refusal: Refusal | null | undefined): Said | null {
  const code = lay?.refusal?.code;
  return code === "opening-short" || code === "contract-short" ? null : brief(refusal);
}

const targets = (uses: readonly Use[]): number =>
  new Set(uses.filter((use) => use.moves.length > 0).map((use) => use.meld)).size;

/** What a card is for that fits nothing, `left` cards being in hand. */
function thrown(left: number, { lays }: Position): string {
  if (left === 1) return "ui-verdict-last";
  return lays.includes("meld") ? "ui-verdict-one" : "ui-verdict-alone";
}

function singleText({ adds, swaps, discard }: Judgement, rest: string): Chosen {
  const melds = targets([...adds, ...swaps]);
  if (melds > 0) return { tone: "good", text: { id: "ui-verdict-fits", args: { melds } } };
  const refusal = brief(discard?.refusal);
  if (refusal) return { tone: "no", text: refusal };
  return { tone: "turn", text: { id: rest } };
}

function selectionText(
  { selection, lone, adds }: Judgement,
  count: number,
  { opening }: Position,
): Chosen {
  if (selection?.kind) {
    const points = opening?.kind === "points" ? selection.points : -1;
    const args = { kind: meldKind(selection), count, points };
    const note = missing(lone, lone?.refusal);
    return { tone: "good", text: { id: "ui-verdict-meld", args }, note };
  }
  const melds = targets(adds);
  if (melds > 0) return { tone: "good", text: { id: "ui-verdict-fits", args: { melds } } };
  return { tone: "no", text: brief(selection?.refusal) ?? { id: "ui-verdict-none" } };
}

/** What staged or chosen cards are; "either" where they can be a set and a run. */
export function meldKind({ readings }: GroupVerdict): "set" | "run" | "either" {
  const kinds = new Set(readings.map((text) => kindOf(text.split(" ")).kind));
  if (kinds.size > 1) return "either";
  return kinds.has("set") ? "set" : "run";
}

/** A refusal in a few words, or in the engine's own where the page has none. */
export function brief(refusal: Refusal | null | undefined): Said | null {
  if (!refusal) return null;
  const { code, args } = refusal;
  const [most, least] = [args["min"] ?? args["needed"], args["got"] ?? args["points"]];
  const missing = typeof most === "number" && typeof least === "number" ? most - least : 0;
  return { id: `ui-short-${code}`, or: `refusal-${code}`, args: { ...args, missing } };
}

/** The frame of a match whose position is not there yet: seats and scores, no cards. */
// Long: a line for every field of the protocol's Position.
export function framePosition({ rules, names, seat, deal, deals, scores }: OpeningMatch): Position {
  const seats = names.map((name, i) => ({
    name,
    kind: "",
    cards: 0,
    known: [],
    opened: false,
    score: scores[i] ?? "0",
    dealScores: [],
  }));
  return {
    id: 0,
    ok: true,
    at: 0,
    record: "",
    rules,
    options: {},
    deal,
    deals,
    wild: null,
    target: null,
    dealer: -1,
    turn: -1,
    phase: "draw",
    seat,
    hand: [],
    seats,
    table: [],
    stock: 0,
    discard: 0,
    top: null,
    drawn: null,
    owed: 0,
    opening: null,
    draws: [],
    lays: [],
    practice: false,
    open: [],
    canBack: false,
    events: [],
    since: 0,
    end: null,
    winners: null,
    ranks: null,
  };
}
