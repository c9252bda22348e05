/** A small disc where another player did something since the own last turn. */
import { css, html, type TemplateResult } from "lit";
import { mark } from "./avatar.ts";

/** `newest`: what was done last of all. Seen only: the button's name says the same in words. */
export function deedMark(names: readonly string[], seat: number, newest: boolean): TemplateResult {
  return html`<span
    class="deed"
    data-hue=${seat}
    data-initial=${mark(names, seat)}
    ?data-newest=${newest}
    aria-hidden="true"
  ></span>`;
}

export const deedStyles = css`
  .deed {
    position: absolute;
    inset-block-start: -6px;
    inset-inline-end: -3px;
    z-index: 1;
    display: grid;
    place-items: center;
    inline-size: 20px;
    block-size: 20px;
    border: 1.5px solid var(--felt-dark);
    border-radius: 50%;
    background: var(--hue);
    color: var(--hue-ink);
    font: 700 12px/1 var(--sans);
    pointer-events: none;
    forced-color-adjust: none;
  }
  .deed::after {
    content: attr(data-initial);
  }
  /* The last deed of all has a ring and is larger. */
  .deed[data-newest] {
    inline-size: 24px;
    block-size: 24px;
    box-shadow: 0 0 0 2.5px var(--bright);
  }
  @media (forced-colors: active) {
    .deed[data-newest] {
      outline: 3px solid Highlight;
    }
  }
`;
