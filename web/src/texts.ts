/**
 * Everything that is said: Fluent texts filled with what the engine's codes carry.
 *
 * `say(id, args)` turns cards, seats and lists among the arguments into words first. English is
 * bundled and stands in for what another language lacks.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";
import englishEngine from "../../engine/meldbook/texts/en/engine.ftl";
import englishPage from "../../engine/meldbook/texts/en/page.ftl";
import { parseCard } from "./cards.ts";
import type { Face } from "./cards.ts";
import { scoreText } from "./scores.ts";
import { site } from "./site/here.ts";
import type { Args } from "./table-state.ts";

/** Who sits at the table, for the arguments that are seats. */
export interface Seating {
  readonly names: readonly string[]; // by seat
  readonly me: number | null; // the reader's own seat
}

/** A refusal among the arguments of an error. */
interface Told {
  readonly code: string;
  readonly args: Args;
}

const NOBODY: Seating = { names: [], me: null };

/** What "you" is called in every language: names of matches that were begun in another one. */
const YOU: readonly string[] = ["You", "Tú", "Tu", "Jij"];

/** A part of a sentence: plain words, or a card that can be drawn in the place of its words. */
export type Piece = string | NamedCard;

export interface NamedCard {
  readonly card: string; // "7h", "*", "*=7h"
  readonly words: string; // "the 7 of hearts"
}

/** How a card goes into a sentence. */
type Put = (card: string, words: string) => string;

const inWords: Put = (_, words) => words;

/** Marks cards with private-use characters, which no text has. */
const marked: Put = (card, words) =>
  card === "?" ? words : `\u{E000}${card}\u{E001}${words}\u{E002}`;
const MARKED = /\u{E000}([^\u{E001}]*)\u{E001}([^\u{E002}]*)\u{E002}/u;

/** Arguments that are one card in a sentence, lists of cards, seats, and lists by seat. */
const CARD = new Set(["card", "wild", "stands"]);
const CARDS = new Set(["cards", "wanted", "taken"]);
const SEAT = new Set(["turn", "dealer", "lead"]);
const SCORES = new Set(["scores", "totals"]);

export class Texts {
  readonly language: string;
  readonly #bundles: readonly FluentBundle[];

  /** `sources`: language and Fluent text, the most wanted first. */
  constructor(sources: readonly (readonly [language: string, text: string])[]) {
    const bundles = new Map<string, FluentBundle>();
    for (const [language, text] of sources) {
      const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      bundles.set(language, bundle);
    }
    this.#bundles = [...bundles.values()];
    this.language = sources[0]?.[0] ?? "en";
  }

  /** Texts that are loaded later. */
  add(language: string, text: string): void {
    const bundle = this.#bundles.find(({ locales }) => locales.includes(language));
    bundle?.addResource(new FluentResource(text));
  }

  has(id: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** The text of an id with its arguments in words; the id itself where there is no text. */
  say(id: string, args: Args = {}, seating: Seating = NOBODY): string {
    return this.#format(this.#voice(id, args, seating), this.#words(args, seating));
  }

  /** The same text in pieces, so that its cards can be drawn. */
  pieces(id: string, args: Args = {}, seating: Seating = NOBODY): readonly Piece[] {
    const words = this.#words(args, seating, marked);
    const parts = this.#format(this.#voice(id, args, seating), words).split(MARKED);
    const pieces: Piece[] = [];
    for (let at = 0; at < parts.length; at += 3) {
      const [plain = "", card, named = ""] = parts.slice(at, at + 3);
      if (plain !== "") pieces.push(plain);
      if (card !== undefined) pieces.push({ card, words: named });
    }
    return pieces;
  }

  /** A card by itself: "7 of hearts", "joker as 7 of hearts", "unknown card". */
  card(text: string): string {
    const card = parseCard(text);
    if (card === null) return text;
    if (card.kind === "unknown") return this.#format("card-unknown");
    const name = card.face === null ? this.#format("joker") : this.#face(card.face);
    if (card.stands === null) return name;
    const stands = this.#face(card.stands);
    return card.kind === "joker"
      ? this.#format("joker-as", { card: stands })
      : this.#format("card-as", { card: name, stands });
  }

  /** A card in a sentence: "the 7 of hearts", "a card". */
  theCard(text: string): string {
    if (text === "?") return this.#format("card-unknown-the");
    const [shown = "", meaning] = text.split("=", 2);
    const kind = shown === "*" && meaning === undefined ? "joker" : shown.replace(/[shdc]$/, "");
    return this.#format("card-the", { card: this.card(text), kind });
  }

  /** "A", "A and B", "A, B and C". */
  list(items: readonly string[]): string {
    const [first = "", ...others] = items;
    if (others.length === 0) return first;
    if (others.length > 1) return this.#format("list-next", { first, next: this.list(others) });
    return this.#format("list-pair", { first, last: others[0] ?? "" });
  }

  /**
   * A player's name: whoever gave none is spoken to in the language of today, or has a number where
   * the reader is none of the players.
   */
  called(name: string, other?: number): string {
    if (!YOU.includes(name)) return name;
    if (other === undefined) return this.#format("ui-you-default");
    return this.#format("ui-person-default", { number: other + 1 });
  }

  #nameOf(seat: number, seating: Seating): string {
    return isolated(this.called(seating.names[seat] ?? String(seat + 1)));
  }

  /** The id for the reader's own deeds where there is one. */
  #voice(id: string, args: Args, seating: Seating): string {
    const own = seating.me !== null && args["seat"] === seating.me;
    return own && this.has(`${id}-you`) ? `${id}-you` : id;
  }

  #words(args: Args, seating: Seating, put: Put = inWords): Record<string, FluentVariable> {
    const words: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args))
      words[name] = this.#word(name, value, seating, put);
    if (typeof args["seat"] === "number") words["name"] = this.#nameOf(args["seat"], seating);
    return words;
  }

  #word(name: string, value: unknown, seating: Seating, put: Put): FluentVariable {
    if (name === "groups") return this.#groups(value as readonly string[], put);
    if (Array.isArray(value)) return this.#listed(name, value, seating, put);
    if (name === "refusal") return this.#refusal(value as Told);
    if (typeof value === "number") return SEAT.has(name) ? this.#nameOf(value, seating) : value;
    const text = String(value);
    if (CARD.has(name)) return put(text, this.theCard(text));
    return name === "suit" ? this.#format(`suit-${text}`) : isolated(text);
  }

  /** A refusal as a part of what is wrong with a text. */
  #refusal({ code, args }: Told): string {
    return this.say(`refusal-${code}`, args);
  }

  /** Melds of several cards, each a list of its own: "6h *=7h 8h". */
  #groups(melds: readonly string[], put: Put): string {
    const cards = (meld: string): string[] => meld.split(" ").map((card) => put(card, this.card(card)));
    return melds.map((meld) => this.list(cards(meld))).join("; ");
  }

  #listed(name: string, values: readonly unknown[], seating: Seating, put: Put): string {
    const items = values.map((value, seat) => {
      if (CARDS.has(name)) return put(String(value), this.card(String(value)));
      if (name === "winners") return this.#nameOf(Number(value), seating);
      if (name === "clashes") return this.#format(`clash-${value}`);
      if (!SCORES.has(name)) return String(value);
      return this.#format("score-of", {
        name: this.#nameOf(seat, seating),
        score: scoreText(String(value)),
      });
    });
    return this.list(items);
  }

  #face(face: Face): string {
    const rank = this.#format(`rank-${face.rank}`);
    if (face.suit === null) return rank;
    return this.#format("card-face", { rank, suit: this.#format(`suit-${face.suit}`) });
  }

  #format(id: string, args: Record<string, FluentVariable> = {}): string {
    for (const bundle of this.#bundles) {
      const pattern = bundle.getMessage(id)?.value;
      if (pattern) return bundle.formatPattern(pattern, args, []);
    }
    return id;
  }
}

/** Letters written from right to left would drag the numbers beside them along. */
const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u;

function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u{2068}${text}\u{2069}` : text;
}

const ENGLISH = [
  ["en", englishEngine],
  ["en", englishPage],
] as const;

/** Texts of a page's own beside those of the table: their file, and the English ones. */
export interface MoreTexts {
  readonly file: string;
  readonly english: string;
}

/** The English texts, there at once. */
export function englishTexts(...more: readonly MoreTexts[]): Texts {
  return new Texts(english(more));
}

function english(more: readonly MoreTexts[]): readonly (readonly [string, string])[] {
  return [...ENGLISH, ...more.map((one) => ["en", one.english] as const)];
}

/** The texts of a language; English fills the gaps, and is all there is if the files can't be had. */
export async function loadTexts(
  language: string,
  read: (path: string) => Promise<string> = (path) => site().text(path),
  ...more: readonly MoreTexts[]
): Promise<Texts> {
  if (language === "en") return englishTexts(...more);
  const files = ["engine.ftl", "page.ftl", ...more.map(({ file }) => file)].map(
    async (file) => [language, await read(`texts/${language}/${file}`)] as const,
  );
  try {
    return new Texts([...(await Promise.all(files)), ...english(more)]);
  } catch {
    return englishTexts(...more);
  }
}
