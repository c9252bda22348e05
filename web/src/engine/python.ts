/** Starts Pyodide over a compiled module, from kept memory or from its library. */
import { info } from "pyodide/pyodide-lock.json";
import type { loadPyodide, PyodideAPI, PyodideConfig } from "pyodide";
import { Halves } from "./halves.ts";
import { putTogether } from "./memory.ts";
import type { Memory } from "./memory.ts";

export type CreateModule = NonNullable<PyodideConfig["createPyodideModule"]>;

/** Pyodide's two scripts, imported. */
export interface Scripts {
  readonly loadPyodide: typeof loadPyodide;
  readonly createModule: CreateModule;
}

export interface Parts extends Scripts {
  readonly module: WebAssembly.Module; // the first of its two
}

/** Either a memory to go on from, or the standard library, which takes the whole of Python. */
export type Ground =
  | { readonly memory: Memory }
  | { readonly library: Uint8Array<ArrayBuffer>; readonly rest: WebAssembly.Module };

export interface Running {
  readonly python: PyodideAPI;
  /** Python has had its first module alone; this makes it whole. */
  readonly join: (rest: WebAssembly.Module) => Promise<void>;
}

/** What Pyodide believes to lie at an address; nothing is asked there. */
const FOLDER = "pyodide:/";
/** The end record of a zip without entries: all modules are in the memory. */
const EMPTY_ZIP = Uint8Array.from({ length: 22 }, (_, at) => [0x50, 0x4b, 5, 6][at] ?? 0);
const PATIENCE = 60_000; // milliseconds without any network: seconds on a slow phone

/** Throws what Pyodide throws, and also where Pyodide would only wait for ever. */
export async function startPython(parts: Parts, ground: Ground): Promise<Running> {
  const memory = "memory" in ground ? ground.memory : null;
  const library = "library" in ground ? ground.library : EMPTY_ZIP;
  const rest = "rest" in ground ? ground.rest : null;
  const config: PyodideConfig = {
    indexURL: FOLDER,
    lockFileContents: JSON.stringify({ info, packages: {} }), // nothing is looked up in an index
    createPyodideModule: async (settings) => {
      const module = await parts.createModule(settings);
      if (memory !== null) putTogether(memory, module.HEAPU8);
      return module;
    },
    ...(memory && { _loadSnapshot: memory.image }),
  };
  const halves = new Halves();
  const loan = lend(parts.module, rest, halves, library);
  try {
    const python = await Promise.race([parts.loadPyodide(config), loan.failure]);
    forget(python);
    const { _module: module } = python as unknown as { readonly _module: object };
    return { python, join: (late) => halves.join(late, module) };
  } finally {
    loan.end();
  }
}

/** Lets the image go: Pyodide would keep its 30 MB with the options it was started with. */
function forget(python: PyodideAPI): void {
  const { config } = (python as unknown as { _api: { config: Partial<PyodideConfig> } })._api;
  delete config._loadSnapshot;
  delete config.createPyodideModule;
}

interface Loan {
  readonly failure: Promise<never>; // what Pyodide would not tell
  readonly end: () => void;
}

/**
 * Lets Pyodide find the library and the compiled module where it asks the network and the
 * compiler. It only warns when the module does not start, so that is heard here.
 */
function lend(
  module: WebAssembly.Module,
  rest: WebAssembly.Module | null,
  halves: Halves,
  library: Uint8Array<ArrayBuffer>,
): Loan {
  const { fetch: ask } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  let fail!: (error: unknown) => void;
  const failure = new Promise<never>((_, reject) => (fail = reject));
  const watch = setTimeout(() => fail(new Error("Python did not start")), PATIENCE);
  globalThis.fetch = async (input, options) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(FOLDER)) return ask(input, options);
    return new Response(address.endsWith(".zip") ? library : null);
  };
  WebAssembly.instantiateStreaming = async (_answer, imports) => {
    try {
      const instance = await halves.start(module, imports);
      if (rest !== null) await halves.join(rest);
      return { module, instance };
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  const end = (): void => {
    clearTimeout(watch);
    globalThis.fetch = ask;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
  return { failure, end };
}
