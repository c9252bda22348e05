// Pyodide as its own guide starts it, up to the first sum.
import { loadPyodide } from "./npm/pyodide.mjs";

async function start() {
  const python = await loadPyodide();
  if (python.runPython("1 + 1") !== 2) throw new Error("Python can't add");
  return performance.now();
}

window.started = start();
