/** The rules of a mix on a sheet: to be read on a phone, and printed on A4. */
import { css, html, nothing, type TemplateResult } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import { mixText } from "../mix.ts";
import { sheetOf, type SheetPart } from "../sheet.ts";
import type { HousePage } from "./house-context.ts";
import { mixWords, reasonsView } from "./house-parts.ts";
import { icon } from "./icons.ts";

export function sheetView(page: HousePage): TemplateResult {
  const { house, texts, say } = page;
  const { info, mix } = house.state;
  if (info === null || !house.sound)
    return html`<section class="panel">
      <p class="about">${say(info === null ? "ui-house-starting" : "ui-sheet-unsound")}</p>
      ${reasonsView(page)}
    </section>`;
  const changed = Object.keys(mix.options).length;
  const game = say(`rules-${mix.rules}`);
  return html`<div class="row-buttons print">
      <button class="button primary" @click=${() => print()}>${say("ui-sheet-print")}</button>
    </div>
    <article class="sheet">
      <h2>${say("ui-sheet-title", { changed, game })}</h2>
      <p class="about">${changed > 0 ? say("ui-sheet-about") : mixWords(page, mix)}</p>
      <div class="parts">
        ${sheetOf(texts, info).map((part) => partView(page, part))}
        ${commonView(page)}
      </div>
      <p class="code-line">${say("ui-sheet-code", { code: mixText(mix) })}</p>
    </article>`;
}

function partView({ say }: HousePage, { name, lines }: SheetPart): TemplateResult {
  return html`<section>
    <h3>${say(`ui-options-${name}`)}</h3>
    <ul>
      ${lines.map(
        ({ text, changed }) =>
          html`<li ?data-changed=${changed}>
            ${changed ? html`${icon("star")}<span class="hidden">${say("ui-sheet-star")}: </span>` : nothing}${text}
          </li>`,
      )}
    </ul>
  </section>`;
}

function commonView({ say, common }: HousePage): TemplateResult | typeof nothing {
  if (common.length === 0) return nothing;
  return html`<section>
    <h3>${say("ui-sheet-common")}</h3>
    <ul>
      ${common.map((text) => html`<li>${unsafeHTML(text)}</li>`)}
    </ul>
  </section>`;
}

export const sheetStyles = css`
  .sheet {
    inline-size: min(100%, 900px);
    justify-self: center;
    padding: 22px clamp(16px, 4vw, 40px) 26px;
    border-radius: 6px;
    background: #fffdf7;
    color: #17190f;
    box-shadow: 0 10px 34px rgb(0 0 0 / 0.4);
  }
  .sheet h2 {
    margin: 0;
    font: 600 26px/1.2 var(--serif);
  }
  .sheet h3 {
    margin: 14px 0 4px;
    font: 600 17px/1.2 var(--serif);
    color: #5a3d00;
  }
  .sheet .about,
  .sheet .code-line {
    margin: 4px 0 0;
    color: #4b4f41;
    font-size: 14px;
  }
  .sheet .code-line {
    margin-block-start: 16px;
    padding-block-start: 8px;
    border-block-start: 1px solid #cfc8b2;
    overflow-wrap: anywhere;
  }
  .sheet ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .sheet li {
    padding: 2px 0 2px 20px;
    position: relative;
    break-inside: avoid;
  }
  .sheet li::before {
    content: "·";
    position: absolute;
    inset-inline-start: 6px;
  }
  .sheet li[data-changed]::before {
    content: none;
  }
  .sheet li[data-changed] {
    font-weight: 600;
  }
  .sheet li .icon {
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: 4px;
    inline-size: 15px;
    block-size: 15px;
    fill: currentColor;
  }
  .sheet .card {
    display: inline;
    background: none;
    box-shadow: none;
    color: inherit;
    white-space: nowrap;
  }
  .sheet .card.red {
    color: #b00d27;
  }
  @media (min-width: 800px) {
    .parts {
      columns: 2;
      column-gap: 32px;
    }
    .parts section {
      break-inside: avoid;
    }
    .parts section:first-child h3 {
      margin-block-start: 8px;
    }
  }
  @media print {
    .top,
    .intro,
    .views,
    .said,
    .print,
    .panel {
      display: none !important;
    }
    main,
    :host {
      display: block !important;
      padding: 0 !important;
      background: #fff !important;
    }
    .sheet {
      inline-size: auto;
      padding: 0;
      box-shadow: none;
      background: none;
      color: #000;
      font-size: 9.5pt; /* so that most mixes fill one page of A4 */
      line-height: 1.26;
    }
    .sheet h3,
    .sheet .about,
    .sheet .code-line {
      color: #000;
    }
    .parts {
      columns: 2;
      column-gap: 8mm;
    }
    .parts section {
      break-inside: auto;
    }
    .parts section:first-child h3 {
      margin-block-start: 0; /* as high as the other column begins */
    }
    .sheet li {
      break-inside: avoid;
    }
    .sheet h3 {
      break-after: avoid;
    }
  }
`;
