/** The referee of examples: the engine in its worker, and the words for what it says. */
import englishBook from "../../../engine/meldbook/texts/en/book.ftl";
import englishEngine from "../../../engine/meldbook/texts/en/engine.ftl";
import { EngineReferee } from "../engine-referee.ts";
import { EngineClient } from "../engine/client.ts";
import { site } from "../site/here.ts";
import { Texts } from "../texts.ts";

const client = new EngineClient({
  spawn: () => site().worker(),
  build: __BUILD_ID__,
  probe: () => site().whyNoWorker(),
  onStatus: () => {},
});

function ask(question: Readonly<Record<string, unknown>>): Promise<unknown> {
  client.retry(); // does nothing unless it has failed
  client.start();
  return client.ask(question);
}

const ENGLISH = [
  ["en", englishEngine],
  ["en", englishBook],
] as const;

async function texts(language: string): Promise<Texts> {
  if (language === "en") return new Texts(ENGLISH);
  const files = ["engine", "book"].map(async (name) => {
    const answer = await fetch(new URL(`texts/${language}/${name}.ftl`, import.meta.url));
    return [language, answer.ok ? await answer.text() : ""] as const;
  });
  return new Texts([...(await Promise.all(files)), ...ENGLISH]);
}

function page(language: string, rules: string, rule: string): string {
  return new URL(`rules/${language}/${rules}.html#${rule}`, import.meta.url).href;
}

export const referee = new EngineReferee(ask, texts, page);
