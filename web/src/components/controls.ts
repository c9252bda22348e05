/** Buttons and native form controls, large enough for a thumb. */
import { css } from "lit";

export const buttons = css`
  button {
    font: inherit;
    color: inherit;
    background: none;
    border: 0;
    padding: 0;
    margin: 0;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
    user-select: none;
    -webkit-user-select: none;
  }
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.5em;
    min-inline-size: 44px;
    min-block-size: 46px;
    padding: 0 1em;
    border-radius: 11px;
    border: 1px solid var(--edge);
    background: linear-gradient(var(--raise), var(--raise));
    font-weight: 650;
    text-align: center;
    line-height: 1.1;
    text-decoration: none;
    color: var(--text);
  }
  @media (hover: hover) {
    .button:hover {
      background: var(--raise-more);
    }
  }
  .button:active {
    transform: translateY(1px);
  }
  .button.primary {
    border-color: color-mix(in srgb, var(--brass), #fff 42%);
    background: linear-gradient(
      color-mix(in srgb, var(--brass), #fff 20%),
      color-mix(in srgb, var(--brass), #000 5%)
    );
    color: var(--brass-ink);
    box-shadow:
      0 1px 0 color-mix(in srgb, var(--brass), #000 45%),
      0 2px 8px var(--shade);
  }
  @media (hover: hover) {
    .button.primary:hover {
      background: linear-gradient(color-mix(in srgb, var(--brass), #fff 34%), var(--brass));
    }
  }
  .button.quiet {
    border-color: transparent;
    background: none;
  }
  .button.danger {
    color: var(--alarm);
    border-color: color-mix(in srgb, var(--alarm) 50%, transparent);
  }
  .button.button[aria-disabled="true"] {
    border-color: var(--edge-soft);
    background: var(--well);
    color: var(--muted);
    box-shadow: none;
    font-weight: 500;
  }
  .icon {
    inline-size: 22px;
    block-size: 22px;
    flex: none;
    display: block;
  }
  .icon-button {
    display: inline-grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 11px;
    color: var(--text);
  }
  @media (hover: hover) {
    .icon-button:hover {
      background: var(--raise-more);
    }
  }
  .icon-button:active {
    background: var(--raise-more);
  }
  .icon-button[aria-disabled="true"] {
    color: color-mix(in srgb, var(--muted) 62%, transparent);
  }
  @media (forced-colors: active) {
    .button,
    .icon-button {
      border: 1px solid ButtonText;
    }
    .button.primary {
      border-width: 3px;
    }
    .button.button[aria-disabled="true"],
    .icon-button[aria-disabled="true"] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** Native form controls, made large enough for a thumb. */
export const controls = css`
  fieldset {
    border: 0;
    margin: 0;
    padding: 0;
    min-inline-size: 0;
  }
  legend,
  .label {
    padding: 0;
    font-weight: 600;
    font-size: 14px;
    color: var(--muted);
    margin-block-end: 6px;
    display: block;
  }
  input[type="text"] {
    font: inherit;
    font-size: 16px;
    inline-size: 100%;
    min-block-size: 46px;
    padding: 0 12px;
    color: var(--text);
    background: var(--well);
    border: 1px solid var(--edge);
    border-radius: 10px;
  }
  .segments {
    display: flex;
    flex-wrap: wrap;
    border: 1px solid var(--edge);
    border-radius: 11px;
    background: var(--well);
    padding: 2px;
    gap: 2px;
  }
  .segments label {
    position: relative;
    flex: 1 1 44px;
    display: grid;
    place-items: center;
    min-block-size: 44px;
    min-inline-size: min-content;
    padding: 4px 8px 9px;
    border-radius: 8px;
    line-height: 1.2;
    font-weight: 600;
    cursor: pointer;
    text-align: center;
  }
  .segments input {
    position: absolute;
    inset: 0;
    opacity: 0;
    margin: 0;
    inline-size: 100%;
    block-size: 100%;
    cursor: pointer;
  }
  @media (max-width: 359px) {
    .segments label {
      padding-inline: 3px;
      font-size: 13px;
      letter-spacing: -0.01em;
    }
  }
  .segments label:has(:checked) {
    background: var(--brass);
    color: var(--brass-ink);
  }
  .segments label:has(:checked)::after {
    content: "";
    position: absolute;
    inset-block-end: 4px;
    inline-size: 18px;
    block-size: 2px;
    border-radius: 1px;
    background: currentColor;
  }
  .segments label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  fieldset + .switch {
    margin-block-start: 10px;
  }
  .switch {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 48px;
    cursor: pointer;
  }
  .switch .what {
    flex: 1;
  }
  .switch small {
    display: block;
    color: var(--muted);
    font-size: 13px;
  }
  .switch input {
    appearance: none;
    flex: none;
    inline-size: 50px;
    block-size: 30px;
    margin: 0;
    border-radius: 15px;
    border: 2px solid var(--muted);
    background: var(--well);
    position: relative;
    cursor: pointer;
  }
  .switch input::after {
    content: "";
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 20px;
    block-size: 20px;
    border-radius: 50%;
    background: var(--muted);
  }
  .switch input:checked {
    background: var(--brass);
    border-color: var(--brass);
  }
  .switch input:checked::after {
    inset-inline-start: 23px;
    background: var(--brass-ink);
  }
  @media (forced-colors: active) {
    .segments label:has(:checked) {
      outline: 2px solid Highlight;
    }
    .switch input,
    .switch input::after {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: ButtonFace;
    }
    .switch input::after {
      background: ButtonText;
    }
    .switch input:checked {
      border-color: Highlight;
      background: Highlight;
    }
    .switch input:checked::after {
      background: HighlightText;
    }
  }
`;
