/** Where two rule sets differ, shown as cards, with what the engine says under each. */
import { css, html, nothing, type TemplateResult } from "lit";
import type {
  CountedDeal,
  DealtCards,
  Difference,
  RenewedStock,
  Said,
  Scene,
  Witness,
} from "../protocol.ts";
import { waysOf } from "../choices.ts";
import { scoreText } from "../scores.ts";
import type { Args } from "../table-state.ts";
import type { Texts } from "../texts.ts";
import { cardFace } from "./card.ts";
import { icon } from "./icons.ts";
import type { RulePages } from "./rule-pages.ts";
import { sentence } from "./sentence.ts";

/** Who speaks, and what the two rule sets are called. */
export interface WitnessContext {
  readonly texts: Texts;
  readonly pages: RulePages;
  readonly labels: readonly [string, string];
  readonly games: readonly [string, string]; // whose rules pages are linked
}

export function witnessView(context: WitnessContext, { witness }: Difference): TemplateResult {
  if (witness === null) return html`<p class="about">${context.texts.say("ui-compare-nothing")}</p>`;
  return html`<div class="witness">
    ${sceneView(context, witness)} ${witness.move === null ? nothing : moveView(context, witness.move)}
    <dl class="verdicts">
      ${context.labels.map(
        (label, n) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${resultView(context, witness, n)}</dd>
          </div>`,
      )}
    </dl>
  </div>`;
}

function resultView(context: WitnessContext, witness: Witness, n: number): TemplateResult {
  const { verdicts, stocks, deals, results } = witness;
  switch (witness.kind) {
    case "move":
      return verdictView(context, verdicts[n], context.games[n] ?? "");
    case "stock":
      return stockView(context, stocks[n]);
    case "deal":
      return dealView(context, deals[n] ?? null);
    case "score":
      return scoreView(context, results[n]);
  }
}

function sceneView(context: WitnessContext, { kind, scene }: Witness): TemplateResult {
  const say = (id: string, args: Args = {}): string => context.texts.say(id, args);
  if (kind === "deal") {
    const { deal, hands } = scene;
    return html`<p class="notes">${say("ui-witness-seats", { deal, seats: hands.length })}</p>`;
  }
  return kind === "score" ? leftView(context, scene) : playView(context, scene);
}

function playView({ texts }: WitnessContext, scene: Scene): TemplateResult {
  const say = (id: string, args: Args = {}): string => texts.say(id, args);
  const { hands, table, laid, discard, stock } = scene;
  return html`<p class="notes">${notes(texts, scene).join(" ")}</p>
    <div class="zones">
      ${zone(say("ui-witness-hand"), cardsView(texts, hands[0] ?? []))}
      ${table.map(({ cards }, n) =>
        zone(
          `${say("ui-witness-table")} ${n + 1}${laid.includes(n + 1) ? ` (${say("ui-witness-laid")})` : ""}`,
          cardsView(texts, cards),
        ),
      )}
      ${
        discard.length === 0
          ? nothing
          : zone(
              say(stock === 0 ? "ui-witness-discards" : "ui-witness-discard"),
              cardsView(texts, discard),
            )
      }
    </div>`;
}

/** What has to be known beside the cards. */
function notes(texts: Texts, scene: Scene): string[] {
  const { deal, opened, first, stock, recycled } = scene;
  const found: string[] = [];
  const say = (id: string, args: Args = {}): number => found.push(texts.say(id, args));
  if (deal > 1) found.push(`${texts.say("ui-witness-deal", { deal })}.`);
  if (first) say("ui-witness-first");
  else if (opened !== null) say(opened ? "ui-witness-opened" : "ui-witness-unopened");
  if (stock === 0) say("ui-witness-stock-empty");
  if (recycled > 0) say("ui-witness-recycled", { count: recycled });
  return found;
}

function leftView({ texts }: WitnessContext, scene: Scene): TemplateResult {
  const say = (id: string, args: Args = {}): string => texts.say(id, args);
  const { deal, hands, out, scores, won } = scene;
  const lines = [
    ...(deal > 1 ? [`${say("ui-witness-deal", { deal })}.`] : []),
    say(out === null ? "ui-witness-blocked" : "ui-witness-out"),
    ...(scores.length > 0 ? [`${say("ui-witness-before", { totals: numbers(scores) })}.`] : []),
    ...(won.length > 0 ? [`${say("ui-witness-won", { won: numbers(won.map(String)) })}.`] : []),
  ];
  return html`<p class="notes">${lines.join(" ")}</p>
    <div class="zones">
      ${hands.map((cards, seat) =>
        cards.length === 0
          ? nothing
          : zone(say("ui-witness-left", { number: seat + 1 }), cardsView(texts, cards)),
      )}
    </div>`;
}

function numbers(scores: readonly string[]): string {
  return scores.map(scoreText).join(" – ");
}

function zone(name: string, content: TemplateResult): TemplateResult {
  return html`<div class="zone"><span class="zone-name">${name}</span>${content}</div>`;
}

/** Cards in a row, named as a list for who does not see them. */
function cardsView(texts: Texts, cards: readonly string[]): TemplateResult {
  return html`<span class="row" role="img" aria-label=${texts.list(cards.map((c) => texts.card(c)))}
    >${cards.map((card) => cardFace(card))}</span
  >`;
}

function moveView({ texts }: WitnessContext, move: string): TemplateResult {
  return html`<p class="move">${icon("next")}<span>${sentence(moveWords(texts, move))}</span></p>`;
}

/** A move in words, its cards to be drawn in them. */
export function moveWords(texts: Texts, move: string): ReturnType<Texts["pieces"]> {
  const [verb = ""] = move.split(" ", 1);
  const [way] = waysOf(move);
  if (verb === "meld") return texts.pieces("ui-witness-move-meld", { cards: way?.cards ?? [] });
  if (verb === "add" && way)
    return texts.pieces("ui-witness-move-add", { card: way.cards[0] ?? "", meld: way.onto ?? 1 });
  const [, card = "", meld = "1"] = /^swap (\S+).* in (\d+)$/.exec(move) ?? [];
  if (verb === "swap") return texts.pieces("ui-witness-move-swap", { card, meld: Number(meld) });
  if (verb === "discard")
    return texts.pieces("ui-witness-move-discard", { card: move.split(" ")[1] ?? "" });
  return texts.pieces(`ui-witness-move-${verb}`);
}

function verdictView(
  { texts, pages }: WitnessContext,
  said: Said | undefined,
  game: string,
): TemplateResult {
  const refusal = said?.refusal ?? null;
  if (refusal === null)
    return html`<p class="yes">${icon("check")}<b>${texts.say("ui-witness-allowed")}</b></p>`;
  const { code, args, rule } = refusal;
  return html`<p class="no">${icon("close")}<b>${texts.say("ui-witness-refused")}</b></p>
    <p>
      ${sentence(texts.pieces(`refusal-${code}`, args))}
      <a href=${pages.of(texts.language, game, rule)} target="_blank">${texts.say("ui-witness-read", { rule })}</a>
    </p>`;
}

function stockView({ texts }: WitnessContext, stock: RenewedStock | undefined): TemplateResult {
  if (!stock) return html``;
  const { drawn: card, stock: left, discards } = stock;
  const hidden = String(card === "?");
  const args = { card, hidden, stock: left, discards };
  return html`<p>${sentence(texts.pieces("ui-witness-drawn", args))}</p>`;
}

function dealView({ texts }: WitnessContext, dealt: DealtCards | null): TemplateResult {
  if (dealt === null) return html`<p>${texts.say("ui-witness-not-seats")}</p>`;
  const { hands, upcard, stock, cards, jokers, draws } = dealt;
  const words = texts.say("ui-witness-dealt", {
    hands: hands.every((size) => size === hands[0]) ? String(hands[0]) : hands.join(" – "),
    ...{ upcard, stock, cards, jokers },
  });
  return html`<p>${words}. ${draws ? nothing : texts.say("ui-witness-lead")}</p>`;
}

function scoreView({ texts }: WitnessContext, result: CountedDeal | undefined): TemplateResult {
  if (!result) return html``;
  const scored = texts.say("ui-witness-scored", {
    scores: numbers(result.scores),
    totals: numbers(result.totals),
  });
  const best = result.winners?.map((seat) => String(seat + 1)) ?? [];
  const end = best.length === 0 ? "goes-on" : best.length === 1 ? "wins" : "share";
  return html`<p>${scored} ${texts.say(`ui-witness-${end}`, { players: texts.list(best) })}</p>`;
}

export const witnessStyles = css`
  .witness {
    --card-w: 40px;
    display: grid;
    gap: 10px;
    justify-self: stretch;
  }
  .witness p {
    margin: 0;
  }
  .notes:empty {
    display: none;
  }
  .notes {
    color: var(--muted);
    font-size: 14px;
  }
  .zones {
    display: flex;
    flex-wrap: wrap;
    gap: 10px 22px;
  }
  .zone {
    display: grid;
    gap: 4px;
  }
  .zone-name {
    font-size: 13px;
    color: var(--muted);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .move {
    display: flex;
    align-items: flex-start;
    gap: 6px;
    font-weight: 600;
    color: var(--text);
  }
  .move .icon {
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: 2px;
    color: var(--brass);
  }
  .verdicts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
    gap: 8px;
    margin: 0;
  }
  .verdicts > div {
    padding: 8px 12px;
    border-radius: 11px;
    background: var(--well);
  }
  .verdicts dt {
    font-size: 13px;
    color: var(--muted);
    overflow-wrap: anywhere;
  }
  .verdicts dd {
    margin: 2px 0 0;
    display: grid;
    gap: 2px;
    font-size: 14px;
  }
  .yes,
  .no {
    display: flex;
    align-items: center;
    gap: 5px;
    font-size: 15px;
  }
  .yes {
    color: var(--good);
  }
  .no {
    color: var(--alarm);
  }
  .yes .icon,
  .no .icon {
    inline-size: 17px;
    block-size: 17px;
  }
  .verdicts a {
    display: inline-block;
    margin-block: -13px;
    padding: 13px 4px;
  }
`;
