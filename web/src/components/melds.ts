/** Everybody's melds, and the player's own next ones while they are being put together. */
import { css, html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { CardFace, MeldInfo, Position } from "../protocol.ts";
import type { Args } from "../table-state.ts";
import { cssVars } from "./css-vars.ts";
import { cardFace } from "./card.ts";
import type { Context } from "./context.ts";
import { icon } from "./icons.ts";
import { brief, fit, meldKind } from "./model.ts";
import { seatOrder } from "./seats.ts";

/** A card of a meld as notation: "7h", "*=7h". */
export function meldCard({ card, stands }: CardFace): string {
  return card === stands ? card : `${card}=${stands}`;
}

export function meldsView(context: Context): TemplateResult {
  const { position, say } = context;
  const order = seatOrder(position.seats.length, position.seat);
  const empty = position.table.length === 0 && context.state.groups.length === 0;
  return html`<section
    class="melds"
    data-region="melds"
    data-drop="staging"
    aria-label=${say("ui-table")}
    ${cssVars({ "--seats": order.length })}
  >
    ${empty ? html`<p class="empty">${emptyText(context)}</p>` : nothing}
    ${order.map((seat) => ownerView(context, seat))}
  </section>`;
}

/** What the first melds must be, if anything. */
function emptyText({ say, here, position }: Context): string {
  const contract = here?.contract;
  const points = position.opening?.needed ?? 0;
  const kind = here === null || (here.opening === "points" && points === 0) ? "none" : here.opening;
  if (contract && kind === "contract") return say("ui-empty-contract", { ...contract });
  return say(`ui-empty-${kind}`, { points });
}

function ownerView(context: Context, owner: number): TemplateResult {
  const { position, state, say } = context;
  const mine = owner === position.seat;
  const melds = position.table.filter((meld) => meld.owner === owner);
  const staged = mine ? state.groups : [];
  const name = mine ? say("ui-yours") : (position.seats[owner]?.name ?? "");
  return html`<div class="owner">
    <ul class="row">
      ${repeat(
        staged,
        (keys) => `staged:${keys.join()}`,
        (_, group) => stagedView(context, group),
      )}
      ${repeat(
        melds,
        (meld) => meld.number,
        (meld) => meldView(context, meld, name),
      )}
    </ul>
  </div>`;
}

/** Arguments of the text that names a meld. */
export function meldArgs(meld: MeldInfo, { seats, seat }: Position, fits: string): Args {
  const mine = String(meld.owner === seat);
  const owner = seats[meld.owner]?.name ?? "";
  return { meld: meld.number, owner, mine, kind: meld.kind, cards: meld.cards.map(meldCard), fits };
}

function meldView(context: Context, meld: MeldInfo, owner: string): TemplateResult {
  const { state, say, on } = context;
  const fits = fit(state.judgement, meld.number);
  const cards = meld.cards.map(meldCard);
  const args = meldArgs(meld, context.position, fits ?? "none");
  return html`<li>
    <button
      class="meld"
      data-item="meld:${meld.number}"
      data-drop="meld:${meld.number}"
      ?data-fresh=${meld.fresh}
      data-fits=${fits ?? "none"}
      aria-label=${say("ui-meld-name", args)}
      @click=${() => on.meld(meld.number)}
    >
      <span class="tag"><b>${meld.number}</b> ${owner}${fits ? mark(context, fits) : nothing}</span>
      <span class="fan"
        >${repeat(
          cards,
          (card, i) => `${card}:${i}`,
          (card) =>
            html`<span class="slot" data-fly="meld:${meld.number}:${card}" data-card=${card}
              >${cardFace(card)}</span
            >`,
        )}</span
      >
    </button>
  </li>`;
}

/** Seen only: the button's name says it in full. */
function mark({ say }: Context, fits: string): TemplateResult {
  const swap = fits === "swap";
  return html`<span class="fits" data-word=${say(swap ? "ui-mark-swap" : "ui-mark-add")}
    >${icon(swap ? "swap" : "plus")}</span
  >`;
}

function stagedView(context: Context, group: number): TemplateResult {
  const { state, say, said, on } = context;
  const keys = state.groups[group] ?? [];
  const verdict = state.judgement?.groups[group];
  const cards = keys.map((key) => state.hand.find((card) => card.key === key)?.card ?? "?");
  const [reading = "", ...others] = verdict?.readings ?? [];
  const known = reading !== "" && others.length === 0;
  const shown = known ? reading.split(" ") : cards;
  const wild = known ? null : context.position.wild; // a card that lies as itself is not marked
  const byPoints = context.position.opening?.kind === "points";
  const words = verdict?.kind
    ? say("ui-group", { kind: meldKind(verdict), points: byPoints ? verdict.points : -1 })
    : verdict?.refusal
      ? said(brief(verdict.refusal) ?? { id: "ui-verdict-none" })
      : say("ui-group-judging");
  return html`<li class="next">
    <button
      class="meld staged"
      data-item="staged:${group}"
      data-drop="staged:${group}"
      data-good=${verdict?.kind ? "yes" : "no"}
      aria-label=${say("ui-group-name", { words, cards: shown })}
      @click=${() => on.unstage(group)}
    >
      <span class="tag">${words} ${icon("undo")}</span>
      <span class="fan"
        >${shown.map((card) => html`<span class="slot">${cardFace(card, wild)}</span>`)}</span
      >
    </button>
  </li>`;
}

export const meldsStyles = css`
  .melds {
    grid-area: melds;
    min-block-size: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: rgb(246 243 232 / 0.4) transparent;
    display: flex;
    flex-wrap: wrap;
    align-content: flex-start;
    gap: 8px;
    margin: 0 8px;
    padding: 8px;
    border-radius: 14px;
    border: 1px solid var(--felt-line);
    background: rgb(3 30 21 / 0.26);
    box-shadow: inset 0 2px 10px rgb(0 0 0 / 0.28);
    --card-w: var(--mini-w);
  }
  .melds[data-over] {
    outline: 2px dashed var(--brass);
    outline-offset: -5px;
  }
  .owner,
  .owner .row {
    display: contents;
  }
  .owner .row {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  .melds li {
    display: block;
    max-inline-size: 100%;
  }
  .empty {
    margin: auto;
    max-inline-size: 26em;
    padding: 8px 12px;
    text-align: center;
    color: var(--muted);
    font-size: 14px;
    align-self: center;
  }
  .meld {
    display: block;
    min-inline-size: 44px;
    min-block-size: 44px;
    max-inline-size: 100%;
    padding: 3px 6px 6px;
    border-radius: 10px;
    border: 2px solid transparent;
    background: rgb(4 28 20 / 0.45);
    text-align: start;
  }
  .meld:hover {
    background: rgb(4 28 20 / 0.7);
  }
  .tag {
    display: flex;
    align-items: center;
    gap: 5px;
    min-block-size: 18px;
    font-size: 12.5px;
    line-height: 18px;
    color: var(--muted);
    white-space: nowrap;
  }
  .tag b {
    color: var(--text);
  }
  .tag .icon {
    inline-size: 14px;
    block-size: 14px;
    stroke-width: 2.6;
  }
  .fan {
    display: flex;
    margin-block-start: 2px;
  }
  .fan .slot {
    flex: 0 1 auto;
    min-inline-size: 0;
    inline-size: calc(var(--card-w) * 0.72);
  }
  .fan .slot:last-child {
    flex: none;
    inline-size: var(--card-w);
  }
  .meld[data-fresh] {
    border-color: rgb(246 243 232 / 0.42);
  }
  .meld:not([data-fits="none"]):not(.staged) {
    border: 2px dashed var(--brass);
    background: rgb(70 54 8 / 0.5);
  }
  .meld[data-over] {
    border-style: solid !important;
    border-color: #fff !important;
  }
  .fits {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    margin-inline-start: auto;
    color: var(--brass);
    font-weight: 700;
  }
  .fits::after {
    content: attr(data-word);
  }
  .staged {
    border: 2px dashed var(--muted);
  }
  .staged .tag {
    color: var(--alarm);
    font-weight: 600;
  }
  .staged[data-good="yes"] {
    border-color: var(--good);
  }
  .staged[data-good="yes"] .tag {
    color: var(--good);
  }
`;
