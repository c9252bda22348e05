/** The frame of the table: the bar above, what is said, the buttons below, the log beside. */
import { css, html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { keyed } from "lit/directives/keyed.js";
import { repeat } from "lit/directives/repeat.js";
import { shareDone } from "../engine/progress.ts";
import { EARLY } from "../messages.ts";
import type { Event, Reason } from "../protocol.ts";
import type { Message, TableState } from "../table-state.ts";
import type { Seating } from "../texts.ts";
import type { Context } from "./context.ts";
import { icon, type IconName } from "./icons.ts";
import { actions, type ActionView } from "./model.ts";
import { sentence } from "./sentence.ts";
import { titleView } from "./title.ts";

export function barView(context: Context): TemplateResult {
  const { position, say, on } = context;
  const button = (name: IconName, id: string, press: () => void, off = false) =>
    html`<button
      class="icon-button"
      data-item=${name}
      aria-label=${say(id)}
      title=${say(id)}
      aria-disabled=${off}
      @click=${press}
    >
      ${icon(name)}
    </button>`;
  return html`<div class="bar" part="bar" role="toolbar" aria-label=${say("ui-bar")} data-region="bar">
    ${button("menu", "ui-menu", () => on.open("menu"))} ${titleView(context)}
    ${button("help", "ui-help", () => on.open("help"))}
    ${button("hint", "ui-hint", on.hint, !canAsk(context))}
    ${position.practice && position.end === null ? button("eye", "ui-practice", () => on.open("practice")) : nothing}
    ${button("log", "ui-log", () => on.open("log"))}
    ${button("scores", "ui-scores", () => on.open("scores"))}
    ${button("undo", "ui-undo", on.back, !position.canBack)}
  </div>`;
}

/** A hint is for a hand that can be seen and still be played. */
function canAsk({ state, position, live }: Context): boolean {
  return live && state.cover === null && position.phase !== "over";
}

export function actionsView({ state, say, on }: Context): TemplateResult {
  const button = ({ name, label, ready, primary }: ActionView) =>
    html`<button
      class="button ${primary ? "primary" : ""}"
      part="button"
      data-item=${name}
      aria-disabled=${!ready}
      @click=${() => on.act(name)}
    >
      ${say(label)}
    </button>`;
  return html`<div
    class="actions"
    part="actions"
    role="toolbar"
    aria-label=${say("ui-actions")}
    data-region="actions"
    data-fallback
  >
    ${actions(state).map(button)}
  </div>`;
}

const MARKS: Readonly<Record<Message["tone"], IconName | null>> = {
  info: "info",
  refusal: "why",
  event: null,
  good: "check",
};

/** The line that says what happened or why not; `aloud.ts` has it for those who listen. */
export function sayView(context: Context, message: Message | null): TemplateResult {
  const { say, on, told } = context;
  const mark = message && MARKS[message.tone];
  return html`<div class="say" part="say" data-region="say" data-tone=${message?.tone ?? "event"}>
    ${mark ? icon(mark) : nothing}
    <p aria-hidden="true">
      ${
        message
          ? keyed(message.serial, html`<span>${sentence(told(message.id, message.args))}</span>`)
          : nothing
      }
    </p>
    ${
      message?.rule
        ? html`<button
            class="rule"
            @click=${() => on.rule(message.rule ?? "")}
            aria-label=${say("ui-rule-link", { rule: message.rule })}
          >
            ${message.rule}
          </button>`
        : nothing
    }
    ${backView(context)}
  </div>`;
}

/** While the own discard can be taken back; a step of the own turn is taken back in the bar. */
function backView({ position, say, on }: Context): TemplateResult | typeof nothing {
  if (!position.canBack || position.turn === position.seat) return nothing;
  return html`<button class="button take-back" data-item="take-back" @click=${on.back}>
    ${icon("undo")}${say("ui-take-back")}
  </button>`;
}

/** In place of the line while the engine starts, or when it did not. */
export function engineView(context: Context): TemplateResult {
  const { state, say, on } = context;
  const { status, failure } = state.engine;
  if (status === "failed" && failure) {
    return html`<div class="say engine" data-tone="refusal">
      ${icon("why")}
      <p aria-hidden="true">${engineText(context)}</p>
      <button class="button primary" @click=${on.retry}>
        ${say(failure.code === "build-mismatch" ? "ui-reload" : "ui-retry")}
      </button>
    </div>`;
  }
  const { step, done, total } = state.engine;
  return html`<div class="say engine" data-tone="info">
    <p aria-hidden="true">${engineText(context)}</p>
    <progress aria-label=${say("ui-loading")} .value=${shareDone(step, done, total)}></progress>
  </div>`;
}

/** How far the engine has come, or why it has not. */
export function engineText({ state, say }: Context): string {
  const { status, failure } = state.engine;
  if (status !== "failed" || failure === null) return stepText(state, say);
  return say(`ui-engine-${failure.code}`, { ...failure.args, file: failure.file ?? "" });
}

/** What is being done; before it, to whoever already pressed something, that the press came early. */
function stepText({ engine, message }: TableState, say: Context["say"]): string {
  const step = stepName(engine, say);
  return message?.id === EARLY ? `${say(EARLY)} ${step}` : step;
}

function stepName(engine: TableState["engine"], say: Context["say"]): string {
  if (engine.status === "restarting") return say("ui-restarting");
  const megabytes = (bytes: number) => Math.round(bytes / 1e6); // each change is read out
  const args = { done: megabytes(engine.done), total: megabytes(engine.total ?? 0) };
  return say(`ui-step-${engine.step ?? "files"}`, args);
}

/** Everything that happened in this deal, the newest first; who did it is told by a colour, too. */
export function logList(context: Context): TemplateResult {
  const { state, texts, position, say } = context;
  if (state.log.length === 0) {
    const why = state.cover ? "ui-log-covered" : "ui-log-empty";
    return html`<p class="nothing">${say(why)}</p>`;
  }
  const names = position.seats.map((seat) => seat.name);
  const reasons = state.settings.botReasons || position.practice ? state.reasons : undefined;
  const events = eventList(state.log, texts, { names, me: position.seat }, reasons);
  return html`${takenList(context)} ${events}`;
}

/** Which cards taken in sight of all are still in the others' hands. */
function takenList({ position, say, told, me }: Context): TemplateResult | typeof nothing {
  const holders = position.seats.flatMap(({ known }, seat) =>
    known.length > 0 && seat !== me ? [{ seat, cards: known }] : [],
  );
  if (holders.length === 0) return nothing;
  return html`<ul class="holders" aria-label=${say("ui-taken")}>
    ${holders.map(
      (args) => html`<li data-hue=${args.seat}>${sentence(told("ui-taken-by", args))}</li>`,
    )}
  </ul>`;
}

/**
 * Events, the newest first, with `reasons` by their places. Each is put in words once, since a deal
 * has hundreds.
 */
export function eventList(
  events: readonly Event[],
  texts: Context["texts"],
  seating: Seating,
  reasons: TableState["reasons"] = new Map(),
): TemplateResult {
  const words = ({ code, args }: Event) => sentence(texts.pieces(`event-${code}`, args, seating));
  const why = (reason: Reason | undefined) =>
    reason
      ? html`<small>${sentence(texts.pieces(`reason-${reason.code}`, reason.args, seating))}</small>`
      : nothing;
  return html`<ol class="events" reversed>
    ${repeat(
      events.toReversed(),
      (_, place) => events.length - place,
      (event, place) =>
        html`<li data-hue=${event.args["seat"] ?? ""} data-code=${event.code}>
          <span>${guard([event, seating.me, texts], () => words(event))}</span>
          ${why(reasons.get(events.length - 1 - place))}
        </li>`,
    )}
  </ol>`;
}

export function logView(context: Context): TemplateResult {
  const { say } = context;
  return html`<aside class="log" aria-label=${say("ui-log")}>
    <h3>${say("ui-log")}</h3>
    <div class="scrolls" tabindex="0" role="region" aria-label=${say("ui-log")}>
      ${logList(context)}
    </div>
  </aside>`;
}

export const frameStyles = css`
  .bar {
    grid-area: bar;
    display: flex;
    align-items: center;
    gap: 0;
    padding: 0 4px;
    min-inline-size: 0;
  }
  .bar .icon-button {
    flex: none;
  }
  .say {
    grid-area: say;
    display: flex;
    align-items: center;
    gap: 9px;
    margin: 0 8px;
    padding: 3px 4px 3px 10px;
    min-block-size: 44px;
    border-radius: 11px;
    border: 1px solid var(--panel-edge);
    background: var(--panel);
    font-size: 14px;
    line-height: 1.28;
  }
  .say p {
    margin: 0;
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .say[data-tone="refusal"] {
    color: var(--alarm);
  }
  .say[data-tone="good"] {
    color: var(--good);
  }
  .say .icon {
    inline-size: 20px;
    block-size: 20px;
  }
  .rule {
    min-inline-size: 44px;
    min-block-size: 44px;
    margin-block: -4px;
    padding: 0 6px;
    border-radius: 9px;
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 3px;
    color: var(--brass);
  }
  .take-back {
    flex: none;
    min-block-size: 44px;
    margin-block: -4px;
    margin-inline-end: -4px;
    padding: 0 10px;
    font-size: 14px;
  }
  .engine {
    flex-wrap: wrap;
    row-gap: 2px;
    padding-block: 6px;
  }
  .engine progress {
    flex-basis: 100%;
    max-inline-size: none;
    margin-inline-end: 6px;
  }
  .engine p {
    flex-basis: 12em;
  }
  .actions {
    grid-area: actions;
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 7px;
    padding: 0 8px;
  }
  .actions .button {
    min-block-size: 48px;
    padding: 0 4px;
    font-size: 15px;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .log {
    display: none;
    grid-area: log;
    min-block-size: 0;
    flex-direction: column;
    gap: 6px;
    padding: 12px 4px 12px 16px;
    border-inline-start: 1px solid var(--felt-line);
    background: var(--panel-soft);
  }
  .log h3 {
    margin: 0;
    font: 600 17px/1.2 var(--serif);
  }
  .log .scrolls {
    flex: 1;
  }
  .nothing {
    color: var(--muted);
  }
  .holders {
    margin: 0 10px 8px 0;
    padding: 6px 10px;
    list-style: none;
    border-radius: 9px;
    background: var(--panel-soft);
    font-size: 13.5px;
    line-height: 1.5;
  }
  .events {
    margin: 0;
    padding: 0 10px 0 0;
    list-style: none;
    font-size: 13.5px;
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  /* A line in the colour of the seat that acted; a discard ends its turn. */
  .events li {
    padding: 4px 0 4px 10px;
    border-inline-start: 3px solid var(--hue, transparent);
    color: var(--muted);
  }
  .events small {
    display: block;
    color: var(--muted);
    font-size: 0.95em;
    font-weight: 400;
  }
  .events li[data-code="discard"] {
    margin-block-start: 7px;
  }
  .events li:first-child {
    margin-block-start: 0;
    color: var(--bright);
    font-weight: 600;
  }
`;
