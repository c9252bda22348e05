import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineClient, EngineGone } from "../src/engine/client.ts";
import type { ClientOptions, ClientStatus, WorkerLike } from "../src/engine/client.ts";
import type { FromWorker, ToWorker } from "../src/engine/wire.ts";

/** A worker under the test's hand: what it was told, and a mouth. */
class FakeWorker implements WorkerLike {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  onmessageerror: ((event: MessageEvent) => void) | null = null;
  readonly told: ToWorker[] = [];
  ended = false;

  postMessage(message: ToWorker): void {
    this.told.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(message: FromWorker): void {
    this.onmessage?.({ data: message } as MessageEvent<FromWorker>);
  }
  ready(build = "b1"): void {
    this.say({ type: "ready", greeting: JSON.stringify({ id: 0, ok: true, build }) });
  }
  crash(): void {
    this.onerror?.({ message: "crash" } as ErrorEvent);
  }
  asked(): { id: number; op: string }[] {
    return this.told.flatMap((message) =>
      message.type === "ask" ? [JSON.parse(message.text)] : [],
    );
  }
  answer(id: number, more: object = {}): void {
    this.say({ type: "answer", id, text: JSON.stringify({ id, ok: true, ...more }) });
  }
}

function setUp(options: Partial<ClientOptions> = {}) {
  const workers: FakeWorker[] = [];
  const seen: ClientStatus[] = [];
  const client = new EngineClient({
    spawn: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    },
    build: "b1",
    onStatus: (status) => seen.push(status),
    patience: { start: 1000, begin: 1000, answer: 5000 },
    ...options,
  });
  const worker = (n: number): FakeWorker => workers[n] ?? assert.fail(`no worker ${n}`);
  client.start();
  return { client, workers, worker, seen };
}

const progress = { step: "python", file: "pyodide.asm.wasm", done: 0, total: null } as const;

test("questions wait until the engine is ready and are answered by id", async () => {
  const { client, worker } = setUp();
  const first = client.ask({ op: "one" });
  const second = client.ask({ op: "two" });
  assert.deepEqual(worker(0).asked(), []);
  worker(0).ready();
  const [one, two] = worker(0).asked();
  assert.ok(one && two);
  worker(0).answer(two.id, { what: 2 });
  worker(0).answer(one.id, { what: 1 });
  assert.deepEqual(await first, { id: one.id, ok: true, what: 1 });
  assert.deepEqual(await second, { id: two.id, ok: true, what: 2 });
});

test("a second answer, and one to an unknown id, are dropped", async () => {
  const { client, worker } = setUp();
  worker(0).ready();
  const asked = client.ask({ op: "one" });
  worker(0).answer(1, { what: "first" });
  worker(0).answer(1, { what: "second" });
  worker(0).answer(99);
  assert.deepEqual(await asked, { id: 1, ok: true, what: "first" });
});

test("a dead worker is replaced, what waits is asked again, the old one is not heard", async () => {
  const { client, worker, seen } = setUp();
  worker(0).ready();
  const module = {} as WebAssembly.Module;
  worker(0).say({ type: "compiled", module });
  const asked = client.ask({ op: "one" });
  worker(0).crash();
  assert.equal(seen.at(-1)?.status, "restarting");
  assert.ok(worker(0).ended);
  assert.deepEqual(worker(1).told, [{ type: "start", module }]);
  worker(0).answer(1, { what: "ghost" });
  worker(1).ready();
  assert.equal(client.status.status, "ready");
  worker(1).answer(1, { what: "real" });
  assert.deepEqual(await asked, { id: 1, ok: true, what: "real" });
});

test("a fatal report, an unreadable message and the hook count as deaths", () => {
  const { client, workers, worker } = setUp();
  const deaths: ((worker: FakeWorker) => void)[] = [
    (old) => old.say({ type: "fatal", detail: "stack" }),
    (old) => old.onmessageerror?.({} as MessageEvent),
    () => client.terminate(),
  ];
  for (const die of deaths) {
    const old = worker(workers.length - 1);
    old.ready();
    void client.ask({ op: "x" });
    old.answer(workers.length);
    const before = workers.length;
    die(old);
    assert.equal(workers.length, before + 1);
    assert.equal(client.status.status, "restarting");
  }
});

test("a question that kills two workers is answered as a bug, the others are asked on", async () => {
  const { client, worker } = setUp();
  worker(0).ready();
  const killer = client.ask({ op: "killer" });
  const other = client.ask({ op: "other" });
  worker(0).crash();
  worker(1).ready();
  worker(1).crash();
  assert.deepEqual(await killer, { id: 1, ok: false, kind: "bug", detail: "crash" });
  worker(2).ready();
  assert.deepEqual(
    worker(2)
      .asked()
      .map((one) => one.op),
    ["other"],
  );
  worker(2).answer(2);
  assert.deepEqual(await other, { id: 2, ok: true });
});

test("dying on and on without an answer ends in failure; retry starts anew", async () => {
  const { client, workers, worker } = setUp();
  for (const n of [0, 1, 2]) {
    worker(n).ready();
    worker(n).crash();
  }
  assert.equal(client.status.status, "failed");
  assert.equal(client.status.failure?.code, "crashed");
  await assert.rejects(client.ask({ op: "x" }), EngineGone);
  client.retry();
  assert.equal(client.status.status, "starting");
  assert.equal(workers.length, 4);
  worker(3).ready();
  assert.equal(client.status.status, "ready");
});

test("a failed start refuses what waits, and names the file", async () => {
  const { client, worker, seen } = setUp();
  const asked = client.ask({ op: "one" });
  worker(0).say({ type: "progress", progress });
  const failure = { code: "missing", file: "x.whl", args: { status: 404 } } as const;
  worker(0).say({ type: "failed", failure });
  await assert.rejects(asked, EngineGone);
  assert.deepEqual(seen.at(-1)?.failure, failure);
  assert.ok(worker(0).ended);
});

test("a worker script that does not load is looked into", async () => {
  const failure = { code: "missing", file: "worker.js", args: { status: 404 } } as const;
  const { client, worker } = setUp({ probe: async () => failure });
  worker(0).crash();
  await new Promise((done) => setImmediate(done));
  assert.deepEqual(client.status.failure, failure);
});

test("a worker that can't be made is a failure, not an exception", async () => {
  const { client } = setUp({
    spawn: () => {
      throw new Error("SecurityError");
    },
  });
  await new Promise((done) => setImmediate(done));
  assert.deepEqual(client.status.failure, {
    code: "no-worker",
    file: null,
    args: { detail: "Error: SecurityError" },
  });
});

test("a worker that is not allowed says nothing, a script that fails says how", async () => {
  for (const [message, code] of [
    [undefined, "no-worker"],
    ["SyntaxError", "crashed"],
  ] as const) {
    const { client, worker } = setUp({ probe: async () => null });
    worker(0).onerror?.({ message } as ErrorEvent);
    await new Promise((done) => setImmediate(done));
    assert.equal(client.status.failure?.code, code);
  }
});

test("another build is refused", () => {
  const { client, worker } = setUp();
  worker(0).ready("b2");
  assert.deepEqual(client.status.failure, {
    code: "build-mismatch",
    file: null,
    args: { page: "b1", engine: "b2" },
  });
});

test("silence while a question waits is a death; a quiet engine with nothing asked lives", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const { client, workers, worker } = setUp();
  worker(0).ready();
  t.mock.timers.tick(100_000);
  assert.equal(workers.length, 1);
  void client.ask({ op: "one" });
  t.mock.timers.tick(999);
  assert.equal(workers.length, 1);
  t.mock.timers.tick(1);
  assert.equal(workers.length, 2);
  worker(1).ready();
  worker(1).answer(1);
  t.mock.timers.tick(100_000);
  assert.equal(workers.length, 2);
});

test("a worker that has begun with a question may take its time", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const { client, workers, worker } = setUp();
  worker(0).ready();
  void client.ask({ op: "one" });
  void client.ask({ op: "two" });
  worker(0).say({ type: "begun" });
  client.check();
  t.mock.timers.tick(4999);
  worker(0).answer(1);
  t.mock.timers.tick(999);
  assert.equal(workers.length, 1);
  worker(0).say({ type: "begun" });
  t.mock.timers.tick(4999);
  assert.equal(workers.length, 1);
  t.mock.timers.tick(1);
  assert.equal(workers.length, 2);
  worker(1).ready();
  t.mock.timers.tick(1000);
  assert.equal(workers.length, 3);
});

test("what comes behind a start is a sign of life and starts no clock", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const { client, workers, worker, seen } = setUp();
  worker(0).ready();
  const told = seen.length;
  worker(0).say({ type: "progress", progress });
  t.mock.timers.tick(100_000);
  assert.equal(workers.length, 1, "nothing is asked, nothing is missing");
  assert.equal(seen.length, told, "nobody waits for it");
  void client.ask({ op: "one" });
  for (let piece = 0; piece < 20; piece++) {
    t.mock.timers.tick(900);
    worker(0).say({ type: "progress", progress });
  }
  assert.equal(workers.length, 1);
});

test("a worker that has begun goes on with it when it is only looked for", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const { client, workers, worker } = setUp();
  worker(0).ready();
  void client.ask({ op: "one" });
  worker(0).say({ type: "begun" });
  client.check();
  worker(0).say({ type: "pong" });
  t.mock.timers.tick(4999);
  assert.equal(workers.length, 1);
});

test("check finds a worker that died unseen", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const { client, workers, worker } = setUp();
  worker(0).ready();
  client.check();
  worker(0).say({ type: "pong" });
  t.mock.timers.tick(100_000);
  assert.equal(workers.length, 1);
  client.check();
  t.mock.timers.tick(1000);
  assert.equal(workers.length, 2);
});

test("a start that never ends fails with a time-out; progress keeps it alive", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const { client, worker } = setUp();
  t.mock.timers.tick(900);
  worker(0).say({ type: "progress", progress });
  t.mock.timers.tick(900);
  assert.equal(client.status.status, "starting");
  t.mock.timers.tick(100);
  assert.deepEqual(client.status.failure, {
    code: "timeout",
    file: "pyodide.asm.wasm",
    args: { seconds: 1 },
  });
});

test("a page that slept gives the worker another while", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const { client, workers, worker } = setUp();
  worker(0).ready();
  void client.ask({ op: "one" });
  t.mock.timers.setTime(Date.now() + 3_600_000);
  t.mock.timers.tick(1);
  assert.equal(workers.length, 1);
  t.mock.timers.tick(1000);
  assert.equal(workers.length, 2);
});

test("an answer that is no JSON becomes a bug", async () => {
  const { client, worker } = setUp();
  worker(0).ready();
  const asked = client.ask({ op: "one" });
  worker(0).say({ type: "answer", id: 1, text: "Traceback" });
  const answer = (await asked) as { kind?: string };
  assert.equal(answer.kind, "bug");
});

test("what a start fetched is handed on, but not of another build", () => {
  const kept: unknown[] = [];
  const onReady = (...all: unknown[]): void => void kept.push(all);
  const files = { "https://site.test/p.bin": new ArrayBuffer(1) };
  for (const build of ["b2", "b1"]) {
    const { worker } = setUp({ onReady });
    worker(0).ready(build);
    worker(0).say({ type: "arrived", spare: true, files });
  }
  assert.deepEqual(kept, [[true, files]]);
});
