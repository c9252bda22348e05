import assert from "node:assert/strict";
import { test } from "node:test";
import { fetchFiles, open } from "../src/engine/files.ts";
import type { Needed } from "../src/engine/files.ts";
import { StartError } from "../src/engine/wire.ts";
import type { Progress } from "../src/engine/wire.ts";

const WASM = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const ZIP = Uint8Array.from([
  0x50,
  0x4b,
  3,
  4,
  ...Array(30).fill(1),
  0x50,
  0x4b,
  5,
  6,
  ...Array(18).fill(0),
]);
const needed = (name: string, kind: Needed["kind"]): Needed => ({
  url: new URL(`https://site.test/a/b/${name}`),
  kind,
});
const ALL = [needed("p.mjs", "script"), needed("p.wasm", "wasm"), needed("std.zip", "zip")];

type Made = Response | (() => Promise<Response>);

function healthy(): Record<string, Made> {
  const type = (value: string) => ({ headers: { "Content-Type": value } });
  return {
    "p.mjs": new Response("export {}", type("text/javascript")),
    "p.wasm": new Response(WASM, type("application/octet-stream")),
    "std.zip": new Response(ZIP, type("application/zip")),
  };
}

function serve(changed: Record<string, Made> = {}): (url: URL) => Promise<Response> {
  const all = { ...healthy(), ...changed };
  return async (url) => {
    const made = all[url.pathname.split("/").pop() ?? ""];
    assert.ok(made, `not served: ${url}`);
    return typeof made === "function" ? made() : made;
  };
}

async function failing(changed: Record<string, Made>): Promise<unknown> {
  const error = await fetchFiles(ALL, () => {}, null, serve(changed)).catch((e: unknown) => e);
  assert.ok(error instanceof StartError, String(error));
  return error.failure;
}

test("healthy files come back whole, whatever type a host gives WebAssembly and zips", async () => {
  const plain = { headers: { "Content-Type": "text/plain" } };
  const changed = { "p.wasm": new Response(WASM, plain), "std.zip": new Response(ZIP, plain) };
  const fetched = await fetchFiles(ALL, () => {}, null, serve(changed));
  assert.ok(fetched.module instanceof WebAssembly.Module);
  assert.deepEqual(fetched.files.get("https://site.test/a/b/std.zip"), ZIP);
});

test("a module compiled before spares the WebAssembly file", async () => {
  const module = new WebAssembly.Module(WASM);
  const get = serve({ "p.wasm": () => assert.fail("fetched") });
  assert.equal((await fetchFiles(ALL, () => {}, module, get)).module, module);
});

test("each bad file is named with what is wrong", async () => {
  const html = () =>
    Promise.resolve(new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } }));
  const cases: [Record<string, Made>, object][] = [
    [
      { "p.mjs": new Response("", { status: 404 }) },
      { code: "missing", file: "p.mjs", args: { status: 404 } },
    ],
    [
      { "p.mjs": new Response("x", { headers: { "Content-Type": "text/plain" } }) },
      { code: "wrong-type", file: "p.mjs", args: { type: "text/plain" } },
    ],
    [{ "p.wasm": html }, { code: "wrong-type", file: "p.wasm", args: { type: "text/html" } }],
    [{ "std.zip": html }, { code: "wrong-type", file: "std.zip", args: { type: "text/html" } }],
    [
      { "std.zip": new Response("<!doctype html>") },
      { code: "wrong-type", file: "std.zip", args: { type: "" } },
    ],
    [
      { "std.zip": new Response(ZIP.slice(0, 40)) },
      { code: "truncated", file: "std.zip", args: {} },
    ],
    [{ "p.wasm": new Response(WASM.slice(0, 6)) }, { code: "truncated", file: "p.wasm", args: {} }],
    [
      { "p.wasm": () => Promise.reject(new TypeError("Failed to fetch")) },
      { code: "unreachable", file: "p.wasm", args: {} },
    ],
    [{ "std.zip": new Response(breaking()) }, { code: "unreachable", file: "std.zip", args: {} }],
  ];
  for (const [changed, failure] of cases) assert.deepEqual(await failing(changed), failure);
});

function breaking(): ReadableStream {
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(ZIP.slice(0, 10));
      controller.error(new TypeError("network"));
    },
  });
}

test("progress tells bytes, and the total where every size is known", async () => {
  const sized = (bytes: Uint8Array<ArrayBuffer> | string, type: string) =>
    new Response(bytes, {
      headers: { "Content-Type": type, "Content-Length": String(bytes.length) },
    });
  const seen: Progress[] = [];
  const files = [needed("std.zip", "zip"), needed("p.wasm", "wasm")];
  await fetchFiles(
    files,
    (progress) => seen.push(progress),
    null,
    serve({
      "std.zip": sized(ZIP, "application/zip"),
      "p.wasm": sized(WASM, "application/wasm"),
    }),
  );
  assert.ok(seen.length > 0);
  for (const progress of seen) {
    assert.equal(progress.step, "files");
    assert.equal(progress.total, ZIP.length + WASM.length);
    assert.ok(progress.done > 0 && progress.done <= ZIP.length + WASM.length);
  }
});

test("open tells why one file does not load", async () => {
  const script = needed("worker.js", "script");
  const answer = new Response("", { status: 500 });
  await assert.rejects(
    open(script, async () => answer),
    { failure: { code: "missing", file: "worker.js", args: { status: 500 } } },
  );
});
