import { css } from "lit";

/** The page of exercises, over what pages beside the table share. */
export const exercisesStyles = css`
  .wish {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
    gap: 12px 24px;
    align-items: start;
  }
  .wish select {
    inline-size: 100%;
    min-block-size: 48px;
    padding: 0 12px;
    border: 1px solid var(--edge);
    border-radius: 11px;
    background: var(--sheet);
    color: var(--text);
    font: 600 16px/1.2 var(--sans);
  }
  .row-buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  .exercise .ask {
    margin: 4px 0 0;
    font-size: 17px;
  }
  meld-example {
    --meld-mark: var(--brass);
    color: var(--text);
  }
  .solution {
    margin: 0 0 8px;
    padding-inline-start: 1.6em;
    line-height: 1.7;
  }
  .proof {
    display: flex;
    gap: 8px;
    margin: 0 0 12px;
    color: var(--good);
  }
`;
