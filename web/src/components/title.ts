/** What is played, in the bar: deal, wild rank, contract, own score. A press opens the rules. */
import { css, html, nothing, type TemplateResult } from "lit";
import { scoreText } from "../scores.ts";
import type { Context } from "./context.ts";
import { icon } from "./icons.ts";
import { openedWord } from "./seats.ts";

export function titleView(context: Context): TemplateResult {
  const { position, say, on } = context;
  const { deal, deals, target, wild } = position;
  return html`<h2 class="title">
    <button
      class="title-button"
      data-item="rules"
      title=${say("ui-table-rules")}
      @click=${() => on.open("rules")}
    >
      <span class="deal-line"
        ><span>${say("ui-deal", { deal, deals: deals ?? 0, target: target ?? 0 })}</span>
        ${wild === null ? nothing : wildView(context, wild)}</span
      >
      <span class="about-line">${aboutText(context)}</span>
      <span class="hidden">${say("ui-table-rules")}</span>
      ${icon("book")}
    </button>
  </h2>`;
}

function wildView({ say }: Context, wild: string): TemplateResult {
  return html`<span class="wild-chip"
    ><span class="hidden">${say("ui-fact-wild", { rank: say(`rank-${wild}`) })}</span
    ><span aria-hidden="true" class="wild-word">${say("ui-wild")}</span
    ><span aria-hidden="true">${icon("star")}${wild}</span></span
  >`;
}

/** The contract first, where there is one, since it is needed more often than the score. */
function aboutText(context: Context): TemplateResult {
  const { position, live, here, me, say, state } = context;
  const contract = here?.contract;
  const own = me === null || state.cover ? undefined : position.seats[me];
  const opened = own ? openedWord(context, own.opened) : "none";
  const brief = contract ? "ui-points-short" : "ui-own-score";
  const score = own && say(brief, { score: scoreText(own.score), opened });
  if (!live || score === undefined) return html`${say(`rules-${position.rules}`)}`;
  return html`${
      contract
        ? html`<span class="contract-part">${say("ui-contract-brief", { ...contract })}</span>`
        : nothing
    }<span class="game-part">${say(`rules-${position.rules}`)}</span
    ><span class="own-part">${score}</span>`;
}

export const titleStyles = css`
  .title {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    font: inherit;
  }
  .title-button {
    position: relative;
    display: block;
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: 6px 22px;
    border-radius: 9px;
    text-align: start;
    line-height: 1.2;
  }
  .title-button:hover {
    background: rgb(255 255 255 / 0.08);
  }
  .title-button > .icon {
    position: absolute;
    inset-block-start: calc(50% - 8px);
    inset-inline-end: 2px;
    inline-size: 17px;
    block-size: 17px;
    color: var(--brass);
  }
  .about-line,
  .deal-line > span:first-child {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .deal-line {
    display: flex;
    align-items: center;
    gap: 8px;
    font: 600 17px/1.15 var(--serif);
    letter-spacing: 0.01em;
  }
  .about-line {
    font-size: 12.5px;
    color: var(--muted);
  }
  .contract-part::after,
  .game-part::after {
    content: " · ";
  }
  .game-part {
    display: none;
  }
  .wild-chip {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 4px;
    padding: 0 7px 0 5px;
    border-radius: 8px;
    background: linear-gradient(160deg, #fbf7ff, #e4d7f9);
    color: #4d1687;
    font: 700 14px/20px var(--sans);
    forced-color-adjust: none;
  }
  .wild-chip span:last-child {
    display: inline-flex;
    align-items: center;
    gap: 3px;
  }
  .wild-chip .icon {
    inline-size: 14px;
    block-size: 14px;
    fill: currentColor;
  }
  .wild-word {
    display: none;
  }
  @container table (min-width: 600px) and (min-height: 521px) {
    .title-button {
      padding-inline-end: 46px;
    }
    .title-button > .icon {
      inset-block-start: calc(50% - 11px);
      inset-inline-end: 11px;
      inline-size: 22px;
      block-size: 22px;
      color: var(--text);
    }
    .wild-word,
    .game-part {
      display: inline;
    }
  }
  /* The own seat stands among the others there. */
  @container table (min-width: 900px) and (min-height: 560px) {
    .own-part {
      display: none;
    }
    .game-part::after {
      content: none;
    }
  }
`;
