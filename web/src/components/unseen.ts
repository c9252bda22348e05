/** What every component begins with: sizes with their borders, and what is heard but not seen. */
import { css } from "lit";

export const unseen = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
