/**
 * What an intent comes to: which move to play, what to ask, or why not. Decided from the position's
 * and the judgement's own words; the rules stay in the engine.
 */
import { parseCard, parseFace } from "./cards.ts";
import type { Judgement, Lay, MeldInfo, Position, Refusal, Use } from "./protocol.ts";
import type { Args, ChoiceAsked } from "./table-state.ts";

export type Decision =
  | { readonly kind: "play"; readonly move: string }
  | { readonly kind: "ask"; readonly choice: ChoiceAsked }
  | { readonly kind: "refuse"; readonly refusal: Refusal }
  | { readonly kind: "try"; readonly move: string } // not legal: the engine knows the reason
  | {
      readonly kind: "say";
      readonly id: string;
      readonly args: Args;
      readonly rule: string | null;
    };

/**
 * Why this seat can't act at all now, null if it can. Known here without asking: the engine may be
 * busy with a bot's turn.
 */
export function whyNotActing(position: Position): Refusal | null {
  const { phase, seat, turn } = position;
  if (phase === "over") return { code: "deal-over", args: {}, rule: "R3" };
  if (turn === seat) return null;
  return { code: "not-on-turn", args: { seat, turn }, rule: "R3" };
}

/** Before the draw nothing is laid or thrown, whatever is chosen. */
export function whyNotPlaying({ phase }: Position): Refusal | null {
  return phase === "draw" ? { code: "draw-first", args: {}, rule: "R3" } : null;
}

export function decideDraw(position: Position, move: "draw" | "take" | "decline"): Decision {
  return { kind: position.draws.includes(move) ? "play" : "try", move };
}

/** The only draw there is; several are asked, none is explained. */
export function decideDrawOnly(position: Position): Decision {
  return fromMoves("draw", position.draws) ?? { kind: "try", move: "draw" };
}

/** Staged groups go first, unless the selection is what is wrong; without any it is what is laid. */
export function decideLay(judgement: Judgement, staged: number): Decision {
  const lay = staged > 0 && !isStray(judgement) ? judgement.lay : judgement.lone;
  if (lay === null) return say("ui-select-lay");
  const { points, needed, refusal } = lay;
  const short = SHORT[refusal?.code ?? ""];
  if (short !== undefined) return say(short, { ...refusal?.args, points, needed }, refusal?.rule);
  return fromMoves("lay", lay.moves) ?? refuse(refusal) ?? say("ui-select-lay");
}

/** Cards are chosen that make no meld, beside melds that can't be laid yet. */
function isStray({ selection, lay }: Judgement): boolean {
  return selection?.readings.length === 0 && lay.moves.length === 0;
}

/** The melds are good and only others are missing to open with them. */
export function opensShort(lay: Lay | null): boolean {
  return (lay?.refusal?.code ?? "") in SHORT;
}

/** What is said of melds that wait for others to be laid with them. */
const SHORT: Readonly<Record<string, string>> = {
  "opening-short": "ui-opening-so-far",
  "contract-short": "ui-contract-so-far",
  "whole-hand-short": "ui-whole-hand-so-far",
};

/**
 * `cards`: the selected ones; `meld`: number or null for whichever fits. Where nothing fits the
 * refusal tells more than "no place" if any meld gives one.
 */
export function decideLayOff(
  judgement: Judgement,
  cards: readonly string[],
  meld: number | null,
): Decision {
  if (cards.length === 0) return say("ui-select-lay-off");
  const uses = judgement.adds.filter((use) => meld === null || use.meld === meld);
  const moves = fromMoves(
    "lay-off",
    uses.flatMap((use) => use.moves),
  );
  if (moves !== null) return moves;
  const refusals = uses.flatMap((use) => use.refusal ?? []);
  const special = refusals.find((refusal) => refusal.code !== "lay-off-no-fit");
  if (meld === null && special === undefined && refusals.length > 1)
    return say("ui-fits-nowhere", { cards }, refusals[0]?.rule);
  const refused = refuse(special ?? refusals[0] ?? null);
  return refused ?? { kind: "try", move: `add ${cards.join(" ")} to ${meld ?? 1}` };
}

export function decideReclaim(
  judgement: Judgement,
  cards: readonly string[],
  meld: number,
): Decision {
  if (cards.length !== 1) return say("ui-select-reclaim", { selected: cards.length });
  const use = judgement.swaps.find((one) => one.meld === meld) ?? null;
  return fromUse("reclaim", use) ?? { kind: "try", move: `swap ${cards[0]} in ${meld}` };
}

/**
 * Lays off or reclaims, whatever is legal; where neither is, why the joker can't be had if the card
 * is the one that it stands for, else why the card can't be laid off.
 */
export function decideUse(
  judgement: Judgement,
  cards: readonly string[],
  meld: number | null,
  table: readonly MeldInfo[],
): Decision {
  const here = (use: Use): boolean => meld === null || use.meld === meld;
  const swaps = judgement.swaps.filter(here);
  const moves = [...judgement.adds.filter(here), ...swaps].flatMap((use) => use.moves);
  const legal = fromMoves("lay-off", moves);
  if (legal !== null) return legal;
  const meant = swaps.filter((use) => table.some((laid) => laid.number === use.meld && isNamed(cards, laid)));
  const [near] = meant.flatMap((use) => use.refusal ?? []);
  return refuse(near ?? null) ?? decideLayOff(judgement, cards, meld);
}

/** Whether the one card is what a wild card of the meld stands for. */
function isNamed([card = "", ...more]: readonly string[], { cards }: MeldInfo): boolean {
  const face = parseCard(card)?.face;
  if (face == null || more.length > 0) return false;
  return cards.some((laid) => {
    const stands = laid.stands === laid.card ? null : parseFace(laid.stands);
    return stands?.rank === face.rank && (stands.suit === null || stands.suit === face.suit);
  });
}

/** Whether what is chosen or put together can be played as it is, or on the way to an opening. */
export function mends({ lay, lone, selection, adds, swaps, discard }: Judgement): boolean {
  const uses = [...adds, ...swaps, ...(discard === null ? [] : [discard])];
  if (uses.some(({ moves }) => moves.length > 0)) return true;
  const now = selection === null ? lay : lone;
  return now !== null && (now.moves.length > 0 || opensShort(now));
}

export function decideDiscard(judgement: Judgement, cards: readonly string[]): Decision {
  if (cards.length !== 1) return say("ui-select-discard", { selected: cards.length });
  return fromUse("discard", judgement.discard) ?? { kind: "try", move: `discard ${cards[0]}` };
}

/** Taking the own last step back, and going on to the next deal, are the match's own affairs. */
export function decideBack(position: Position): Decision {
  return position.canBack ? { kind: "play", move: "back" } : say("ui-cannot-back");
}

export function decideNextDeal({ phase, winners }: Position): Decision {
  const ready = phase === "over" && winners === null;
  return ready ? { kind: "play", move: "deal" } : say("ui-cannot-next-deal");
}

function fromUse(about: ChoiceAsked["about"], use: Use | null): Decision | null {
  return use && (fromMoves(about, use.moves) ?? refuse(use.refusal));
}

function fromMoves(about: ChoiceAsked["about"], moves: readonly string[]): Decision | null {
  const [only, ...others] = moves;
  if (only === undefined) return null;
  if (others.length === 0) return { kind: "play", move: only };
  return { kind: "ask", choice: { about, moves } };
}

function refuse(refusal: Refusal | null): Decision | null {
  return refusal && { kind: "refuse", refusal };
}

function say(id: string, args: Args = {}, rule: string | null = null): Decision {
  return { kind: "say", id, args, rule };
}
