/** What somebody wrote into an element. */

/** What an element says itself, without what elements in it say: those are for pages without script. */
export function ownText(element: Element): string {
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return own.map((node) => node.textContent ?? "").join("");
}

const LOWEST = 6;

/** A level of headings as somebody wrote it; `usual` where that is none. */
export function headingLevel(text: string | null, usual: number): number {
  return Math.min(Math.max(Math.trunc(Number(text)) || usual, 1), LOWEST);
}

/** Notation stands in from the margin of a page's source; a record's lines do not. */
export function dedented(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .trim();
}
