/** The score sheet: all deals of the match in a table. */
import { css, html, nothing, type TemplateResult } from "lit";
import { scoreText, scoreValue } from "../scores.ts";
import { avatar } from "./avatar.ts";
import type { Context } from "./context.ts";
import { icon } from "./icons.ts";
import { markedBy, nameOf } from "./names.ts";
import { seatOrder } from "./seats.ts";
import { winText } from "./table-rules.ts";

/** All ended deals in a table, a column a seat. */
export function scoreSheet(context: Context): TemplateResult {
  const { position, say, here } = context;
  const { seats, seat: me, deals, winners } = position;
  const order = seatOrder(seats.length, me);
  const played = Math.max(...seats.map((seat) => seat.dealScores.length));
  const rows = Array.from({ length: Math.max(played, deals ?? 0) }, (_, deal) => deal);
  return html`${here ? html`<p class="win">${winText(say, here.best, position)}</p>` : nothing}
    <table class="sheet">
      <caption class="hidden">
        ${say("ui-scores")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${say("ui-deal-column")}</th>
          ${order.map((seat) => headView(context, seat))}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (deal) =>
            html`<tr ?data-open=${deal >= played}>
              <th scope="row">${deal + 1}</th>
              ${order.map((seat) => html`<td>${cellView(seats[seat]?.dealScores[deal])}</td>`)}
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${say("ui-total")}</th>
          ${order.map(
            (seat) =>
              totalView(context, seat, (winners ?? leaders(context)).includes(seat)),
          )}
        </tr>
      </tfoot>
    </table>`;
}

/** The best total has a crown, not a colour alone. */
function totalView({ position, say }: Context, seat: number, best: boolean): TemplateResult {
  const total = scoreText(position.seats[seat]?.score ?? "");
  if (!best) return html`<td>${total}</td>`;
  return html`<td data-best>${icon("crown")}<span class="hidden">${say("ui-ahead")}</span> ${total}</td>`;
}

function headView(context: Context, seat: number): TemplateResult {
  const name = nameOf(context, seat);
  return html`<th scope="col" title=${name}>
    ${avatar(markedBy(context), seat)}<span dir="auto">${name}</span>
  </th>`;
}

/** Who is ahead, once a deal has been played. */
function leaders({ position, here }: Context): readonly number[] {
  const totals = position.seats.map(({ score }) => scoreValue(score));
  if (here === null || position.seats.every(({ dealScores }) => dealScores.length === 0)) return [];
  const best = here.best === "low" ? Math.min(...totals) : Math.max(...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}

function cellView(score: string | undefined): TemplateResult | string {
  return score === undefined ? html`<span aria-hidden="true">·</span>` : scoreText(score);
}

export const scoresStyles = css`
  .win {
    margin: 0 0 6px;
    color: var(--muted);
  }
  .sheet {
    border-collapse: collapse;
    inline-size: 100%;
    table-layout: fixed;
    font-variant-numeric: tabular-nums;
  }
  .sheet th,
  .sheet td {
    padding: 5px 6px;
    text-align: end;
    font-weight: 400;
    border-block-end: 1px solid var(--edge-soft);
  }
  .sheet thead th {
    font-weight: 650;
    color: var(--text);
    --avatar: 24px;
  }
  .sheet thead span:not(.avatar) {
    display: block;
    text-align: right;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 14px;
  }
  .sheet th:first-child {
    inline-size: 2.9em;
    text-align: start;
    vertical-align: bottom;
    color: var(--muted);
  }
  .sheet tr[data-open] {
    color: var(--muted);
    opacity: 0.75;
  }
  .sheet tfoot td,
  .sheet tfoot th {
    font-weight: 700;
    border: 0;
    font-size: 16px;
    color: var(--text);
  }
  .sheet td[data-best] {
    color: var(--brass);
    white-space: nowrap;
  }
  .sheet .icon {
    display: inline-block;
    inline-size: 15px;
    block-size: 15px;
    vertical-align: -1.5px;
  }
  @media (max-width: 480px) {
    .sheet th,
    .sheet td {
      padding-inline: 2px;
    }
    .sheet thead span:not(.avatar) {
      font-size: 12.5px;
    }
  }
`;
