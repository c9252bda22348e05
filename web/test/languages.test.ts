import assert from "node:assert/strict";
import { test } from "node:test";
import { pickLanguage } from "../src/languages.ts";
import { rulesLanguage } from "../src/components/rule-text.ts";
import { readSettings } from "../src/settings.ts";

test("the first language that is ours is picked, whatever its country", () => {
  assert.equal(pickLanguage(["fr-FR", "nl-BE", "en"]), "nl");
  assert.equal(pickLanguage(["es-419"]), "es");
  assert.equal(pickLanguage(["pt-BR"]), "pt-PT");
  assert.equal(pickLanguage(["pt"]), "pt-PT");
  assert.equal(pickLanguage(["EN-gb", "nl"]), "en");
  assert.equal(pickLanguage(["ja"]), "en");
  assert.equal(pickLanguage([]), "en");
});

test("a language that was chosen is kept; what is none of ours is the browser's", () => {
  assert.equal(readSettings({ language: "pt-PT" }).language, "pt-PT");
  assert.equal(readSettings({ language: "pt" }).language, "");
  assert.equal(readSettings({}).language, "");
});

test("rules that are not translated are read in English", () => {
  assert.equal(rulesLanguage("nl"), "nl"); // what there is, the runner says
  assert.equal(rulesLanguage("es"), "en");
});
