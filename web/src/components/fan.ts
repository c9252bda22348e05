/** How a hand is spread: in rows whose visible strips stay wide enough for a finger. */

export interface Fan {
  readonly rows: number;
  readonly perRow: number;
  /** How many are in the first row, which takes what is left over. */
  readonly first: number;
  /** From the left edge of a card to that of the next one. */
  readonly step: number;
}

const FINGER = 44;
const GAP = 6;
const MOST_ROWS = 3;

/** Spreads cards of a width over a space: in one row if a finger hits each, else in more. */
export function fan(cards: number, space: number, cardWidth: number): Fan {
  for (let rows = 1; ; rows++) {
    const perRow = Math.max(1, Math.ceil(cards / rows));
    const room = perRow > 1 ? (space - cardWidth) / (perRow - 1) : cardWidth;
    const step = Math.min(rows === 1 ? cardWidth + GAP : cardWidth, room); // no gaps to look through
    if (step < FINGER && rows < MOST_ROWS) continue;
    const filled = Math.max(1, Math.ceil(cards / perRow));
    const first = cards - perRow * (filled - 1);
    return { rows: filled, perRow, first, step: Math.max(step, 1) };
  }
}
