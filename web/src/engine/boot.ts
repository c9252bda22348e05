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
  const step = (name: Progress["step"], url: URL | null): void =>
    report({ step: name, file: url?.pathname.split("/").pop() ?? null, done: 0, total: null });
  let file = site.python;
  try {
    step("python", null);
    const python = await startPython(site.python);
    file = site.wheel;
    step("wheel", file);
    await install(python, site);
    step("engine", null);
    return { handle: python.pyimport("meldbook.bridge.handle"), module: fetched.module };
  } catch (error) {
    if (error instanceof StartError) throw error;
    const name = file.pathname.split("/").filter(Boolean).pop() ?? null;
    throw new StartError("crashed", name, { detail: detailOf(error) }, error);
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
  const script = new URL("pyodide.mjs", folder).href;
  const pyodide = (await import(script)) as { loadPyodide: typeof loadPyodide };
  return await pyodide.loadPyodide({
    indexURL: folder.href,
    lockFileContents: JSON.stringify({ info, packages: {} }), // nothing is looked up in an index
  });
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
