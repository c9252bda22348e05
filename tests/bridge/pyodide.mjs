// The built site's engine in node: node pyodide.mjs SITE
// Reads requests from standard input, one JSON text a line, and prints an answer for each.
import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const site = new URL(`${pathToFileURL(process.argv[2]).href}/`);
const lock = new URL("../../web/node_modules/pyodide/pyodide-lock.json", import.meta.url);

function wheel() {
  const [build] = readdirSync(new URL("engine/", site));
  const folder = new URL(`engine/${build}/`, site);
  const name = readdirSync(folder).find((one) => one.endsWith(".whl"));
  return new Uint8Array(readFileSync(new URL(name, folder))); // Pyodide knows no Buffer
}

async function start() {
  const { loadPyodide } = await import(new URL("pyodide/pyodide.mjs", site).href);
  const { info } = JSON.parse(readFileSync(lock, "utf8"));
  const python = await loadPyodide({
    indexURL: new URL("pyodide/", site).pathname,
    lockFileContents: JSON.stringify({ info, packages: {} }),
  });
  python.unpackArchive(wheel(), "wheel");
  return python.pyimport("meldbook.bridge").handle;
}

try {
  const handle = await start();
  for await (const line of createInterface({ input: process.stdin })) console.log(handle(line));
} catch (error) {
  // What node would print begins with the whole of Pyodide in one line.
  console.error(String(error).slice(-2000));
  process.exitCode = 1;
}
