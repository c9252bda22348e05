/** The head of a view that lies over the page: a way back, and what it is. */
import { css } from "lit";

export const pageHead = css`
  header {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  h2 {
    margin: 0;
    font: 600 24px/1.2 var(--serif);
  }
`;
