/** A deal being written down: who went out, what everybody else had left, what it comes to. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { RANKS } from "../cards.ts";
import { dealRules } from "../deal-rules.ts";
import type { Draft } from "../pad-desk.ts";
import { valueOf } from "../pad-text.ts";
import { endedBy, withHand, type KeptPad } from "../pads.ts";
import type { PadDealCounted, PadHand, PadSheet, RulesInfo } from "../protocol.ts";
import { addedText } from "../scores.ts";
import { avatar } from "./avatar.ts";
import { rankMark } from "./card.ts";
import { STAR } from "./glyphs.ts";
import { icon } from "./icons.ts";
import type { PadPage } from "./pad-context.ts";
import { shape } from "./shape.ts";

const UNFINISHED = ["unsaid", "missing"]; // faults that are not told before the deal is written down

export function dealForm(
  page: PadPage,
  pad: KeptPad,
  sheet: PadSheet,
  info: RulesInfo,
  draft: Draft,
): TemplateResult {
  const { desk, say } = page;
  const { at, deal } = draft;
  const earlier = at < pad.deals.length;
  // What a deal is like does not hang on what was written of it: the last count will do meanwhile.
  const dealt = draft.sheet?.deals[at] ?? sheet.deals[at] ?? sheet.next;
  if (dealt === null) return html``;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    page.keys = null;
    void desk.write();
  };
  return html`<form class="panel deal" aria-labelledby="deal-title" @submit=${submit}>
    <h2 id="deal-title">
      ${say(earlier ? "pad-change-deal" : "pad-next-deal", { deal: at + 1 })}
    </h2>
    <p class="about">${factsOf(page, pad, info, dealt)}</p>
    ${outView(page, pad, draft)}
    ${deal.out !== null && valueOf(info, "going_rummy") !== "none" ? rummyView(page, draft) : nothing}
    ${deal.ended === "" ? nothing : handsView(page, pad, draft, dealt)}
    ${faultView(page, draft)}
    <div class="row-buttons">
      <button class="button primary" type="submit">${icon("check")}${say("pad-write")}</button>
      ${
        earlier
          ? html`<button type="button" class="button" @click=${() => void desk.leave()}>
                ${say("pad-leave")}
              </button>
              <button type="button" class="button danger" @click=${() => void desk.strike()}>
                ${icon("trash")}${say("pad-strike")}
              </button>`
          : nothing
      }
    </div>
  </form>`;
}

/** How it is dealt and what it asks for. */
function factsOf(page: PadPage, pad: KeptPad, info: RulesInfo, dealt: PadDealCounted): string {
  const { deal, dealer, lead, size, leadMore, wild } = dealt;
  const here = dealRules(info, deal, pad.names.length);
  const { contract } = here;
  const asked = here.opening === "whole-hand" ? "ui-fact-whole-contract" : "ui-fact-contract";
  return [
    page.tell("pad-dealt", { dealer, lead, cards: size }),
    ...(leadMore ? [page.tell("pad-lead-more", { seat: lead })] : []),
    ...(wild === null ? [] : [`${page.tell("ui-fact-wild", { rank: wild })}.`]),
    ...(contract === null ? [] : [`${page.say(asked, { ...contract })}.`]),
  ].join(" ");
}

function outView(page: PadPage, { names }: KeptPad, { deal }: Draft): TemplateResult {
  const { desk, say } = page;
  const pick = (out: number | null, words: TemplateResult | string): TemplateResult =>
    html`<label class="pick"
      ><input
        type="radio"
        name="out"
        .checked=${live(deal.ended === (out === null ? "blocked" : "out") && deal.out === out)}
        @change=${() => {
          page.keys = null;
          void desk.change(endedBy(deal, out));
        }}
      />${words}</label
    >`;
  return html`<fieldset>
    <legend>${say("pad-who-out")}</legend>
    <div class="outs">
      ${names.map((name, seat) => pick(seat, html`${avatar(names, seat)}<span dir="auto">${name}</span>`))}
      ${pick(null, say("pad-nobody"))}
    </div>
  </fieldset>`;
}

function rummyView({ desk, say }: PadPage, { deal }: Draft): TemplateResult {
  return html`<label class="switch"
    ><span class="what">${say("pad-rummy")}<small>${say("option-going_rummy-about")}</small></span
    ><input
      type="checkbox"
      role="switch"
      .checked=${live(deal.rummy)}
      @change=${({ target }: Event) =>
        void desk.change({ ...deal, rummy: (target as HTMLInputElement).checked })}
  /></label>`;
}

function handsView(page: PadPage, pad: KeptPad, draft: Draft, dealt: PadDealCounted): TemplateResult {
  return html`<fieldset>
    <legend>${page.say("pad-hands")}</legend>
    <ol class="hands">
      ${pad.names.map((name, seat) =>
        seat === draft.deal.out
          ? html`<li class="went-out">
              ${avatar(pad.names, seat)}<b dir="auto">${name}</b>
              <span>${page.say("pad-went-out")}</span>${addedView(draft, seat)}
            </li>`
          : handView(page, pad.names, seat, draft, dealt),
      )}
    </ol>
  </fieldset>`;
}

/** What the deal adds to a score, as soon as it is known. */
function addedView({ at, sheet }: Draft, seat: number): TemplateResult {
  const score = sheet?.deals[at]?.scores[seat];
  return html`<output class="added">${score === undefined ? "" : addedText(score)}</output>`;
}

function handView(
  page: PadPage,
  names: readonly string[],
  seat: number,
  draft: Draft,
  dealt: PadDealCounted,
): TemplateResult {
  const { desk, say } = page;
  const { deal } = draft;
  const name = names[seat] ?? "";
  const hand = deal.hands[seat] ?? { points: "", cards: [] };
  const open = page.keys === seat;
  const change = (changed: PadHand): void => void desk.change(withHand(deal, seat, changed));
  const tapped = hand.cards.length > 0;
  const points = tapped ? (dealt.hands[seat]?.points ?? "") : hand.points;
  return html`<li>
    ${avatar(names, seat)}<b dir="auto" id="hand-${seat}">${name}</b>
    <input
      type="text"
      inputmode="tel"
      autocomplete="off"
      maxlength="80"
      class="number"
      aria-label=${say("pad-points-of", { player: name })}
      .value=${live(points)}
      @input=${({ target }: Event) =>
        change({ points: (target as HTMLInputElement).value, cards: [] })}
    />
    <button
      type="button"
      class="button"
      aria-expanded=${open}
      aria-label=${say("pad-tap-of", { player: name })}
      @click=${() => (page.keys = open ? null : seat)}
    >
      ${say("pad-tap")}
    </button>
    ${addedView(draft, seat)}
    ${tapped || open ? tappedView(page, seat, hand, dealt, change) : nothing}
    ${open ? keysView(page, hand, dealt, change) : nothing}
  </li>`;
}

/** The cards tapped so far with what each costs; pressing one takes it out. */
function tappedView(
  page: PadPage,
  seat: number,
  hand: PadHand,
  dealt: PadDealCounted,
  change: (hand: PadHand) => void,
): TemplateResult {
  if (hand.cards.length === 0) return html`<p class="about tapped">${page.say("pad-tap-about")}</p>`;
  const without = (at: number): void =>
    change({ points: "", cards: hand.cards.filter((_, n) => n !== at) });
  return html`<ul class="tapped" aria-labelledby="hand-${seat}">
    ${hand.cards.map(
      (rank, at) =>
        html`<li>
          <button
            type="button"
            aria-label=${page.tell("pad-take-out", { rank, points: dealt.costs[rank] ?? "" })}
            @click=${() => without(at)}
          >
            ${rankSign(rank)}<small>${dealt.costs[rank]}</small>
          </button>
        </li>`,
    )}
  </ul>`;
}

/** A key for every rank and the joker, with what such a card costs in this deal. */
function keysView(
  page: PadPage,
  hand: PadHand,
  dealt: PadDealCounted,
  change: (hand: PadHand) => void,
): TemplateResult {
  const ranks = [...RANKS, "*"].filter((rank) => (dealt.copies[rank] ?? 0) > 0);
  return html`<div class="keypad" role="group" aria-label=${page.say("pad-tap")}>
    ${ranks.map(
      (rank) =>
        html`<button
          type="button"
          ?data-wild=${rank === "*" || rank === dealt.wild}
          aria-label=${page.tell("pad-card-of", { rank, points: dealt.costs[rank] ?? "" })}
          @click=${() => change({ points: "", cards: [...hand.cards, rank] })}
        >
          ${rankSign(rank)}<small>${dealt.costs[rank]}</small>
        </button>`,
    )}
  </div>`;
}

/** As on the cards: the letter of a court is that of the language. */
function rankSign(rank: string): TemplateResult {
  return html`<svg class="sign" viewBox="0 0 12 20" aria-hidden="true">
    ${rank === "*" ? shape(STAR, -1, 3, 14, "wild") : rankMark(rank, 1, 2, 16)}
  </svg>`;
}

function faultView(page: PadPage, { at, sheet, tried }: Draft): TemplateResult {
  const fault = sheet?.deals[at]?.fault ?? null;
  const told = fault !== null && (tried || !UNFINISHED.includes(fault.code));
  return html`<p class="fault" role="status">
    ${told ? html`${icon("why")}${page.tell(`pad-fault-${fault.code}`, fault.args)}` : nothing}
  </p>`;
}
