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
  return readFileSync(new URL(readdirSync(folder).find((name) => name.endsWith(".whl")), folder));
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

const handle = await start();
for await (const line of createInterface({ input: process.stdin })) console.log(handle(line));
