/** What is answered before all of Python is there, and what the build looks at for it, is one list. */
import assert from "node:assert/strict";
import { test } from "node:test";
import early from "../src/engine/early.json";

const KINDS = 5; // of values that a field is tried with

/** An engine of one game, which deals nothing. */
const ANSWERS: Readonly<Record<string, object>> = {
  hello: { systems: ["whist", "skat"] },
  rules: {
    players: [2, 2],
    options: [{ name: "trumps", words: ["none"], least: null, most: null, value: "none" }],
  },
};

async function askedByTheBuild(): Promise<Record<string, unknown>[]> {
  const asked: Record<string, unknown>[] = [];
  const handle = (text: string): string => {
    let question: Record<string, unknown> | null = null;
    try {
      question = JSON.parse(text);
    } catch {
      // texts that are no question are asked, too
    }
    if (question) asked.push(question);
    return JSON.stringify({ ok: false, ...ANSWERS[String(question?.["op"])] });
  };
  const python = {
    runPython: () => {},
    toPy: () => ({}),
    pyimport: (name: string) => (name.endsWith("handle") ? handle : { destroy: () => {} }),
  };
  const builder = new URL("../../web/builder/hot-play.mjs", import.meta.url).href;
  await (await import(builder)).play(python);
  return asked;
}

test("every question that is answered early, and each of its fields, is looked at by the build", async () => {
  const asked = await askedByTheBuild();
  for (const [op, fields] of Object.entries(early)) {
    const questions = asked.filter((one) => one["op"] === op);
    assert.ok(questions.length > 0, op);
    for (const field of fields) {
      const values = new Set(questions.map((one) => typeof one[field] + JSON.stringify(one[field])));
      assert.ok(values.size > KINDS, `${op}: ${field}`);
    }
  }
});
