/** The menu and the help of the table. */
import { css, html, nothing, type TemplateResult } from "lit";
import { KEY_LIST } from "../keys.ts";
import { site } from "../site/here.ts";
import { rulesLanguage } from "./rule-text.ts";
import type { Context, DialogPresses, Presses } from "./context.ts";
import { icon, type IconName } from "./icons.ts";

export function menuView({ say, on, position, texts, state, live }: Context, act: DialogPresses): TemplateResult {
  const item: Item = (name, id, press) =>
    html`<li>
      <button class="menu-item" ?autofocus=${id === "ui-scores"} @click=${press}>
        ${icon(name)}${say(id)}
      </button>
    </li>`;
  return html`<ul class="menu">
    ${item("scores", "ui-scores", () => on.open("scores"))}
    ${item("log", "ui-log", () => on.open("log"))}
    ${live && position.end === null && state.cover === null ? item("sort", "ui-sort", on.tray) : nothing}
    ${item("settings", "ui-settings", () => on.open("settings"))}
    ${item("keys", "ui-help", () => on.open("help"))}
    <li>
      <a class="menu-item" href=${rulesPage(texts.language, position.rules)} target="_blank"
        >${icon("book")}${say("ui-rules")}</a
      >
    </li>
    ${live && state.cover === null ? item("copy", "ui-copy", () => on.open("copy")) : nothing}
    ${live && state.cover === null && on.aside ? asideItems(item, on.aside) : nothing}
    ${item("save", "ui-export", act.save)}
    ${item("leave", "ui-leave", on.leave)}
  </ul>`;
}

type Item = (name: IconName, id: string, press: () => void) => TemplateResult;

/** What a page of its own can show beside the table. */
function asideItems(item: Item, aside: NonNullable<Presses["aside"]>): TemplateResult {
  return html`${item("play", "ui-replay", () => aside("replay"))}
  ${item("seal", "ui-fairness", () => aside("fairness"))}`;
}

/** Address of a rules page in a language, or of one rule on it. */
export function rulesPage(language: string, rules: string, id = ""): string {
  return site().address(`rules/${rulesLanguage(language)}/${rules}.html${id && `#${id}`}`);
}

/** Address of a page about the site itself. */
export function aboutPage(language: string, name: string): string {
  return site().address(`about/${language}/${name}.html`);
}

/** Address of the page about embedding; the English one has the folder's own name. */
export function embeddingPage(language: string): string {
  return site().address(`embed/${language === "en" ? "index" : language}.html`);
}

export function helpView({ say, position, texts }: Context): TemplateResult {
  return html`<p>${say("ui-help-turn")}</p>
    <p>${say("ui-help-touch")}</p>
    <p>
      <a class="button" href=${rulesPage(texts.language, position.rules)} target="_blank"
        >${icon("book")}${say("ui-rules")}</a
      >
    </p>
    <h3>${say("ui-keys")}</h3>
    <dl class="keys">
      ${KEY_LIST.map(
        ([keys, text]) =>
          html`<div>
            <dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt>
            <dd>${say(text)}</dd>
          </div>`,
      )}
    </dl>`;
}

export const menuStyles = css`
  .menu {
    list-style: none;
    margin: 0 -10px;
    padding: 0;
  }
  @media (min-width: 560px) and (max-height: 560px) {
    dialog:has(.menu) {
      inline-size: min(660px, 100%);
    }
    .menu {
      columns: 2;
      column-gap: 8px;
    }
    .menu li {
      break-inside: avoid;
    }
  }
  .menu-item {
    display: flex;
    align-items: center;
    gap: 14px;
    inline-size: 100%;
    min-block-size: 50px;
    padding: 6px 12px;
    border-radius: 11px;
    text-align: start;
    font-size: 16px;
    color: var(--text);
    text-decoration: none;
  }
  @media (hover: hover) {
    .menu-item:hover {
      background: var(--raise);
    }
  }
  .menu-item .icon {
    color: var(--brass);
  }
  .keys {
    margin: 0;
    display: grid;
    gap: 4px;
  }
  .keys div {
    display: grid;
    grid-template-columns: 9.5em 1fr;
    gap: 10px;
    align-items: baseline;
  }
  .keys dd {
    margin: 0;
    color: var(--muted);
  }
  kbd {
    display: inline-block;
    padding: 0 6px;
    border-radius: 5px;
    border: 1px solid var(--edge);
    font: 600 13px/20px var(--sans);
    white-space: nowrap;
  }
`;
