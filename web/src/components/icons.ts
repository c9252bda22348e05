/** Small line drawings for buttons, in a box of 24 by 24. */
import { html, type TemplateResult } from "lit";

const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  scores: "M5 4h14v16H5zM5 9h14M10 9v11",
  log: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  undo: "M8 4.5 3.5 9 8 13.5M3.5 9H14a5.5 5.5 0 0 1 0 11H8.5",
  help: "M9 9.2A3 3 0 0 1 12 6.5c1.8 0 3 1.2 3 2.8 0 2.2-3 2.5-3 4.7M12 18h.01",
  sort: "M4 6h10M4 12h7M4 18h4M18 5v14M14.5 15.5 18 19l3.5-3.5",
  close: "M6 6l12 12M18 6 6 18",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  leave: "M10 4H5v16h5M9 12h11M16 8l4 4-4 4",
  book: "M4 5c3-1 6-.5 8 1.5C14 4.5 17 4 20 5v13c-3-1-6-.5-8 1.5-2-2-5-2.5-8-1.5zM12 6.5v13",
  keys: "M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M17.5 10h.01M7 14h10",
  check: "M5 13l4.5 4.5L19 7",
  why: "M12 8v5M12 16.5h.01M12 3 2.5 20h19z",
  info: "M12 11v6M12 7.5h.01M12 3a9 9 0 1 0 .01 0z",
  crown: "M4 8l4 4 4-7 4 7 4-4-1.5 10h-13z",
  star: "M12 3.5l2.6 5.5 6 .8-4.4 4.1 1.1 6L12 17l-5.3 2.9 1.1-6L3.4 9.8l6-.8z",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5",
  next: "M5 12h14M13 6l6 6-6 6",
  swap: "M7 4 3 8l4 4M3 8h14M17 20l4-4-4-4M21 16H7",
  open: "M12 15V4M7 8.5l5-5 5 5M4 20h16",
  save: "M12 4v11M7 10.5l5 5 5-5M4 20h16",
  take: "M12 4v10M7.5 10l4.5 4.5 4.5-4.5M5 16v4h14v-4",
  left: "M14.5 6l-6 6 6 6",
  right: "M9.5 6l6 6-6 6",
  start: "M6 5v14M18 6l-6 6 6 6",
  end: "M18 5v14M6 6l6 6-6 6",
  copy: "M9 8h11v12H9zM5.5 16H4V4h11v1.5",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  back: "M15 5l-7 7 7 7",
  ahead: "M9 5l7 7-7 7",
  first: "M18 5l-7 7 7 7M6 5v14",
  last: "M6 5l7 7-7 7M18 5v14",
  fork: "M6 4v16M6 13c8 0 12-2 12-9M14.5 7 18 3.5 21.5 7",
  seal: "M12 3l8 3v6c0 4.5-3.5 7.5-8 9-4.5-1.5-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-4.5",
  chart: "M4 20V4M4 20h16M8 16l4-5 3 3 5-7",
  plus: "M12 5v14M5 12h14",
  eye: "M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 0 .01 0z",
  hint: "M9.5 17.5h5M10.5 21h3M12 3a6 6 0 0 0-3.7 10.7c.7.6 1.2 1.3 1.2 2.1v.2h5v-.2c0-.8.5-1.5 1.2-2.1A6 6 0 0 0 12 3z",
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative icon; the button around it has the name. */
export function icon(name: IconName): TemplateResult {
  return html`<svg
    class="icon"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d=${PATHS[name]}></path>
  </svg>`;
}
