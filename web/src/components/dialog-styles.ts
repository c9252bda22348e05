/** A dialog: in the middle of the window, or along its lower edge on a phone. */
import { css } from "lit";

export const dialogStyles = css`
  dialog {
    scrollbar-color: var(--edge) transparent;
    inline-size: min(460px, 100%);
    max-inline-size: 100%;
    /* Not in percent: WebKit would let the body, which inherits it, shrink to nothing. */
    max-block-size: min(86dvh, 720px);
    margin: auto;
    padding: 0;
    border: 1px solid var(--felt-line);
    border-radius: 18px;
    background: var(--sheet);
    color: var(--text);
    box-shadow: 0 18px 60px var(--shade);
    overscroll-behavior: contain;
    /* What has the focus is never below the title. */
    scroll-padding-block-start: 64px;
  }
  dialog::backdrop {
    background: var(--backdrop);
  }
  .sheet-body {
    display: flex;
    flex-direction: column;
  }
  dialog header {
    position: sticky;
    inset-block-start: 0;
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 8px 8px 6px 20px;
    background: var(--sheet);
    z-index: 2; /* above what sticks below it, and slides away beneath it */
  }
  dialog h2 {
    flex: 1;
    margin: 0;
    font: 600 21px/1.2 var(--serif);
  }
  dialog h3 {
    margin: 18px 0 6px;
    font: 600 17px/1.2 var(--serif);
  }
  .dialog-content {
    padding: 6px 20px 20px;
  }
  .dialog-content p {
    margin: 0 0 10px;
  }
  .cited {
    margin-block-end: 16px;
    padding: 2px 14px 4px;
    border-inline-start: 4px solid var(--brass);
    border-radius: 4px 12px 12px 4px;
    background: var(--well);
  }
  .cited h3 {
    margin-block-start: 8px;
  }
  .rule-text {
    margin-block-end: 14px;
    font-size: 16.5px;
    line-height: 1.55;
  }
  /* The rules pages write cards; here they lie in the line as well. */
  .rule-text .card {
    display: inline;
    padding: 0 0.28em;
    border-radius: 4px;
    font-size: 0.94em;
    font-weight: 600;
    white-space: nowrap;
  }
  .rule-text .red {
    color: var(--suit-h);
  }
  @media (max-width: 560px) {
    dialog {
      margin-block-end: 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
      border-block-end: 0;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    :host(:not([still])) dialog[open] {
      animation: rise 0.18s ease-out;
    }
    @keyframes rise {
      from {
        opacity: 0;
        translate: 0 18px;
      }
    }
  }
`;
