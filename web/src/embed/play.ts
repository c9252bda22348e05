/** play.js: what v1.js loads once a table is wanted. All tables of a page come from this one. */
import { bookTexts, ruleAddress } from "../book-texts.ts";
import { EngineReferee } from "../engine-referee.ts";
import { pickLanguage } from "../languages.ts";
import { useSite } from "../site/here.ts";
import { SiteElsewhere } from "../site/elsewhere.ts";
import { loadTexts } from "../texts.ts";
import type { Texts } from "../texts.ts";
import type { SetUp } from "./contract.ts";
import { workerEngine } from "./engine.ts";
import { PlayedTable } from "./played.ts";

const root = new URL("../", import.meta.url); // it lies in embed/
const site = new SiteElsewhere(root);
useSite(site);
const engine = workerEngine(site);

const spoken = new Map<string, Promise<Texts>>();

function texts(language: string): Promise<Texts> {
  const found = spoken.get(language) ?? loadTexts(language);
  spoken.set(language, found);
  return found;
}

function ask(question: Readonly<Record<string, unknown>>): Promise<unknown> {
  const { op, ...fields } = question;
  const own = engine.join(() => {});
  own.retry(); // does nothing unless the engine has failed
  own.start();
  return own.ask(op as never, fields as never).finally(() => own.leave());
}

/** Answers examples. */
export const referee = new EngineReferee(
  ask,
  (language) => bookTexts(root, pickLanguage([language])),
  (language, rules, rule) => ruleAddress(root, pickLanguage([language]), rules, rule),
);

export const setUp: SetUp = (place, wanted, tell) =>
  new PlayedTable({ engine, texts }, place, wanted, tell);
