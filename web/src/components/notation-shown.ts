/** A pasted position, or a match as it stands: its cards, and how its questions were answered. */
import { html, nothing, type TemplateResult } from "lit";
import { mixText } from "../mix.ts";
import type { Pasted } from "../protocol.ts";
import { scoreText } from "../scores.ts";
import type { Texts } from "../texts.ts";
import { cardFace } from "./card.ts";
import { icon } from "./icons.ts";
import type { PictureRow } from "./picture.ts";

/** Every zone whose cards are there to be seen, with its name. */
export function rowsOf(texts: Texts, read: Pasted): readonly PictureRow[] {
  const { hands, table, discard } = read.scene;
  const name = (seat: number): string => nameOf(texts, read, seat);
  return [
    ...hands.map((cards, seat) => ({
      name: texts.say("ui-notation-hand", { player: name(seat), cards: cards.length }),
      cards,
    })),
    ...table.map(({ owner, cards }, n) => ({
      name: texts.say("ui-notation-meld", { number: n + 1, player: name(owner) }),
      cards,
    })),
    ...(discard.length > 0 ? [{ name: texts.say("ui-witness-discards"), cards: discard }] : []),
  ];
}

function nameOf(texts: Texts, { names }: Pasted, seat: number): string {
  return names[seat] ?? texts.say("ui-person-default", { number: seat + 1 });
}

export function shownView(texts: Texts, read: Pasted): TemplateResult {
  const { rules, options, scene, phase, turn, names, winners, asks } = read;
  const facts = [
    texts.say("ui-witness-deal", { deal: scene.deal }),
    phase === "over"
      ? texts.say("ui-notation-over")
      : texts.say("ui-notation-turn", { player: nameOf(texts, read, turn), phase }),
    texts.say("ui-notation-stock", { cards: scene.stock }),
    ...(scene.scores.length > 0 ? [scene.scores.map(scoreText).join(" – ")] : []),
  ];
  const won = winners === null ? [] : [texts.say("event-ended", { winners, totals: scene.scores }, { names, me: null })];
  return html`<h2 id="read">${texts.say(`rules-${rules}`)}</h2>
    ${Object.keys(options).length > 0 ? html`<p class="about">${mixText({ rules, options })}</p>` : nothing}
    <p>${facts.join(" · ")}</p>
    ${won.map((one) => html`<p>${one}</p>`)}
    <div class="zones witness">
      ${rowsOf(texts, read).map(
        ({ name, cards }) =>
          html`<div class="zone">
            <span class="zone-name">${name}</span>
            <span class="row" role="img" aria-label=${texts.list(cards.map((one) => texts.card(one)))}
              >${cards.map((card) => cardFace(card))}</span
            >
          </div>`,
      )}
    </div>
    ${asks.length === 0 ? nothing : asksView(texts, asks)}`;
}

function asksView(texts: Texts, asks: Pasted["asks"]): TemplateResult {
  return html`<ol class="asks">
    ${asks.map(
      (ask) =>
        html`<li class=${ask.ok ? "yes" : "no"}>
          ${icon(ask.ok ? "check" : "close")}<span
            >${texts.say(ask.ok ? "ui-notation-holds" : "ui-notation-fails", { got: gotText(texts, ask) })}</span
          >
        </li>`,
    )}
  </ol>`;
}

/** What came out: a refusal in its own words, cards and moves in notation. */
function gotText(texts: Texts, { got, refusal }: Pasted["asks"][number]): string {
  if (refusal !== null) return `${refusal.rule}: ${texts.say(`refusal-${refusal.code}`, refusal.args)}`;
  return got === "legal" ? texts.say("ui-notation-legal") : got;
}
