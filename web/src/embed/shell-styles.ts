/** How a table looks from outside: its size, its cover before it is played. */
import { THEMES } from "../components/theme-styles.ts";

export const SHELL = `
:host {
  display: block;
  container-type: inline-size;
  margin-block: 1em;
  color: #f6f3e8;
  color-scheme: dark;
}
:host([hidden]) {
  display: none;
}
/* High enough for its width, and no higher than the window. */
.box {
  position: relative;
  box-sizing: border-box;
  block-size: var(--meld-height, clamp(340px, 100svh, 660px));
  overflow: hidden;
  border-radius: var(--meld-radius, 12px);
  background: var(--meld-felt-deep, #0a3a2a);
}
@container (min-width: 900px) {
  .box {
    block-size: var(--meld-height, clamp(340px, 100svh, 720px));
  }
}
.place {
  block-size: 100%;
}
.cover {
  position: absolute;
  inset: 0;
  display: grid;
  place-content: safe center;
  justify-items: center;
  overflow: auto;
  gap: 14px;
  padding: 20px;
  text-align: center;
  font: 16px/1.4 var(--meld-font, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, system-ui, sans-serif);
  background: radial-gradient(140% 120% at 50% 40%, var(--meld-felt, #0f5139), var(--meld-felt-deep, #0a3a2a) 75%, var(--meld-felt-dark, #072a1f));
  color: var(--meld-text, #f6f3e8);
}
.cover[hidden] {
  display: none;
}
.cover b {
  font: 600 34px/1.1 var(--meld-font-display, "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", P052, Georgia, serif);
}
.cover p {
  margin: 0;
  max-inline-size: 44ch;
  color: var(--meld-muted, #bcd3c6);
}
.cover button {
  min-block-size: 48px;
  min-inline-size: 8em;
  padding: 0 20px;
  border: 0;
  border-radius: 12px;
  background: var(--meld-accent, #f0c765);
  color: var(--meld-accent-ink, #241a02);
  font: inherit;
  font-weight: 700;
  cursor: pointer;
}
.cover button:focus-visible {
  outline: 3px solid var(--meld-text, #f6f3e8);
  outline-offset: 3px;
}
${THEMES}`;
