import assert from "node:assert/strict";
import { test } from "node:test";
import { split } from "../builder/split.mjs";
import { Halves } from "../src/engine/halves.ts";

const sized = (bytes: readonly number[]): number[] => [bytes.length, ...bytes];
const list = (parts: readonly (readonly number[])[]): number[] => [parts.length, ...parts.flat()];
const section = (id: number, parts: readonly (readonly number[])[]): number[] => [
  id,
  ...sized(list(parts)),
];
const text = (word: string): number[] => sized([...new TextEncoder().encode(word)]);
const GET = [0x20, 0];
const END = 0x0b;
const constant = (value: number): number[] => [0x41, value];

/**
 * A module whose functions take a number and give one. "start" says `js` of it; "late" calls the one
 * that only the table has, which calls "back" and counts in a global and in the memory.
 */
const [JS, START, LATE, INSIDE, BACK, DEAD] = [0, 1, 2, 3, 4, 5];
const BODIES = [
  [...GET, 0x10, JS, END],
  [...GET, ...constant(0), 0x11, 0, 0, END],
  [
    ...[0x23, 0, ...constant(1), 0x6a, 0x24, 0], // the global, one more
    ...[...constant(0), 0x23, 0, 0x36, 2, 0], // into the memory
    ...[...GET, 0x10, BACK, END],
  ],
  [...GET, ...constant(10), 0x6c, END],
  [...GET, 0x10, LATE, END],
];
const MODULE = Uint8Array.from([
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, [[0x60, 1, 0x7f, 1, 0x7f]]),
  ...section(2, [[...text("env"), ...text("js"), 0, 0]]),
  ...section(3, BODIES.map(() => [0])),
  ...section(4, [[0x70, 1, 1, 1]]),
  ...section(5, [[0, 1]]),
  ...section(6, [[0x7f, 1, ...constant(0), END]]),
  ...section(7, [
    [...text("start"), 0, START],
    [...text("late"), 0, LATE],
    [...text("memory"), 2, 0],
    [...text("table"), 1, 0],
  ]),
  ...section(9, [[0, ...constant(0), END, ...list([[INSIDE]])]]),
  ...section(10, BODIES.map((body) => sized([0, ...body]))),
]);
type Call = (value: number) => number;

async function started(hot: readonly number[]) {
  const parts = split(MODULE, hot);
  const [first, rest] = [new WebAssembly.Module(parts.first), new WebAssembly.Module(parts.rest)];
  const halves = new Halves();
  const { exports } = await halves.start(first, { env: { js: (value: number) => value + 1 } });
  const found = exports as unknown as {
    start: Call;
    late: Call;
    memory: WebAssembly.Memory;
    table: WebAssembly.Table;
  };
  return { found, exports, parts, join: (mirror: unknown[]) => halves.join(rest, { tableMirror: mirror }) };
}

test("the first part does what it has, and a call of the rest traps until that is there", async () => {
  const { found, exports, join } = await started([BACK - 1]);
  assert.deepEqual(Object.keys(exports).toSorted(), ["late", "memory", "start", "table"]);
  assert.equal(found.start(4), 5);
  assert.throws(() => found.late(4), WebAssembly.RuntimeError);
  const mirror = [1, 2];
  await join(mirror);
  assert.equal(found.late(4), 40);
  assert.equal(found.late(5), 50);
  assert.equal(new Uint32Array(found.memory.buffer)[0], 2, "one global, one memory");
  assert.equal((found.table.get(0) as Call)(6), 60);
  assert.deepEqual(mirror, [], "what was remembered of the table is forgotten");
});

test("either part has its own functions, and neither what nobody calls", async () => {
  const all = Array.from({ length: DEAD }, (_, at) => at);
  const { found, parts } = await started(all.slice(0, DEAD - 1));
  assert.equal(found.late(4), 40, "nothing is late");
  const alone = await started([]);
  assert.ok(alone.parts.first.length < parts.first.length);
  await alone.join([]);
  assert.equal(alone.found.late(4), 40, "all but what is exported is late");
  const dead = Buffer.from(BODIES[DEAD - 1]!);
  for (const part of Object.values(alone.parts)) assert.ok(!Buffer.from(part).includes(dead));
});
