import assert from "node:assert/strict";
import { test } from "node:test";
import { slimModule, slimScript } from "../builder/slim.mjs";

const IDLE = Array.from({ length: 60 }, (_, at) => `_idle${at}`);
const NAMES = [...IDLE, "_malloc", "_shown", "_place"];
const assigned = (name: string): string =>
  `${name}=Module["${name}"]=wasmExports["${name.slice(1)}"]${name === "_place" ? ".value>>>0" : ";"}`;
const MAKER = `var ${NAMES.join(",")};function assign(wasmExports){${NAMES.map(assigned).join("")}}_malloc(1);`;

test("a script keeps the functions that it or another one mentions", () => {
  const slim = slimScript(MAKER, 'Module["_shown"]()');
  assert.equal(
    slim,
    'var _malloc,_shown;function assign(wasmExports){_malloc=Module["_malloc"]=wasmExports["malloc"];' +
      '_shown=Module["_shown"]=wasmExports["shown"];}_malloc(1);',
  );
});

/** A module of one function, exported by these names. */
function moduleWith(names: readonly string[]): Uint8Array<ArrayBuffer> {
  const entries = names.flatMap((name) => [name.length, ...new TextEncoder().encode(name), 0, 0]);
  const size = entries.length + 1;
  const head = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  const types = [1, 4, 1, 0x60, 0, 0];
  const functions = [3, 2, 1, 0];
  const exports = [7, (size & 127) | 128, size >> 7, names.length, ...entries];
  const code = [10, 4, 1, 2, 0, 0x0b];
  return Uint8Array.from([...head, ...types, ...functions, ...exports, ...code]);
}

test("a module keeps the exports that a script names, and still is one", () => {
  const names = Array.from({ length: 30 }, (_, at) => `exported${at}`);
  const slim = slimModule(moduleWith(names), 'wasmExports["exported3"]', "exported29()");
  const exported = WebAssembly.Module.exports(new WebAssembly.Module(slim));
  assert.deepEqual(
    exported.map(({ name }) => name),
    ["exported3", "exported29"],
  );
});
