/** The other players: whose turn it is, how many cards they hold, their score, whether they opened. */
import { css, html, nothing, type TemplateResult } from "lit";
import { cardBack } from "./card.ts";
import type { Context } from "./context.ts";

/** The seats in the order of play, the player's own first. */
export function seatOrder(seats: number, me: number): readonly number[] {
  return Array.from({ length: seats }, (_, i) => (me + i) % seats);
}

export function seatsView(context: Context): TemplateResult {
  const { position, say } = context;
  const others = seatOrder(position.seats.length, position.seat).slice(1);
  return html`<ul class="seats" aria-label=${say("ui-players")}>
    ${others.map((seat) => seatView(context, seat))}
  </ul>`;
}

function seatView({ position, live, state, say }: Context, seat: number): TemplateResult {
  const info = position.seats[seat];
  if (!info) return html``;
  const turn = position.phase !== "over" && position.turn === seat;
  const thinks = turn && state.thinking === seat;
  const args = { seat, name: info.name, cards: info.cards, score: info.score };
  return html`<li class="seat" data-seat=${seat} data-fly="seat:${seat}" ?data-turn=${turn}>
    <span class="hidden">${say("ui-seat", { ...args, opened: String(info.opened), turn: String(turn) })}</span>
    <span class="name" aria-hidden="true">${turn ? html`<i class="arrow"></i>` : nothing}${info.name}</span>
    <span class="facts" aria-hidden="true">
      <span class="count">${cardBack()}<b>${live ? info.cards : "–"}</b></span>
      <span class="score">${say("ui-points-short", { score: info.score })}</span>
      ${info.opened ? html`<span class="opened">${say("ui-opened")}</span>` : nothing}
      ${thinks ? html`<span class="dots"><i></i><i></i><i></i></span>` : nothing}
    </span>
  </li>`;
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
    flex: 1 1 0;
    min-inline-size: 0;
    padding: 5px 9px 6px;
    border-radius: 11px;
    border: 2px solid transparent;
    background: rgb(4 28 20 / 0.5);
    line-height: 1.25;
  }
  .seat[data-turn] {
    border-color: var(--brass);
    background: rgb(4 28 20 / 0.78);
  }
  .seat .name {
    display: block;
    font-weight: 700;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .seat .arrow {
    display: inline-block;
    margin-inline-end: 6px;
    border: 5px solid transparent;
    border-inline-start: 8px solid var(--brass);
    border-inline-end: 0;
  }
  .facts { display: flex; align-items: center; gap: 8px; font-size: 13px; color: var(--muted); white-space: nowrap; }
  .count { display: inline-flex; align-items: center; gap: 4px; --card-w: 12px; }
  .count b { color: var(--text); font-size: 14px; }
  .opened {
    position: relative;
    padding-inline-start: 13px;
    color: var(--good);
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
  .dots { display: inline-flex; gap: 3px; margin-inline-start: auto; }
  .dots i { inline-size: 5px; block-size: 5px; border-radius: 50%; background: var(--brass); }
  @media (prefers-reduced-motion: no-preference) {
    .dots i { animation: dot 1s infinite alternate; }
    .dots i:nth-child(2) { animation-delay: 0.25s; }
    .dots i:nth-child(3) { animation-delay: 0.5s; }
    @keyframes dot { from { opacity: 0.25; } to { opacity: 1; } }
  }
`;
