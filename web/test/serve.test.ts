import assert from "node:assert/strict";
import { test } from "node:test";
import type { TestContext } from "node:test";
import { Server } from "../src/engine/serve.ts";
import type { FromWorker, ToWorker } from "../src/engine/wire.ts";
import { packed, FRESH, memoryFile } from "./packed.ts";

const EMPTY = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const KNOWN = new WebAssembly.Module(EMPTY);

/** A Python that answers with what it is asked, and the files that it is started from. */
function pythonIn(rest: Uint8Array<ArrayBuffer> | null) {
  const asked: string[] = [];
  const found: Record<string, Uint8Array<ArrayBuffer> | null> = {
    [__FILES__.wasm.path]: packed(EMPTY),
    [__FILES__.rest.path]: rest,
    [__FILES__.memory.path]: memoryFile().file,
  };
  const get = async (url: URL): Promise<Response> => {
    asked.push(url.pathname.slice(1));
    const bytes = found[url.pathname.slice(1)];
    return bytes ? new Response(bytes) : new Response("", { status: 404 });
  };
  const python = {
    runPython: () => {},
    pyimport: (name: string) =>
      name === "meldbook.bridge" ? { destroy: () => {} } : (text: string) => text,
  };
  const scripts = {
    createModule: async () => ({ HEAPU8: FRESH }),
    loadPyodide: async (config: { createPyodideModule: (settings: object) => Promise<unknown> }) => {
      await config.createPyodideModule({});
      return { ...python, _api: { config } };
    },
  };
  const site = { here: new URL("https://site.test/"), scripts: async () => scripts, get };
  return { server: new Server(site as never), asked };
}

/** A page of that server: what it hears, in order. */
function pageOf(server: Server, module: WebAssembly.Module | null, alone: boolean) {
  const heard: FromWorker[] = [];
  let tell!: (message: ToWorker) => void;
  let wake = (): void => {};
  const say = (message: FromWorker): void => {
    heard.push(message);
    wake();
  };
  server.serve({ hear: (listen) => (tell = listen), say }, alone);
  tell({ type: "start", module });
  const until = async (type: FromWorker["type"]): Promise<void> => {
    while (!heard.some((message) => message.type === type))
      await new Promise<void>((done) => (wake = done));
  };
  return { heard, until, tell: (message: ToWorker) => tell(message) };
}

const isRest = (path: string): boolean => path === __FILES__.rest.path;

function quietly(t: TestContext): void {
  t.mock.method(console, "warn", () => {});
}

test("a first worker is ready without the rest of Python, which comes behind its answers", async () => {
  const { server, asked } = pythonIn(packed(EMPTY));
  const page = pageOf(server, null, true);
  await page.until("ready");
  assert.ok(!asked.some(isRest));
  page.tell({ type: "ask", id: 1, text: "first" });
  await page.until("answer");
  assert.ok(!asked.some(isRest), "not while a question may come");
  await page.until("arrived");
  assert.equal(asked.filter(isRest).length, 1);
});

test("what a match does not ask waits for the rest of Python", async () => {
  const { server, asked } = pythonIn(packed(EMPTY));
  const page = pageOf(server, null, true);
  await page.until("ready");
  page.tell({ type: "ask", id: 1, text: '{"id":1,"op":"judge"}' });
  await page.until("answer");
  assert.ok(!asked.some(isRest));
  page.tell({ type: "ask", id: 2, text: '{"id":2,"op":"exercise"}' });
  await page.until("arrived");
  const answers = page.heard.filter(({ type }) => type === "answer");
  assert.equal(answers.length, 2);
  assert.equal(asked.filter(isRest).length, 1);
});

test("a page hears at once that its question waits for the rest, and again behind each answer", async () => {
  const { server } = pythonIn(packed(EMPTY));
  const page = pageOf(server, null, true);
  await page.until("ready");
  page.tell({ type: "ask", id: 1, text: '{"id":1,"op":"bot"}' });
  assert.equal(page.heard.at(-1)?.type, "begun");
  page.tell({ type: "ask", id: 2, text: '{"id":2,"op":"judge"}' });
  assert.deepEqual(
    page.heard.slice(-4).map(({ type }) => type),
    ["begun", "begun", "answer", "begun"],
  );
  await page.until("arrived");
  const answered = page.heard.filter((message) => message.type === "answer");
  assert.deepEqual(answered.map(({ id }) => id), [2, 1]);
});

test("one in place of a dead one, and one for many pages, have all of Python first", async (t) => {
  quietly(t);
  for (const [module, alone] of [
    [KNOWN, true],
    [null, false],
  ] as const) {
    const { server, asked } = pythonIn(packed(EMPTY));
    const page = pageOf(server, module, alone);
    await page.until("ready");
    assert.equal(asked.filter(isRest).length, 1);

    const without = pageOf(pythonIn(null).server, module, alone);
    await without.until("failed");
    const [failed] = without.heard.filter((message) => message.type === "failed");
    assert.equal(failed?.failure.file, __FILES__.rest.path);
  }
});

test("without its rest a first worker goes on", async (t) => {
  quietly(t);
  const page = pageOf(pythonIn(null).server, null, true);
  await page.until("arrived");
  page.tell({ type: "ask", id: 1, text: "still there" });
  await page.until("answer");
});
