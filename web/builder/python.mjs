// Pyodide in node, for the steps that need the very Python that will run in the browser.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const COMPRESS = `
from compression.zstd import CompressionParameter, compress

OPTIONS = {CompressionParameter.compression_level: level, CompressionParameter.window_log: window}
with open("/plain", "rb") as plain, open("/packed", "wb") as packed:
    packed.write(compress(plain.read(), options=OPTIONS))
`;

/** Pyodide's loader and its module's maker, from the folder of the npm package. */
export async function pyodideIn(folder) {
  const home = resolve(folder);
  const load = (name) => import(pathToFileURL(join(home, name)).href);
  const { loadPyodide } = await load("pyodide.mjs");
  const { default: createModule } = await load("pyodide.asm.mjs");
  const { info } = JSON.parse(readFileSync(join(home, "pyodide-lock.json"), "utf8"));
  const start = (options = {}) =>
    loadPyodide({ indexURL: home, lockFileContents: { info, packages: {} }, ...options });
  return { start, createModule };
}

/**
 * Packs bytes with Python's own Zstandard: levels up to 22, the higher the slower; matches reach
 * back 2 to the power of `window` bytes.
 */
export function compress(python, bytes, level, window) {
  python.FS.writeFile("/plain", bytes);
  python.runPython(COMPRESS, { globals: python.toPy({ level, window }) });
  return python.FS.readFile("/packed");
}
