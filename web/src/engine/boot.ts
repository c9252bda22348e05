/**
 * Starts Python in the worker and gives the engine's one function.
 *
 * Two ways lead there. The quick one puts back the memory that build.py kept of a Python with the
 * engine in it. Where that does not fit, the ordinary one starts Pyodide from its library and lets
 * micropip install the wheel. Both share Pyodide's own files, and no file is fetched twice.
 */
import type { PyodideAPI } from "pyodide";
import { Files, nameOf } from "./files.ts";
import type { Get } from "./files.ts";
import { readMemory } from "./memory.ts";
import type { Memory } from "./memory.ts";
import { startPython } from "./python.ts";
import type { Parts, Scripts } from "./python.ts";
import { detailOf, StartError } from "./wire.ts";
import type { Arrived, Progress } from "./wire.ts";

/** Where the files are had from. */
export interface Site {
  readonly here: URL; // the folder of all
  readonly scripts: (files: Files) => Promise<Scripts>;
  readonly get?: Get;
}

/** Text in, text out; throws only when Python is dead. */
export type Handle = (text: string) => string;

export interface Started {
  readonly handle: Handle;
  readonly module: WebAssembly.Module;
  readonly spare: boolean; // the quick way's files were not enough
  readonly complete: () => Promise<void>; // has the rest of Python come; until then it only plays
  readonly handOver: () => Arrived; // once: what was fetched
}

type Step = (name: Progress["step"]) => void;

/** Throws StartError. `known`: the compiled Python of an earlier start. */
export async function boot(
  site: Site,
  report: (progress: Progress) => void,
  known: WebAssembly.Module | null = null,
): Promise<Started> {
  const files = new Files(site.here, report, site.get);
  const compiling = known ? null : files.compile(__FILES__.wasm);
  const memory = keptMemory(files, compiling?.handed);
  const [scripts, module] = await Promise.all([
    site.scripts(files),
    known ?? compiling!.module,
    memory.catch(() => {}), // it is told of when it is needed
  ]);
  const step: Step = (name) => report({ step: name, file: null, done: 0, total: null });
  step("python");
  const { handle, complete } = await eitherWay({ ...scripts, module }, memory, files, step);
  const spare = files.asked(__FILES__.maker, __FILES__.library);
  return { handle, module, spare, complete, handOver: () => files.handOver() };
}

type Python = Pick<Started, "handle" | "complete">;

async function eitherWay(
  parts: Parts,
  memory: Promise<Memory>,
  files: Files,
  step: Step,
): Promise<Python> {
  try {
    return await fromMemory(parts, memory, files);
  } catch (error) {
    console.warn(`Meldbook starts the ordinary way: ${detailOf(error)}`);
    return await fromWheel(parts, files, step);
  }
}

/** Unpacked while the module is compiled, once the compiler has all that it needs. */
async function keptMemory(files: Files, handed: Promise<void> | undefined): Promise<Memory> {
  const [file, zstd] = await Promise.all([files.bytes(__FILES__.memory), files.zstd(), handed]);
  return readMemory(file, zstd);
}

/** The quick way. */
async function fromMemory(parts: Parts, coming: Promise<Memory>, files: Files): Promise<Python> {
  const memory = await coming;
  const { python, join } = await startPython(parts, { memory });
  // Chance was kept with the rest; without this every page would draw the same.
  python.runPython("import random; random.seed(); del random");
  const bridge = python.pyimport("meldbook.bridge");
  bridge.BUILD_ID = memory.about.build;
  bridge.destroy();
  let whole: Promise<void> | null = null;
  const complete = (): Promise<void> => (whole ??= files.compile(__FILES__.rest).module.then(join));
  return { handle: handleOf(python), complete };
}

/** The ordinary way. Throws StartError naming a bad file. */
async function fromWheel(parts: Parts, files: Files, step: Step): Promise<Python> {
  const [rest, library, micropip, wheel] = await Promise.all([
    files.compile(__FILES__.rest).module,
    files.bytes(__FILES__.library),
    files.bytes(__FILES__.micropip),
    files.bytes(__FILES__.wheel),
  ]);
  try {
    step("python");
    const { python } = await startPython(parts, { library, rest });
    step("wheel");
    python.unpackArchive(micropip, "wheel");
    const place = `/tmp/${nameOf(__FILES__.wheel)}`;
    python.FS.writeFile(place, wheel);
    const installer = python.pyimport("micropip");
    await installer.install(`emfs:${place}`);
    installer.destroy();
    step("engine");
    return { handle: handleOf(python), complete: async () => {} };
  } catch (error) {
    throw new StartError("crashed", null, { detail: detailOf(error) }, error);
  }
}

function handleOf(python: PyodideAPI): Handle {
  return python.pyimport("meldbook.bridge.handle");
}
