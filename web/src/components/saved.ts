/** What the start page and the list of matches show alike of a saved match. */
import { css, html, type TemplateResult } from "lit";
import type { Args, Fork } from "../table-state.ts";
import { icon } from "./icons.ts";

export const savedStyles = css`
  .fork {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    gap: 5px;
    padding: 0 9px 0 6px;
    border-radius: 9px;
    border: 1px solid var(--brass);
    color: var(--brass);
    font-size: 13px;
  }
  .fork .icon {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
  .scores {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 18px;
    --avatar: 22px;
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
  .scores span:not(.avatar) {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  .scores b {
    color: var(--text);
  }
`;

/** That it left another match, and where. */
export function forkView(fork: Fork, say: (id: string, args?: Args) => string): TemplateResult {
  return html`<span class="fork">${icon("fork")}${say("ui-match-fork", { ...fork })}</span>`;
}

/** Asks once more before a match is deleted. */
export function deleteView(
  say: (id: string, args?: Args) => string,
  { keep, remove }: Readonly<Record<"keep" | "remove", () => unknown>>,
): TemplateResult {
  return html`<p role="alert">${say("ui-delete-sure")}</p>
    <div class="choices">
      <button class="button" data-focus="delete" @click=${keep}>${say("ui-delete-no")}</button>
      <button class="button danger" @click=${remove}>
        ${icon("trash")}${say("ui-delete-yes")}
      </button>
    </div>`;
}
