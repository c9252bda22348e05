/** The page between the turns of people who share a device: nothing of any hand is on it. */
import { css, html, nothing, type TemplateResult } from "lit";
import { scoreText } from "../scores.ts";
import type { Cover } from "../table-state.ts";
import { avatar } from "./avatar.ts";
import { cardBack } from "./card.ts";
import type { Context } from "./context.ts";
import { eventList } from "./frame.ts";

/** `context` must speak to nobody in particular: the one who reads may be anybody. */
export function coverView(context: Context, { seat, news }: Cover): TemplateResult {
  const { say, texts, position, on } = context;
  const names = position.seats.map(({ name }) => name);
  const name = names[seat] ?? "";
  return html`<section class="cover" aria-labelledby="cover-title">
    <div class="cover-paper" data-region="cover" data-fallback>
      <div class="pass">
        <div class="backs" aria-hidden="true">${cardBack()}${cardBack()}${cardBack()}</div>
        <h2 id="cover-title">${say("ui-cover", { name })}</h2>
        <p>${say("ui-cover-about", { name })}</p>
        <button class="button primary big" data-item="uncover" @click=${on.uncover}>
          ${say("ui-cover-ready", { name })}
        </button>
      </div>
      ${
        news.length > 0
          ? html`<div class="news">
              <h3>${say("ui-cover-news")}</h3>
              ${eventList(news, texts, { names, me: null })}
            </div>`
          : nothing
      }
    </div>
    <p class="cover-scores">
      ${position.seats.map(
        (info, i) =>
          html`<span>${avatar(names, i)}${info.name} <b>${scoreText(info.score)}</b></span>`,
      )}
    </p>
  </section>`;
}

export const coverStyles = css`
  .cover {
    grid-area: bar-end / main-start / main-end / -1;
    z-index: 5;
    min-block-size: 0;
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    gap: 8px;
    padding: 4px 8px max(10px, env(safe-area-inset-bottom));
  }
  .cover-paper {
    min-block-size: 0;
    overflow: hidden auto;
    display: grid;
    justify-items: center;
    align-content: safe center;
    gap: 22px;
    padding: 18px 16px;
    border-radius: 16px;
    border: 1px solid var(--felt-line);
    background: var(--panel);
  }
  .pass {
    display: grid;
    justify-items: center;
    gap: 10px;
    text-align: center;
  }
  .cover h2 {
    margin: 0;
    font: 600 30px/1.15 var(--serif);
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  .cover h3 {
    margin: 0 0 8px;
    font: 600 17px/1.2 var(--serif);
  }
  .cover p {
    margin: 0;
    color: var(--muted);
  }
  .cover .big {
    min-block-size: 58px;
    margin-block-start: 6px;
    padding-inline: 1.6em;
    font-size: 18px;
  }
  .news {
    inline-size: min(100%, 32em);
  }
  .news .events {
    font-size: 15px;
  }
  .backs {
    display: flex;
    --card-w: 58px;
    padding-block-end: 12px;
  }
  .backs .card {
    margin-inline: -9px;
  }
  .backs .card:first-child {
    rotate: -9deg;
    translate: 0 4px;
  }
  .backs .card:last-child {
    rotate: 9deg;
    translate: 0 4px;
  }
  .cover-scores {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 6px 18px;
    font-variant-numeric: tabular-nums;
    --avatar: 22px;
  }
  .cover-scores span:not(.avatar) {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  .cover-scores b {
    color: var(--text);
  }
  /* A phone lying down: whose turn it is on the left, what happened on the right. */
  @container table (min-width: 560px) and (max-height: 520px) {
    .cover-paper {
      grid-template-columns: repeat(auto-fit, minmax(280px, 1fr));
      align-items: safe center;
      align-content: stretch;
    }
    .cover-paper {
      padding-block: 8px;
    }
    .cover h2 {
      font-size: 25px;
    }
    .backs {
      --card-w: 34px;
      padding-block-end: 4px;
    }
    .news {
      align-self: stretch;
      overflow: hidden auto;
    }
  }
`;
