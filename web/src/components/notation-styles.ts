/** What the page of notation has beside the look of a document on felt. */
import { css } from "lit";

export const notationStyles = css`
  textarea {
    inline-size: 100%;
    min-block-size: 200px;
    padding: 10px 12px;
    font:
      14px/1.45 ui-monospace,
      "Cascadia Mono",
      "DejaVu Sans Mono",
      monospace;
    color: var(--text);
    background: var(--well);
    border: 1px solid var(--edge);
    border-radius: 10px;
    resize: vertical;
  }
  .row-buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .file {
    position: relative;
    cursor: pointer;
  }
  .file input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  .file:focus-within {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .fault {
    display: flex;
    gap: 8px;
    margin: 0;
    color: var(--alarm);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .fault .icon {
    flex: none;
  }
  .zones.witness {
    display: flex;
    --card-w: 38px;
  }
  .asks {
    display: grid;
    gap: 4px;
    margin: 0;
    padding-inline-start: 24px;
  }
  .asks .icon {
    display: inline-block;
    vertical-align: -3px;
    margin-inline-end: 6px;
  }
  .asks li {
    display: list-item;
    overflow-wrap: anywhere;
  }
  meld-table {
    block-size: min(760px, 92vh);
  }
`;
