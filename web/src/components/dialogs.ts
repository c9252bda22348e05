/** What opens over the table: menu, settings, scores, log, help, a rule, a question. */
import { css, html, type TemplateResult } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { KEY_LIST } from "../keys.ts";
import type { Settings, TableStore } from "../table-state.ts";
import { cardFace } from "./card.ts";
import type { Context, DialogName } from "./context.ts";
import { logList } from "./frame.ts";
import { icon, type IconName } from "./icons.ts";
import { moveView } from "./moves.ts";
import { scoreSheet } from "./scores.ts";

export type Open =
  | { readonly name: DialogName }
  | { readonly name: "rule"; readonly rule: string; readonly sentence: string | null }
  | { readonly name: "choice"; readonly moves: readonly string[]; readonly about: string };

export interface DialogPresses {
  close(): void;
  sort(by: "suit" | "rank"): void;
  choose(move: string): void;
}

type View = (context: Context, on: DialogPresses, store: TableStore) => TemplateResult;

const VIEWS: Readonly<Record<DialogName, readonly [title: string, view: View]>> = {
  menu: ["ui-menu", menuView],
  settings: ["ui-settings", (context, _, store) => settingsView(context.state.settings, context.say, store)],
  scores: ["ui-scores", scoreSheet],
  log: ["ui-log", logList],
  help: ["ui-help", helpView],
};

export function dialogView(context: Context, open: Open, on: DialogPresses, store: TableStore): TemplateResult {
  const { say } = context;
  const [title, body] = titled(context, open, on, store);
  return html`<div class="sheet-body">
    <header><h2 id="dialog-title">${title}</h2>
      <button class="icon-button" @click=${on.close} aria-label=${say("ui-close")}>${icon("close")}</button></header>
    <div class="dialog-content">${body}</div>
  </div>`;
}

function titled(context: Context, open: Open, on: DialogPresses, store: TableStore): [string, TemplateResult] {
  const { say } = context;
  if (open.name === "rule") return [say("ui-rule", { rule: open.rule }), ruleView(context, open)];
  if (open.name === "choice") return [say(`ui-choice-${open.about}`), choiceView(context, open.moves, on)];
  const [title, view] = VIEWS[open.name];
  return [say(title), view(context, on, store)];
}

function menuView({ say, on, position }: Context, act: DialogPresses): TemplateResult {
  const item = (name: IconName, id: string, press: () => void) =>
    html`<li><button class="menu-item" ?autofocus=${id === "ui-scores"} @click=${press}>${icon(name)}${say(id)}</button></li>`;
  return html`<ul class="menu">
    ${item("scores", "ui-scores", () => on.open("scores"))}
    ${item("log", "ui-log", () => on.open("log"))}
    ${item("sort", "ui-sort-suit", () => act.sort("suit"))}
    ${item("sort", "ui-sort-rank", () => act.sort("rank"))}
    ${item("settings", "ui-settings", () => on.open("settings"))}
    ${item("keys", "ui-help", () => on.open("help"))}
    <li><a class="menu-item" href=${rulesPage(position.rules)} target="_blank">${icon("book")}${say("ui-rules")}</a></li>
    ${item("leave", "ui-leave", on.leave)}
  </ul>`;
}

export function rulesPage(rules: string, id = ""): string {
  return `rules/en/${rules}.html${id && `#${id}`}`;
}

const PACES = ["slow", "normal", "fast", "instant"] as const;

export function settingsView(settings: Settings, say: Context["say"], store: TableStore): TemplateResult {
  const flag = (name: "fourColours" | "letters" | "motion", id: string) => html`<label class="switch">
    <span class="what">${say(id)}<small>${say(`${id}-about`)}</small></span>
    <input type="checkbox" role="switch" .checked=${settings[name]}
      @change=${(event: Event) => store.setSetting(name, (event.target as HTMLInputElement).checked)}>
  </label>`;
  return html`${paceView(settings, say, store)}
    ${flag("fourColours", "ui-four-colours")}${flag("motion", "ui-motion")}${flag("letters", "ui-letters")}`;
}

export function paceView(settings: Settings, say: Context["say"], store: TableStore): TemplateResult {
  return html`<fieldset><legend>${say("ui-pace")}</legend><div class="segments">
    ${PACES.map((pace) => html`<label><input type="radio" name="pace" .checked=${settings.botPace === pace}
      @change=${() => store.setSetting("botPace", pace)}>${say(`ui-pace-${pace}`)}</label>`)}
  </div></fieldset>`;
}

function helpView({ say, position }: Context): TemplateResult {
  return html`<p>${say("ui-help-turn")}</p><p>${say("ui-help-touch")}</p>
    <p><a href=${rulesPage(position.rules)} target="_blank">${say("ui-rules")}</a></p>
    <h3>${say("ui-keys")}</h3>
    <dl class="keys">${KEY_LIST.map(([keys, text]) => html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${say(text)}</dd></div>`)}</dl>`;
}

/** The sentence comes from the site's own rules page, written by the build. */
function ruleView({ say, position }: Context, { rule, sentence }: { rule: string; sentence: string | null }): TemplateResult {
  return html`<div class="rule-text">${sentence === null ? html`<p>${say("ui-rule-missing")}</p>` : unsafeHTML(sentence)}</div>
    <p><a class="button" href=${rulesPage(position.rules, rule)} target="_blank">${icon("book")}${say("ui-rule-page")}</a></p>`;
}

function choiceView({ texts, say }: Context, moves: readonly string[], on: DialogPresses): TemplateResult {
  return html`<ul class="menu">${moves.map((move, i) => {
    const { words, melds } = moveView(move, texts);
    return html`<li><button class="menu-item choice" ?autofocus=${i === 0} @click=${() => on.choose(move)}>
      ${melds.map((cards) => html`<span class="fan">${cards.map((card) => html`<span class="slot">${cardFace(card, say("ui-joker-word"))}</span>`)}</span>`)}
      <span>${words}</span></button></li>`;
  })}</ul>`;
}

export const dialogStyles = css`
  dialog {
    inline-size: min(460px, 100%);
    max-inline-size: 100%;
    max-block-size: min(86%, 720px);
    margin: auto;
    padding: 0;
    border: 1px solid var(--felt-line);
    border-radius: 18px;
    background: #0b3526;
    color: var(--text);
    box-shadow: 0 18px 60px rgb(0 0 0 / 0.55);
    overscroll-behavior: contain;
  }
  dialog::backdrop { background: rgb(2 14 10 / 0.62); }
  .sheet-body { display: flex; flex-direction: column; max-block-size: inherit; }
  dialog header { position: sticky; inset-block-start: 0; display: flex; align-items: center; gap: 8px; padding: 8px 8px 6px 20px; background: #0b3526; z-index: 1; }
  dialog h2 { flex: 1; margin: 0; font: 600 21px/1.2 var(--serif); }
  dialog h3 { margin: 18px 0 6px; font: 600 17px/1.2 var(--serif); }
  .dialog-content { padding: 6px 20px 20px; }
  .dialog-content p { margin: 0 0 10px; }
  .menu { list-style: none; margin: 0 -10px; padding: 0; }
  .menu-item { display: flex; align-items: center; gap: 14px; inline-size: 100%; min-block-size: 50px; padding: 6px 12px; border-radius: 11px; text-align: start; font-size: 16px; color: var(--text); text-decoration: none; }
  .menu-item:hover { background: rgb(255 255 255 / 0.09); }
  .menu-item .icon { color: var(--brass); }
  .choice { flex-wrap: wrap; --card-w: 40px; border: 1px solid rgb(246 243 232 / 0.22); margin-block-end: 8px; padding: 10px 14px; }
  .choice .fan { margin: 0; }
  .keys { margin: 0; display: grid; gap: 4px; }
  .keys div { display: grid; grid-template-columns: 9.5em 1fr; gap: 10px; align-items: baseline; }
  .keys dd { margin: 0; color: var(--muted); }
  kbd { display: inline-block; padding: 0 6px; border-radius: 5px; border: 1px solid rgb(246 243 232 / 0.4); font: 600 13px/20px var(--sans); white-space: nowrap; }
  .rule-text { font-size: 16.5px; line-height: 1.5; }
  @media (max-width: 560px) {
    dialog { margin-block-end: 0; border-end-start-radius: 0; border-end-end-radius: 0; border-block-end: 0; }
  }
  @media (prefers-reduced-motion: no-preference) {
    dialog[open] { animation: rise 0.18s ease-out; }
    @keyframes rise { from { opacity: 0; translate: 0 18px; } }
  }
`;
