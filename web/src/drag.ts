/**
 * Dragging cards with mouse, pen or finger, on pointer events alone.
 *
 * It knows no rules: it says which cards were dropped on which target, and the table decides. A
 * press that moves less than six pixels stays a tap.
 */
export interface DropPlace {
  /** Name of the target: the value of its `data-drop`. */
  readonly target: string;
  readonly x: number;
  readonly y: number;
}

export interface DragHooks {
  /** The dragged cards' keys when a drag begins on one of them. */
  lift(key: string): readonly string[];
  /** Called while the pointer moves; null: over nothing. */
  over(place: DropPlace | null, keys: readonly string[]): void;
  /**
   * The cards still hang where they were let go, so that they can glide from there. null: over
   * nothing, or the drag was broken off.
   */
  drop(place: DropPlace | null, keys: readonly string[]): void;
}

interface Drag {
  readonly pointer: number;
  readonly grip: HTMLElement;
  readonly x: number;
  readonly y: number;
  keys: readonly string[];
  cards: readonly HTMLElement[];
}

const THRESHOLD = 6;
const SPREAD = 20;

export class CardDrag {
  readonly #root: ShadowRoot;
  readonly #hooks: DragHooks;
  #drag: Drag | null = null;
  #swallow = false;

  constructor(root: ShadowRoot, hooks: DragHooks) {
    this.#root = root;
    this.#hooks = hooks;
    root.addEventListener("pointerdown", (event) => this.#down(event as PointerEvent));
    root.addEventListener("pointermove", (event) => this.#move(event as PointerEvent));
    root.addEventListener("pointerup", (event) => this.#up(event as PointerEvent));
    root.addEventListener("pointercancel", () => this.cancel());
    root.addEventListener("lostpointercapture", (event) => {
      // A finger is captured by what it touched first; handing it to the card loses that one.
      if (event.target === this.#drag?.grip) this.cancel();
    });
    root.addEventListener("click", (event) => this.#click(event), { capture: true });
  }

  get active(): boolean {
    return (this.#drag?.cards.length ?? 0) > 0;
  }

  /** Puts everything back where it was. */
  cancel(): void {
    const drag = this.#drag;
    if (!drag) return;
    this.#drag = null;
    if (drag.cards.length === 0) return;
    this.#swallow = true; // the button is still down: letting it go is no press
    this.#land(drag, null);
  }

  #down(event: PointerEvent): void {
    this.#swallow = false;
    const grip = (event.target as HTMLElement).closest<HTMLElement>("[data-key]");
    if (!grip || event.button !== 0 || !event.isPrimary) return;
    this.#drag = {
      pointer: event.pointerId,
      grip,
      x: event.clientX,
      y: event.clientY,
      keys: [],
      cards: [],
    };
  }

  #move(event: PointerEvent): void {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    const x = event.clientX - drag.x;
    const y = event.clientY - drag.y;
    if (drag.cards.length === 0) {
      if (Math.hypot(x, y) < THRESHOLD) return;
      this.#begin(drag);
    }
    this.#carry(drag, x, y);
    this.#hooks.over(this.#place(event), drag.keys);
  }

  #begin(drag: Drag): void {
    drag.keys = this.#hooks.lift(drag.grip.dataset["key"] ?? "");
    drag.cards = drag.keys.flatMap(
      (key) => this.#root.querySelector<HTMLElement>(`[data-key="${key}"]`) ?? [],
    );
    drag.grip.setPointerCapture(drag.pointer);
    for (const card of drag.cards) card.toggleAttribute("data-dragging", true);
  }

  /** The cards gather at the one that is held. */
  #carry(drag: Drag, x: number, y: number): void {
    const held = drag.cards.indexOf(drag.grip);
    drag.cards.forEach((card, i) => {
      const left = drag.grip.offsetLeft - card.offsetLeft + (i - held) * SPREAD;
      const top = drag.grip.offsetTop - card.offsetTop;
      card.style.setProperty("translate", `${x + left}px ${y + top}px`);
    });
  }

  #up(event: PointerEvent): void {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    this.#drag = null;
    if (drag.cards.length === 0) return;
    this.#swallow = true;
    setTimeout(() => (this.#swallow = false));
    this.#land(drag, this.#place(event));
  }

  #land(drag: Drag, place: DropPlace | null): void {
    this.#hooks.drop(place, drag.keys);
    this.#hooks.over(null, drag.keys);
    for (const card of drag.cards) {
      card.style.removeProperty("translate");
      card.toggleAttribute("data-dragging", false);
    }
  }

  /** The click that follows a drag is none. */
  #click(event: Event): void {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }

  #place({ clientX: x, clientY: y }: PointerEvent): DropPlace | null {
    for (const element of this.#root.elementsFromPoint(x, y)) {
      const target = element.closest<HTMLElement>("[data-drop]")?.dataset["drop"];
      if (target) return { target, x, y };
    }
    return null;
  }
}
