import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { wishAddress, wishIn } from "../src/exercise-wish.ts";
import { GAMES } from "../src/games.ts";

const [first = "", second = ""] = Object.keys(GAMES);

test("an address names an exercise, and is written again", () => {
  const address = `#game=${second}&kind=lay-off&seed=17`;
  assert.deepEqual(wishIn(address), { rules: second, kind: "lay-off", seed: 17 });
  assert.equal(wishAddress(wishIn(address)), address);
});

test("what an address leaves open, or says wrongly, is chosen", () => {
  const chosen = { rules: first, kind: "open", seed: 4501 };
  const half = (): number => 0.5;
  for (const hash of ["", "#", "#game=whist&kind=win&seed=-3", "#game=common&seed=1.5"])
    assert.deepEqual(wishIn(hash, half), chosen);
});

test("every text of exercises is said somewhere", () => {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const sources = readdirSync(`${root}web/src/components`)
    .map((name) => readFileSync(`${root}web/src/components/${name}`, "utf8"))
    .join("\n");
  const file = readFileSync(`${root}engine/meldbook/texts/en/teach.ftl`, "utf8");
  const ids = [...file.matchAll(/^(teach-[a-z-]+) =/gm)].map((found) => found[1] ?? "");
  const stems = [...sources.matchAll(/`(teach-[a-z-]*-)\$\{/g)].map((found) => found[1] ?? "");
  const said = (id: string): boolean =>
    sources.includes(`"${id}"`) || stems.some((stem) => id.startsWith(stem));
  assert.deepEqual(
    ids.filter((id) => !said(id)),
    [],
  );
});
