/** The end of a deal with all hands open, and the final standing of the match. */
import { html, nothing, type TemplateResult } from "lit";
import type { DealEnd } from "../protocol.ts";
import { isLesson } from "../guide.ts";
import { seedOf } from "../record.ts";
import { addedText, scoreText } from "../scores.ts";
import { avatar } from "./avatar.ts";
import { cardFace } from "./card.ts";
import type { Context } from "./context.ts";
import { icon } from "./icons.ts";
import { meldArgs, meldCard } from "./melds.ts";
import { markedBy, nameOf } from "./names.ts";
import { scoreSheet } from "./scores.ts";
import { seatOrder } from "./seats.ts";

/** The end of a deal: why it ended, and every hand face up with what each card costs. */
export function endView(context: Context, end: DealEnd): TemplateResult {
  const { position, say, on } = context;
  const order = seatOrder(position.seats.length, position.seat);
  const over = position.winners !== null;
  return html`<section class="end" aria-labelledby="end-title">
    <div class="paper scrolls" ?data-final=${over}>
      ${over ? html`<span class="crown" aria-hidden="true">${icon("crown")}</span>` : nothing}
      <h2 id="end-title">
        ${over ? winnersText(context) : say("ui-end-title", { deal: position.deal })}
      </h2>
      <p class="why">
        ${say(`end-${end.reason}`, end.out === null ? {} : { seat: end.out })}
        <button
          class="rule"
          @click=${() => on.rule(end.rule)}
          aria-label=${say("ui-rule-link", { rule: end.rule })}
        >
          ${end.rule}
        </button>
      </p>
      ${isLesson(position) ? html`<p>${say("ui-guide-end")}</p>` : nothing}
      ${over ? standing(context) : nothing}
      <ul class="hands">
        ${order.map((seat) => openHand(context, end, seat))}
      </ul>
      <h3>${say("ui-scores")}</h3>
      ${scoreSheet(context)}
    </div>
    ${over ? matchButtons(context) : dealButtons(context)}
  </section>`;
}

function dealButtons({ say, on, position }: Context): TemplateResult {
  return html`<div
    class="end-actions"
    role="toolbar"
    data-region="end"
    data-fallback
    aria-label=${say("ui-actions")}
  >
    <button class="button primary" data-item="next" @click=${on.nextDeal}>
      ${say("ui-next-deal", { deal: position.deal + 1 })}${icon("next")}
    </button>
    <button class="button" data-item="sheet" @click=${() => on.open("scores")}>
      ${icon("scores")}${say("ui-scores")}
    </button>
  </div>`;
}

function matchButtons({ say, on, position }: Context): TemplateResult {
  return html`<div
    class="end-actions"
    role="toolbar"
    data-region="end"
    data-fallback
    aria-label=${say("ui-actions")}
  >
    <button class="button primary" data-item="rematch" @click=${on.rematch}>
      ${say("ui-rematch")}
    </button>
    ${
      seedOf(position.record) === null
        ? nothing
        : html`<button class="button" data-item="again" @click=${on.again}>${say("ui-again")}</button>`
    }
    ${
      on.aside === null
        ? nothing
        : html`<button class="button" data-item="watch" @click=${() => on.aside?.("replay")}>
            ${icon("play")}${say("ui-replay")}
          </button>`
    }
    <button class="button" data-item="leave" @click=${on.leave}>
      ${icon("leave")}${say("ui-to-start")}
    </button>
  </div>`;
}

function openHand(context: Context, end: DealEnd, seat: number): TemplateResult {
  const { position, texts, say } = context;
  const cards = end.hands[seat] ?? [];
  const costs = end.costs[seat] ?? [];
  const info = position.seats[seat];
  return html`<li class="open-hand" ?data-out=${end.out === seat}>
    <p class="who">
      ${avatar(markedBy(context), seat)}<b>${nameOf(context, seat)}</b>
      ${
        end.out === seat ? html`<span class="out">${icon("check")}${say("ui-out")}</span>` : nothing
      }
      ${handSum(context, costs)}
      <span class="sum"
        >${say("ui-end-score", {
          score: addedText(end.scores[seat] ?? ""),
          total: scoreText(info?.score ?? ""),
        })}</span
      >
    </p>
    ${
      cards.length === 0
        ? nothing
        : html`<ul class="costs" aria-label=${say("ui-hand-of", { name: nameOf(context, seat) })}>
            ${cards.map(
              (card, i) =>
                html`<li>
                  <span class="hidden"
                    >${say("ui-cost", { name: texts.card(card), cost: costs[i] ?? "" })}</span
                  >
                  ${cardFace(card, position.wild)}<small aria-hidden="true">${costs[i]}</small>
                </li>`,
            )}
          </ul>`
    }
    ${laidView(context, seat)}
  </li>`;
}

/** What a hand is worth, where others score it. */
function handSum(
  { here, say }: Context,
  costs: readonly string[],
): TemplateResult | typeof nothing {
  if (costs.length === 0 || here === null || here.scoring === "penalty") return nothing;
  const sum = costs.reduce((all, cost) => all + Number(cost), 0);
  return html`<span class="in-hand">${say("ui-hand-sum", { sum })}</span>`;
}

/** The melds that a player laid in this deal: how somebody went out. */
function laidView({ position, say }: Context, seat: number): TemplateResult | typeof nothing {
  const melds = position.table.filter(({ owner }) => owner === seat);
  if (melds.length === 0) return nothing;
  return html`<ul class="laid">
    ${melds.map((meld) => {
      const args = meldArgs(meld, position, "none");
      return html`<li class="fan">
        <span class="hidden">${say("ui-meld-name", args)}</span>
        ${meld.cards.map(meldCard).map((card) => slotView(card))}
      </li>`;
    })}
  </ul>`;
}

function slotView(card: string): TemplateResult {
  return html`<span class="slot" ?data-named=${card.includes("=")}>${cardFace(card)}</span>`;
}

function winnersText(context: Context): string {
  const { position, me, say, texts } = context;
  const winners = position.winners ?? [];
  const mine = me !== null && winners.includes(me);
  if (winners.length === 1) return mine ? say("ui-won-you") : say("ui-won", { seat: winners[0] });
  const names = texts.list(winners.map((seat) => nameOf(context, seat)));
  return say(mine ? "ui-won-shared-you" : "ui-won-shared", { names });
}

function standing(context: Context): TemplateResult {
  const { position, me, say } = context;
  const places = position.seats
    .map((info, seat) => ({ seat, score: info.score, place: position.ranks?.[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place);
  return html`<ol class="standing" aria-label=${say("ui-standing")}>
    ${places.map(
      ({ seat, score, place }) =>
        html`<li data-place=${place} ?data-mine=${seat === me}>
          <span class="place-mark" aria-hidden="true">${place === 1 ? icon("crown") : place}</span>
          <span class="hidden">${say("ui-place", { place })}</span>
          ${avatar(markedBy(context), seat)}<b>${nameOf(context, seat)}</b
          ><span class="sum">${say("ui-points", { score: scoreText(score) })}</span>
        </li>`,
    )}
  </ol>`;
}
