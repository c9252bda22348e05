/** The replay: cards above, what happened and the way through it below, on every screen. */
import { css } from "lit";

export const replayStyles = css`
  :host {
    display: block;
    block-size: 100%;
  }
  .replay {
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr) auto auto;
    block-size: 100%;
    background: radial-gradient(
      140% 120% at 50% 20%,
      var(--felt),
      var(--felt-deep) 70%,
      var(--felt-dark)
    );
  }
  header {
    grid-row: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    padding: 6px max(8px, env(safe-area-inset-right)) 6px max(8px, env(safe-area-inset-left));
    background: var(--panel);
  }
  h2 {
    flex: 1 0 200px;
    margin: 0;
    font: 600 18px/1.2 var(--serif);
  }
  .chosen {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .chosen select {
    min-block-size: 44px;
    max-inline-size: 52vw;
    padding-inline: 8px;
    border: 1px solid var(--edge);
    border-radius: 10px;
    background: var(--felt-dark);
    color: var(--text);
    font: 14px var(--sans);
  }
  .fault {
    grid-row: 2;
    display: flex;
    gap: 8px;
    margin: 12px;
  }
  .scene {
    grid-row: 3;
    display: grid;
    align-content: start;
    gap: 10px;
    padding: 10px 14px;
    --card-w: 42px;
    --avatar: 22px;
  }
  .zone h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    margin: 0 0 4px;
    font: 600 14px/1.25 var(--sans);
    color: var(--muted);
  }
  .zone h3 small {
    padding: 0 8px;
    border-radius: 8px;
    background: var(--brass);
    color: var(--brass-ink);
    font-size: 12.5px;
  }
  .zone[data-mover] h3 {
    color: var(--text);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    padding-inline-start: 18px;
  }
  .slot {
    margin-inline-start: -18px;
    margin-block-end: 3px;
  }
  .melds {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 14px;
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .melds small {
    color: var(--muted);
    font-size: 12.5px;
  }
  .melds li[data-fresh] small {
    color: var(--brass);
    font-weight: 700;
  }
  .told {
    grid-row: 4;
    box-sizing: border-box;
    min-block-size: 58px; /* two lines: the cards above stay where they are from move to move */
    max-block-size: 30dvh;
    overflow: auto;
    padding: 8px 14px;
    background: var(--panel);
    font-size: 16px;
  }
  .told p {
    margin: 0;
  }
  .step b {
    margin-inline-end: 6px;
    color: var(--brass);
    font-variant-numeric: tabular-nums;
  }
  .reason {
    display: flex;
    gap: 8px;
    margin-block-start: 6px !important;
    color: var(--muted);
  }
  .reason .icon {
    color: var(--brass);
  }
  .controls {
    grid-row: 5;
    display: grid;
    gap: 2px;
    padding: 2px 12px max(8px, env(safe-area-inset-bottom));
    background: var(--panel);
  }
  input[type="range"] {
    inline-size: 100%;
    block-size: 44px;
    margin: 0;
    accent-color: var(--brass);
  }
  .buttons,
  .deeds {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 6px;
  }
  .deeds .button {
    padding-inline: 0.6em;
    font-size: 14px;
  }
  @media (max-width: 479px) {
    .deeds .icon {
      display: none;
    }
  }
  /* Where there is little room, cards that nobody sees leave it to the melds and the piles. */
  @media (max-width: 479px), (max-height: 480px) {
    .zone[data-unseen] {
      display: flex;
      align-items: center;
      gap: 10px;
      --card-w: 20px;
    }
    .zone[data-unseen] h3 {
      margin: 0;
    }
    .zone[data-unseen] .row {
      padding-inline-start: 12px;
    }
    .zone[data-unseen] .slot {
      margin: 0 0 0 -12px;
    }
  }
  @media (min-width: 640px) {
    .scene {
      grid-template-columns: repeat(auto-fit, minmax(320px, 1fr));
    }
    .controls {
      grid-template-columns: minmax(160px, 1fr) auto;
      align-items: center;
      gap: 4px 16px;
    }
    .deeds {
      grid-column: 1 / 3;
    }
  }
  @media (max-height: 480px) {
    .controls {
      padding-block: 0 4px;
    }
    .buttons,
    .deeds {
      gap: 2px;
    }
    .deeds .button {
      font-size: 12.5px;
    }
    .deeds .icon {
      display: none;
    }
    .told {
      min-block-size: 0;
      max-block-size: 84px;
      padding-block: 3px;
    }
    header {
      padding-block: 1px;
    }
  }
  @media (max-height: 480px) and (min-width: 480px) {
    .controls {
      grid-template-columns: minmax(100px, 1fr) auto;
    }
    .deeds {
      grid-column: 1 / 3;
    }
  }
  @media (max-height: 480px) and (min-width: 700px) {
    .controls {
      grid-template-columns: minmax(100px, 1fr) auto auto;
    }
    .deeds {
      grid-column: auto;
      flex-wrap: nowrap;
    }
  }
  /* Enlarged fourfold: no room for all at once, so all of it scrolls. */
  @media (max-height: 480px) and (max-width: 479px) {
    :host {
      overflow: hidden auto;
    }
    .replay {
      block-size: max(100%, 440px);
    }
  }
  @media (min-width: 900px) and (min-height: 640px) {
    .scene {
      grid-template-columns: repeat(auto-fit, minmax(400px, 1fr));
      gap: 16px 30px;
      padding: 18px 28px;
      --card-w: 52px;
    }
    .row {
      padding-inline-start: 20px;
    }
    .slot {
      margin-inline-start: -20px;
    }
    /* What all have in common lies below all the hands. */
    .common {
      grid-column: 1 / -1;
      padding-block-start: 14px;
      border-block-start: 1px solid var(--edge-soft);
    }
  }
  @media (min-width: 1500px) and (min-height: 900px) {
    .scene {
      grid-template-columns: repeat(auto-fit, minmax(600px, 1fr));
      --card-w: 76px;
      --avatar: 28px;
    }
    .zone h3 {
      font-size: 17px;
    }
    .row {
      padding-inline-start: 28px;
    }
    .slot {
      margin-inline-start: -28px;
    }
  }
`;
