import assert from "node:assert/strict";
import { test } from "node:test";
import { shareDone } from "../src/engine/progress.ts";

test("the bar grows with the bytes, then with the steps, and is full only when all is ready", () => {
  const shares = [
    shareDone(null, 0, null),
    shareDone("files", 10, 100),
    shareDone("files", 99, 100),
    shareDone("files", 100, 100),
    shareDone("python", 0, null),
    shareDone("wheel", 0, null),
    shareDone("engine", 0, null),
    1,
  ];
  assert.deepEqual(
    shares,
    shares.toSorted((a, b) => a - b),
  );
  assert.equal(new Set(shares).size, shares.length);
});

test("bytes without a total leave the bar empty", () => {
  assert.equal(shareDone("files", 10, null), 0);
  assert.equal(shareDone("files", 10, 0), 0);
});
