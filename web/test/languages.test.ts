import assert from "node:assert/strict";
import { test } from "node:test";
import { pickLanguage, written } from "../src/languages.ts";
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

test("dates are written as in the reader's country where it speaks the page's language", () => {
  assert.equal(written("en", ["nl-BE", "en-GB", "en-US"]), "en-GB");
  assert.equal(written("pt-PT", ["pt-BR"]), "pt-BR");
  assert.equal(written("es", ["en-GB"]), "es");
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
