/** The score sheet: all deals of the match in a table. */
import { css, html, nothing, type TemplateResult } from "lit";
import { scoreText } from "../scores.ts";
import type { Context } from "./context.ts";
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
          ${order.map((seat) => html`<th scope="col">${nameOf(context, seat)}</th>`)}
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
              html`<td ?data-best=${winners?.includes(seat) ?? false}>
                ${scoreText(seats[seat]?.score ?? "")}
              </td>`,
          )}
        </tr>
      </tfoot>
    </table>`;
}

function cellView(score: string | undefined): TemplateResult | string {
  return score === undefined ? html`<span aria-hidden="true">·</span>` : scoreText(score);
}

/** What a seat is called to the one who looks. */
export function nameOf({ position, me, say }: Context, seat: number): string {
  return seat === me ? say("ui-you") : (position.seats[seat]?.name ?? "");
}

export const scoresStyles = css`
  .win {
    margin: 0 0 6px;
    color: var(--muted);
  }
  .sheet {
    border-collapse: collapse;
    inline-size: 100%;
    font-variant-numeric: tabular-nums;
  }
  .sheet th,
  .sheet td {
    padding: 5px 8px;
    text-align: end;
    font-weight: 400;
    border-block-end: 1px solid rgb(246 243 232 / 0.12);
  }
  .sheet thead th {
    font-weight: 650;
    color: var(--text);
    overflow-wrap: anywhere;
  }
  .sheet th:first-child {
    text-align: start;
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
  }
`;
