/**
 * One playing card as a drawing: a template, not an element, because a table shows a hundred.
 *
 * The drawing is hidden from the accessibility tree; whoever shows a card names it. Its width is
 * the custom property `--card-w`; everything inside scales with it.
 */
import { css, html, nothing, svg, type SVGTemplateResult, type TemplateResult } from "lit";
import { parseCard, type Card, type Face } from "../cards.ts";
import { CAP, COURTS, DUTCH_STROKES, JOKER_WORD, RANK_PEN, RANK_STROKES, STAR, SUITS } from "./glyphs.ts";

/** The strokes of a rank in a drawing: `x` and `y` of their box, and its height. */
export function rankMark(rank: string, x: number, y: number, height: number): SVGTemplateResult {
  const glyph = RANK_STROKES[rank];
  if (!glyph) return svg``;
  const scale = height / 16;
  const shift = (10 * scale - Math.min(glyph.width, 12.4) * scale) / 2;
  const place = `translate(${x + Math.min(0, shift)} ${y}) scale(${scale})`;
  const strokes = (path: string, where: string) =>
    svg`<path class="pen ${where}" stroke-width=${RANK_PEN} d=${path} transform=${place}/>`;
  const dutch = DUTCH_STROKES[rank];
  return dutch ? svg`${strokes(glyph.path, "elsewhere")}${strokes(dutch, "dutch")}` : strokes(glyph.path, "");
}

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

/** The corner that stays visible in a fan: rank above suit. */
function index({ rank, suit }: Face): SVGTemplateResult {
  return svg`${rankMark(rank, 5, 5.5, 17)}
    ${suit ? shape(SUITS[suit], 3.4, 26.5, 13) : nothing}`;
}

function picture({ rank, suit }: Face): SVGTemplateResult {
  if (!suit) return svg``;
  const emblem = COURTS[rank];
  if (emblem) {
    return svg`${shape(emblem, 21, 24.5, 22, "gold")}${shape(SUITS[suit], 20, 39, 24)}`;
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

const LATTICE = Array.from(
  { length: 9 },
  (_, i) => `M${i * 12 - 40} 0l70 70M${i * 12 - 6} 0l-70 70`,
).join("");

/** A card lying face down. */
export function cardBack(): TemplateResult {
  return html`<span class="card back" aria-hidden="true"
    ><svg viewBox="0 0 50 70" focusable="false">
      <rect class="field" x="3" y="3" width="44" height="64" rx="3.5"></rect>
      <svg x="3" y="3" width="44" height="64" viewBox="3 3 44 64">
        <path class="lattice" d=${LATTICE}></path>
      </svg>
      <rect class="frame" x="5.5" y="5.5" width="39" height="59" rx="2.2"></rect>
      <circle class="medal" cx="25" cy="35" r="10"></circle>
      ${shape(STAR, 18, 27.8, 14, "gold")}
    </svg></span
  >`;
}

export const cardStyles = css`
  .card {
    display: block;
    inline-size: var(--card-w);
    aspect-ratio: 5 / 7;
    border-radius: calc(var(--card-w) * 0.1);
    background: linear-gradient(160deg, #fffefb, #f7f3e8);
    box-shadow:
      0 0 0 0.75px rgb(20 16 8 / 0.38),
      0 1px 2.5px rgb(0 0 0 / 0.35);
    color: var(--suit-s);
    forced-color-adjust: none;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }
  .card svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    pointer-events: none;
  }
  /* The ink of a card, of the one that stands for it, and of a small one in a sentence. */
  :is(.card, .own, .chip)[data-suit="s"] {
    color: var(--suit-s);
  }
  :is(.card, .own, .chip)[data-suit="h"] {
    color: var(--suit-h);
  }
  :is(.card, .own, .chip)[data-suit="d"] {
    color: var(--suit-d);
  }
  :is(.card, .own, .chip)[data-suit="c"] {
    color: var(--suit-c);
  }
  :is(.card, .own, .chip)[data-suit="j"] {
    color: var(--suit-j);
  }
  .card[data-wild] {
    background: linear-gradient(160deg, #fbf7ff, #e9dffa);
  }
  :is(.card, .chip) .ink {
    fill: currentColor;
  }
  :is(.card, .chip) .pen {
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* Court cards have the letters of the element's language. */
  :host([lang|="nl"]) .pen.elsewhere,
  :host(:not([lang|="nl"])) .pen.dutch {
    display: none;
  }
  .card .ring {
    fill: none;
    stroke: currentColor;
    stroke-width: 0.9;
    opacity: 0.55;
  }
  .card .gold {
    fill: #d19a2a;
    stroke: #7d5710;
    stroke-width: 0.7;
    stroke-linejoin: round;
  }
  :is(.card, .chip) .wild {
    fill: var(--suit-j);
  }
  .card.back {
    background: #fbf8f0;
  }
  .card.back .field {
    fill: var(--back, #7a1f2b);
  }
  .card.back .lattice {
    fill: none;
    stroke: #fff;
    stroke-opacity: 0.26;
    stroke-width: 1.1;
  }
  .card.back .frame {
    fill: none;
    stroke: #e9c877;
    stroke-width: 0.8;
  }
  .card.back .medal {
    fill: var(--back, #7a1f2b);
    stroke: #e9c877;
    stroke-width: 1;
  }
`;
