// Which functions of Python's module a start and a match call: hot.json, a bit for each function.
// It is kept in git, so that a change of the engine does not change Pyodide's files. What is missing
// there is no fault, only late: the page has the rest of the module a moment after its start.
// Usage, with another Pyodide, or when the engine does much that is new:
//   node hot.mjs PLAIN_FOLDER WHEEL      (.build/pyodide and site/engine/*/*.whl)
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { play } from "./hot-play.mjs";
import { pyodideIn } from "./python.mjs";
import { Parts } from "./split.mjs";
import { CODE, EXPORTS, GLOBAL, GLOBALS, moduleOf, list, longer, name, number, Reader, sized } from "./wasm.mjs";

const FILE = new URL("hot.json", import.meta.url);
const PREFIX = "hot:";

/** The numbers of the functions; throws where the file is of another module. */
export function readHot(module) {
  const { sum, hot } = JSON.parse(readFileSync(FILE, "utf8"));
  if (sum !== sumOf(module)) throw new Error("hot.json is of another Pyodide: see hot.mjs");
  const bits = Buffer.from(hot, "base64");
  return Array.from({ length: 8 * bits.length }, (_, at) => at).filter(
    (at) => bits[at >> 3] & (1 << (at & 7)),
  );
}

function writeHot(module, numbers) {
  const bits = Buffer.alloc((Math.max(...numbers) >> 3) + 1);
  for (const one of numbers) bits[one >> 3] |= 1 << (one & 7);
  const about = { sum: sumOf(module), hot: bits.toString("base64") };
  writeFileSync(FILE, `${JSON.stringify(about, null, 1)}\n`);
}

const sumOf = (module) => createHash("sha256").update(module).digest("hex").slice(0, 16);

/** The module with a global for each function, which the function sets when it is called. */
function watched(bytes) {
  const parts = new Parts(bytes);
  const imported = parts.imports.filter(({ kind }) => kind === GLOBAL).length;
  const before = imported + new Reader(parts.section(GLOBALS)).number();
  const marking = (body, at) => {
    const reader = new Reader(body);
    reader.list((one) => (one.number(), one.byte())); // locals
    const mark = Buffer.concat([Buffer.of(0x41, 1, 0x24), number(before + at)]);
    return sized(Buffer.concat([body.subarray(0, reader.at), mark, body.subarray(reader.at)]));
  };
  const more = {
    [GLOBALS]: parts.bodies.map(() => Buffer.of(0x7f, 1, 0x41, 0, 0x0b)), // an i32, at first 0
    [EXPORTS]: parts.bodies.map((_, at) =>
      Buffer.concat([name(PREFIX + at), Buffer.of(GLOBAL), number(before + at)]),
    ),
  };
  const sections = parts.sections.map(([id, section]) => {
    if (id === CODE) return [id, list(parts.bodies.map(marking))];
    return [id, more[id] ? longer(section, more[id]) : section];
  });
  return moduleOf(sections);
}

/** Starts as a page does, from the memory, and plays; gives what was called. */
async function called(folder, wheel) {
  const plain = readFileSync(join(folder, "pyodide.asm.wasm"));
  const watching = watched(plain);
  const { start } = await pyodideIn(folder);
  const options = { stdLibURL: resolve(folder, "python_stdlib.zip") };
  const python = await start({ ...options, _makeSnapshot: true, env: { PYTHONHASHSEED: "0" } });
  python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
  const warm = readFileSync(new URL("warm.py", import.meta.url), "utf8");
  python.runPython(warm, { globals: python.toPy({ __name__: "warm" }) });
  const memory = python.makeMemorySnapshot();

  let all;
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (code, imports) => {
    if (code.byteLength !== plain.length) return await instantiate(code, imports);
    const made = await instantiate(watching, imports);
    all = Object.entries(made.instance.exports);
    const exports = Object.fromEntries(all.filter(([one]) => !one.startsWith(PREFIX)));
    return { ...made, instance: { exports } };
  };
  await play(await start({ ...options, _loadSnapshot: memory }));
  const marks = all.filter(([one, mark]) => one.startsWith(PREFIX) && mark.value);
  return marks.map(([one]) => Number(one.slice(PREFIX.length)));
}

if (import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const [folder, wheel] = process.argv.slice(2);
  const numbers = await called(folder, wheel);
  writeHot(readFileSync(join(folder, "pyodide.asm.wasm")), numbers);
  console.log(`${numbers.length} functions`);
}
