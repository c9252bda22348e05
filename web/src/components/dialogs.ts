/** What opens over the table: menu, settings, scores, log, help, a rule, a question. */
import { css, html, type TemplateResult } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { reportText } from "../report.ts";
import type { TableStore } from "../table-state.ts";
import { copiesView } from "./copies.ts";
import { choiceTitle, choiceView } from "./choice.ts";
import type { Context, DialogName, DialogPresses } from "./context.ts";
import { logList } from "./frame.ts";
import { icon } from "./icons.ts";
import { helpView, menuView, rulesPage } from "./menu.ts";
import type { RuleSentence } from "./rule-text.ts";
import "./report.ts";
import { scoreSheet } from "./scores.ts";
import { settingsView } from "./settings.ts";
import { tableRulesView } from "./table-rules.ts";

export type Open =
  | { readonly name: DialogName }
  | { readonly name: "rule"; readonly rule: string; readonly sentence: RuleSentence | null }
  | { readonly name: "choice"; readonly moves: readonly string[]; readonly about: string };

type View = (context: Context, on: DialogPresses, store: TableStore) => TemplateResult;

const VIEWS: Readonly<Record<DialogName, readonly [title: string, view: View]>> = {
  menu: ["ui-menu", menuView],
  settings: ["ui-settings", (context, _, store) => settingsView(context, store)],
  scores: ["ui-scores", scoreSheet],
  log: ["ui-log", logList],
  help: ["ui-help", helpView],
  rules: ["ui-table-rules", tableRulesView],
  copy: ["ui-copy-title", (context, _, store) => copiesView(context, store)],
};

export function dialogView(
  context: Context,
  open: Open,
  on: DialogPresses,
  store: TableStore,
): TemplateResult {
  const { say } = context;
  const [title, body] = titled(context, open, on, store);
  return html`<div class="sheet-body">
    <header>
      <h2 id="dialog-title">${title}</h2>
      <button class="icon-button" @click=${on.close} aria-label=${say("ui-close")}>
        ${icon("close")}
      </button>
    </header>
    <div class="dialog-content">${body}</div>
  </div>`;
}

function titled(
  context: Context,
  open: Open,
  on: DialogPresses,
  store: TableStore,
): [string, TemplateResult] {
  const { say } = context;
  if (open.name === "rule") return [say("ui-rule", { rule: open.rule }), ruleView(context, open)];
  if (open.name === "choice")
    return [choiceTitle(context, open.moves, open.about), choiceView(context, open.moves, on)];
  const [title, view] = VIEWS[open.name];
  return [say(title), view(context, on, store)];
}

/** The sentence comes from the site's own rules page, written by the build. */
function ruleView(
  context: Context,
  { rule, sentence }: { rule: string; sentence: RuleSentence | null },
): TemplateResult {
  const { say, position, texts } = context;
  return html`<div class="rule-text">
      ${sentence === null ? html`<p>${say("ui-rule-missing")}</p>` : unsafeHTML(sentence.html)}
    </div>
    <p>
      <a class="button" href=${rulesPage(texts.language, sentence?.page ?? position.rules, rule)} target="_blank"
        >${icon("book")}${say("ui-rule-page")}</a
      >
    </p>
    <rummy-report .rule=${rule} .say=${say} .text=${reportOn(rule, context)}></rummy-report>`;
}

function reportOn(rule: string, { state: { message }, position, said }: Context): string {
  const told = message?.rule === rule ? { code: message.id, words: said(message) } : null;
  return reportText({ build: __BUILD_ID__, rule, refusal: told, record: position.record });
}

export const dialogStyles = css`
  dialog {
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
    box-shadow: 0 18px 60px rgb(0 0 0 / 0.55);
    overscroll-behavior: contain;
  }
  dialog::backdrop {
    background: rgb(2 14 10 / 0.62);
  }
  .sheet-body {
    display: flex;
    flex-direction: column;
    max-block-size: inherit;
  }
  dialog header {
    position: sticky;
    inset-block-start: 0;
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 8px 8px 6px 20px;
    background: var(--sheet);
    z-index: 1;
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
    font-variant-emoji: text;
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
    dialog[open] {
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
