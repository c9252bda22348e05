/** The players: whose turn it is, their cards, score, and whether they opened. */
import { css, html, nothing, type TemplateResult } from "lit";
import { scoreText } from "../scores.ts";
import { cardBack } from "./card.ts";
import type { Context } from "./context.ts";

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
  const score = scoreText(info.score);
  const opened = openedWord(context, info.opened);
  const args = { seat, name, cards: info.cards, score };
  return html`<li
    class="seat ${own ? "own" : ""}"
    data-seat=${seat}
    data-fly="seat:${seat}"
    ?data-turn=${turn}
  >
    <span class="hidden">${say("ui-seat", { ...args, opened, turn: String(turn) })}</span>
    <span class="who" aria-hidden="true">
      ${turn ? html`<i class="arrow" ?data-thinks=${state.thinking === seat}></i>` : nothing}
      <b>${name}</b>${
        opened === "true" ? html`<span class="opened"><i>${say("ui-opened")}</i></span>` : nothing
      }
    </span>
    <span class="facts" aria-hidden="true">
      <span class="count">${cardBack()}<b>${live ? info.cards : "–"}</b></span>
      <span class="score">${say("ui-points-short", { score })}</span>
      <span class="bare-score">${score}</span>
    </span>
  </li>`;
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
    overflow: auto hidden;
    overscroll-behavior: contain;
    scroll-snap-type: x proximity;
    scrollbar-width: none;
  }
  .seat {
    position: relative;
    flex: 1 0 var(--seat-w, 104px);
    min-inline-size: 0;
    scroll-snap-align: center;
    padding: 5px 9px 6px;
    border-radius: 11px;
    border: 2px solid transparent;
    background: rgb(4 28 20 / 0.5);
    line-height: 1.25;
    container: seat / inline-size;
  }
  .bare-score {
    display: none;
  }
  .seats[data-many] {
    --seat-w: 58px;
    gap: 4px;
  }
  .seats[data-many] .seat {
    padding-inline: 6px;
  }
  .seats[data-many] .facts {
    justify-content: space-between;
    gap: 3px;
  }
  .seat[data-turn] {
    border-color: var(--brass);
    background: rgb(4 28 20 / 0.78);
  }
  .who {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  .who b {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .arrow {
    flex: none;
    border: 5px solid transparent;
    border-inline-start: 8px solid var(--brass);
    border-inline-end: 0;
  }
  .facts {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 13px;
    color: var(--muted);
    white-space: nowrap;
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
  @container seat (max-width: 120px) {
    .opened {
      inline-size: 8px;
      block-size: 17px;
    }
    .opened i {
      display: none;
    }
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
  @container seat (max-width: 92px) {
    .who b {
      font-size: 14px;
    }
    .opened {
      position: absolute;
      inset-block-start: 2px;
      inset-inline-end: 3px;
    }
    .count {
      --card-w: 10px;
      gap: 2px;
    }
    .facts {
      font-size: 12.5px;
    }
    .score {
      display: none;
    }
    .bare-score {
      display: inline;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .arrow[data-thinks] {
      animation: think 0.7s infinite alternate ease-in-out;
    }
    @keyframes think {
      to {
        translate: 3px 0;
        opacity: 0.55;
      }
    }
  }
`;
