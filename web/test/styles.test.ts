/** What all styles hold to. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../web/src/", import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(css|ts)$/.test(name))
  .map((name) => [name, readFileSync(folder + name, "utf8")] as const);

/** A block of braces from its opening words on. */
function blocks(text: string, opening: string): string[] {
  const found: string[] = [];
  for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at + 1)) {
    let end = text.indexOf("{", at) + 1;
    for (let depth = 1; depth > 0 && end < text.length; end++) {
      if (text[end] === "{") depth++;
      if (text[end] === "}") depth--;
    }
    found.push(text.slice(at, end));
  }
  return found;
}

test("only what hovers lights up below a pointer: a finger would leave the light on", () => {
  let hovers = 0;
  for (const [name, text] of sources) {
    const all = text.split(":hover").length - 1;
    const inside = blocks(text, "@media (hover: hover)").join("").split(":hover").length - 1;
    assert.equal(inside, all, name);
    hovers += all;
  }
  assert.ok(hovers > 5);
});

test("the title of a dialog lies above what sticks below it", () => {
  const heights = (file: string, opening: string): number[] => {
    const text = sources.find(([name]) => name.endsWith(file))?.[1] ?? "";
    return blocks(text, opening).flatMap((block) =>
      [...block.matchAll(/z-index: (\d+)/g)].map(([, height]) => Number(height)),
    );
  };
  const [title = 0] = heights("dialog-styles.ts", "dialog header {");
  const below = heights("look.ts", ".deck {");
  assert.ok(below.length > 0 && title > Math.max(...below), `${title} above ${below.join()}`);
});
