/** A deal as it stood after a move: hands, melds, piles. */
import { html, nothing, type TemplateResult } from "lit";
import type { Frame, MeldInfo, Retraced } from "../protocol.ts";
import type { Args } from "../table-state.ts";
import type { Texts } from "../texts.ts";
import { avatar } from "./avatar.ts";
import { cardFace } from "./card.ts";
import { meldCard } from "./melds.ts";

/** A frame with its own table. */
export type Whole = Frame & { readonly table: readonly MeldInfo[] };

/** Tables are told only where they have changed. */
export function whole(frames: readonly Frame[]): readonly Whole[] {
  let table: readonly MeldInfo[] = [];
  return frames.map((frame) => {
    table = frame.table ?? table;
    return { ...frame, table: [...table] };
  });
}

export function tableView(texts: Texts, told: Retraced, frame: Whole): TemplateResult {
  const say = (id: string, args: Args = {}): string => texts.say(id, args);
  const { names, wild } = told;
  return html`${names.map((_, seat) => handView(texts, { names, seat, frame, wild }))}
    <section class="zone common">
      <h3>${say("ui-replay-melds", { count: frame.table.length })}</h3>
      ${
        frame.table.length === 0
          ? nothing
          : html`<ul class="melds">
              ${frame.table.map((meld) => meldView(texts, names, meld))}
            </ul>`
      }
    </section>
    <section class="zone common">
      <h3>${say("ui-notation-stock", { cards: frame.stock })}</h3>
      <h3>${say("ui-replay-discards", { count: frame.discard.length })}</h3>
      ${cardsView(texts, frame.discard, wild)}
    </section>`;
}

interface Held {
  readonly names: readonly string[];
  readonly seat: number;
  readonly frame: Whole;
  readonly wild: string | null;
}

function handView(texts: Texts, { names, seat, frame, wild }: Held): TemplateResult {
  const cards = frame.hands[seat] ?? [];
  const turn = frame.phase !== "over" && frame.turn === seat;
  const args = { player: names[seat] ?? "", cards: cards.length };
  const unseen = cards.length > 0 && cards.every((card) => card === "?");
  return html`<section
    class="zone"
    ?data-turn=${turn}
    ?data-mover=${frame.seat === seat}
    ?data-unseen=${unseen}
  >
    <h3>
      ${avatar(names, seat)}<span>${texts.say("ui-notation-hand", args)}</span>${
        turn ? html`<small>${texts.say("ui-replay-turn")}</small>` : nothing
      }
    </h3>
    ${cardsView(texts, cards, wild)}
  </section>`;
}

/** Cards in a row, read as one list; those nobody may see are counted. */
function cardsView(texts: Texts, cards: readonly string[], wild: string | null): TemplateResult {
  if (cards.length === 0) return html``;
  const known = cards.filter((card) => card !== "?");
  const hidden = cards.length - known.length;
  const words = [
    ...known.map((card) => texts.card(card)),
    ...(hidden > 0 ? [texts.say("ui-replay-hidden", { count: hidden })] : []),
  ];
  return html`<span class="row" role="img" aria-label=${texts.list(words)}
    >${cards.map((card) => html`<span class="slot">${cardFace(card, wild)}</span>`)}</span
  >`;
}

function meldView(texts: Texts, names: readonly string[], meld: MeldInfo): TemplateResult {
  const { number, owner, fresh } = meld;
  const cards = meld.cards.map(meldCard);
  const name = texts.say("ui-notation-meld", { number, player: names[owner] ?? "" });
  return html`<li ?data-fresh=${fresh}>
    <span class="hidden">${name}: ${texts.list(cards.map((card) => texts.card(card)))}</span>
    <span class="row" aria-hidden="true"
      >${cards.map((card) => html`<span class="slot">${cardFace(card)}</span>`)}</span
    >
    <small aria-hidden="true">${names[owner]}</small>
  </li>`;
}
