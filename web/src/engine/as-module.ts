/**
 * Takes away by what Pyodide knows classic workers, which it refuses because it could not import
 * its parts there. Imported before Pyodide, which looks as soon as it is read.
 */
Object.assign(globalThis, { importScripts: undefined });

export {};
