/** The choice of the language, each called by its own name. */
import { css, html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { LANGUAGE_CODES, LANGUAGES, type Language } from "../languages.ts";
import { rememberLanguage } from "../site/title.ts";
import type { TableStore } from "../table-state.ts";
import type { Texts } from "../texts.ts";

/** Chosen is the language that is spoken, whether the player or the browser named it. */
export function languageView(texts: Texts, store: TableStore): TemplateResult {
  return html`<label class="language"
    ><span>${texts.say("ui-language")}</span
    ><select
      .value=${live(texts.language)}
      @change=${({ target }: Event) => {
        const chosen = (target as HTMLSelectElement).value as Language;
        store.setSetting("language", chosen);
        rememberLanguage(chosen);
      }}
    >
      ${LANGUAGE_CODES.map(
        (code) =>
          html`<option value=${code} lang=${code} ?selected=${code === texts.language}>
            ${LANGUAGES[code]}
          </option>`,
      )}
    </select></label
  >`;
}

export const languageStyles = css`
  .language {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-block-size: 48px;
    font-weight: 600;
  }
  .language select {
    min-block-size: 44px;
    min-inline-size: 0;
    padding: 0 12px;
    border: 1px solid var(--edge);
    border-radius: 11px;
    background: var(--sheet);
    font: inherit;
    color: inherit;
  }
`;
