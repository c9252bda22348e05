/** What is played, in the bar: deal, wild rank, contract, own score. A press opens the rules. */
import { css, html, nothing, type TemplateResult } from "lit";
import { scoreText } from "../scores.ts";
import type { Fork } from "../table-state.ts";
import type { Context } from "./context.ts";
import { icon } from "./icons.ts";
import { openedWord } from "./seats.ts";

export function titleView(context: Context): TemplateResult {
  const { position, say, on, state } = context;
  const { deal, deals, target, wild } = position;
  return html`<div class="title">
    <h2>
      <span class="deal-part"
        >${say("ui-deal", { deal, deals: deals ?? 0, target: target ?? 0 })}</span
      ><span class="deal-brief"
        >${say("ui-deal", { deal, deals: 0, target: 0 })}${deals === null ? "" : `/${deals}`}</span
      >
      ${wild === null ? nothing : wildView(context, wild)}
      ${state.fork === null ? nothing : forkView(context, state.fork)}
    </h2>
    <div class="brief">${aboutText(context)}</div>
    <button
      class="title-button"
      data-item="rules"
      aria-label=${say("ui-table-rules")}
      title=${say("ui-table-rules")}
      @click=${() => on.open("rules")}
    >
      <span>${icon("book")}</span>
    </button>
  </div>`;
}

function wildView({ say }: Context, wild: string): TemplateResult {
  return html`<span class="wild-chip"
    ><span class="hidden">${say("ui-fact-wild", { rank: say(`rank-${wild}`) })}</span
    ><span aria-hidden="true" class="wild-word">${say("ui-wild")}</span
    ><span aria-hidden="true">${icon("star")}${say("ui-rank", { rank: wild })}</span></span
  >`;
}

function forkView({ say }: Context, fork: Fork): TemplateResult {
  const words = say("ui-match-fork", { ...fork });
  return html`<span class="fork-chip" title=${words}
    >${icon("fork")}<span class="hidden">${words}</span></span
  >`;
}

/** The contract first, where there is one, since it is needed more often than the score. */
function aboutText(context: Context): TemplateResult {
  const { position, live, here, me, say, state } = context;
  const kind = state.fork ? "ui-fork-of" : position.practice ? "ui-practice-of" : "ui-game";
  const name = say(kind, { game: say(`rules-${position.rules}`) });
  const contract = here?.contract;
  const own = me === null || state.cover ? undefined : position.seats[me];
  const opened = own ? openedWord(context, own.opened) : "none";
  const brief = contract ? "ui-points-short" : "ui-own-score";
  const args = { score: scoreText(own?.score ?? "0"), opened };
  const score = own && say(brief, args);
  if (!live || score === undefined) return html`${name}`;
  return html`${
      contract
        ? html`<span class="contract-part">${say("ui-contract-brief", { ...contract })}</span>`
        : nothing
    }<span class="game-part">${name}</span
    ><span class="own-part">${score}</span
    ><span class="own-brief">${say("ui-points-short", args)}</span>`;
}

export const titleStyles = css`
  .title {
    position: relative;
    flex: 0 1 auto;
    min-inline-size: 0;
    margin-inline-end: auto;
    padding-inline: 6px 36px;
    line-height: 1.2;
  }
  .title h2,
  .brief {
    margin: 0;
    overflow: hidden;
  }
  .title h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    font: 600 17px/1.2 var(--serif);
    letter-spacing: 0.01em;
  }
  .brief {
    font-size: 12.5px;
    color: var(--muted);
  }
  .contract-part {
    color: var(--brass);
    font-weight: 600;
  }
  .contract-part::after,
  .game-part::after {
    content: " · ";
    color: var(--muted);
    font-weight: 400;
  }
  .game-part,
  .own-brief,
  .deal-brief {
    display: none;
  }
  @container table (max-width: 379px) {
    .title h2 {
      gap: 6px;
      font-size: 16px;
    }
    /* The wild rank beside it is never cut, and needs its place. */
    h2:has(.wild-chip, .fork-chip) .deal-part {
      display: none;
    }
    h2:has(.wild-chip, .fork-chip) .deal-brief {
      display: inline;
    }
    h2:has(.wild-chip):has(.fork-chip) .deal-brief {
      font-size: 12.5px;
    }
  }
  /* A phone lying down leaves the title little room. */
  @container table (min-width: 560px) and (max-height: 640px) {
    .own-part {
      display: none;
    }
    .own-brief {
      display: inline;
    }
  }
  /* The whole title opens the rules; the book at its end says so. */
  .title-button {
    position: absolute;
    inset: calc(50% - 23px) 0 auto;
    block-size: 46px;
    display: grid;
    place-items: center end;
    padding-inline-end: 4px;
    border-radius: 10px;
  }
  .title-button span {
    display: grid;
    place-items: center;
    inline-size: 26px;
    block-size: 26px;
    border-radius: 50%;
    background: color-mix(in srgb, var(--brass) 16%, transparent);
    color: var(--brass);
  }
  @media (hover: hover) {
    .title-button:hover {
      background: var(--raise);
    }
  }
  .title-button .icon {
    inline-size: 16px;
    block-size: 16px;
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
  .fork-chip {
    flex: none;
    display: inline-grid;
    place-items: center;
    inline-size: 24px;
    block-size: 20px;
    border: 1px solid var(--brass);
    border-radius: 8px;
    color: var(--brass);
  }
  .fork-chip .icon {
    inline-size: 15px;
    block-size: 15px;
  }
  .wild-word {
    display: none;
  }
  @container table (min-width: 600px) and (min-height: 641px) {
    .title {
      padding-inline-end: 44px;
    }
    .title h2 {
      font-size: 20px;
    }
    .brief {
      font-size: 14px;
    }
    .title-button {
      inset-block-start: calc(50% - 25px);
      block-size: 50px;
    }
    .title-button span {
      inline-size: 32px;
      block-size: 32px;
    }
    .title-button .icon {
      inline-size: 19px;
      block-size: 19px;
    }
    .wild-word,
    .game-part {
      display: inline;
    }
    .fork-chip {
      display: none;
    }
  }
  /* The own seat stands among the others there. */
  @container table (min-width: 900px) and (min-height: 641px) {
    .own-part {
      display: none;
    }
    .game-part::after {
      content: none;
    }
  }
`;
