/** Sorting the own hand; only for its best melds the engine is asked. */
import { bareCard } from "./cards.ts";
import { handCards, orderHand, sortHand } from "./hand.ts";
import { EngineGone } from "./questions.ts";
import type { Answers, Engine } from "./questions.ts";
import type { Failure } from "./protocol.ts";
import type { SortBy } from "./table-state.ts";
import type { Table } from "./table.ts";

/** Whether the hand could be sorted so: where it holds no meld it is sorted by suit. */
export async function sortOwnHand(table: Table, engine: Engine, by: SortBy): Promise<boolean> {
  if (by !== "melds") {
    table.arrange((hand) => sortHand(hand, by));
    return true;
  }
  const record = table.match?.record;
  if (record == null || table.hand === null) return true;
  const cards = handCards(table.hand).map(({ card }) => card);
  const found = await arranged(engine, record, cards);
  if (!found?.ok) return true;
  const best = found.melds.flatMap((meld) => meld.split(" ").map(bareCard));
  table.arrange((hand) => orderHand(hand, best));
  return best.length > 0;
}

async function arranged(
  engine: Engine,
  record: string,
  cards: readonly string[],
): Promise<Answers["arrange"] | Failure | null> {
  try {
    return await engine.ask("arrange", { record, cards: [...cards] });
  } catch (error) {
    if (error instanceof EngineGone) return null;
    throw error;
  }
}
