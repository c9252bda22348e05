import assert from "node:assert/strict";
import { test } from "node:test";
import { startFirst, takeFirst } from "../src/site/first-worker.ts";

class FakeWorker {
  readonly said: unknown[] = [];
  onmessage: ((event: unknown) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  postMessage(message: unknown): void {
    this.said.push(message);
  }
}

test("a worker begins before the page listens, and what it said before is heard", async () => {
  const worker = new FakeWorker();
  startFirst(() => worker as unknown as Worker);
  assert.deepEqual(worker.said, [{ type: "start", module: null }]);
  worker.onmessage?.("one");
  worker.onerror?.("broken");
  worker.onmessage?.("two");
  assert.equal(takeFirst(), worker);
  const heard: unknown[] = [];
  worker.onmessage = (event) => heard.push(event);
  worker.onerror = (event) => heard.push(event);
  await Promise.resolve();
  assert.deepEqual(heard, ["one", "two", "broken"]);
  assert.equal(takeFirst(), null, "a later worker is a new one");
  startFirst(() => assert.fail("a worker nobody would take"));
});
