/** Starts Python in the worker, installs the wheel and gives its one function. */
import { info } from "pyodide/pyodide-lock.json";
import type { loadPyodide, PyodideAPI } from "pyodide";
import { fetchFiles } from "./files.ts";
import type { Fetched, Needed } from "./files.ts";
import { detailOf, StartError } from "./wire.ts";
import type { Progress } from "./wire.ts";

/** Where the files lie; folders end with a slash. */
export interface Site {
  readonly python: URL; // folder of Pyodide
  readonly wheel: URL;
  readonly micropip: URL;
}

/** Text in, text out; throws only when Python is dead. */
export type Handle = (text: string) => string;

export interface Started {
  readonly handle: Handle;
  readonly module: WebAssembly.Module;
}

/** Throws StartError. `module`: the compiled Python of an earlier start. */
export async function boot(
  site: Site,
  report: (progress: Progress) => void,
  module: WebAssembly.Module | null = null,
): Promise<Started> {
  const fetched = await fetchFiles(neededFiles(site), report, module);
  const give = lend(fetched);
  let file: string | null = null;
  const step = (name: Progress["step"], of: URL | null): void => {
    file = of?.pathname.split("/").pop() ?? null;
    report({ step: name, file, done: 0, total: null });
  };
  try {
    step("python", null);
    const python = await startPython(site.python);
    step("wheel", site.wheel);
    await install(python, site);
    step("engine", site.wheel);
    return { handle: python.pyimport("meldbook.bridge.handle"), module: fetched.module };
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError("crashed", file, { detail: detailOf(error) }, error);
  } finally {
    give();
  }
}

function neededFiles(site: Site): Needed[] {
  const python = (name: string, kind: Needed["kind"]): Needed => ({
    url: new URL(name, site.python),
    kind,
  });
  return [
    python("pyodide.mjs", "script"),
    python("pyodide.asm.mjs", "script"),
    python("pyodide.asm.wasm", "wasm"),
    python("python_stdlib.zip", "zip"),
    { url: site.micropip, kind: "zip" },
    { url: site.wheel, kind: "zip" },
  ];
}

async function startPython(folder: URL): Promise<PyodideAPI> {
  const script = (await load("pyodide.mjs", folder)) as { loadPyodide: typeof loadPyodide };
  await load("pyodide.asm.mjs", folder); // Pyodide imports it, too, and would not name it
  return await script.loadPyodide({
    indexURL: folder.href,
    lockFileContents: JSON.stringify({ info, packages: {} }), // nothing is looked up in an index
  });
}

/** Imports a script that was looked at before: what can still be wrong is its end. */
async function load(name: string, folder: URL): Promise<unknown> {
  try {
    return await import(new URL(name, folder).href);
  } catch (error) {
    const code = error instanceof SyntaxError ? "truncated" : "unreachable";
    throw new StartError(code, name, {}, error);
  }
}

async function install(python: PyodideAPI, site: Site): Promise<void> {
  await python.loadPackage(site.micropip.href, { messageCallback: () => {} });
  const micropip = python.pyimport("micropip");
  try {
    await micropip.install(site.wheel.href);
  } finally {
    micropip.destroy();
  }
}

/**
 * Lets Pyodide find the fetched files and the compiled module where it asks the network and the
 * compiler; returns what ends that.
 */
function lend(fetched: Fetched): () => void {
  const { fetch: ask } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (input, options) => {
    const address = input instanceof Request ? input.url : String(input);
    const bytes = fetched.files.get(address);
    if (bytes !== undefined) return new Response(bytes);
    return address.endsWith(".wasm") ? new Response() : ask(input, options);
  };
  WebAssembly.instantiateStreaming = async (_answer, imports) => ({
    module: fetched.module,
    instance: await WebAssembly.instantiate(fetched.module, imports),
  });
  return () => {
    globalThis.fetch = ask;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}
