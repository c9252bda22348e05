/** A mark of its own for every seat: a disc in the seat's colour with the initial of the name. */
import { css, html, type TemplateResult } from "lit";

export function avatar(name: string, seat: number): TemplateResult {
  return html`<span class="avatar" data-hue=${seat} aria-hidden="true">${initial(name)}</span>`;
}

export function initial(name: string): string {
  const [first = ""] = name.trim();
  return first.toLocaleUpperCase();
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
