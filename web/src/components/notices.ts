/** Bars for what lasts: a save that failed or can't be read, the match open in another tab. */
import { css, html, nothing, type TemplateResult } from "lit";
import type { Notice, TableStore } from "../table-state.ts";
import type { Context } from "./context.ts";
import { icon } from "./icons.ts";

export function noticesView(store: TableStore, say: Context["say"]): TemplateResult {
  const { notices } = store.state;
  if (notices.length === 0) return html``;
  return html`<ul class="notices" aria-label=${say("ui-notices")}>
    ${notices.map((notice) => noticeView(notice, store, say))}
  </ul>`;
}

function noticeView(notice: Notice, store: TableStore, say: Context["say"]): TemplateResult {
  const { code, key } = notice;
  const action = (id: string, press: () => Promise<void>) =>
    html`<button class="button" @click=${() => void press()}>${say(id)}</button>`;
  return html`<li class="notice">
    <p role="alert">${say(`ui-notice-${code}`, notice.args)}</p>
    ${
      code === "bad-save-set-aside" && key
        ? action("ui-download", () => store.downloadBadSave(key))
        : nothing
    }
    ${code === "update" ? action("ui-update", () => store.applyUpdate()) : nothing}
    ${code === "other-tab" ? action("ui-play-here", () => store.takeOver()) : nothing}
    <button
      class="icon-button"
      aria-label=${say("ui-dismiss")}
      @click=${() => store.dismiss(notice)}
    >
      ${icon("close")}
    </button>
  </li>`;
}

export const noticesStyles = css`
  .notices {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    gap: 6px;
  }
  .notice {
    display: flex;
    align-items: center;
    gap: 4px 8px;
    padding: 4px 4px 4px 14px;
    border-radius: 12px;
    border: 1px solid var(--brass);
    background: color-mix(in srgb, var(--sheet), var(--brass) 20%);
    color: var(--text);
    font-size: 14px;
    line-height: 1.3;
    box-shadow: 0 6px 20px var(--shade);
  }
  .notice p {
    flex: 1;
    margin: 6px 0;
    min-inline-size: 0;
  }
`;
