/** Reports about rules: whole, without names, and short enough for a mail. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { mailOf, reportText, withoutNames } from "../src/report.ts";

const RECORD = `meldbook 1
rules jokeren-13
seats Zoë the seats=person, Ana=steady:caution=0.5
seed seats
deal 1
0 draw
`;

test("names become letters; kinds of players and all else stay", () => {
  const written = withoutNames(RECORD);
  assert.equal(written.split("\n")[2], "seats A=person, B=steady:caution=0.5");
  assert.equal(written.replace(/^seats .*$/m, ""), RECORD.replace(/^seats .*$/m, ""));
});

test("a report says build, rule, what was said, and the match", () => {
  const refusal = { code: "refusal-opening-short", words: "12 of\n30 points." };
  const text = reportText({ build: "0123456789ab", rule: "J5", refusal, record: RECORD });
  assert.equal(
    text,
    `Meldbook 0123456789ab\nrule: J5\nsaid: 12 of 30 points. (refusal-opening-short)\n\n\n${withoutNames(RECORD)}`,
  );
  const looked = reportText({ build: "0123456789ab", rule: "J5", refusal: null, record: RECORD });
  assert.ok(!looked.includes("said:"));
});

test("a mail carries the text where its address stays short", () => {
  const short = new URL(mailOf("rules@example.org", "J5", "One & two\nthree"));
  assert.equal(short.pathname, "rules@example.org");
  assert.equal(short.searchParams.get("subject"), "Meldbook: J5");
  assert.equal(short.searchParams.get("body"), "One & two\nthree");
  const long = new URL(mailOf("rules@example.org", "J5", "é".repeat(400)));
  assert.equal(long.searchParams.get("body"), null);
});
