/** The four suits in a row, for ornament. */
import { html, type TemplateResult } from "lit";
import { SUITS as ORDER } from "../cards.ts";
import { SUITS } from "./glyphs.ts";

export function suitRow(): TemplateResult {
  return html`${ORDER.map(
    (suit) => html`<svg viewBox="0 0 20 20" focusable="false"><path d=${SUITS[suit]}></path></svg>`,
  )}`;
}
