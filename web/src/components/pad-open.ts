/** An open score pad: how it stands, the deal to write down, how the match ended. */
import { html, nothing, type TemplateResult } from "lit";
import { endTexts, houseTexts, lengthText, padText } from "../pad-text.ts";
import type { KeptPad } from "../pads.ts";
import type { PadDealCounted, PadSheet, RulesInfo } from "../protocol.ts";
import { scoreText } from "../scores.ts";
import { download } from "../store.ts";
import { avatar } from "./avatar.ts";
import { icon } from "./icons.ts";
import { rulesPage } from "./menu.ts";
import { chartView } from "./pad-chart.ts";
import type { PadPage } from "./pad-context.ts";
import { dealForm } from "./pad-deal.ts";

export function openPadView(page: PadPage, pad: KeptPad): TemplateResult {
  const { desk, say } = page;
  const { sheet, info, draft } = desk.state;
  return html`<div class="intro">
      <h1>${say(`rules-${pad.rules}`)}</h1>
      ${info === null ? nothing : rulesLine(page, pad, info)}
    </div>
    ${
      sheet === null || info === null
        ? html`<p class="about">${say("ui-house-starting")}</p>`
        : html`<div class="desk">
            ${endView(page, pad, sheet, info)}
            ${draft === null ? nothing : dealForm(page, pad, sheet, info, draft)}
            ${standingView(page, pad, sheet)}
          </div>
          ${padButtons(page, pad, sheet, info)}`
    }`;
}

/** What is played, with what is not as in the book. */
function rulesLine({ texts, say }: PadPage, { rules }: KeptPad, info: RulesInfo): TemplateResult {
  return html`<p>${[lengthText(texts, info), ...houseTexts(texts, info)].join(" · ")}</p>
    <p>
      <a href=${rulesPage(texts.language, rules)} target="_blank"
        >${say("ui-rules-of", { game: say(`rules-${rules}`) })}</a
      >
    </p>`;
}

/** The winner and why the match is over, as a region that is heard when it comes. */
function endView(page: PadPage, pad: KeptPad, sheet: PadSheet, info: RulesInfo): TemplateResult {
  const lines = endTexts(page.texts, pad, sheet, info);
  const [why = "", won = ""] = lines;
  return html`<div role="status" class="ending">
    ${
      lines.length === 0
        ? nothing
        : html`<div class="panel"><h2>${icon("crown")}${won}</h2>
            <p>${why}</p></div>`
    }
  </div>`;
}

function standingView(page: PadPage, pad: KeptPad, sheet: PadSheet): TemplateResult | typeof nothing {
  const { say, desk } = page;
  if (sheet.deals.length === 0) return nothing;
  return html`<section class="panel">
    <h2 id="standing">${say("pad-standing")}</h2>
    <div class="wide" role="region" aria-labelledby="standing" tabindex="0">
      ${tableView(page, pad, sheet)}
    </div>
    ${sheet.deals.some(({ late }) => late) ? html`<p class="about">${say("pad-late")}</p>` : nothing}
    ${chartView(page, pad, sheet)}
    <div class="row-buttons">
      <button
        class="button"
        aria-disabled=${!desk.state.canUndo}
        @click=${() => desk.state.canUndo && void desk.undo()}
      >
        ${icon("undo")}${say("pad-undo")}
      </button>
    </div>
  </section>`;
}

function tableView(page: PadPage, { names }: KeptPad, sheet: PadSheet): TemplateResult {
  const { say } = page;
  const { totals, ranks } = sheet;
  return html`<table class="sheet">
    <thead>
      <tr>
        <th scope="col">${say("ui-deal-column")}</th>
        ${names.map(
          (name, seat) =>
            html`<th scope="col" title=${name}>
              ${avatar(names, seat)}<span dir="auto">${name}</span>
            </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${sheet.deals.map((deal, at) => rowView(page, deal, at))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${say("ui-total")}</th>
        ${totals.map((total, n) => html`<td ?data-best=${ranks[n] === 1}>${scoreText(total)}</td>`)}
      </tr>
      <tr class="places">
        <th scope="row">${say("pad-places")}</th>
        ${ranks.map((place) => html`<td>${place}</td>`)}
      </tr>
    </tfoot>
  </table>`;
}

function rowView({ say, desk }: PadPage, deal: PadDealCounted, at: number): TemplateResult {
  const edited = desk.state.draft?.at === at;
  const cells = deal.late ? deal.hands.map(() => "–") : deal.scores.map(scoreText);
  return html`<tr ?data-open=${deal.late} ?data-edited=${edited}>
    <th scope="row">
      <button
        class="edit"
        aria-label=${say("pad-change-deal", { deal: deal.deal })}
        aria-pressed=${edited}
        @click=${() => void desk.edit(at)}
      >
        ${deal.deal}
      </button>
    </th>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`;
}

function padButtons(page: PadPage, pad: KeptPad, sheet: PadSheet, info: RulesInfo): TemplateResult {
  const { say, desk, texts } = page;
  const text = (): string => padText(texts, pad, sheet, info);
  return html`<div class="row-buttons">
    <button class="button" @click=${() => desk.close()}>${icon("leave")}${say("pad-all")}</button>
    <button class="button" @click=${() => void page.copy(text())}>
      ${icon("copy")}${say("pad-copy")}
    </button>
    <button class="button" @click=${() => download(`meldbook-${pad.rules}.txt`, text())}>
      ${icon("save")}${say("ui-export")}
    </button>
  </div>`;
}
