import assert from "node:assert/strict";
import { test } from "node:test";
import { Installing } from "../src/install.ts";

test("an installation is offered without a pop-up, taken once, and not when it is done", async () => {
  const page = new EventTarget();
  let [changes, prompts] = [0, 0];
  const installing = new Installing(() => changes++, page);
  const offer = (): Event => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    Object.assign(event, { prompt: async () => prompts++ });
    page.dispatchEvent(event);
    return event;
  };
  assert.equal(installing.offered, false);
  assert.ok(offer().defaultPrevented);
  assert.equal(installing.offered, true);
  await installing.take();
  await installing.take();
  assert.deepEqual([installing.offered, prompts], [false, 1]);
  offer();
  page.dispatchEvent(new Event("appinstalled"));
  assert.equal(installing.offered, false);
  assert.equal(changes, 5);
});
