/**
 * Python in two modules (web/builder/split.mjs): the first has what starts and plays and is all that
 * a start waits for; the rest joins it later. A call of what is not there yet ends this Python.
 */

/** Before the names of what the first module has for the rest; no business of Pyodide's. */
const SHARED = "meldbook:";

/** What JavaScript remembers of the table of functions (see web/builder/slim.mjs). */
interface Remembering {
  readonly tableMirror?: unknown[];
}

export class Halves {
  #imports: WebAssembly.Imports = {};
  readonly #shared: WebAssembly.ModuleImports = {};

  /** The first one, as Pyodide is to see it. */
  async start(
    first: WebAssembly.Module,
    imports: WebAssembly.Imports = {},
  ): Promise<WebAssembly.Instance> {
    this.#imports = imports;
    const { exports: all } = await WebAssembly.instantiate(first, imports);
    const exports: WebAssembly.Exports = {};
    for (const [name, value] of Object.entries(all)) {
      if (name.startsWith(SHARED)) this.#shared[name.slice(SHARED.length)] = value;
      else exports[name] = value;
    }
    return { exports };
  }

  /** The rest fills the empty places of the tables. */
  async join(rest: WebAssembly.Module, python: Remembering = {}): Promise<void> {
    await WebAssembly.instantiate(rest, { ...this.#imports, [SHARED]: this.#shared });
    python.tableMirror?.splice(0); // it holds what lay there before
  }
}
