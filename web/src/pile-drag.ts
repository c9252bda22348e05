/** Dragging the top of a pile into the hand: it draws or takes, as pressing the pile does. */
const THRESHOLD = 6;

interface Drag {
  readonly pointer: number;
  readonly pile: HTMLElement;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

export class PileDrag {
  readonly #root: ShadowRoot;
  readonly #give: (pile: string) => void;
  #drag: Drag | null = null;
  #swallow = false;

  /** `give` is told the name of the pile: the value of its `data-gives`. */
  constructor(root: ShadowRoot, give: (pile: string) => void) {
    this.#root = root;
    this.#give = give;
    root.addEventListener("pointerdown", (event) => this.#down(event as PointerEvent));
    root.addEventListener("pointermove", (event) => this.#move(event as PointerEvent));
    root.addEventListener("pointerup", (event) => this.#up(event as PointerEvent));
    root.addEventListener("pointercancel", () => this.cancel());
    root.addEventListener("click", (event) => this.#click(event), { capture: true });
  }

  /** Puts the card back on its pile. */
  cancel(): void {
    const drag = this.#drag;
    this.#drag = null;
    if (!drag?.moved) return;
    this.#swallow = true;
    carry(drag.pile, null);
  }

  #down(event: PointerEvent): void {
    this.#swallow = false;
    const pile = (event.target as HTMLElement).closest<HTMLElement>("[data-gives][data-can]");
    if (!pile || event.button !== 0 || !event.isPrimary) return;
    this.#drag = { pointer: event.pointerId, pile, x: event.clientX, y: event.clientY, moved: false };
  }

  #move(event: PointerEvent): void {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    const x = event.clientX - drag.x;
    const y = event.clientY - drag.y;
    if (!drag.moved && Math.hypot(x, y) < THRESHOLD) return;
    if (!drag.moved) drag.pile.setPointerCapture(drag.pointer);
    drag.moved = true;
    carry(drag.pile, `${x}px ${y}px`);
  }

  #up(event: PointerEvent): void {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    this.cancel();
    if (!drag.moved) return; // a press, no drag
    setTimeout(() => (this.#swallow = false));
    const under = this.#root.elementsFromPoint(event.clientX, event.clientY);
    if (under.some((element) => element.closest('[data-drop="hand"]')))
      this.#give(drag.pile.dataset["gives"] ?? "");
  }

  /** The click that follows a drag is none. */
  #click(event: Event): void {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }
}

/** Shows the top card away from its pile, or on it again. */
function carry(pile: HTMLElement, away: string | null): void {
  pile.toggleAttribute("data-carried", away !== null);
  const card = pile.querySelector<HTMLElement>(".place");
  if (away === null) card?.style.removeProperty("translate");
  else card?.style.setProperty("translate", away);
}
