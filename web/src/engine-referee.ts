/** The referee of examples: the engine answers, Fluent texts put it into words. */
import type { Example, ExampleMade, Failure, Refusal, Tried } from "./protocol.ts";
import type { Referee, Shown, Words } from "./refereeing.ts";
import type { Texts } from "./texts.ts";
import type { Do, Ruling, Told } from "./trying.ts";

type Ask = (question: Readonly<Record<string, unknown>>) => Promise<unknown>;

export class EngineReferee implements Referee {
  language = "en";
  readonly #ask: Ask;
  readonly #texts: (language: string) => Promise<Texts>;
  readonly #page: (language: string, rules: string, rule: string) => string;

  /** `page`: the address of a rule. */
  constructor(
    ask: Ask,
    texts: (language: string) => Promise<Texts>,
    page: (language: string, rules: string, rule: string) => string,
  ) {
    this.#ask = ask;
    this.#texts = texts;
    this.#page = page;
  }

  async example(toml: string, ask: number): Promise<Shown> {
    const texts = await this.#texts(this.language);
    const answer = await this.#asked<ExampleMade>({ op: "example", toml, ask }, texts);
    const { example } = answer;
    const refusals = example.refusals.map((one) => this.#told(one, example.rules, texts));
    return {
      title: example.title,
      facts: [factsOf(example, texts)],
      kind: example.kind,
      trial: { ...example, refusals },
      words: wordsOf(texts),
    };
  }

  async try(
    toml: string,
    played: readonly string[],
    way: Do,
    cards: readonly string[],
    meld: number | null,
  ): Promise<Ruling> {
    const texts = await this.#texts(this.language);
    const tried = { do: way, cards, meld };
    const { use } = await this.#asked<Tried>({ op: "try", toml, played, tried }, texts);
    if (use.refusal === null) return { legal: true };
    const rules = /^rules *= *"([a-z0-9-]+)"/m.exec(toml)?.[1] ?? "common";
    return { legal: false, told: this.#told(use.refusal, rules, texts) };
  }

  async #asked<T>(question: Readonly<Record<string, unknown>>, texts: Texts): Promise<T> {
    const answer = (await this.#ask(question)) as T | Failure;
    if (!isFailure(answer)) return answer;
    const { code, args = {}, detail = "" } = answer;
    throw new Error(code ? texts.say(`error-${code}`, args) : detail);
  }

  #told({ code, args, rule }: Refusal, rules: string, texts: Texts): Told {
    const cards = Array.isArray(args["cards"]) && args["cards"].length === 0;
    const fill = cards ? { ...args, cards: "{cards}" } : args;
    const culprits = typeof args["card"] === "string" ? [args["card"]] : [];
    const href = this.#page(this.language, rules, rule);
    return { code, rule, href, culprits, says: signed(texts, `refusal-${code}`, fill) };
  }
}

function isFailure(answer: unknown): answer is Failure {
  return (answer as Failure).ok === false;
}

const SUITS: Readonly<Record<string, string>> = { s: "♠", h: "♥", d: "♦", c: "♣" };

/** A text with its cards as signs: "7♥". */
function signed(texts: Texts, id: string, args: Readonly<Record<string, unknown>> = {}): string {
  return texts
    .pieces(id, args)
    .map((piece) => (typeof piece === "string" ? piece : signOf(piece.card, piece.words)))
    .join("");
}

function signOf(card: string, words: string): string {
  return /^(?:10|[2-9AJQK])[shdc]$/.test(card) ? card.slice(0, -1) + SUITS[card.slice(-1)] : words;
}

/** What one has to know beside the cards. */
function factsOf(example: Example, texts: Texts): string {
  const { deal, wild, sets, runs, opened, first, stages } = example;
  const facts: string[] = [];
  if (wild !== null) facts.push(`${texts.say("book-deal-wild", { deal, rank: texts.say(`rank-${wild}`) })}.`);
  else if (deal > 1) facts.push(`${texts.say("book-deal", { deal })}.`);
  if (opened === false && sets + runs > 0) facts.push(`${texts.say("book-contract", { sets, runs })}.`);
  if (opened !== null) facts.push(texts.say(opened ? "book-opened-yes" : "book-opened-no"));
  if (first) facts.push(texts.say("book-first"));
  const stage = stages[0];
  if (stage?.phase === "draw") facts.push(texts.say("book-piles", { stock: stage.stock }));
  return facts.join(" ");
}

/** What the element says; the same names as the build puts into a page. */
const SAID = [
  ...["do-lay", "do-add", "do-swap", "do-throw", "do-draw", "do-take", "do-decline", "yes", "no"],
  ...["again", "pick-first", "pick-one", "right", "right-so-far", "right-broken", "wrong"],
  ...["not-asked", "not-allowed", "other-reason", "allowed-break", "loading", "no-referee"],
  ...["repair-add", "repair-leave", "repair-change", "meld", "hand", "cards", "table", "top", "rule"],
];
const HOLES = Object.fromEntries(
  ["meld", "cards", "better", "worse", "rule"].map((name) => [name, `{${name}}`]),
);

function wordsOf(texts: Texts): Words {
  const said = SAID.map((name) => [name, texts.say(`book-${name}`, HOLES)] as const);
  const [card, stands] = [texts.card("4h"), texts.card("7s")];
  const asWild = texts.card("4h=7s").replace(card, "{card}").replace(stands, "{stands}");
  const cards = {
    joker: texts.card("*"),
    "joker-as": texts.card("*=7s").replace(stands, "{card}"),
    "card-as": asWild,
  };
  return { ...Object.fromEntries(said), ...cards };
}
