/** How a hand is spread: in rows whose visible strips stay wide enough for a finger. */

export interface Fan {
  readonly rows: number;
  readonly perRow: number;
  /** How many are in the first row, which takes what is left over. */
  readonly first: number;
  /** From the left edge of a card to that of the next one. */
  readonly step: number;
}

const GAP = 6;
const MOST_ROWS = 3;

/** What there is to spread a hand in, in pixels. */
export interface HandSpace {
  readonly width: number;
  readonly card: number; // width of a card
  readonly finger: number; // the least that is seen of a card
}

/**
 * Spreads cards over a space: in one row if a finger hits each, else in more. Those that are `toCome`
 * have their place already, so that no other card moves when they do.
 */
export function fan(here: number, { width, card, finger }: HandSpace, toCome = 0): Fan {
  const cards = here + toCome;
  for (let rows = 1; ; rows++) {
    const perRow = Math.max(1, Math.ceil(cards / rows));
    const room = perRow > 1 ? (width - card) / (perRow - 1) : card;
    const step = Math.min(rows === 1 ? card + GAP : card, room); // no gaps to look through
    if (step < finger && rows < MOST_ROWS) continue;
    const filled = Math.max(1, Math.ceil(here / perRow));
    const first = here - perRow * (filled - 1);
    const alone = filled === 1 ? Math.max(1, here) : perRow;
    return { rows: filled, perRow: alone, first, step: Math.max(step, 1) };
  }
}
