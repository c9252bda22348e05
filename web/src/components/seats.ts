/** The players: whose turn it is, their cards, score, and whether they opened. */
import { css, html, nothing, type TemplateResult } from "lit";
import type { Position } from "../protocol.ts";
import { scoreText } from "../scores.ts";
import type { Args } from "../table-state.ts";
import { avatar } from "./avatar.ts";
import { cardBack } from "./card.ts";
import type { Context } from "./context.ts";
import { icon } from "./icons.ts";
import { markedBy } from "./names.ts";
import { sentence } from "./sentence.ts";

interface SeatArgs extends Args {
  readonly score: string;
}

/** The seats in the order of play, the player's own first. */
export function seatOrder(seats: number, me: number): readonly number[] {
  return Array.from({ length: seats }, (_, i) => (me + i) % seats);
}

export function seatsView(context: Context): TemplateResult {
  const { position, say } = context;
  const many = position.seats.length > 4;
  return html`<ul class="seats" ?data-many=${many} aria-label=${say("ui-players")}>
    ${seatOrder(position.seats.length, position.seat).map((seat) => seatView(context, seat))}
  </ul>`;
}

function seatView(context: Context, seat: number): TemplateResult {
  const { position, live, state, say } = context;
  const info = position.seats[seat];
  if (!info) return html``;
  const turn = position.phase !== "over" && position.turn === seat;
  const own = seat === position.seat;
  const name = own ? say("ui-you") : info.name;
  const opened = openedWord(context, info.opened);
  const args = seatArgs(position, seat);
  const { score } = args;
  return html`<li
    class="seat ${own ? "own" : ""}"
    data-seat=${seat}
    data-fly="seat:${seat}"
    data-hue=${seat}
    ?data-turn=${turn}
    ?data-thinks=${state.thinking === seat}
  >
    <span class="hidden">${say("ui-seat", { ...args, name, opened, turn: String(turn) })}</span>
    ${avatar(markedBy(context), seat)}
    <span class="who" aria-hidden="true">
      <b dir="auto">${name}</b>${
        opened === "true" ? html`<span class="opened"><i>${say("ui-opened")}</i></span>` : nothing
      }
    </span>
    <span class="facts" aria-hidden="true">
      <span class="count">${cardBack()}<b>${live ? info.cards : "–"}</b></span>
      <span class="score">${say("ui-points-short", { score })}</span>
      <span class="bare-score">${score}</span>
      ${own ? nothing : takenView(context, info.known)}
    </span>
  </li>`;
}

/** The discards that a player took and still holds, the last one first. */
function takenView({ texts, say }: Context, known: readonly string[]): TemplateResult | typeof nothing {
  if (known.length === 0) return nothing;
  const cards = known.toReversed().map((card) => ({ card, words: texts.card(card) }));
  return html`<span class="taken" title=${say("ui-taken")}
    ><i>${icon("take")}</i>${cards.map((card) => sentence([card]))}</span
  >`;
}

/** Arguments of the text that tells of a seat. */
export function seatArgs({ seats }: Position, seat: number): SeatArgs {
  const { name = "", cards = 0, score = "0", known = [] } = seats[seat] ?? {};
  return { seat, name, cards, score: scoreText(score), known: known.length, taken: known };
}

/** "true" or "false" where it matters in this deal who has opened, else "none". */
export function openedWord({ here }: Context, opened: boolean): "true" | "false" | "none" {
  return here === null || here.opens ? (opened ? "true" : "false") : "none";
}

export const seatsStyles = css`
  .seats {
    grid-area: seats;
    list-style: none;
    display: flex;
    gap: 6px;
    margin: 0;
    padding: 0 8px;
    min-inline-size: 0;
  }
  .seat {
    position: relative;
    flex: 1 1 0;
    min-inline-size: 0;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    column-gap: 8px;
    padding: 5px 9px 6px;
    border-radius: 12px;
    border: 2px solid var(--panel-edge);
    background: var(--panel-soft);
    line-height: 1.25;
    container: seat / inline-size;
  }
  .seat .avatar {
    grid-row: 1 / 3;
    --avatar: 34px;
    position: relative;
  }
  .seats[data-many] {
    gap: 4px;
  }
  .seats[data-many] .seat {
    padding-inline: 8px 3px;
  }
  /* An arrow down to the seat, so that the turn is told by more than a colour. */
  .seat[data-turn] {
    border-color: var(--brass);
    background: var(--panel-strong);
    box-shadow: 0 0 14px color-mix(in srgb, var(--brass) 28%, transparent);
  }
  .seat[data-turn]::after {
    content: "";
    position: absolute;
    inset-block-start: -8px;
    inset-inline-start: 50%;
    translate: -50% 0;
    border: 7px solid transparent;
    border-block-start: 8px solid var(--brass);
    border-block-end: 0;
  }
  .who {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
  }
  .who b {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .facts {
    display: flex;
    align-items: center;
    gap: 9px;
    font-size: 13px;
    color: var(--muted);
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .bare-score {
    display: none;
  }
  .count {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    --card-w: 12px;
  }
  .count b {
    color: var(--text);
    font-size: 14px;
  }
  .opened {
    position: relative;
    flex: none;
    padding-inline-start: 12px;
    font-size: 13px;
    color: var(--good);
  }
  .opened i {
    font-style: normal;
  }
  .opened::before {
    content: "";
    position: absolute;
    inset-inline-start: 1px;
    inset-block-start: 3px;
    inline-size: 4px;
    block-size: 8px;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: 42deg;
  }
  /* As many as fit in the line; "What happened" has them all. */
  .taken {
    flex: 1 1 0;
    min-inline-size: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 6px 2px;
    block-size: 18px;
    overflow: hidden;
    line-height: 18px;
  }
  /* Before it a line can break: a card that has no room is left out, never cut. */
  .taken::before {
    content: "";
    block-size: 100%;
    margin-inline-end: -2px;
  }
  .taken i {
    display: none;
  }
  .taken .icon {
    inline-size: 15px;
    block-size: 15px;
    margin-block-start: 2px;
  }
  @container seat (min-width: 200px) {
    .taken i {
      display: block;
    }
  }
  @container seat (max-width: 150px) {
    .opened {
      inline-size: 8px;
      block-size: 17px;
    }
    .opened i {
      display: none;
    }
    .seats:has(.taken) .score {
      display: none;
    }
    .seats:has(.taken) .bare-score {
      display: inline;
    }
    .seat .avatar {
      --avatar: 26px;
    }
    .facts {
      gap: 6px;
    }
  }
  @container seat (max-width: 108px) {
    .seat .avatar {
      --avatar: 22px;
      margin-inline: -4px -4px;
    }
    .facts {
      gap: 4px;
    }
    .opened {
      position: absolute;
      inset-block-start: 1px;
      inset-inline-end: 0;
    }
    .count {
      gap: 3px;
    }
    .score {
      display: none;
    }
    .bare-score {
      display: inline;
    }
  }
  /* Many on a phone: the disc goes, its colour stays as a line along the edge. */
  @container seat (max-width: 76px) {
    .seat .avatar {
      --avatar: 3px;
      position: absolute;
      inset: 8px auto 8px 2px;
      block-size: auto;
      margin: 0;
      border-radius: 2px;
      color: transparent;
    }
    .who {
      grid-column: 1 / -1;
    }
    .who b {
      font-size: 12.5px;
      letter-spacing: -0.01em;
    }
    .opened {
      inset-inline-end: 1px;
    }
    .count .card {
      display: none;
    }
    /* The number itself becomes the card. */
    .count b {
      min-inline-size: 16px;
      padding: 0 2px;
      border: 1px solid var(--edge);
      border-radius: 3px;
      background: var(--back);
      color: #fff;
      font-size: 12.5px;
      line-height: 15px;
      text-align: center;
    }
    .facts {
      grid-column: 1 / -1;
      justify-content: space-between;
      gap: 3px;
      font-size: 12.5px;
    }
  }
  @media (forced-colors: active) {
    .seat[data-turn] {
      border-color: Highlight;
      outline: 2px solid Highlight;
    }
    .seat[data-turn]::after {
      border-block-start-color: Highlight;
      forced-color-adjust: none;
    }
  }
  @container seat (max-width: 52px) {
    .who b {
      font-size: 12px;
    }
    .facts {
      font-size: 11.5px;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    :host(:not([still])) .seat[data-thinks]::after {
      animation: think 0.7s infinite alternate ease-in-out;
    }
    @keyframes think {
      to {
        translate: -50% 3px;
        opacity: 0.55;
      }
    }
  }
`;
