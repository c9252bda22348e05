/**
 * Cards that changed place glide there: first, last, invert, play.
 *
 * Whatever has `data-fly` is followed by that name. What is new on the table flies in from where it
 * came: a card of the hand that is gone, a pile, or the seat that acted.
 */
import type { Event } from "../protocol.ts";

interface Seen {
  readonly box: DOMRect;
  readonly card: string | null;
}

export type Scene = ReadonlyMap<string, Seen>;

const EASE = "cubic-bezier(.2,.7,.2,1)";

/** Where everything lies now. */
export function look(root: ParentNode): Scene {
  const scene = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const { fly = "", card = null } = element.dataset;
    scene.set(fly, { box: boxOf(element), card });
  }
  return scene;
}

/** Where the card of an element lies: a seat has a small one beside its count. */
function boxOf(element: HTMLElement): DOMRect {
  return (element.querySelector(".card") ?? element).getBoundingClientRect();
}

export interface Flights {
  readonly root: ParentNode;
  /** Layer above the table in which cards fly from one region to another. */
  readonly sky: HTMLElement;
  readonly before: Scene;
  readonly news: readonly Event[];
  readonly milliseconds: number;
}

/** Between one card that is dealt and the next, and one hand that is scored and the next. */
const DEALT = 22;
const SCORED = 70;
const FACE_DOWN = 3; // backs that go to each of the others when cards are dealt

/** Lets everything move from where it lay `before` to where it lies now. */
export function fly(flights: Flights): void {
  const { root, before, news, sky } = flights;
  land(sky);
  const happened = new Set(news.map(({ code }) => code));
  if (happened.has("deal")) return dealt(flights);
  if (happened.has("scored")) scored(flights);
  const gone = [...before].filter(([name]) => !find(root, name)).map(([, seen]) => seen);
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const name = element.dataset["fly"] ?? "";
    const seen = before.get(name);
    if (seen) glide(element, seen.box, flights.milliseconds);
    else if (!name.startsWith("seat:") && name !== "stock") {
      const origin = originOf(element, flights, gone);
      if (origin) soar(element, origin, flights);
    }
  }
  for (const event of news) if (event.code === "draw") drawn(event, flights);
}

/** Whatever still flies is there at once: nobody waits for a card that is on its way. */
export function land(sky: HTMLElement): void {
  for (const flight of sky.getAnimations({ subtree: true })) flight.finish();
}

/** The hand comes card by card from the stock, and some backs go to the others. */
function dealt(flights: Flights): void {
  const { root, sky, milliseconds } = flights;
  const stock = find(root, "stock");
  if (!stock) return;
  const from = boxOf(stock);
  const hand = root.querySelectorAll<HTMLElement>('[data-fly^="hand:"]');
  hand.forEach((card, place) => soar(card, from, flights, place * DEALT));
  const back = stock.querySelector<HTMLElement>(".card");
  const seats = root.querySelectorAll<HTMLElement>('[data-fly^="seat:"]:not(.own)');
  for (const [place, seat] of [...seats].filter(isShown).entries())
    for (let n = 0; back && n < FACE_DOWN; n += 1) {
      const delay = (n * seats.length + place) * DEALT * 2;
      launch(back, from, boxOf(seat), sky, milliseconds, delay);
    }
}

/** The hands of a deal that is over open one after the other, each with its points. */
function scored({ root, milliseconds }: Flights): void {
  const frames = [{ opacity: 0, translate: "0 12px" }, { opacity: 1, translate: "0 0" }];
  root.querySelectorAll<HTMLElement>(".open-hand, .standing li").forEach((hand, place) => {
    const timing = { duration: milliseconds, delay: place * SCORED, easing: EASE };
    hand.animate(frames, { ...timing, fill: "backwards" });
  });
}

function find(root: ParentNode, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-fly="${CSS.escape(name)}"]`);
}

function glide(element: HTMLElement, from: DOMRect, duration: number): void {
  const to = boxOf(element);
  const x = from.left - to.left;
  const y = from.top - to.top;
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const frames = [{ translate: `${x}px ${y}px` }, { translate: "0 0" }];
  element.animate(frames, { duration, easing: EASE });
}

/** Where a new card came from, as far as the newest events tell. */
function originOf(
  element: HTMLElement,
  { before, news }: Flights,
  gone: readonly Seen[],
): DOMRect | null {
  const { card = "", fly: name = "" } = element.dataset;
  const plain = card.split("=", 1)[0];
  const left = gone.find((seen) => seen.card !== null && seen.card.split("=", 1)[0] === plain);
  if (left) return left.box;
  if (name.startsWith("hand:")) return before.get("stock")?.box ?? null;
  const actor = news.findLast((event) => typeof event.args["seat"] === "number")?.args["seat"];
  return before.get(`seat:${String(actor)}`)?.box ?? null;
}

/** A copy of the card crosses the table while the card itself waits out of sight. */
function soar(
  element: HTMLElement,
  from: DOMRect,
  { sky, milliseconds }: Flights,
  delay = 0,
): void {
  const face = element.querySelector<HTMLElement>(".card");
  if (!face) return;
  const flight = launch(face, from, boxOf(element), sky, milliseconds, delay);
  const duration = milliseconds + delay;
  const wait = element.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  flight.finished.catch(() => undefined).finally(() => wait.cancel());
}

/** Another seat's draw shows as a back that goes from the stock to the seat. */
function drawn(event: Event, { root, before, sky, milliseconds }: Flights): void {
  const seat = find(root, `seat:${String(event.args["seat"])}`);
  const stock = before.get("stock")?.box;
  const back = find(root, "stock")?.querySelector<HTMLElement>(".card");
  if (seat && stock && back && isShown(seat)) launch(back, stock, boxOf(seat), sky, milliseconds);
}

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

function launch(
  face: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  sky: HTMLElement,
  duration: number,
  delay = 0,
): Animation {
  const zero = sky.getBoundingClientRect();
  const { width, height } = face.getBoundingClientRect();
  const copy = face.cloneNode(true) as HTMLElement;
  copy.style.setProperty("--card-w", `${width}px`);
  copy.style.setProperty("position", "absolute");
  sky.append(copy);
  const at = (box: DOMRect) => ({
    translate: `${box.left + box.width / 2 - width / 2 - zero.left}px ${
      box.top + box.height / 2 - height / 2 - zero.top
    }px`,
    scale: `${box.width / width}`,
  });
  const flight = copy.animate([at(from), at(to)], { duration, delay, easing: EASE, fill: "both" });
  flight.finished.catch(() => undefined).finally(() => copy.remove());
  return flight;
}
