/** Shows where dragged cards would land, and works out their place in the hand. */
import type { LitElement } from "lit";
import type { DropPlace } from "../drag.ts";

export class DropMarks {
  readonly #host: LitElement;
  #clear: () => void = () => undefined;

  constructor(host: LitElement) {
    this.#host = host;
  }

  show(place: DropPlace | null, keys: readonly string[]): void {
    this.#clear();
    this.#clear = () => undefined;
    if (!place) return;
    if (place.target === "hand") this.#gap(place, keys);
    else this.#mark(this.#host.renderRoot.querySelector(`[data-drop="${place.target}"]`), "data-over", "");
  }

  #mark(element: Element | null | undefined, name: string, value: string): void {
    element?.setAttribute(name, value);
    this.#clear = () => element?.removeAttribute(name);
  }

  #gap({ x, y }: DropPlace, keys: readonly string[]): void {
    const root = this.#host.renderRoot;
    const others = options(root, keys);
    const next = others[handPlace(root, x, y, keys)];
    if (next) this.#mark(next, "data-gap", "before");
    else this.#mark(others.at(-1), "data-gap", "after");
  }
}

function options(root: ParentNode, without: readonly string[]): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(".option[data-key]")].filter(
    (option) => !without.includes(option.dataset["key"] ?? ""),
  );
}

/** How many of the other cards lie before this point of the hand, row by row. */
export function handPlace(root: ParentNode, x: number, y: number, without: readonly string[]): number {
  const places = options(root, without).map((option) => ({
    row: option.offsetTop,
    box: option.getBoundingClientRect(),
  }));
  const rows = [...new Set(places.map((place) => place.row))].sort((a, b) => a - b);
  const bottom = (row: number) => Math.max(...places.filter((p) => p.row === row).map((p) => p.box.bottom));
  const row = rows.find((one) => y < bottom(one)) ?? rows.at(-1) ?? 0;
  const before = places.filter(
    (place) => place.row < row || (place.row === row && x > place.box.left + place.box.width / 2),
  );
  return before.length;
}
