/** Every contradiction that the engine can tell marks the options it is about. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { CLASHES, clashesWith } from "../src/clashes.ts";
import { GROUPS } from "../src/option-values.ts";

const file = fileURLToPath(new URL("../../engine/meldbook/texts/en/engine.ftl", import.meta.url));

test("each contradiction that has a text names options, and only those that there are", () => {
  const codes = [...readFileSync(file, "utf8").matchAll(/^clash-([a-z-]+) =/gm)];
  assert.deepEqual(Object.keys(CLASHES).sort(), codes.map(([, code]) => code).sort());
  const known = new Set(Object.values(GROUPS).flat());
  assert.deepEqual(
    Object.values(CLASHES)
      .flat()
      .filter((name) => !known.has(name)),
    [],
  );
});

test("an option knows its contradictions", () => {
  assert.deepEqual(clashesWith("deals", ["length-missing", "set-max-distinct"]), [
    "length-missing",
  ]);
  assert.deepEqual(clashesWith("aces", ["length-missing"]), []);
});
