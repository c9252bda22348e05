/** The settings, as form controls that take effect at once. */
import { html, type TemplateResult } from "lit";
import type { Settings, TableStore } from "../table-state.ts";
import type { Context } from "./context.ts";
import { languageView } from "./language.ts";
import { lookView } from "./look.ts";

const PACES = ["slow", "normal", "fast", "instant"] as const;

type Flag = "fourColours" | "letters" | "motion" | "sounds" | "warnings" | "botReasons";

type Words = Pick<Context, "say" | "texts">;

export function settingsView({ say, texts }: Words, store: TableStore): TemplateResult {
  const { settings } = store.state;
  const flag = (name: Flag, id: string) =>
    html`<label class="switch">
      <span class="what">${say(id)}<small>${say(`${id}-about`)}</small></span>
      <input
        type="checkbox"
        role="switch"
        .checked=${settings[name]}
        @change=${(event: Event) =>
          store.setSetting(name, (event.target as HTMLInputElement).checked)}
      />
    </label>`;
  return html`${lookView(settings, say, texts, store)}
  ${flag("fourColours", "ui-four-colours")}${flag("motion", "ui-motion")}
  <hr />
  ${languageView(texts, store)}${paceView(settings, say, store)}
  ${flag("sounds", "ui-sounds")}${flag("letters", "ui-letters")}
  ${flag("warnings", "ui-warnings")}${flag("botReasons", "ui-bot-reasons")}`;
}

export function paceView(
  settings: Settings,
  say: Context["say"],
  store: TableStore,
): TemplateResult {
  return html`<fieldset>
    <legend>${say("ui-pace")}</legend>
    <div class="segments">
      ${PACES.map(
        (pace) =>
          html`<label
            ><input
              type="radio"
              name="pace"
              .checked=${settings.botPace === pace}
              @change=${() => store.setSetting("botPace", pace)}
            />${say(`ui-pace-${pace}`)}</label
          >`,
      )}
    </div>
  </fieldset>`;
}
