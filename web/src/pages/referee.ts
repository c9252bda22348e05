/** The referee of examples: the engine in its worker, and the words for what it says. */
import { bookTexts, ruleAddress } from "../book-texts.ts";
import { EngineReferee } from "../engine-referee.ts";
import { EngineClient } from "../engine/client.ts";
import { site } from "../site/here.ts";

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

const here = new URL("./", import.meta.url);

export const referee = new EngineReferee(
  ask,
  (language) => bookTexts(here, language),
  (language, rules, rule) => ruleAddress(here, language, rules, rule),
);
