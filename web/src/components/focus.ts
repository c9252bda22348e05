/**
 * Roving focus: each region is one tab stop, arrow keys walk through its items, and when the item
 * with the focus goes away a neighbour gets it, so that it never falls back to the page.
 *
 * Regions are `[data-region]`, their items `[data-item]` with a name that outlives re-rendering.
 */
import type { LitElement, ReactiveController } from "lit";
import type { Direction } from "../keys.ts";

interface Spot {
  readonly element: HTMLElement;
  readonly region: string;
  readonly index: number;
}

export class RovingFocus implements ReactiveController {
  readonly #host: LitElement;
  readonly #active = new Map<string, string>();
  #spot: Spot | null = null;
  #updating = false;
  /** What had the focus when the update began. */
  #held: Element | null = null;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#root.addEventListener("focusin", this.#entered);
    this.#root.addEventListener("focusout", this.#left);
  }

  hostDisconnected(): void {
    this.#root.removeEventListener("focusin", this.#entered);
    this.#root.removeEventListener("focusout", this.#left);
  }

  hostUpdate(): void {
    this.#updating = true;
    this.#held = this.#root?.activeElement ?? null;
  }

  hostUpdated(): void {
    this.#updating = false;
    for (const region of this.#root.querySelectorAll<HTMLElement>("[data-region]"))
      this.#rove(region);
    if (this.#spot && !this.#spot.element.isConnected) this.#recover(this.#spot);
    else this.#hold();
  }

  /** The region and item that have the focus. */
  get at(): { readonly region: string; readonly item: string } | null {
    const item = this.#root.activeElement?.closest<HTMLElement>("[data-item]");
    const region = item?.closest<HTMLElement>("[data-region]");
    return item && region
      ? { region: region.dataset["region"] ?? "", item: item.dataset["item"] ?? "" }
      : null;
  }

  /** Focuses an item by name; whether there is one. */
  focus(item: string): boolean {
    const element = this.#root.querySelector<HTMLElement>(`[data-item="${item}"]`);
    element?.focus();
    return element !== null;
  }

  /** Focuses where a turn begins: a button that can be pressed, or the hand. */
  begin(): void {
    this.#fallback()?.focus();
  }

  /** Moves the focus within its region. Returns the name of the item it came to. */
  go(to: Direction): string | null {
    const current = this.#root.activeElement?.closest<HTMLElement>("[data-item]");
    const region = current?.closest<HTMLElement>("[data-region]");
    if (!current || !region) return null;
    const items = itemsOf(region);
    const next =
      to === "up" || to === "down" ? nearest(current, items, to) : along(current, items, to);
    next?.focus();
    next?.scrollIntoView({ block: "nearest" });
    return next?.dataset["item"] ?? null;
  }

  get #root(): ShadowRoot {
    return this.#host.renderRoot as ShadowRoot;
  }

  #entered = (event: Event): void => {
    const element = (event.target as HTMLElement).closest<HTMLElement>("[data-item]");
    const region = element?.closest<HTMLElement>("[data-region]");
    this.#spot = null;
    if (!element || !region) return;
    const name = region.dataset["region"] ?? "";
    this.#spot = { element, region: name, index: itemsOf(region).indexOf(element) };
    this.#active.set(name, element.dataset["item"] ?? "");
    this.#rove(region);
  };

  #left = (): void => {
    if (!this.#updating) this.#spot = null;
  };

  #rove(region: HTMLElement): void {
    const items = itemsOf(region);
    const active = this.#active.get(region.dataset["region"] ?? "");
    const chosen = items.find((item) => item.dataset["item"] === active) ?? items[0];
    for (const item of items) item.tabIndex = item === chosen ? 0 : -1;
  }

  /** What changes its place among others loses the focus on the way. */
  #hold(): void {
    const held = this.#held as HTMLElement | null;
    this.#held = null;
    if (held?.isConnected && this.#root.activeElement === null && isUnfocused()) held.focus();
  }

  #recover({ region, index }: Spot): void {
    this.#spot = null;
    const items = itemsOf(this.#root.querySelector<HTMLElement>(`[data-region="${region}"]`));
    const next = items[Math.min(index, items.length - 1)] ?? this.#fallback();
    next?.focus();
  }

  /** The first of the buttons that can be pressed; where none can, a card of the hand. */
  #fallback(): HTMLElement | undefined {
    const buttons = itemsOf(this.#root.querySelector("[data-fallback]"));
    return (
      buttons.find((button) => button.getAttribute("aria-disabled") !== "true") ??
      itemsOf(this.#root.querySelector('[data-region="hand"]'))[0] ??
      buttons[0]
    );
  }
}

/** Nothing in the page has the focus. */
export function isUnfocused(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function itemsOf(region: HTMLElement | null): HTMLElement[] {
  return region ? [...region.querySelectorAll<HTMLElement>("[data-item]")].filter(isShown) : [];
}

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

function along(
  current: HTMLElement,
  items: readonly HTMLElement[],
  to: Direction,
): HTMLElement | undefined {
  if (to === "first") return items[0];
  if (to === "last") return items.at(-1);
  const rtl = getComputedStyle(current).direction === "rtl";
  const step = (to === "right") !== rtl ? 1 : -1;
  return items[items.indexOf(current) + step];
}

/** The item in the next row above or below whose left edge is nearest; else along the line. */
function nearest(
  current: HTMLElement,
  items: readonly HTMLElement[],
  to: "up" | "down",
): HTMLElement | undefined {
  const from = current.getBoundingClientRect();
  const far = (item: HTMLElement) => {
    const box = item.getBoundingClientRect();
    const away = to === "down" ? box.top - from.top : from.top - box.top;
    return away < from.height / 2 ? Infinity : away * 3 + Math.abs(box.left - from.left);
  };
  const best = [...items].sort((a, b) => far(a) - far(b))[0];
  return best && far(best) < Infinity ? best : undefined;
}

/** What had the focus goes away when a dialog shows something else, or asks the next question. */
export function keepFocusIn(dialog: HTMLDialogElement): void {
  const { activeElement } = dialog.getRootNode() as ShadowRoot;
  if (dialog.contains(activeElement) || !document.hasFocus()) return;
  const first = dialog.querySelector<HTMLElement>("[autofocus]");
  (first ?? dialog.querySelector("button"))?.focus();
}
