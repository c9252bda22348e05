/** What an intent comes to, by the judgement's own words. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { decideLay } from "../src/intents.ts";
import { judged } from "./support.ts";

const refused = (code: string, rule: string) =>
  ({ moves: [] as string[], refusal: { code, rule, args: {} }, points: 0, needed: null });

test("beside melds that wait for others, chosen cards that are none are explained", () => {
  const [lay, lone] = [refused("contract-short", "M5"), refused("meld-too-small", "M3")];
  const selection = { readings: [], kind: null, points: 0, refusal: null };
  const decided = decideLay(judged({}, { lay, lone, selection }), 1);
  assert.deepEqual(decided, { kind: "refuse", refusal: lone.refusal });
  const waiting = decideLay(judged({}, { lay }), 1);
  assert.equal(waiting.kind === "say" && waiting.id, "ui-contract-so-far");
});
