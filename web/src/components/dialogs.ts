/** What opens over the table: menu, settings, scores, log, help, a rule, a question. */
import { html, type TemplateResult } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { reportText } from "../report.ts";
import type { TableStore } from "../table-state.ts";
import { copiesView } from "./copies.ts";
import { choiceTitle, choiceView } from "./choice.ts";
import type { Context, DialogName, DialogPresses } from "./context.ts";
import { logList } from "./frame.ts";
import { icon } from "./icons.ts";
import { helpView, menuView, rulesPage } from "./menu.ts";
import { practiceView } from "./practice.ts";
import type { RuleSentence } from "./rule-text.ts";
import "./report.ts";
import { scoreChart } from "./score-chart.ts";
import { scoreSheet } from "./scores.ts";
import { settingsView } from "./settings.ts";
import { tableRulesView } from "./table-rules.ts";

/** A rule that was cited, with its sentence where that could be had. */
interface Cited {
  readonly rule: string;
  readonly sentence: RuleSentence | null;
}

export type Open =
  | { readonly name: DialogName; readonly cited?: Cited }
  | ({ readonly name: "rule" } & Cited)
  | { readonly name: "choice"; readonly moves: readonly string[]; readonly about: string };

type View = (context: Context, on: DialogPresses, store: TableStore) => TemplateResult;

const VIEWS: Readonly<Record<DialogName, readonly [title: string, view: View]>> = {
  menu: ["ui-menu", menuView],
  settings: ["ui-settings", (context, _, store) => settingsView(context, store)],
  scores: ["ui-scores", (context) => html`${scoreSheet(context)} ${scoreChart(context)}`],
  log: ["ui-log", logList],
  help: ["ui-help", helpView],
  rules: ["ui-table-rules", tableRulesView],
  practice: ["ui-practice", practiceView],
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
  const body = view(context, on, store);
  return [say(title), open.cited ? html`${citedView(context, open.cited)} ${body}` : body];
}

/** The rules of the table open at the one that was just cited. */
function citedView(context: Context, cited: Cited): TemplateResult {
  return html`<section class="cited">
    <h3>${context.say("ui-rule-cited", { rule: cited.rule })}</h3>
    ${sentenceView(context, cited)}
  </section>`;
}

/** The sentence comes from the site's own rules page, written by the build. */
function ruleView(context: Context, cited: Cited): TemplateResult {
  const { say } = context;
  const text = reportOn(cited.rule, context);
  return html`${sentenceView(context, cited)}
    <rummy-report .rule=${cited.rule} .say=${say} .text=${text}></rummy-report>`;
}

function sentenceView({ say, position, texts }: Context, { rule, sentence }: Cited): TemplateResult {
  return html`<div class="rule-text">
      ${sentence === null ? html`<p>${say("ui-rule-missing")}</p>` : unsafeHTML(sentence.html)}
    </div>
    <p>
      <a class="button" href=${rulesPage(texts.language, sentence?.page ?? position.rules, rule)} target="_blank"
        >${icon("book")}${say("ui-rule-page")}</a
      >
    </p>`;
}

function reportOn(rule: string, { state: { message }, position, said }: Context): string {
  const told = message?.rule === rule ? { code: message.id, words: said(message) } : null;
  return reportText({ build: __BUILD_ID__, rule, refusal: told, record: position.record });
}
