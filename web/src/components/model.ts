/** What the table shows, worked out from the state alone: no document in here. */
import type { Judgement, Position, Refusal, Use } from "../protocol.ts";
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

export interface Meter {
  readonly points: number;
  readonly needed: number;
}

/** The short word on what is going on and what the chosen cards are. */
export interface Verdict {
  readonly tone: "turn" | "wait" | "good" | "no";
  readonly text: Said;
  /** A second line: why the meld can't be laid yet. */
  readonly note: Said | null;
  readonly meter: Meter | null;
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

const canAdd = (judgement: Judgement | null): boolean =>
  (judgement?.adds ?? []).some((use) => use.moves.length > 0);

/** Whether pressing «Meld» gets on: it lays at once, or stages a meld towards the opening. */
function canMeld(judgement: Judgement | null): "lay" | "stage" | null {
  if (!judgement) return null;
  const now = judgement.selection ? judgement.lone : judgement.lay;
  if (judgement.lay.moves.length > 0 || (now && now.moves.length > 0)) return "lay";
  return judgement.selection?.kind ? "stage" : null;
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
    action("draw", "draw", "ui-draw", draw),
    action("meld", "lay", "ui-meld", meld !== null),
    action("lay-off", swap ? "reclaim" : "lay-off", swap ? "ui-swap" : "ui-lay-off", add || swap),
    action("discard", "discard", "ui-discard", discard),
  ];
}

/** Points towards an opening that is still to come, the selection included; null where none is. */
export function meter(state: TableState): Meter | null {
  const opening = state.position?.opening;
  if (!opening || !isMyTurn(state) || state.position?.phase !== "play") return null;
  const { lay, selection } = state.judgement ?? {};
  const staged = lay?.points ?? opening.points;
  return {
    points: staged + (selection?.kind ? selection.points : 0),
    needed: opening.needed,
  };
}

export function verdict(state: TableState): Verdict {
  const { position } = state;
  const said = (tone: Verdict["tone"], text: Said): Verdict => ({
    tone,
    text,
    note: null,
    meter: null,
  });
  if (!position || position.phase === "over") return said("wait", { id: "ui-verdict-over" });
  if (!isMyTurn(state)) {
    return said("wait", { id: "ui-verdict-other", args: { seat: position.turn } });
  }
  if (position.phase === "draw") return said("turn", drawText(position));
  return { note: null, ...chosen(state, position), meter: meter(state) };
}

function drawText({ draws }: Position): Said {
  const both = draws.includes("draw") && draws.includes("take");
  if (both) return { id: "ui-verdict-draw-or-take" };
  return { id: draws.includes("take") ? "ui-verdict-take" : "ui-verdict-draw" };
}

type Chosen = Pick<Verdict, "tone" | "text"> & { readonly note?: Said | null };

function chosen(state: TableState, position: Position): Chosen {
  const count = selected(state).length;
  const { judgement } = state;
  if (count === 0) return state.groups.length > 0 ? stagedText(judgement) : idleText(position);
  if (!judgement) return { tone: "wait", text: { id: "ui-verdict-judging", args: { count } } };
  return count === 1 ? singleText(judgement) : selectionText(judgement, count);
}

function idleText({ owed }: Position): Chosen {
  if (owed > 0) return { tone: "no", text: { id: "ui-verdict-owed", args: { owed } } };
  return { tone: "turn", text: { id: "ui-verdict-play" } };
}

function stagedText(judgement: Judgement | null): Chosen {
  const staged = { id: "ui-verdict-staged" };
  if (!judgement) return { tone: "wait", text: staged };
  const { moves, refusal } = judgement.lay;
  if (moves.length > 0) return { tone: "good", text: { id: "ui-verdict-ready" } };
  // How many points are missing is shown by the meter.
  const note = refusal?.code === "opening-short" ? null : brief(refusal);
  return { tone: "no", text: staged, note };
}

const targets = (uses: readonly Use[]): number =>
  new Set(uses.filter((use) => use.moves.length > 0).map((use) => use.meld)).size;

function singleText({ adds, swaps, discard }: Judgement): Chosen {
  const melds = targets([...adds, ...swaps]);
  if (melds > 0) return { tone: "good", text: { id: "ui-verdict-fits", args: { melds } } };
  const refusal = brief(discard?.refusal);
  return refusal ? { tone: "no", text: refusal } : { tone: "turn", text: { id: "ui-verdict-one" } };
}

function selectionText({ selection, lone, adds }: Judgement, count: number): Chosen {
  if (selection?.kind) {
    const { kind, points } = selection;
    const short = lone?.refusal?.code === "opening-short";
    const note = lone && !short ? brief(lone.refusal) : null;
    return { tone: "good", text: { id: "ui-verdict-meld", args: { kind, count, points } }, note };
  }
  const melds = targets(adds);
  if (melds > 0) return { tone: "good", text: { id: "ui-verdict-fits", args: { melds } } };
  return { tone: "no", text: brief(selection?.refusal) ?? { id: "ui-verdict-none" } };
}

/** A refusal in a few words, or in the engine's own where the page has none. */
export function brief(refusal: Refusal | null | undefined): Said | null {
  if (!refusal) return null;
  const { code, args } = refusal;
  const { min, got } = args;
  const missing = typeof min === "number" && typeof got === "number" ? min - got : 0;
  return { id: `ui-short-${code}`, or: `refusal-${code}`, args: { ...args, missing } };
}

/** The frame of a match whose position is not there yet: seats and scores, no cards. */
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
    canBack: false,
    events: [],
    since: 0,
    end: null,
    winners: null,
    ranks: null,
  };
}
