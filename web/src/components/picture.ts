/** A position as a picture: an SVG of its own, to be kept or put into a page. */
import { render } from "lit";
import { cardFace } from "./card.ts";

export interface PictureRow {
  readonly name: string;
  readonly cards: readonly string[];
}

const WIDTH = 50;
const HEIGHT = 70;
const GAP = 6;
const MARGIN = 14;
const LINE = 22; // for the name above a row
const MOST = 13; // cards beside each other
const NS = "http://www.w3.org/2000/svg";
const COLOURS: Readonly<Record<string, string>> = { h: "#c40f2b", d: "#c40f2b", j: "#6a1fb0" };
const LOOK = `text{font:600 14px sans-serif;fill:#222}.ink{fill:currentColor}
.pen{fill:none;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round}
.ring{fill:none;stroke:currentColor;stroke-width:.9;opacity:.55}
.gold{fill:#d19a2a;stroke:#7d5710;stroke-width:.7}.wild{fill:#6a1fb0}
.field,.medal{fill:#7c1e2c}.pattern{fill:none;stroke:#fff;stroke-opacity:.26}
.frame{fill:none;stroke:#e9c877}`;

/** Cards in rows, a name above each; `title` is what a screen reader says of it. */
export function pictureOf(language: string, title: string, rows: readonly PictureRow[]): string {
  const svg = document.createElementNS(NS, "svg");
  add(svg, "title").textContent = title;
  add(svg, "style").textContent = LOOK;
  const back = add(svg, "rect", { width: "100%", height: "100%", fill: "#fffdf7" });
  let y = MARGIN;
  let widest = 1;
  for (const { name, cards } of rows) {
    add(svg, "text", { x: MARGIN, y: y + 14 }).textContent = name;
    y += LINE;
    cards.forEach((card, n) => {
      const [column, line] = [n % MOST, Math.floor(n / MOST)];
      svg.append(drawn(card, MARGIN + column * (WIDTH + GAP), y + line * (HEIGHT + GAP)));
      widest = Math.max(widest, column + 1);
    });
    y += Math.max(1, Math.ceil(cards.length / MOST)) * (HEIGHT + GAP) + GAP;
  }
  const letters = language === "nl" ? ".nl" : ".world"; // of court cards
  const others = `.pen:is(.nl, .pt, .world):not(${letters}), [data-back]:not([data-back="lattice"])`;
  svg.querySelectorAll(others).forEach((one) => one.remove());
  const width = Math.max(260, 2 * MARGIN + widest * (WIDTH + GAP));
  for (const [name, value] of Object.entries({ width, height: y, viewBox: `0 0 ${width} ${y}` }))
    svg.setAttribute(name, String(value));
  back.setAttribute("rx", "8");
  return new XMLSerializer().serializeToString(svg).replace(/<!-{2}.*?-{2}>/gs, ""); // lit's own marks
}

function drawn(card: string, x: number, y: number): SVGElement {
  const place = document.createElement("div");
  render(cardFace(card), place);
  const face = place.querySelector<HTMLElement>(".card");
  const group = document.createElementNS(NS, "g");
  group.setAttribute("color", COLOURS[face?.dataset["suit"] ?? ""] ?? "#15171c");
  const fill = face?.hasAttribute("data-wild") ? "#f0e7fc" : "#fffefb";
  const edge = { width: WIDTH, height: HEIGHT, rx: 5, fill, stroke: "#8a8674", x, y };
  add(group, "rect", edge);
  const inner = face?.querySelector("svg");
  if (inner) {
    for (const [name, value] of Object.entries({ x, y, width: WIDTH, height: HEIGHT }))
      inner.setAttribute(name, String(value));
    group.append(inner);
  }
  return group;
}

function add(to: SVGElement, tag: string, values: Readonly<Record<string, unknown>> = {}): SVGElement {
  const made = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(values)) made.setAttribute(name, String(value));
  to.append(made);
  return made;
}
