/**
 * One playing card as a drawing: a template, not an element, because a table shows a hundred.
 *
 * The drawing is hidden from the accessibility tree; whoever shows a card names it. Its width is
 * the custom property `--card-w`; everything inside scales with it.
 */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { parseCard, type Card, type Face } from "../cards.ts";
import { backDrawing } from "./backs.ts";
import { CAP, COURTS, JOKER_WORD, LOCAL_STROKES, RANK_PEN, RANK_STROKES, STAR, SUITS } from "./glyphs.ts";
import { shape } from "./shape.ts";

/** The strokes of a rank in a drawing: `x` and `y` of their box, and its height. */
export function rankMark(rank: string, x: number, y: number, height: number): SVGTemplateResult {
  const glyph = RANK_STROKES[rank];
  if (!glyph) return svg``;
  const scale = height / 16;
  const shift = (10 * scale - Math.min(glyph.width, 12.4) * scale) / 2;
  const place = `translate(${x + Math.min(0, shift)} ${y}) scale(${scale})`;
  const strokes = (path: string, where: string) =>
    svg`<path class="pen ${where}" stroke-width=${RANK_PEN} d=${path} transform=${place}/>`;
  const [dutch, portuguese] = [LOCAL_STROKES.nl[rank], LOCAL_STROKES.pt[rank]];
  if (!dutch || !portuguese) return strokes(glyph.path, "");
  return svg`${strokes(glyph.path, "world")}${strokes(dutch, "nl")}${strokes(portuguese, "pt")}`;
}

/** The corner that stays visible in a fan: rank above suit. */
function index({ rank, suit }: Face): SVGTemplateResult {
  return svg`<g class="index">${rankMark(rank, 5, 5.5, 17)}
    ${suit ? shape(SUITS[suit], 3.4, 26.5, 13, "ink below") : nothing}</g>`;
}

function picture({ rank, suit }: Face): SVGTemplateResult {
  if (!suit) return svg``;
  const emblem = COURTS[rank];
  if (emblem) {
    return svg`<g class="court">${shape(emblem, 21, 24.5, 22, "gold")}${shape(SUITS[suit], 20, 39, 24)}</g>`;
  }
  return rank === "A"
    ? svg`<circle class="ring" cx="31" cy="50.5" r="15.5"/>${shape(SUITS[suit], 21.5, 41, 19)}`
    : shape(SUITS[suit], 19, 38, 26);
}

function joker(): SVGTemplateResult {
  const word = JOKER_WORD.map(
    (letter, i) => svg`<path class="pen" stroke-width="3.2" d=${letter}
      transform="translate(7 ${62 - i * 8.4}) rotate(-90) scale(0.5)"/>`,
  );
  return svg`${shape(STAR, 3, 4.5, 14, "wild")}${word}
    ${shape(CAP, 19.5, 27, 25, "wild")}
    <path class="gold" d=${BELLS}/><path class="gold" d="M22.5 49.5h19v4h-19z"/>`;
}

const BELLS = [
  [19.5, 33.2],
  [32, 25],
  [44.5, 33.2],
]
  .map(([x, y]) => `M${x} ${y}a2.6 2.6 0 1 1 .1 0z`)
  .join("");

/** A wild card in a meld: it shows the card it stands for, a star, and what it is if no joker. */
function standing(as: Face, own: Face | null): SVGTemplateResult {
  if (own === null) return svg`${index(as)}${shape(STAR, 21, 40, 22, "wild")}`;
  return svg`${index(as)}${shape(STAR, 19.5, 25.5, 14, "wild")}
    <g class="own" data-suit=${own.suit ?? "s"}>
      ${rankMark(own.rank, 14, 50, 13)}${own.suit ? shape(SUITS[own.suit], 24.5, 51, 11.5) : nothing}
    </g>`;
}

/** A card that may stand for others, while it lies for none: its star stays visible in a fan. */
function marked(face: Face): SVGTemplateResult {
  const large = COURTS[face.rank]
    ? svg`${shape(SUITS[face.suit ?? "s"], 20, 41, 22)}`
    : picture(face);
  return svg`${index(face)}${shape(STAR, 19.5, 25.5, 14, "wild")}${large}`;
}

/**
 * A card lying face up. `text` is a card of the notation: "10h", "*", "*=7h"; cards of the rank
 * `wildRank` are marked unless they are announced as another.
 */
export function cardFace(text: string, wildRank: string | null = null): TemplateResult {
  const card = parseCard(text);
  if (card === null || card.kind === "unknown") return cardBack();
  const shown = card.stands ?? card.face;
  const mark = card.stands === null && card.face?.rank === wildRank;
  const wild = card.kind === "joker" || card.stands !== null || mark;
  return html`<span
    class="card"
    data-suit=${shown ? (shown.suit ?? "s") : "j"}
    data-court=${!wild && card.face && COURTS[card.face.rank] ? text : nothing}
    ?data-wild=${wild}
    aria-hidden="true"
    ><svg viewBox="0 0 50 70" focusable="false">${drawing(card, mark)}</svg></span
  >`;
}

function drawing({ face, stands }: Card, mark: boolean): SVGTemplateResult {
  if (stands) return standing(stands, face);
  if (face === null) return joker();
  return mark ? marked(face) : svg`${index(face)}${picture(face)}`;
}

/** A card lying face down. */
export function cardBack(): TemplateResult {
  return html`<span class="card back" aria-hidden="true"
    ><svg viewBox="0 0 50 70" focusable="false">${backDrawing()}</svg></span
  >`;
}
