/** The list of saved matches: a row each, quiet beside the panels of the start page. */
import { css } from "lit";

export const matchListStyles = css`
  :host {
    display: block;
    inline-size: 100%;
  }
  details {
    border-radius: 18px;
    border: 1px solid var(--felt-line);
    background: var(--panel);
  }
  summary {
    padding: 13px 18px;
    border-radius: 18px;
    font: 600 18px/1.25 var(--serif);
    cursor: pointer;
  }
  ul {
    list-style: none;
    margin: 0;
    padding: 0 18px;
  }
  li {
    display: grid;
    gap: 8px;
    padding: 12px 0 14px;
    border-block-start: 1px solid var(--felt-line);
  }
  p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .title {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    font-size: 16px;
  }
  .about {
    color: var(--muted);
    font-size: 14px;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .rename {
    display: grid;
    gap: 10px;
  }
  .rename input {
    inline-size: 100%;
  }
`;
