/** A mark of its own for every seat: a disc in the seat's colour with letters that no other has. */
import { css, html, type TemplateResult } from "lit";

/** `names`: of all seats, as they are shown. */
export function avatar(names: readonly string[], seat: number): TemplateResult {
  return html`<span class="avatar" data-hue=${seat} aria-hidden="true">${mark(names, seat)}</span>`;
}

type Short = (name: string, seat: number) => string;

const LETTER: Short = (name) => [...name.trim()][0]?.toLocaleUpperCase() ?? "";
const NUMBER: Short = (name) => /\d{1,2}$/.exec(name.trim())?.[0] ?? "";
const PAIR: Short = (name, seat) => LETTER(name, seat) + ([...name.trim()][1] ?? "");
const SEAT: Short = (_, seat) => String(seat + 1);

/** The initial; where others have the same, what tells the names apart, since colours alone must not. */
export function mark(names: readonly string[], seat: number): string {
  for (const short of [LETTER, NUMBER, PAIR]) {
    const all = names.map(short);
    const own = all[seat] ?? "";
    if (own !== "" && all.filter((one) => one === own).length === 1) return own;
  }
  return SEAT("", seat);
}

export const avatarStyles = css`
  [data-hue="0"] {
    --hue: var(--theme-hue-0, #f2cf7a);
  }
  [data-hue="1"] {
    --hue: var(--theme-hue-1, #8fcbf5);
  }
  [data-hue="2"] {
    --hue: var(--theme-hue-2, #f7a48b);
  }
  [data-hue="3"] {
    --hue: var(--theme-hue-3, #c9b3fa);
  }
  [data-hue="4"] {
    --hue: var(--theme-hue-4, #a9e2a0);
  }
  [data-hue="5"] {
    --hue: var(--theme-hue-5, #f6a9cf);
  }
  .avatar {
    display: inline-grid;
    place-items: center;
    flex: none;
    inline-size: var(--avatar, 26px);
    block-size: var(--avatar, 26px);
    border-radius: 50%;
    background: var(--hue);
    color: var(--hue-ink);
    font: 700 calc(var(--avatar, 26px) * 0.54) / 1 var(--sans);
    overflow: hidden;
    forced-color-adjust: none;
  }
`;
