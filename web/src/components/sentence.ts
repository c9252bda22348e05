/** A sentence whose cards are drawn among its words; a screen reader hears the words alone. */
import { css, html, svg, type TemplateResult } from "lit";
import { parseCard, type Card } from "../cards.ts";
import type { NamedCard, Piece } from "../texts.ts";
import { rankMark } from "./card.ts";
import { CAP, RANK_STROKES, STAR, SUITS } from "./glyphs.ts";
import { shape } from "./shape.ts";

export function sentence(pieces: readonly Piece[]): TemplateResult {
  return html`${pieces.map((piece, at) => {
    if (typeof piece !== "string") return withMark(piece, pieces[at + 1]);
    return typeof pieces[at - 1] === "object" ? piece.replace(MARK, "") : piece;
  })}`;
}

const MARK = /^[.,;:!?]+/;

/** A comma or full stop stays in the line of the card before it, and in its words. */
function withMark(card: NamedCard, next: Piece | undefined): TemplateResult {
  const mark = typeof next === "string" ? (MARK.exec(next)?.[0] ?? "") : "";
  return html`<span class="hidden">${card.words}${mark}</span
    ><span class="together" aria-hidden="true">${chip(card)}${mark}</span>`;
}

/** A small card in the line: rank and suit, with a star where a wild card stands for them. */
function chip({ card: text, words }: NamedCard): TemplateResult | string {
  const card = parseCard(text);
  if (card === null || card.kind === "unknown") return words;
  const shown = card.stands ?? card.face;
  const wild = card.stands !== null || shown === null;
  const width = chipWidth(card);
  return html`<span class="chip" data-suit=${shown ? (shown.suit ?? "s") : "j"} ?data-wild=${wild}
    ><svg viewBox="0 0 ${width} 18" width=${width} height="18" focusable="false">
      ${shown === null ? shape(CAP, 3, 2.4, 13, "wild") : face(card)}
    </svg></span
  >`;
}

const MARGIN = 3.5;
const SCALE = 0.72; // of the ranks' strokes
const SUIT = 10.5;
const STAR_SIZE = 8;

/** The ten is drawn wider than the box of the others. */
function rankWidth(rank: string): number {
  return Math.max(10, RANK_STROKES[rank]?.width ?? 0) * SCALE;
}

function chipWidth({ face, stands }: Card): number {
  const shown = stands ?? face;
  if (shown === null) return 19;
  const suit = shown.suit ? SUIT + 2 : 0;
  const star = stands ? STAR_SIZE + 1 : 0;
  return Math.ceil(2 * MARGIN + rankWidth(shown.rank) + suit + star);
}

function face({ face: own, stands }: Card): unknown {
  const shown = stands ?? own;
  if (shown === null) return "";
  const after = MARGIN + rankWidth(shown.rank) + 2;
  const end = after + (shown.suit ? SUIT + 1 : 0);
  const wider = rankWidth(shown.rank) - 10 * SCALE;
  return svg`${rankMark(shown.rank, MARGIN + wider / 2, 3.3, 16 * SCALE)}
    ${shown.suit ? shape(SUITS[shown.suit], after, 3.9, SUIT) : ""}
    ${stands ? shape(STAR, end, 4.6, STAR_SIZE, "wild") : ""}`;
}

/** Beside the styles of cards, which ink these, too. */
export const sentenceStyles = css`
  .together {
    white-space: nowrap;
  }
  .chip {
    display: inline-block;
    margin-inline: 0.5px;
    border-radius: 3.5px;
    background: #fffdf7;
    box-shadow: 0 0 0 0.75px rgb(20 16 8 / 0.4);
    vertical-align: -0.26em;
    line-height: 0;
    forced-color-adjust: none;
  }
  .chip svg {
    display: block;
    inline-size: auto;
    block-size: 1.28em;
  }
  .chip[data-wild] {
    background: #eee4fd;
  }
`;
