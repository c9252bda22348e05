// Our engine as Pyodide's guide installs a package, up to the first legal moves of a dealt match.
import { loadPyodide } from "./npm/pyodide.mjs";

const asked = new URLSearchParams(location.search);
const addressOf = (name) => new URL(asked.get(name), location.href).href;

async function start() {
  const python = await loadPyodide();
  await python.loadPackage(addressOf("micropip"));
  await python.pyimport("micropip").install(addressOf("wheel"));
  const { handle } = python.pyimport("meldbook.bridge");
  const answer = JSON.parse(handle(asked.get("question")));
  if (!answer.ok || answer.draws.length === 0) throw new Error(JSON.stringify(answer));
  return performance.now();
}

window.started = start();
