/** What the start page and the list of matches show alike of a saved match. */
import { css, html, type TemplateResult } from "lit";
import type { Args } from "../table-state.ts";
import { icon } from "./icons.ts";

export const savedStyles = css`
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

/** Asks once more before a match is deleted. */
export function deleteView(
  say: (id: string, args?: Args) => string,
  { keep, remove }: { readonly keep: () => void; readonly remove: () => void },
): TemplateResult {
  return html`<p role="alert">${say("ui-delete-sure")}</p>
    <div class="choices">
      <button class="button" data-focus="delete" @click=${keep}>${say("ui-delete-no")}</button>
      <button class="button danger" @click=${remove}>
        ${icon("trash")}${say("ui-delete-yes")}
      </button>
    </div>`;
}
