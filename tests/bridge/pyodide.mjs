// The built site's engine in node: node pyodide.mjs SITE memory|wheel [EXPRESSION]
// Reads requests from standard input, one JSON text a line, and prints an answer for each;
// or prints the value of one Python expression and ends.
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "../../web/node_modules/esbuild/lib/main.js";
import { zstdDecoder } from "../../web/test/zstd.mjs";

const [place, way, expression] = process.argv.slice(2);
const site = new URL(`${pathToFileURL(place).href}/`);
const npm = new URL("../../web/node_modules/pyodide/", import.meta.url);
const EMPTY_ZIP = Uint8Array.from({ length: 22 }, (_, at) => [0x50, 0x4b, 5, 6][at] ?? 0);

/** The one file of the site below a folder whose name ends so. */
function file(folder, ending) {
  const names = readdirSync(new URL(folder, site), { recursive: true });
  const name = names.find((one) => one.endsWith(ending));
  return fileURLToPath(new URL(`${folder}${name}`, site));
}

const bytes = (path) => new Uint8Array(readFileSync(path)); // Pyodide knows no Buffer

async function startPyodide(library, more) {
  const { loadPyodide } = await import(file("pyodide/", "pyodide.mjs"));
  const { info } = JSON.parse(readFileSync(new URL("pyodide-lock.json", npm), "utf8"));
  return await loadPyodide({
    indexURL: fileURLToPath(npm), // node reads the WebAssembly itself, unpacked
    stdLibURL: library,
    lockFileContents: JSON.stringify({ info, packages: {} }),
    ...more,
  });
}

const READER = `
export { readMemory, putTogether } from "./memory.ts";
export { Zstd } from "./zstd.ts";
`;

async function memoryReader() {
  const resolveDir = fileURLToPath(new URL("../../web/src/engine/", import.meta.url));
  const made = await build({
    stdin: { contents: READER, resolveDir },
    bundle: true,
    format: "esm",
    write: false,
    define: { __ZSTD__: JSON.stringify(zstdDecoder()) },
  });
  const text = Buffer.from(made.outputFiles[0].text).toString("base64");
  return await import(`data:text/javascript;base64,${text}`);
}

async function fromMemory() {
  const { readMemory, putTogether, Zstd } = await memoryReader();
  const { default: createModule } = await import(file("pyodide/", "pyodide.asm.mjs"));
  const memory = readMemory(bytes(file("engine/", "memory.bin")), await Zstd.start());
  const library = join(mkdtempSync(join(tmpdir(), "meldbook-")), "empty.zip");
  writeFileSync(library, EMPTY_ZIP);
  return await startPyodide(library, {
    _loadSnapshot: memory.image,
    createPyodideModule: async (settings) => {
      const module = await createModule(settings);
      putTogether(memory, module.HEAPU8);
      return module;
    },
  });
}

async function fromWheel() {
  const python = await startPyodide(file("pyodide/", "python_stdlib.zip"), {});
  python.unpackArchive(bytes(file("engine/", ".whl")), "wheel");
  return python;
}

try {
  const python = way === "memory" ? await fromMemory() : await fromWheel();
  if (expression) console.log(python.runPython(expression));
  else {
    const { handle } = python.pyimport("meldbook.bridge");
    for await (const line of createInterface({ input: process.stdin })) console.log(handle(line));
  }
} catch (error) {
  // What node would print begins with the whole of Pyodide in one line.
  console.error(String(error).slice(-2000));
  process.exitCode = 1;
}
