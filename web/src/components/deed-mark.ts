/** A small disc where another player did something since the own last turn. */
import { css, html, type TemplateResult } from "lit";
import { avatar } from "./avatar.ts";

/** `newest`: what was done last of all. Names of buttons say the same in words. */
export function deedMark(name: string, seat: number, newest: boolean): TemplateResult {
  return html`<span class="deed" ?data-newest=${newest} aria-hidden="true">${avatar(name, seat)}</span>`;
}

export const deedStyles = css`
  .deed {
    position: absolute;
    inset-block-start: -6px;
    inset-inline-end: -3px;
    z-index: 1;
    --avatar: 20px;
    border-radius: 50%;
    pointer-events: none;
  }
  .deed .avatar {
    font-size: 12px;
    border: 1.5px solid var(--felt-dark);
  }
  /* The last deed of all has a ring and is larger. */
  .deed[data-newest] {
    --avatar: 24px;
    box-shadow: 0 0 0 2.5px #fff;
  }
  @media (forced-colors: active) {
    .deed[data-newest] {
      outline: 3px solid Highlight;
    }
  }
`;
