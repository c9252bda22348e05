/** What an element says itself, without what elements in it say: those are for pages without script. */
export function ownText(element: Element): string {
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return own.map((node) => node.textContent ?? "").join("");
}
