/** The look of the page and of its cards, as choices that take effect at once. */
import { css, html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { until } from "lit/directives/until.js";
import { site } from "../site/here.ts";
import { chooseTheme, chosenTheme, THEMES } from "../site/theme.ts";
import type { Settings, TableStore } from "../table-state.ts";
import type { Texts } from "../texts.ts";
import { BACKS } from "./backs.ts";
import { cardBack, cardFace } from "./card.ts";
import { courtsCome, fetchCourtsAgain } from "./courts.ts";

type Say = (id: string) => string;

const SHOWN = ["As", "Kh", "Qd", "Jc", "10h", "*=9s"];
const FACES = ["standard", "large", "classic"] as const;
const RANKS = { en: "A K Q J", nl: "A H V B", pt: "A R D V" } as const;

export function lookView(
  settings: Settings,
  say: Say,
  texts: Texts,
  store: TableStore,
): TemplateResult {
  return html`<div class="deck" aria-hidden="true">
      <span class="fan">${SHOWN.map((card) => html`<span class="slot">${cardFace(card)}</span>`)}</span>
      ${cardBack()}
    </div>
    ${themeView(say)}
    ${facesView(settings, say, store)}
    ${ranksView(settings, say, texts, store)} ${backsView(settings, say, store)}`;
}

/** The pictures of classic courts are files beside the page: too many for a page that carries all. */
function facesView({ faces }: Settings, say: Say, store: TableStore): TemplateResult {
  const carried = !site().tools;
  return html`${segments("faces", say("ui-faces"), carried ? FACES.slice(0, 2) : FACES, faces, {
    name: (face) => say(`ui-faces-${face}`),
    choose: (face) => void fetchCourtsAgain().then(() => store.setSetting("faces", face)),
  })}
  ${carried ? html`<small>${say("ui-faces-no-classic")}</small>` : nothing}
  ${carried || faces !== "classic" ? nothing : until(courtsNote(say), nothing)}`;
}

async function courtsNote(say: Say): Promise<TemplateResult | typeof nothing> {
  if (await courtsCome()) return nothing;
  return html`<p role="status">${say("ui-faces-classic-failed")}</p>`;
}

/** Nothing where the page has the colours of its host. */
function themeView(say: Say): TemplateResult | typeof nothing {
  const chosen = chosenTheme();
  if (chosen === null) return nothing;
  return segments("theme", say("ui-theme"), THEMES, chosen, {
    name: (theme) => say(`ui-theme-${theme}`),
    choose: chooseTheme,
  });
}

interface Choosing<T> {
  name(value: T): string;
  choose(value: T): void;
}

function segments<T extends string>(
  group: string,
  title: string,
  values: readonly T[],
  chosen: T,
  { name, choose }: Choosing<T>,
): TemplateResult {
  return html`<fieldset>
    <legend>${title}</legend>
    <div class="segments snug">
      ${values.map(
        (value) =>
          html`<label
            ><input
              type="radio"
              name=${group}
              .checked=${live(value === chosen)}
              @change=${() => choose(value)}
            />${name(value)}</label
          >`,
      )}
    </div>
  </fieldset>`;
}

/** Chosen are the letters that are seen, whether the player or the language named them. */
function ranksView(settings: Settings, say: Say, { language }: Texts, store: TableStore): TemplateResult {
  const own = language === "nl" ? "nl" : "en";
  return segments("ranks", say("ui-ranks"), ["en", "nl", "pt"] as const, settings.ranks || own, {
    name: (ranks) => RANKS[ranks],
    choose: (ranks) => store.setSetting("ranks", ranks === own ? "" : ranks),
  });
}

function backsView(settings: Settings, say: Say, store: TableStore): TemplateResult {
  return html`<fieldset>
    <legend>${say("ui-back")}</legend>
    <div class="swatches">
      ${BACKS.map(
        (back) =>
          html`<label data-swatch=${back}
            ><input
              type="radio"
              name="back"
              .checked=${live(settings.back === back)}
              @change=${() => store.setSetting("back", back)}
            />${cardBack()}<span>${say(`ui-back-${back}`)}</span></label
          >`,
      )}
    </div>
  </fieldset>`;
}

export const lookStyles = css`
  .deck {
    --card-w: min(54px, 14.4vw);
    display: flex;
    justify-content: center;
    gap: 12px;
    position: relative;
    isolation: isolate;
    padding: 12px 8px;
    background: var(--sheet); /* nothing of what has gone below it is seen in its corners */
  }
  .deck::before {
    content: "";
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: 13px;
    background: radial-gradient(140% 120% at 50% 30%, var(--felt), var(--felt-deep));
    box-shadow: inset 0 0 0 1px var(--felt-line);
  }
  /* Stays in view below the title while one tries what there is, no longer. */
  @media (min-height: 560px) {
    dialog:has(.deck) {
      scroll-padding-block-start: 176px;
    }
    .deck {
      position: sticky;
      inset-block-start: 58px;
      z-index: 1;
    }
  }
  .deck > * {
    flex: none;
  }
  .deck .fan {
    display: flex;
    margin: 0;
  }
  .deck .slot {
    flex: none;
    inline-size: calc(var(--card-w) * 0.6);
  }
  .deck .slot:last-child {
    inline-size: var(--card-w);
  }
  hr {
    margin: 16px 0 8px;
    border: 0;
    border-block-start: 1px solid var(--edge-soft);
  }
  .settings > fieldset,
  .settings > .switch + .switch {
    margin-block-start: 14px;
  }
  .segments.snug label {
    padding-inline: 3px;
    font-size: 14px;
  }
  .swatches {
    --card-w: 44px;
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 8px;
  }
  .swatches label {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 6px;
    padding: 8px 4px 6px;
    border: 2px solid var(--edge-soft);
    border-radius: 11px;
    font-size: 14px;
    font-weight: 600;
    text-align: center;
    cursor: pointer;
  }
  .swatches label:has(:checked) {
    border-color: var(--brass);
    background: var(--raise-more);
  }
  .swatches label:has(:checked) span:last-child {
    text-decoration: underline 2px;
    text-underline-offset: 4px;
  }
  .swatches label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .swatches input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  /* Each shows its own back, whichever the table has. */
  .swatches .back [data-back] {
    display: none !important;
  }
  .swatches [data-swatch="lattice"] .back [data-back="lattice"],
  .swatches [data-swatch="waves"] .back [data-back="waves"],
  .swatches [data-swatch="rays"] .back [data-back="rays"] {
    display: inline !important;
  }
  .swatches .field,
  .swatches .medal {
    fill: var(--own) !important;
  }
  [data-swatch="lattice"] {
    --own: var(--back-lattice);
  }
  [data-swatch="waves"] {
    --own: var(--back-waves);
  }
  [data-swatch="rays"] {
    --own: var(--back-rays);
  }
  @media (forced-colors: active) {
    .deck {
      border: 1px solid;
      background: Canvas;
    }
    .swatches label:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;
