/** Which options a contradiction is about, so that a form can mark them. */

/** By code: the text `clash-CODE` says what is wrong. */
export const CLASHES: Readonly<Record<string, readonly string[]>> = {
  "cards-too-few": ["players", "packs", "jokers", "hand_size", "upcard"],
  "hand-too-small": ["hand_size", "run_min"],
  "set-max-distinct": ["set_suits", "set_max"],
  "hand-size-seats": ["players", "hand_size"],
  "opening-points-missing": ["opening", "opening_points"],
  "opening-points-too-many": ["opening_points", "hand_size"],
  "contracts-missing": ["opening", "contracts"],
  "contract-too-long": ["contracts", "hand_size"],
  "contract-too-short": ["contracts", "hand_size"],
  "contract-melds-per-turn": ["contracts", "melds_per_turn"],
  "length-missing": ["target", "deals"],
  "length-twice": ["target", "deals"],
  "payment-target": ["scoring", "target"],
  "payment-own-hands": ["scoring", "blocked_score"],
  "reclaim-without-jokers": ["reclaim", "jokers", "wild_ranks"],
};

/** The contradictions, by code, that an option has a part in. */
export function clashesWith(option: string, clashes: readonly string[]): readonly string[] {
  return clashes.filter((code) => CLASHES[code]?.includes(option));
}
