/** Pyodide's scripts over the network: one as it is, the large one packed. */
import { nameOf, open } from "./files.ts";
import type { FileInfo, Files } from "./files.ts";
import type { CreateModule, Scripts } from "./python.ts";
import { detailOf, StartError } from "./wire.ts";

export async function networkScripts(files: Files): Promise<Scripts> {
  const [loader, maker] = await Promise.all([
    load(files, __FILES__.loader),
    loadPacked(files, __FILES__.packedMaker),
  ]);
  const { loadPyodide } = loader as Pick<Scripts, "loadPyodide">;
  const { default: createModule } = maker as { default: CreateModule };
  return { loadPyodide, createModule };
}

/** A packed script has no address, and a host may allow scripts from addresses alone. */
async function loadPacked(files: Files, file: FileInfo): Promise<unknown> {
  const code = new Blob([await files.text(file)], { type: "text/javascript" });
  const address = URL.createObjectURL(code);
  try {
    return await import(address);
  } catch (error) {
    if (error instanceof SyntaxError) throw new StartError("truncated", nameOf(file), {}, error);
    return await load(files, __FILES__.maker);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** `import` does not say what was wrong with a script, so a failed one is looked at. */
async function load(files: Files, file: FileInfo): Promise<unknown> {
  const url = files.url(file);
  try {
    return await import(url.href);
  } catch (error) {
    if (error instanceof SyntaxError) throw new StartError("truncated", nameOf(file), {}, error);
    await open(url, true);
    throw new StartError("crashed", nameOf(file), { detail: detailOf(error) }, error);
  }
}
