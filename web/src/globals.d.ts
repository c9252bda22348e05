/** Put in by build.py when it bundles. */
declare const __BUILD_ID__: string;
/** What a start of the engine may fetch. */
declare const __FILES__: Readonly<
  Record<
    "loader" | "maker" | "packedMaker" | "wasm" | "rest" | "library" | "micropip" | "wheel" | "memory",
    { readonly path: string; readonly size: number }
  >
>;
/** Zstandard's decoder: a WebAssembly module, packed by gzip, in base64. */
declare const __ZSTD__: string;
/** Fewest and most players of each game, in the engine's order. */
declare const __GAMES__: Readonly<Record<string, readonly [fewest: number, most: number]>>;

/** Languages that have rules pages. */
declare const __RULES__: readonly string[];

declare module "pyodide/pyodide.asm.mjs" {
  const createModule: NonNullable<import("pyodide").PyodideConfig["createPyodideModule"]>;
  export default createModule;
}

declare module "*.ftl" {
  const text: string;
  export default text;
}
