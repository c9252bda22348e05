/** A question over the table: which of several moves is meant, asked in comfortable steps. */
import { css, html, nothing, type TemplateResult } from "lit";
import { announced, questionOf, type Answer, type Question } from "../choices.ts";
import { bareCard } from "../cards.ts";
import { cardFace } from "./card.ts";
import type { Context, DialogPresses } from "./context.ts";
import { moveView } from "./moves.ts";

export function choiceTitle({ say }: Context, moves: readonly string[], about: string): string {
  const question = questionOf(moves);
  if (
    question === null ||
    question.answers.every(({ way }) => way?.onto !== null && way !== null)
  ) {
    return say(`ui-choice-${about}`);
  }
  const args = { number: question.part?.number ?? 0, of: question.part?.of ?? 0 };
  const wild = Math.min(...question.answers.map(({ way }) => (way ? announced(way).length : 0)));
  return wild > 0 ? say("ui-choice-wild", { ...args, wild }) : say("ui-choice-lay", args);
}

export function choiceView(
  context: Context,
  moves: readonly string[],
  on: DialogPresses,
): TemplateResult {
  const question = questionOf(moves);
  return question === null ? movesView(context, moves, on) : answersView(context, question, on);
}

/** Moves that are no ways of laying cards: each in words. */
function movesView(
  { texts, position }: Context,
  moves: readonly string[],
  on: DialogPresses,
): TemplateResult {
  return html`<ul class="menu">
    ${moves.map((move, i) => {
      const { words, melds } = moveView(move, texts, position.top);
      return html`<li>
        <button class="menu-item choice" ?autofocus=${i === 0} @click=${() => on.answer([move])}>
          ${melds.map((cards) => cardsView(cards))}<span>${words}</span>
        </button>
      </li>`;
    })}
  </ul>`;
}

function answersView(context: Context, { answers }: Question, on: DialogPresses): TemplateResult {
  const many = answers.length > 4;
  return html`<ul class="menu ${many ? "many" : ""}">
    ${answers.map(
      (answer, i) =>
        html`<li>
          <button
            class="menu-item choice"
            ?autofocus=${i === 0}
            @click=${() => on.answer(answer.moves)}
          >
            ${answer.way ? cardsView(answer.way.cards) : nothing}
            <span>${answerWords(context, answer)}</span>
          </button>
        </li>`,
    )}
  </ul>`;
}

function cardsView(cards: readonly string[]): TemplateResult {
  return html`<span class="fan"
    >${cards.map(
      (card) => html`<span class="slot" ?data-named=${card.includes("=")}>${cardFace(card)}</span>`,
    )}</span
  >`;
}

/** What tells an answer from the others: its kind, or what its wild cards stand for. */
function answerWords({ texts, say }: Context, { way, kind }: Answer): string {
  if (way === null) {
    return kind?.kind === "run" && kind.suit
      ? say("ui-kind-run", { suit: kind.suit })
      : say("ui-kind-set");
  }
  const wild = announced(way);
  const cards = wild.length > 0 ? wild : way.cards;
  if (way.onto !== null) return say("ui-move-add", { cards, meld: way.onto });
  const meanings = new Set(wild.map(meaning));
  const [one = ""] = meanings;
  if (wild.length > 1 && meanings.size === 1)
    return say("ui-move-all", { rank: say(`rank-${one}`) });
  const alike = new Set(wild.map(bareCard)).size === 1 && wild.length > 1;
  return alike
    ? say("ui-move-stand", { cards: wild.map(meaning) })
    : texts.list(cards.map((card) => texts.card(card)));
}

const meaning = (card: string): string => card.split("=", 2)[1] ?? card;

export const choiceStyles = css`
  .choice {
    flex-wrap: wrap;
    gap: 6px 14px;
    --card-w: 40px;
    border: 1px solid var(--edge-soft);
    margin-block-end: 8px;
    padding: 10px 14px;
  }
  .choice .fan {
    margin: 0;
  }
  .many {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
    gap: 8px;
    margin: 0;
  }
  .many .choice {
    block-size: 100%;
    margin: 0;
    padding: 8px 10px;
    --card-w: 32px;
    font-size: 14px;
    line-height: 1.25;
    align-content: start;
  }
`;
