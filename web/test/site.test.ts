import assert from "node:assert/strict";
import { test } from "node:test";
import type { TestContext } from "node:test";
import { getCarried, INSIDE } from "../src/engine/carried.ts";
import { Files } from "../src/engine/files.ts";
import { StartError } from "../src/engine/wire.ts";
import { carriedFiles } from "../src/site/carried-files.ts";
import { CarriedSite } from "../src/site/carried.ts";
import { SiteElsewhere } from "../src/site/elsewhere.ts";
import { ServedSite } from "../src/site/served.ts";
import { packed } from "./packed.ts";

const WASM = packed(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
const inBase64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString("base64");
const START = (["wasm", "rest", "memory", "library", "micropip", "wheel"] as const).map(
  (name) => __FILES__[name].path,
);

/** A page with these files in script elements. */
function pageWith(files: Readonly<Record<string, Uint8Array | string>>) {
  const holders = Object.entries(files).map(([path, bytes]) => ({
    getAttribute: (name: string) => (name === "data-path" ? path : null),
    textContent: inBase64(bytes),
  }));
  return { querySelectorAll: () => holders };
}

/** The site of a page that carries these. */
function carrying(files: Readonly<Record<string, Uint8Array | string>>) {
  const found = carriedFiles(pageWith(files));
  assert.ok(found !== null);
  return { files: found, site: new CarriedSite(found) };
}

/** Gives a test what only browsers have. */
function give(t: TestContext, name: string, value: unknown): void {
  Object.assign(globalThis, { [name]: value });
  t.after(() => Reflect.deleteProperty(globalThis, name));
}

test("a page without such elements carries no files", () => {
  assert.equal(carriedFiles(pageWith({})), null);
});

test("carried files are read byte for byte, and a file that is not there is named", async () => {
  const every = Uint8Array.from({ length: 256 }, (_, at) => at);
  const { files, site } = carrying({ "a/all.bin": every, "texts/a.json": '"10♥"' });
  assert.deepEqual(files.bytes("a/all.bin"), every);
  assert.equal(await site.text("texts/a.json"), '"10♥"');
  assert.equal(files.has("b"), false);
  await assert.rejects(site.text("b"), /b is not in this page/);
});

test("a start reads carried files as it reads fetched ones", async () => {
  const { path, size } = __FILES__.wasm;
  const short = { [__FILES__.library.path]: inBase64(new Uint8Array(1)) };
  const get = getCarried({ [path]: inBase64(WASM), ...short });
  const files = new Files(INSIDE, () => {}, get);
  assert.equal(WASM.length, size);
  assert.ok((await files.compile(__FILES__.wasm).module) instanceof WebAssembly.Module);
  const failureOf = async (file: { path: string; size: number }) => {
    const error = await files.bytes(file).catch((reason: unknown) => reason);
    assert.ok(error instanceof StartError);
    return [error.failure.code, error.failure.file];
  };
  assert.deepEqual(await failureOf(__FILES__.wheel), ["missing", __FILES__.wheel.path]);
  assert.deepEqual(await failureOf(__FILES__.library), ["truncated", __FILES__.library.path]);
});

test("every worker of a carried site gets the files first, and all start from one script", async (t) => {
  const made: { script: string; heard: unknown[] }[] = [];
  class FakeWorker {
    readonly heard: unknown[] = [];
    constructor(script: string) {
      made.push({ script, heard: this.heard });
    }
    postMessage(message: unknown): void {
      this.heard.push(message);
    }
  }
  give(t, "Worker", FakeWorker);
  const { site } = carrying({
    "worker.js": "code()",
    "rules.css": "",
    ...Object.fromEntries(START.map((path) => [path, path])),
  });
  site.worker();
  site.worker().postMessage({ type: "ping" });
  const files = Object.fromEntries(START.map((path) => [path, inBase64(path)]));
  assert.deepEqual(
    made.map(({ heard }) => heard),
    [[files], [files, { type: "ping" }]],
  );
  const [first, second] = made;
  assert.equal(first?.script, second?.script);
  assert.match(await (await fetch(first?.script ?? "")).text(), /^code\(\)$/);
});

test("links of a carried site stay in the page, and no service worker is asked for", () => {
  const { site } = carrying({ "worker.js": "" });
  assert.equal(site.address("rules/en/romme.html#J5"), "#rules/en/romme.html#J5");
  assert.equal(site.serviceWorker, null);
});

test("a served site links to its folder; a text comes from there or its answer is told", async (t) => {
  const asked: string[] = [];
  t.mock.method(globalThis, "fetch", async (url: URL) => {
    asked.push(url.href);
    return url.pathname.endsWith("a.json") ? new Response("text") : new Response("", { status: 404 });
  });
  const site = new ServedSite(new URL("https://site.test/below/"));
  assert.equal(site.address("rules/en/romme.html#J5"), "rules/en/romme.html#J5");
  assert.equal(await site.text("texts/a.json"), "text");
  assert.deepEqual(asked, ["https://site.test/below/texts/a.json?test"]);
  await assert.rejects(site.text("texts/b.json"), /b\.json: 404/);
});

/** A page of that origin, with workers that remember what they were started from. */
function pageAt(t: TestContext, origin: string, framed: boolean): string[] {
  const started: string[] = [];
  const kind = (name: string) =>
    class {
      readonly port = { postMessage: () => {} };
      constructor(script: string | URL) {
        started.push(`${name} ${script}`);
      }
    };
  const [Worker, SharedWorker] = [kind("own"), kind("shared")];
  give(t, "self", { origin, SharedWorker });
  give(t, "top", framed ? {} : globalThis.self);
  give(t, "Worker", Worker);
  give(t, "SharedWorker", SharedWorker);
  return started;
}

const HOME = new URL("https://site.test/below/");

test("in a page of others links are whole and the worker is one that imports the site's", async (t) => {
  const started = pageAt(t, "https://host.test", false);
  const site = new SiteElsewhere(HOME);
  assert.equal(site.address("rules/en/romme.html#J5"), `${HOME.href}rules/en/romme.html#J5`);
  assert.equal(site.serviceWorker, null);
  site.worker();
  assert.match(started[0] ?? "", /^own blob:/);
  const code = await (await fetch(started[0]?.slice("own ".length) ?? "")).text();
  assert.ok(code.includes(`import("${HOME.href}worker.js?test")`));
});

test("in a sandbox the worker is in its address", (t) => {
  const started = pageAt(t, "null", true);
  new SiteElsewhere(HOME).worker();
  assert.match(started[0] ?? "", /^own data:text\/javascript,/);
});

test("frames share a worker until it falls silent; other pages of the site have their own", (t) => {
  const started = pageAt(t, HOME.origin, true);
  const site = new SiteElsewhere(HOME);
  assert.equal(site.shares, true);
  site.worker();
  site.worker();
  assert.deepEqual(started, [
    `shared ${HOME.href}embed/shared.js?test`,
    `own ${HOME.href}worker.js?test`,
  ]);
});

test("a page of the site itself shares nothing", (t) => {
  const started = pageAt(t, HOME.origin, false);
  const site = new SiteElsewhere(HOME);
  assert.equal(site.shares, false);
  site.worker();
  assert.deepEqual(started, [`own ${HOME.href}worker.js?test`]);
});

test("a site that was opened as a file says that it needs a server", async () => {
  const failure = { code: "no-server", file: null, args: {} };
  assert.deepEqual(await new ServedSite().whyNoWorker(), failure); // as are the tests themselves
});
