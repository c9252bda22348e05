/** The referee of examples: the engine answers, Fluent texts put it into words. */
import { EngineGone } from "./engine/client.ts";
import type { Example, ExampleMade, Failure, Refusal, Tried } from "./protocol.ts";
import type { Referee, Shown, Words } from "./refereeing.ts";
import { signOf } from "./signs.ts";
import type { Texts } from "./texts.ts";
import type { Do, Ruling, Told } from "./trying.ts";

type Ask = (question: Readonly<Record<string, unknown>>) => Promise<unknown>;

export class EngineReferee implements Referee {
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

  async example(language: string, toml: string, ask: number): Promise<Shown> {
    const texts = await this.#texts(language);
    const answer = await this.#asked<ExampleMade>({ op: "example", toml, ask }, texts);
    const { example } = answer;
    const { rules, natural } = example;
    const refusals = example.refusals.map((one) => this.#told(one, rules, natural, texts));
    return {
      title: example.title,
      facts: [factsOf(example, texts)],
      kind: example.kind,
      trial: { ...example, refusals },
      words: wordsOf(texts),
    };
  }

  async try(
    language: string,
    toml: string,
    played: readonly string[],
    way: Do,
    cards: readonly string[],
    meld: number | null,
  ): Promise<Ruling> {
    const texts = await this.#texts(language);
    const tried = { do: way, cards, meld };
    const answer = await this.#asked<Tried>({ op: "try", toml, played, tried }, texts);
    const { use, rules, natural, repair } = answer;
    if (use.refusal === null) return { legal: true };
    return { legal: false, told: this.#told(use.refusal, rules, natural, texts), repair };
  }

  async #asked<T>(question: Readonly<Record<string, unknown>>, texts: Texts): Promise<T> {
    const answer = (await this.#asking(question, texts)) as T | Failure;
    if (!isFailure(answer)) return answer;
    const { code, args = {}, detail = "" } = answer;
    throw new Error(code ? texts.say(`error-${code}`, args) : detail);
  }

  async #asking(question: Readonly<Record<string, unknown>>, texts: Texts): Promise<unknown> {
    try {
      return await this.#ask(question);
    } catch (error) {
      throw error instanceof EngineGone ? new Error(texts.say("book-referee-gone")) : error;
    }
  }

  /** `natural`: jokers count nothing in an opening. */
  #told({ code, args, rule }: Refusal, rules: string, natural: boolean, texts: Texts): Told {
    const cards = Array.isArray(args["cards"]) && args["cards"].length === 0;
    const fill = cards ? { ...args, cards: "{cards}" } : args;
    const culprits = typeof args["card"] === "string" ? [args["card"]] : [];
    const href = this.#page(texts.language, rules, rule);
    const told = { code, rule, href, culprits, says: signed(texts, `refusal-${code}`, fill) };
    if (code !== "opening-short") return told;
    const short = Number(args["needed"]) - Number(args["points"]);
    const id = natural ? "book-repair-natural" : "book-repair-points";
    return { ...told, repair: texts.say(id, { short }) };
  }
}

function isFailure(answer: unknown): answer is Failure {
  return (answer as Failure).ok === false;
}

/** A text with its cards as signs: "7♥". */
function signed(texts: Texts, id: string, args: Readonly<Record<string, unknown>> = {}): string {
  return texts
    .pieces(id, args)
    .map((piece) =>
      typeof piece === "string" ? piece : (signOf(piece.card, texts.language) ?? piece.words),
    )
    .join("");
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
  ...["not-asked", "not-allowed", "other-reason", "allowed-break", "loading"],
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
  // There is no answer below, as the rules pages have one.
  return { ...Object.fromEntries(said), ...cards, "no-referee": texts.say("book-referee-gone") };
}
