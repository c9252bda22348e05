/** Shows where dragged cards would land, and works out their place in the hand. */
import type { LitElement } from "lit";
import type { DropPlace } from "../drag.ts";

export class DropMarks {
  readonly #host: LitElement;
  #clear: () => void = () => undefined;

  constructor(host: LitElement) {
    this.#host = host;
  }

  /** Marks the target; null: the drag is over. */
  show(place: DropPlace | null, keys: readonly string[]): void {
    this.#clear();
    this.#clear = () => undefined;
    const root = this.#host.renderRoot;
    if (place?.target === "hand") {
      this.#clear = openGap(options(root), keys, handPlace(root, place.x, place.y, keys));
    } else if (place) {
      const target = root.querySelector(`[data-drop="${place.target}"]`);
      target?.toggleAttribute("data-over", true);
      this.#clear = () => target?.toggleAttribute("data-over", false);
    }
  }
}

function options(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(".option[data-key]")];
}

const isAmong = (option: HTMLElement, keys: readonly string[]): boolean =>
  keys.includes(option.dataset["key"] ?? "");

/** The other cards close up and make room at a place. Returns what undoes it. */
function openGap(all: readonly HTMLElement[], keys: readonly string[], place: number): () => void {
  const others = all.filter((option) => !isAmong(option, keys));
  others.forEach((option, i) => {
    const cell = all[i < place ? i : i + keys.length] ?? option;
    const x = cell.offsetLeft - option.offsetLeft;
    const y = cell.offsetTop - option.offsetTop;
    option.style.setProperty("translate", `${x}px ${y}px`);
  });
  return () => others.forEach((option) => option.style.removeProperty("translate"));
}

/** The place among the other cards that a point of the hand means: that of the cell it is in. */
export function handPlace(
  root: ParentNode,
  x: number,
  y: number,
  without: readonly string[],
): number {
  const cells = options(root);
  const hand = cells[0]?.parentElement?.getBoundingClientRect();
  if (!hand) return 0;
  const rows = [...new Set(cells.map((cell) => cell.offsetTop))];
  const row = rows.findLast((top) => top <= y - hand.top) ?? rows[0];
  const line = cells.filter((cell) => cell.offsetTop === row);
  const cell = line.findLast((one) => one.offsetLeft <= x - hand.left) ?? line[0];
  const others = cells.filter((option) => !isAmong(option, without)).length;
  return cell ? Math.min(cells.indexOf(cell), others) : 0;
}
