/** The referee of examples over the real engine: languages, repairs, what is said without an engine. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { EngineReferee } from "../src/engine-referee.ts";
import { EngineGone } from "../src/engine/client.ts";
import type { Answers, Fields } from "../src/questions.ts";
import { Texts } from "../src/texts.ts";
import { realEngine } from "./real.ts";

const engine = realEngine();
const folder = fileURLToPath(new URL("../../engine/meldbook/texts/", import.meta.url));
const page = (language: string, rules: string, rule: string): string => `${language}/${rules}#${rule}`;

/** Slow where asked, so that answers come in another order than their questions. */
async function texts(language: string): Promise<Texts> {
  if (language === "en") await new Promise((resolve) => setTimeout(resolve, 20));
  const files = ["engine", "book"].map(
    (name) => [language, readFileSync(`${folder}${language}/${name}.ftl`, "utf-8")] as const,
  );
  return new Texts(files);
}

const referee = new EngineReferee(
  ({ op, ...fields }) => engine.ask(op as keyof Answers, fields as Fields),
  texts,
  page,
);

const HAND = "3s 4s 5s 8h 9h Jh Qd Qc Qh 2c 7d Kd Kh";
const toml = (rules: string, play = `"meld Qd Qc Qh", "meld 3s 4s 5s"`): string =>
  `title = "Queens"\nrules = "${rules}"\n[position]\nphase = "play"\nhands = ["${HAND}", 9]\n` +
  `[[ask]]\nplay = [${play}]\nexpect = "legal"\n`;

test("examples of several languages in one page each get their own words, cards and links", async () => {
  const tries = ["en", "nl", "es", "pt-PT"].map(async (language) => {
    const ruling = await referee.try(language, toml("jokeren-13"), [], "lay", ["Jh", "Qd", "7d"], null);
    assert.ok(!ruling.legal);
    return [ruling.told.href, ruling.told.says] as const;
  });
  const [en, nl, es, pt] = await Promise.all(tries);
  assert.equal(en?.[0], "en/jokeren-13#J3");
  assert.match(en?.[1] ?? "", /J♥/);
  assert.equal(nl?.[0], "nl/jokeren-13#J3");
  assert.match(nl?.[1] ?? "", /B♥.*V♦|V♦.*B♥/); // boer, vrouw
  assert.deepEqual([es?.[0], pt?.[0]], ["es/jokeren-13#J3", "pt-PT/jokeren-13#J3"]);
  const shown = await Promise.all(["en", "nl"].map((one) => referee.example(one, toml("romme"), 1)));
  assert.deepEqual(shown.map(({ words }) => words["again"]), ["Start again", "Opnieuw beginnen"]);
});

test("an opening that is short names the points that are missing, and which of them count", async () => {
  const missing = async (rules: string): Promise<string | undefined> => {
    const ruling = await referee.try("en", toml(rules), [], "lay", ["3s", "4s", "5s"], null);
    return ruling.legal ? undefined : ruling.told.repair;
  };
  assert.equal(await missing("romme"), undefined); // the queens make it forty
  const text = toml("jokeren-13", `"discard 2c"`).replace("Qd Qc Qh", "Qd Qc 8s");
  const ruling = await referee.try("en", text, [], "lay", ["3s", "4s", "5s"], null);
  assert.ok(!ruling.legal);
  assert.deepEqual([ruling.told.code, ruling.told.repair], ["opening-short", "18 natural points are missing."]);
  const shown = await referee.example("en", text.replace("8h 9h Jh ", ""), 1);
  const short = shown.trial.refusals.find(({ code }) => code === "opening-short");
  assert.match(short?.repair ?? "", /natural points? (?:is|are) missing/);
});

test("a large hand is told the smallest repair, too", async () => {
  const ruling = await referee.try("en", toml("jokeren-13"), [], "lay", ["Qd", "Qc", "7d"], null);
  assert.ok(!ruling.legal);
  assert.deepEqual(ruling.repair, { leave: "7d", add: "Qh" });
});

test("without an engine that is said in words, and so is what is wrong with a scenario", async () => {
  const gone = new EngineReferee(() => Promise.reject(new EngineGone()), async () => texts("nl"), page);
  await assert.rejects(gone.example("nl", toml("romme"), 1), /De scheidsrechter was niet te bereiken/);
  for (const text of ["", "nonsense", toml("poker"), toml("romme").replace("Kh", "Kx"), toml("romme", `"meld 2c 7d"`)])
    await assert.rejects(referee.example("nl", text, 1), ({ message }: Error) => {
      assert.doesNotMatch(message, /^(error-|$)/, text);
      return true;
    });
});
