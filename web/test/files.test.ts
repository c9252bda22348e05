import assert from "node:assert/strict";
import { test } from "node:test";
import { Files, open } from "../src/engine/files.ts";
import type { FileInfo } from "../src/engine/files.ts";
import { StartError } from "../src/engine/wire.ts";
import type { Progress } from "../src/engine/wire.ts";
import { packed } from "./packed.ts";

const WASM = packed(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
const BAD_WASM = packed(new Uint8Array([0, 0x61, 0x73, 0x6d, 9, 9, 9, 9]));
const LIBRARY = Uint8Array.from({ length: 40 }, (_, at) => at);
const HERE = new URL("https://site.test/a/b/");
const wasm: FileInfo = { path: "p/p.wasm.bin", size: WASM.length };
const library: FileInfo = { path: "p/library.zip", size: LIBRARY.length };

type Made = Response | (() => Promise<Response>);
type Wrong = Record<string, Made>;

function serving(made: Wrong = {}, seen: Progress[] = [], asked: string[] = []): Files {
  const all: Wrong = {
    [wasm.path]: new Response(WASM, { headers: { "Content-Type": "text/plain" } }),
    [library.path]: new Response(LIBRARY, { headers: { "Content-Type": "application/zip" } }),
    ...made,
  };
  return new Files(
    HERE,
    (progress) => seen.push(progress),
    async (url) => {
      asked.push(url.href);
      const one = all[url.href.slice(HERE.href.length)];
      assert.ok(one, `not served: ${url}`);
      return typeof one === "function" ? one() : one;
    },
  );
}

const html = (): Promise<Response> =>
  Promise.resolve(new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } }));

test("healthy files come whole from below the site, whatever type a host gives them", async () => {
  const asked: string[] = [];
  const files = serving({}, [], asked);
  assert.ok((await files.compile(wasm).module) instanceof WebAssembly.Module);
  assert.deepEqual(await files.bytes(library), LIBRARY);
  assert.deepEqual(asked, [`${HERE.href}${wasm.path}`, `${HERE.href}${library.path}`]);
});

test("no compiler waits for what is still on its way", async (t) => {
  const compile = t.mock.method(WebAssembly, "compile");
  let giveRest!: () => void;
  const pieces = new ReadableStream({
    start(controller) {
      controller.enqueue(WASM.slice(0, 10));
      giveRest = () => {
        controller.enqueue(WASM.slice(10));
        controller.close();
      };
    },
  });
  const { module } = serving({ [wasm.path]: new Response(pieces) }).compile(wasm);
  await new Promise((done) => setTimeout(done, 20));
  assert.equal(compile.mock.callCount(), 0);
  giveRest();
  assert.ok((await module) instanceof WebAssembly.Module);
  assert.equal(compile.mock.callCount(), 1);
});

test("all that came is handed over once, as it came", async () => {
  const files = serving();
  await Promise.all([files.compile(wasm).module, files.bytes(library)]);
  const came = Object.entries(files.handOver()).map(([url, bytes]) => [url, new Uint8Array(bytes)]);
  assert.deepEqual(Object.fromEntries(came), {
    [`${HERE.href}${wasm.path}`]: WASM,
    [`${HERE.href}${library.path}`]: LIBRARY,
  });
  assert.deepEqual(files.handOver(), {});
});

test("a packed text is unpacked, from however small pieces", async () => {
  const bytes = packed(new TextEncoder().encode("export default 'João';"));
  const pieces = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const script = { path: "p/script.bin", size: bytes.length };
  const files = serving({ [script.path]: new Response(pieces) });
  assert.equal(await files.text(script), "export default 'João';");
});

test("each bad file is named with what is wrong", async () => {
  const cases: [FileInfo, Made, object][] = [
    [library, new Response("", { status: 404 }), { code: "missing", args: { status: 404 } }],
    [library, html, { code: "wrong-type", args: { type: "text/html" } }],
    [wasm, html, { code: "wrong-type", args: { type: "text/html" } }],
    [library, new Response(LIBRARY.slice(0, 30)), { code: "truncated", args: {} }],
    [wasm, new Response(WASM.slice(0, 9)), { code: "truncated", args: {} }],
    [wasm, new Response(BAD_WASM), { code: "truncated", args: {} }],
    [wasm, new Response(LIBRARY.slice(0, WASM.length)), { code: "truncated", args: {} }],
    [library, new Response(endless()), { code: "truncated", args: {} }],
    [
      wasm,
      () => Promise.reject(new TypeError("Failed to fetch")),
      { code: "unreachable", args: {} },
    ],
    [library, new Response(breaking()), { code: "unreachable", args: {} }],
    [wasm, new Response(breaking()), { code: "unreachable", args: {} }],
  ];
  for (const [file, made, failure] of cases) {
    const files = serving({ [file.path]: made });
    const error = await (file === wasm ? files.compile(file).module : files.bytes(file)).catch(
      (reason: unknown) => reason,
    );
    assert.ok(error instanceof StartError, String(error));
    assert.deepEqual(error.failure, { file: file.path.slice(2), ...failure });
  }
});

function endless(): ReadableStream {
  return new ReadableStream({ pull: (controller) => controller.enqueue(LIBRARY.slice()) });
}

function breaking(): ReadableStream {
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(WASM.slice(0, 10));
      controller.error(new TypeError("network"));
    },
  });
}

test("progress tells the bytes of all files that were asked for", async () => {
  const seen: Progress[] = [];
  const files = serving({}, seen);
  await Promise.all([files.bytes(library), files.compile(wasm).module]);
  assert.ok(seen.length > 0);
  for (const { step, done, total } of seen) {
    assert.equal(step, "files");
    assert.equal(total, LIBRARY.length + WASM.length);
    assert.ok(done > 0 && done <= LIBRARY.length + WASM.length);
  }
});

test("open tells why a script does not load", async () => {
  const script = new URL("worker.js", HERE);
  const cases: [Response, object][] = [
    [new Response("", { status: 500 }), { code: "missing", args: { status: 500 } }],
    [
      new Response("x", { headers: { "Content-Type": "text/plain" } }),
      { code: "wrong-type", args: { type: "text/plain" } },
    ],
  ];
  for (const [answer, failure] of cases) {
    await assert.rejects(
      open(script, true, async () => answer),
      { failure: { file: "worker.js", ...failure } },
    );
  }
});
