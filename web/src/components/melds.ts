/** Everybody's melds, and the player's own next ones while they are being put together. */
import { css, html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { lastDeeds } from "../last-deeds.ts";
import type { CardFace, MeldInfo, Position } from "../protocol.ts";
import type { Args } from "../table-state.ts";
import { avatar } from "./avatar.ts";
import { cardFace } from "./card.ts";
import type { Context } from "./context.ts";
import { icon } from "./icons.ts";
import { deedMark } from "./deed-mark.ts";
import { brief, fit, meldKind } from "./model.ts";
import { markedBy, nameOf } from "./names.ts";
import { seatOrder } from "./seats.ts";
import { suitRow } from "./suits.ts";

/** A card of a meld as notation: "7h", "*=7h". */
export function meldCard({ card, stands }: CardFace): string {
  return card === stands ? card : `${card}=${stands}`;
}

export function meldsView(context: Context): TemplateResult {
  const { position, say } = context;
  const order = seatOrder(position.seats.length, position.seat);
  const empty = position.table.length === 0 && context.state.groups.length === 0;
  return html`<section
    class="melds scrolls"
    data-region="melds"
    data-drop="staging"
    aria-label=${say("ui-table")}
    data-crowd=${crowdOf(position)}
  >
    ${empty ? emptyView(context) : nothing} ${order.map((seat) => ownerView(context, seat))}
  </section>`;
}

/** How much lies on the table: where there is little room, much is shown smaller. */
function crowdOf({ table }: Position): "few" | "some" | "many" {
  const cards = table.reduce((sum, meld) => sum + meld.cards.length, 0);
  if (cards > 30) return "many";
  return cards > 20 ? "some" : "few";
}

function emptyView(context: Context): TemplateResult {
  return html`<div class="empty">
    <span class="suits" aria-hidden="true">${suitRow()}</span>
    <p>${emptyText(context)}</p>
  </div>`;
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
  const name = position.seats[owner]?.name ?? "";
  const called = mine ? say("ui-you") : name;
  const bare = melds.length + staged.length === 0;
  return html`<div class="owner" data-hue=${owner} ?hidden=${bare}>
    <p class="owner-name" aria-hidden="true">${avatar(markedBy(context), owner)}<b>${called}</b></p>
    <ul class="row">
      ${repeat(
        staged,
        (keys) => `staged:${keys.join()}`,
        (_, group) => stagedView(context, group),
      )}
      ${repeat(
        melds,
        (meld) => meld.number,
        (meld) => meldView(context, meld, mine ? say("ui-yours") : name),
      )}
    </ul>
  </div>`;
}

/** Arguments of the text that names a meld. */
export function meldArgs(meld: MeldInfo, { seats, seat }: Position, fits: string): Args {
  const mine = String(meld.owner === seat);
  const owner = seats[meld.owner]?.name ?? "";
  const cards = meld.cards.map(meldCard);
  return { meld: meld.number, owner, mine, kind: meld.kind, cards, fits, touched: "no", by: "" };
}

function meldView(context: Context, meld: MeldInfo, owner: string): TemplateResult {
  const { state, say, on } = context;
  const fits = fit(state.judgement, meld.number);
  const cards = meld.cards.map(meldCard);
  const deed = deedOn(context, meld.number);
  const args = { ...meldArgs(meld, context.position, fits ?? "none"), ...deed.args };
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
      <span class="tag"
        ><b>${meld.number}</b><span class="whose" dir="auto">${owner}</span>${
          fits ? mark(context, fits) : nothing
        }</span
      >
      ${deed.mark}
      <span class="fan"
        >${repeat(
          cards,
          (card, i) => `${card}:${i}`,
          (card) =>
            html`<span
              class="slot"
              data-fly="meld:${meld.number}:${card}"
              data-card=${card}
              ?data-named=${card.includes("=")}
              >${cardFace(card)}</span
            >`,
        )}</span
      >
    </button>
  </li>`;
}

/** What another player did to a meld since the own last turn. */
function deedOn(context: Context, meld: number): { readonly mark: unknown; readonly args: Args } {
  const { melds, newest } = lastDeeds(context.state.log, context.me);
  const seat = melds.get(meld);
  if (seat === undefined) return { mark: nothing, args: {} };
  const by = nameOf(context, seat);
  return { mark: deedMark(markedBy(context), seat, newest === `meld:${meld}`), args: { touched: "yes", by } };
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
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-content: flex-start;
    gap: 6px;
    margin: 0 8px;
    padding: 7px;
    border-radius: 16px;
    border: 1px solid var(--felt-line);
    background: var(--panel-soft);
    box-shadow:
      inset 0 2px 12px var(--shade),
      0 1px 0 var(--raise);
    --card-w: var(--mini-w);
  }
  .melds[data-over] {
    outline: 2px dashed var(--brass);
    outline-offset: -5px;
  }
  .melds:has(.empty) {
    align-content: center;
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
  .owner-name {
    display: none;
  }
  .melds li {
    display: block;
    max-inline-size: 100%;
  }
  .empty {
    margin: auto;
    max-inline-size: 25em;
    padding: 4px 12px;
    text-align: center;
    text-wrap: balance;
    color: var(--muted);
    font-size: 14px;
    align-self: center;
  }
  .empty p {
    margin: 0;
  }
  .suits {
    display: flex;
    justify-content: center;
    gap: 10px;
    margin-block-end: 6px;
    color: var(--felt-line);
  }
  .suits svg {
    inline-size: clamp(18px, 5cqi, 34px);
    fill: currentColor;
  }
  .meld {
    position: relative;
    display: block;
    min-inline-size: 44px;
    min-block-size: 44px;
    max-inline-size: 100%;
    padding: 1px 5px 5px;
    border-radius: 10px;
    border: 2px solid var(--panel-edge);
    background: var(--panel-soft);
    text-align: start;
  }
  @media (hover: hover) {
    .meld:hover {
      background: var(--panel-strong);
    }
  }
  /* As wide as the cards below it, whatever the name. */
  .tag {
    display: flex;
    align-items: center;
    gap: 5px;
    inline-size: 0;
    min-inline-size: 100%;
    min-block-size: 18px;
    font-size: 12.5px;
    line-height: 18px;
    color: var(--hue, var(--muted));
    white-space: nowrap;
  }
  .tag b {
    color: var(--text);
  }
  .tag:has(.fits) b {
    color: inherit;
  }
  .whose {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .tag .icon {
    inline-size: 14px;
    block-size: 14px;
    stroke-width: 2.6;
  }
  .fan {
    display: flex;
    margin-block-start: 1px;
  }
  .fan .slot {
    flex: 0 1 auto;
    min-inline-size: 0;
    inline-size: calc(var(--card-w) * 0.6);
  }
  /* A wild card of another rank shows its own face beside the one it stands for. */
  .fan .slot[data-named] {
    inline-size: calc(var(--card-w) * 0.74);
  }
  .fan .slot:last-child {
    flex: none;
    inline-size: var(--card-w);
  }
  .meld[data-fresh] {
    border-color: var(--edge);
  }
  .meld:not([data-fits="none"]):not(.staged) {
    border: 2px dashed var(--brass);
    background: var(--fits);
  }
  .meld[data-over] {
    border-style: solid !important;
    border-color: var(--bright) !important;
  }
  /* There is no room for both; the colour of the number still tells whose it is. */
  .tag:has(.fits) .whose {
    display: none;
  }
  .fits {
    flex: none;
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
    inline-size: auto;
    color: var(--alarm);
    font-weight: 600;
  }
  .staged[data-good="yes"] {
    border-color: var(--good);
  }
  .staged[data-good="yes"] .tag {
    color: var(--good);
  }
  @media (forced-colors: active) {
    .meld:not([data-fits="none"]):not(.staged) {
      border-color: Highlight;
    }
  }
`;
