/** What the parts of the score pad know of it. */
import type { House } from "../house.ts";
import type { PadDesk } from "../pad-desk.ts";
import type { Args } from "../table-state.ts";
import type { Texts } from "../texts.ts";
import type { RulePages } from "./rule-pages.ts";

/** A pad that is being set up. */
export interface Plan {
  readonly names: readonly string[]; // as typed; "" where nothing was
  readonly dealer: number;
}

export interface PadPage {
  readonly house: House; // the rules of a pad to come
  readonly desk: PadDesk;
  readonly texts: Texts;
  readonly pages: RulePages;
  plan: Plan;
  deleting: string | null; // the pad that may be about to go
  keys: number | null; // the seat whose cards are being tapped
  /** Starts the pad that was set up, as soon as its rules are known to go together. */
  begin(): void;
  say(id: string, args?: Args): string;
  /** Says with seats among the arguments, by the names of the open pad. */
  tell(id: string, args?: Args): string;
  copy(text: string): Promise<void>;
}
