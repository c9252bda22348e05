/** What an example says to a try: by which sign, in which tone, with which sentence first. */
import { html } from "lit";
import type { Kind, Outcome } from "../trying.ts";

export type Tone = "good" | "bad" | "info";

export const SIGNS = { good: "✓", bad: "✗", info: "→" } as const;

export const TONES: Readonly<Record<Outcome["is"], Tone>> = {
  right: "good",
  onward: "good",
  broken: "good",
  spare: "info",
  few: "info",
  many: "info",
  unjudged: "info",
  refused: "bad",
  other: "bad",
};

/** What is said first, by how the example is asked. */
export const LINES: Readonly<Record<Outcome["is"], (kind: Kind | null) => string>> = {
  right: () => "right",
  onward: () => "right-so-far",
  broken: () => "right-broken",
  spare: (kind) => (kind === "break" ? "allowed-break" : "not-asked"),
  few: () => "pick-first",
  many: () => "pick-one",
  unjudged: () => "loading",
  refused: () => "not-allowed",
  other: () => "other-reason",
};

export function filled(text: string, holes: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{([a-z]+)\}/g, (hole, name: string) => String(holes[name] ?? hole));
}

/** A text whose cards keep their colour and stay in one line. */
export function withCards(text: string): unknown {
  return text.split(/((?:10|[2-9AJQKBVH])[♠♥♦♣])/).map((part, place) =>
    place % 2 === 0 ? part : html`<span class="chip" ?data-red=${/[♥♦]/.test(part)}>${part}</span>`,
  );
}
