/** What the options of a match say for one deal of it, as far as a page has to know. */
import { contractOf, valueIn } from "./option-values.ts";
import type { Contract } from "./option-values.ts";
import type { RulesInfo } from "./protocol.ts";

export interface DealRules {
  readonly opening: string; // "none", "points", "contract", "whole-hand"
  readonly openingPoints: number; // 0 where none are asked for
  readonly contract: Contract | null; // of this deal, where openings go by contract
  readonly layOff: string; // "free", "after-own-meld", …
  readonly reclaim: string;
  readonly finalDiscard: string;
  readonly firstTurn: string;
  readonly scoring: string; // "collect", "penalty", "payment"
  readonly best: "high" | "low"; // the total that wins
  readonly tieBreak: string;
  /** Whether it is told of the players who of them has opened: something depends on it. */
  readonly opens: boolean;
}

export function dealRules(info: RulesInfo, deal: number, seats: number): DealRules {
  const values = new Map(info.options.map(({ name, value }) => [name, value]));
  const here = (name: string): string => valueIn(values.get(name) ?? "", deal, seats);
  const opening = here("opening");
  const contract = contractOf(here("contracts"));
  const asked = opening === "contract" || opening === "whole-hand";
  const layOff = here("lay_off");
  const scoring = here("scoring");
  return {
    opening,
    openingPoints: Number(here("opening_points")) || 0,
    contract: asked && contract.sets + contract.runs > 0 ? contract : null,
    layOff,
    reclaim: here("reclaim"),
    finalDiscard: here("final_discard"),
    firstTurn: here("first_turn"),
    scoring,
    best: scoring === "penalty" ? "low" : "high",
    tieBreak: here("tie_break"),
    opens: opening === "points" || opening === "contract" || layOff === "after-own-meld",
  };
}
