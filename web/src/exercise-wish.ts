/** Which exercise is wanted, and how an address says it: "#game=romme&kind=joker&seed=17". */
import { FIRST_GAME, GAMES } from "./games.ts";
import type { ExerciseWish } from "./protocol.ts";

export interface Wish {
  readonly rules: string;
  readonly kind: ExerciseWish["kind"];
  readonly seed: number;
}

const KINDS: readonly ExerciseWish["kind"][] = ["open", "out", "joker", "lay-off"];
const MANY = 9000; // where those who ask for none begin

/** What an address asks for; what it leaves open, or says wrongly, is chosen here. */
export function wishIn(hash: string, chance: () => number = Math.random): Wish {
  const asked = new URLSearchParams(hash.replace(/^#/, ""));
  const rules = asked.get("game") ?? "";
  const seed = Number(asked.get("seed"));
  return {
    rules: rules in GAMES ? rules : FIRST_GAME,
    kind: KINDS.find((kind) => kind === asked.get("kind")) ?? "open",
    seed: Number.isSafeInteger(seed) && seed > 0 ? seed : 1 + Math.floor(chance() * MANY),
  };
}

export function wishAddress({ rules, kind, seed }: Wish): string {
  return `#game=${rules}&kind=${kind}&seed=${seed}`;
}
