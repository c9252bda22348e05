/** The settings, as form controls that take effect at once. */
import { html, nothing, type TemplateResult } from "lit";
import type { Settings, TableStore } from "../table-state.ts";
import type { Context } from "./context.ts";
import { languageView } from "./language.ts";
import { lookView } from "./look.ts";

const PACES = [
  ["slow", "ui-pace-slow"],
  ["normal", "ui-pace-normal"],
  ["fast", "ui-pace-fast"],
  ["instant", "ui-pace-instant"],
] as const;

const DISCARDS = [
  ["undo", "ui-discards-undo"],
  ["confirm", "ui-discards-confirm"],
  ["plain", "ui-discards-plain"],
] as const;

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
  return html`<div class="settings">
      ${lookView(settings, say, texts, store)}
      ${flag("fourColours", "ui-four-colours")}${flag("motion", "ui-motion")}
    </div>
    <hr />
    <div class="settings">
      ${languageView(texts, store)}${paceView(settings, say, store)}
      ${discardsView(settings, say, store)}
      ${flag("sounds", "ui-sounds")}${flag("letters", "ui-letters")}
      ${flag("warnings", "ui-warnings")}${flag("botReasons", "ui-bot-reasons")}
    </div>`;
}

export function paceView(
  settings: Settings,
  say: Context["say"],
  store: TableStore,
): TemplateResult {
  const set = (pace: Settings["botPace"]) => store.setSetting("botPace", pace);
  return segments(say, { name: "pace", legend: "ui-pace" }, PACES, settings.botPace, set);
}

function discardsView(
  settings: Settings,
  say: Context["say"],
  store: TableStore,
): TemplateResult {
  const set = (discards: Settings["discards"]) => store.setSetting("discards", discards);
  const about = { name: "discards", legend: "ui-discards", note: `ui-discards-${settings.discards}-about` };
  return segments(say, about, DISCARDS, settings.discards, set);
}

/** A choice of a few, side by side; `note` says what the one chosen does. */
function segments<T extends string>(
  say: Context["say"],
  { name, legend, note }: { readonly name: string; readonly legend: string; readonly note?: string },
  options: readonly (readonly [value: T, label: string])[],
  chosen: T,
  set: (value: T) => void,
): TemplateResult {
  return html`<fieldset>
    <legend>${say(legend)}</legend>
    <div class="segments">
      ${options.map(
        ([value, label]) =>
          html`<label
            ><input type="radio" name=${name} .checked=${chosen === value} @change=${() => set(value)} />${say(
              label,
            )}</label
          >`,
      )}
    </div>
    ${note ? html`<small>${say(note)}</small>` : nothing}
  </fieldset>`;
}
