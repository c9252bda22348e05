/** A match told in words as Markdown, over the real engine. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { englishTexts } from "../src/texts.ts";
import { transcriptOf } from "../src/transcript.ts";
import { playedUntil, realEngine } from "./real.ts";

test("a match is told deal by deal, a line a deed, its house rules first", async () => {
  const seats = [
    ["A*na", "steady"],
    ["Bram", "steady"],
  ];
  const start = { rules: "basic-rummy", options: { aces: "corner" }, seats, seed: "WORDS" };
  const { record } = await playedUntil(start, ({ deal, phase }) => deal === 2 && phase === "play");
  const told = await realEngine().ask("tell", { record });
  assert.ok(told.ok);
  const lines = transcriptOf(englishTexts(), told).split("\n");
  assert.equal(lines[0], "# Basic Rummy");
  assert.equal(lines[2], "A\\*na and Bram");
  assert.ok(lines.includes("*Aces in runs: also round the corner: K A 2*"));
  assert.ok(lines.includes("## Deal 1") && lines.includes("## Deal 2"));
  assert.ok(lines.some((line) => /^- (A\\\*na|Bram) (draws|takes) the /.test(line)));
  assert.deepEqual(lines.filter((line) => /event-|undefined/.test(line)), []);
});
