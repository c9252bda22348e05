/** What the own hand is arranged with: its orders, and for the chosen cards what a drag would do. */
import { css, html, type TemplateResult } from "lit";
import type { SortBy } from "../table-state.ts";
import type { Context } from "./context.ts";
import { icon, type IconName } from "./icons.ts";
import { selected } from "./model.ts";

const ORDERS: readonly (readonly [by: SortBy, label: string])[] = [
  ["suit", "ui-order-suit"],
  ["rank", "ui-order-rank"],
  ["melds", "ui-order-melds"],
  ["own", "ui-order-own"],
];

const STEPS: readonly (readonly [by: number, name: IconName, label: string])[] = [
  [-Infinity, "start", "ui-move-start"],
  [-1, "left", "ui-move-left"],
  [1, "right", "ui-move-right"],
  [Infinity, "end", "ui-move-end"],
];

/** In the place of a hint, which waits until this is closed. */
export function trayView(context: Context): TemplateResult {
  const { say } = context;
  return html`<section class="tray" aria-label=${say("ui-sort")} data-region="tray">
    ${ordersView(context)} ${chosenView(context)}
  </section>`;
}

function ordersView({ say, on }: Context): TemplateResult {
  return html`<div class="tray-row" role="group" aria-label=${say("ui-order")}>
    ${ORDERS.map(
      ([by, label]) =>
        html`<button class="button" data-item="order:${by}" @click=${() => on.sort(by)}>
          ${say(label)}
        </button>`,
    )}
  </div>`;
}

function chosenView({ say, on, state }: Context): TemplateResult {
  const idle = selected(state).length === 0;
  return html`<div class="tray-row" role="group" aria-label=${say("ui-chosen")}>
      ${STEPS.map(
        ([by, name, label]) =>
          html`<button
            class="button step"
            data-item="step:${name}"
            aria-label=${say(label)}
            title=${say(label)}
            aria-disabled=${idle}
            @click=${() => on.shift(by)}
          >
            ${icon(name)}
          </button>`,
      )}
      <button class="button wide" data-item="stage" aria-disabled=${idle} @click=${on.stage}>
        ${say("ui-stage")}
      </button>
      <button
        class="icon-button"
        data-item="tray-close"
        aria-label=${say("ui-close")}
        @click=${on.tray}
      >
        ${icon("close")}
      </button>
    </div>`;
}

export const trayStyles = css`
  .tray {
    grid-area: seats-start / melds-start / melds-end / melds-end;
    align-self: end;
    z-index: 4;
    display: grid;
    gap: 6px;
    min-inline-size: 0;
    max-block-size: 100%;
    margin: 0 8px;
    padding: 6px;
    border: 1px solid var(--brass);
    border-radius: 13px;
    background: var(--sheet);
    box-shadow: 0 6px 26px var(--shade);
    overflow: auto;
  }
  .tray-row {
    display: flex;
    flex-wrap: wrap;
    gap: 5px;
  }
  .tray .button {
    flex: 1 1 0;
    padding: 0 6px;
    font-size: 15px;
  }
  .tray .step {
    flex: 1 1 44px;
    max-inline-size: 56px;
  }
  .tray .wide {
    flex: 2 1 4.5em;
    min-inline-size: 4.5em;
    font-size: 14px;
  }
  .tray .icon-button {
    flex: none;
  }
  @container table (min-width: 900px) and (min-height: 641px) {
    .tray {
      justify-self: end;
      inline-size: min(520px, 100% - 24px);
      margin: 0 12px 0;
    }
  }
`;
