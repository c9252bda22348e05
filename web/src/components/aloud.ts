/**
 * What is heard of the table: the line of messages, and what it has no place for: that the own
 * turn begins, that the discards have become the stock, how a deal ended. Both stay in the page
 * whatever else is shown, since what comes into it together with its words is not heard.
 */
import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { lessonText } from "../guide.ts";
import type { Message } from "../table-state.ts";
import { stepSaid } from "./advice.ts";
import type { Context } from "./context.ts";
import { engineText } from "./frame.ts";
import { isMyTurn, verdict } from "./model.ts";

export function aloudView(context: Context, message: Message | null): TemplateResult {
  return html`<p class="hidden" role="status" aria-live="polite">${lineView(context, message)}</p>
    <p class="hidden" aria-live="polite">${besides(context).join(" ")}</p>
    <p class="hidden" aria-live="polite">${lesson(context).join(" ")}</p>`;
}

function lineView(context: Context, message: Message | null): unknown {
  const { state, position, say } = context;
  if (state.engine.status !== "ready") return engineText(context);
  const told = position.end !== null && message?.id.startsWith("event-"); // with all that ended it
  if (message === null || state.cover || told) return nothing;
  return keyed(message.serial, html`<span>${say(message.id, message.args)}</span>`);
}

/** The sentences that the line of messages has no place for. */
function besides(context: Context): readonly string[] {
  const { state, position, live, say, said } = context;
  if (!live || state.cover) return [];
  const news = position.end ? state.news : state.news.filter(({ code }) => code === "renew");
  const told = news.map(({ code, args }) => say(`event-${code}`, args));
  return begins(context) ? [...told, `${said(verdict(state).text)}.`] : told;
}

/** What a first game says unasked: the next step, and what it is about. */
function lesson({ state, position, say }: Context): readonly string[] {
  const { hint, guide } = state;
  if (guide === null || hint?.move == null) return [];
  const step = stepSaid(hint.move, position.top);
  const about = lessonText(position, hint);
  const other = guide.other ? [say("ui-guide-other")] : [];
  return [...other, say(step.id, step.args), ...(about ? [say(about.id, about.args)] : [])];
}

/** Whether the player is to begin a turn. */
function begins({ state, position }: Context): boolean {
  const lead = position.phase === "play" && position.drawn === null;
  return isMyTurn(state) && (position.phase === "draw" || lead);
}
