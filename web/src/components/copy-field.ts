/** The look of a field whose text is copied. */
import { css } from "lit";

export const copyFieldStyles = css`
  textarea {
    display: block;
    inline-size: 100%;
    padding: 8px 10px;
    border: 1px solid var(--edge);
    border-radius: 10px;
    background: transparent;
    color: var(--text);
    font: 13px/1.45 ui-monospace, "Liberation Mono", monospace;
    resize: vertical;
  }
`;
