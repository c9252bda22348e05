import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { boot } from "../src/engine/boot.ts";
import type { Scripts } from "../src/engine/python.ts";
import { StartError } from "../src/engine/wire.ts";
import type { Progress } from "../src/engine/wire.ts";
import { BUILD, FRESH, memoryFile, packed } from "./packed.ts";

const HERE = new URL("https://site.test/");
const WASM = packed(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
type Served = Record<string, Uint8Array<ArrayBuffer> | null>;

/** Pyodide as far as a start sees it: what was run, installed, and from which ground. */
class FakePyodide {
  readonly grounds: string[] = [];
  readonly ran: string[] = [];
  readonly installed: string[] = [];
  bridge: { BUILD_ID: string; destroy(): void } = { BUILD_ID: "?", destroy: () => {} };
  refuse: Error | null = null; // what a start from memory throws
  configs: Record<string, unknown>[] = [];
  readonly FS = { writeFile: () => {} };

  readonly scripts = {
    loadPyodide: async (config: Record<string, unknown>) => {
      const quick = "_loadSnapshot" in config;
      this.grounds.push(quick ? "memory" : "library");
      if (quick && this.refuse) throw this.refuse;
      await (config["createPyodideModule"] as (settings: object) => Promise<unknown>)({});
      this.configs.push(config);
      return Object.assign(Object.create(this), { _api: { config } });
    },
    createModule: async () => ({ HEAPU8: FRESH }),
  } as unknown as Scripts;

  runPython(code: string): void {
    this.ran.push(code);
  }
  unpackArchive(): void {
    this.installed.push("micropip");
  }
  pyimport(name: string): unknown {
    if (name === "meldbook.bridge") return this.bridge;
    if (name === "meldbook.bridge.handle") return (text: string) => `answer to ${text}`;
    const install = async (from: string): Promise<void> => void this.installed.push(from);
    return { install, destroy: () => {} };
  }
}

function setUp(served: Served = {}) {
  const pyodide = new FakePyodide();
  const asked: string[] = [];
  const steps: Progress["step"][] = [];
  const all: Served = {
    [__FILES__.wasm.path]: WASM,
    [__FILES__.rest.path]: WASM,
    [__FILES__.memory.path]: memoryFile().file,
    [__FILES__.library.path]: new Uint8Array(__FILES__.library.size),
    [__FILES__.micropip.path]: new Uint8Array(__FILES__.micropip.size),
    [__FILES__.wheel.path]: new Uint8Array(__FILES__.wheel.size),
    ...served,
  };
  const get = async (url: URL): Promise<Response> => {
    const path = url.pathname.slice(1);
    asked.push(path);
    const bytes = all[path];
    return bytes ? new Response(bytes) : new Response("", { status: 404 });
  };
  const site = { here: HERE, scripts: async () => pyodide.scripts, get };
  const start = (known: WebAssembly.Module | null = null) =>
    boot(site, ({ step }) => steps.push(step), known);
  return { pyodide, asked, steps, start };
}

const SHORT = [__FILES__.wasm.path, __FILES__.memory.path];
const LONG = [
  __FILES__.rest.path,
  __FILES__.library.path,
  __FILES__.micropip.path,
  __FILES__.wheel.path,
];

test("Python goes on from its memory, with chance of its own and the build that is in the file", async () => {
  const { pyodide, asked, start } = setUp();
  const { handle } = await start();
  assert.deepEqual(pyodide.grounds, ["memory"]);
  assert.deepEqual(asked.toSorted(), SHORT.toSorted());
  assert.match(pyodide.ran.join(), /random\.seed\(\)/);
  assert.equal(pyodide.bridge.BUILD_ID, BUILD);
  assert.equal(handle("x"), "answer to x");
  assert.equal("_loadSnapshot" in (pyodide.configs[0] ?? {}), false, "30 MB stay behind");
});

test("the rest of Python comes when the page has what it waits for, once", async () => {
  const { asked, start } = setUp();
  const { complete } = await start();
  assert.ok(!asked.includes(__FILES__.rest.path));
  await Promise.all([complete(), complete()]);
  assert.deepEqual(asked.toSorted(), [...SHORT, __FILES__.rest.path].toSorted());
});

test("a rest that does not come is named", async () => {
  const { complete } = await setUp({ [__FILES__.rest.path]: null }).start();
  await assert.rejects(complete(), (error) => {
    assert.ok(error instanceof StartError);
    return error.failure.file === __FILES__.rest.path;
  });
});

test("a module compiled before spares the WebAssembly file", async () => {
  const { asked, start } = setUp();
  const known = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
  assert.equal((await start(known)).module, known);
  assert.deepEqual(asked, [__FILES__.memory.path]);
});

test("where the memory does not fit, micropip installs the wheel; nothing is fetched twice", async (t) => {
  t.mock.method(console, "warn", () => {});
  const damaged = memoryFile().file;
  damaged[damaged.length - 1]! ^= 1;
  const cases: [Served, Error | null][] = [
    [{ [__FILES__.memory.path]: null }, null],
    [{ [__FILES__.memory.path]: memoryFile().file.slice(0, 50) }, null],
    [{ [__FILES__.memory.path]: damaged }, null],
    [{}, new Error("Snapshot build id mismatch")],
  ];
  for (const [served, refuse] of cases) {
    const { pyodide, asked, steps, start } = setUp(served);
    pyodide.refuse = refuse;
    const { handle } = await start();
    assert.equal(pyodide.grounds.at(-1), "library");
    assert.deepEqual(pyodide.installed, ["micropip", `emfs:/tmp/${__FILES__.wheel.path}`]);
    assert.deepEqual(asked.toSorted(), [...SHORT, ...LONG].toSorted());
    assert.equal(handle("x"), "answer to x");
    assert.deepEqual(steps.slice(-3), ["python", "wheel", "engine"]);
  }
  assert.equal((console.warn as unknown as ReturnType<typeof mock.fn>).mock.callCount(), 4);
});

test("a file that both ways need ends the start; so does one of the last way", async (t) => {
  t.mock.method(console, "warn", () => {});
  const cases: [Served, string][] = [
    [{ [__FILES__.wasm.path]: null }, __FILES__.wasm.path],
    [{ [__FILES__.memory.path]: null, [__FILES__.wheel.path]: null }, __FILES__.wheel.path],
  ];
  for (const [served, file] of cases) {
    const error = await setUp(served)
      .start()
      .catch((reason: unknown) => reason);
    assert.ok(error instanceof StartError);
    assert.deepEqual(error.failure, { code: "missing", file, args: { status: 404 } });
  }
});

test("where Pyodide would wait for ever, a start ends", async (t) => {
  t.mock.method(console, "warn", () => {});
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { pyodide, start } = setUp();
  const never = async (): Promise<never> => {
    setImmediate(() => t.mock.timers.tick(60_000));
    return await new Promise(() => {});
  };
  Object.assign(pyodide.scripts, { loadPyodide: never });
  const error = await start().catch((reason: unknown) => reason);
  assert.ok(error instanceof StartError);
  assert.equal(error.failure.code, "crashed");
});
