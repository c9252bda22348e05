/** How the page of house rules looks: a document on felt. */
import { css } from "lit";

export const housePageStyles = css`
  :host {
    display: block;
  }
  .top {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 12px;
    inline-size: 100%;
    max-inline-size: 1100px;
    margin-inline: auto;
    box-sizing: border-box;
    padding: 4px max(14px, env(safe-area-inset-right)) 0 max(14px, env(safe-area-inset-left));
  }
  .top a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    padding: 0 4px;
  }
  .top .home {
    font: 600 20px/1 var(--serif);
    text-decoration: none;
    color: var(--text);
  }
  main {
    display: grid;
    gap: 14px;
    max-inline-size: 1100px;
    margin: 0 auto;
    padding: 4px max(14px, env(safe-area-inset-right)) 40px max(14px, env(safe-area-inset-left));
  }
  main > * {
    min-inline-size: 0;
  }
  h1 {
    margin: 0;
    font: 600 34px/1.1 var(--serif);
  }
  .intro p {
    margin: 4px 0 0;
    color: var(--muted);
  }
  .views {
    inline-size: min(100%, 460px);
  }
  .panel {
    display: grid;
    gap: 12px;
    min-inline-size: 0;
    padding: 16px 18px 18px;
    border-radius: 18px;
    border: 1px solid var(--felt-line);
    background: var(--panel);
  }
  .panel > * {
    min-inline-size: 0;
  }
  .panel p {
    margin: 0;
  }
  .panel h2 {
    margin: 0;
    font: 600 21px/1.25 var(--serif);
    overflow-wrap: anywhere;
  }
  .panel h3 {
    margin: 6px 0 4px;
    font: 600 18px/1.2 var(--serif);
  }
  .about {
    color: var(--muted);
    font-size: 14px;
  }
  .about .icon {
    display: inline-block;
    inline-size: 16px;
    block-size: 16px;
    margin-inline-end: 5px;
    vertical-align: -3px;
  }
  .field {
    display: grid;
    gap: 2px;
    min-inline-size: 0;
  }
  .field .label {
    margin: 0;
  }
  .field select {
    inline-size: min(100%, 340px);
  }
  .code input {
    font-family: ui-monospace, "Cascadia Mono", "DejaVu Sans Mono", monospace;
    font-size: 15px;
  }
  .sides {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
    gap: 16px 28px;
  }
  .sides fieldset {
    display: grid;
    gap: 8px;
  }
  .sides legend {
    font: 600 18px/1.2 var(--serif);
    color: var(--text);
  }
  .big {
    min-block-size: 52px;
    justify-self: start;
    min-inline-size: 180px;
  }
  .clashes p,
  .trouble p {
    display: flex;
    gap: 8px;
    color: var(--alarm);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .trouble .icon {
    flex: none;
  }
  .clashes ul {
    margin: 6px 0 0;
    padding-inline-start: 30px;
  }
  .difference {
    display: grid;
    gap: 8px;
    padding-block: 12px 14px;
    border-block-start: 1px solid var(--edge-soft);
  }
  .difference h3 {
    margin: 0;
  }
  .values {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
    gap: 4px 8px;
    margin: 0;
  }
  .values dt {
    font-size: 13px;
    color: var(--muted);
  }
  .values dd {
    margin: 0;
    font-weight: 600;
    color: var(--brass);
  }
  .example {
    display: grid;
    gap: 6px;
    justify-self: stretch;
    padding: 10px 12px 12px;
    border-radius: 12px;
    background: var(--raise);
  }
  .example h4 {
    margin: 0;
    font: 600 15px/1.2 var(--serif);
    color: var(--brass);
  }
  .option .inside {
    justify-items: stretch;
  }
  .option .inside > :is(.button, .stepper, .ends) {
    justify-self: start;
  }
  .said {
    position: sticky;
    inset-block-end: 10px;
    justify-self: center;
    margin: 0;
    padding: 10px 18px;
    border-radius: 12px;
    background: var(--felt-dark);
    box-shadow: 0 2px 14px var(--shade);
  }
  .said:empty {
    visibility: hidden;
    padding: 0;
  }
`;
