import assert from "node:assert/strict";
import { test } from "node:test";
import { Offline } from "../src/offline/page.ts";
import type { OfflineState } from "../src/offline/page.ts";
import type { Kept, ToServiceWorker } from "../src/offline/wire.ts";
import { folderAddress, pageAddresses } from "../src/sw/addresses.ts";

/** A service worker that answers "keep" as told. */
class FakeWorker extends EventTarget {
  state = "activated";
  readonly told: ToServiceWorker[] = [];
  answer: Kept = { build: "b1", kept: "all" };

  postMessage(message: ToServiceWorker, ports: MessagePort[] = []): void {
    this.told.push(message);
    ports[0]?.postMessage(this.answer);
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = new FakeWorker();
  updates = 0;

  async update(): Promise<void> {
    this.updates += 1;
    throw new TypeError("offline");
  }
}

/** Waits for what comes about by itself; a test that waits for ever is ended by its time limit. */
async function until(met: () => boolean): Promise<void> {
  while (!met()) await new Promise((done) => setTimeout(done));
}

const ASKED = { spare: false, language: "nl", files: {} };

interface FakeContainer {
  controller: FakeWorker | null;
}

function setUp(before = (_container: FakeContainer, _registration: FakeRegistration): void => {}) {
  const registration = new FakeRegistration();
  const registered: unknown[] = [];
  const container = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    controller: null as FakeWorker | null,
    register: async (script: URL, options: object) => {
      registered.push(script.href, options);
      return registration;
    },
  });
  before(container, registration);
  const states: OfflineState[] = [];
  const reloads: number[] = [];
  const offline = new Offline({
    container: container as unknown as ServiceWorkerContainer,
    script: new URL("https://site.test/a/b/sw.js"),
    build: "b1",
    reload: () => reloads.push(1),
    onState: (state) => states.push(state),
  });
  return { offline, registration, container, registered, states, reloads };
}

test("ready is told only when all of this very build is kept", async () => {
  const no = { ready: false, noRoom: false, update: false };
  const cases: [Kept, OfflineState][] = [
    [{ build: "b1", kept: "all" }, { ...no, ready: true }],
    [{ build: "b2", kept: "all" }, { ...no, update: true }],
    [{ build: "b2", kept: "some" }, no],
    [{ build: "b1", kept: "some" }, no],
    [{ build: "b1", kept: "no-room" }, { ...no, noRoom: true }],
  ];
  for (const [answer, told] of cases) {
    const { offline, registration, states, registered } = setUp();
    assert.ok(registration.active);
    registration.active.answer = answer;
    const files = { "https://site.test/a/b/p.bin": new ArrayBuffer(8) };
    await offline.keep({ spare: true, language: "nl", files });
    assert.deepEqual(states.at(-1), told);
    const keep = { type: "keep", spare: true, language: "nl", files };
    assert.deepEqual(registration.active.told, [keep]);
    const options = { scope: "https://site.test/a/b/", updateViaCache: "none" };
    assert.deepEqual(registered, ["https://site.test/a/b/sw.js", options]);
  }
});

test("a page that came through a service worker hands nothing over", async () => {
  const { offline, registration, container } = setUp();
  container.controller = registration.active;
  await offline.keep({ ...ASKED, files: { "https://site.test/a/b/p.bin": new ArrayBuffer(8) } });
  assert.deepEqual(registration.active?.told, [{ type: "keep", ...ASKED }]);
});

/** A page that its service worker already serves, and that has said that it is ready. */
async function readyPage() {
  const all = setUp((container, registration) => (container.controller = registration.active));
  const { registration, offline, states } = all;
  assert.ok(registration.active);
  await offline.keep(ASKED);
  assert.equal(states.at(-1)?.ready, true);
  return { ...all, active: registration.active };
}

test("ready is taken back when files have gone, and said again when they are there", async () => {
  const { offline, container, active, states } = await readyPage();
  const readies = async (): Promise<boolean | undefined> => {
    await offline.check();
    return states.at(-1)?.ready;
  };
  active.answer = { build: "b1", kept: "some" };
  assert.equal(await readies(), false);
  active.answer = { build: "b1", kept: "all" };
  assert.equal(await readies(), true);
  active.answer = { build: "b1", kept: "some" };
  container.dispatchEvent(new MessageEvent("message", { data: { type: "lost" } }));
  await until(() => states.at(-1)?.ready === false);
  active.answer = { build: "b1", kept: "all" };
  assert.equal(await readies(), true);
  active.state = "redundant"; // all that the site kept was thrown away
  assert.equal(await readies(), false);
});

test("before anything was kept there is nothing to look after", async () => {
  const { offline, registration, container } = setUp();
  await offline.check();
  container.dispatchEvent(new MessageEvent("message", { data: { type: "lost" } }));
  container.dispatchEvent(new Event("controllerchange")); // the first one takes over
  await new Promise((done) => setTimeout(done));
  assert.deepEqual(registration.active?.told, []);
});

test("a version that another page let in is offered here, and this page is not ready any more", async () => {
  const { container, active, states, offline, reloads } = await readyPage();
  active.answer = { build: "b2", kept: "all" };
  container.dispatchEvent(new Event("controllerchange"));
  await until(() => states.at(-1)?.update === true);
  assert.deepEqual(states.at(-1), { ready: false, noRoom: false, update: true });
  await offline.apply();
  assert.deepEqual(reloads, [1]);
});

test("questions go one after the other, and one that fails holds up no other", async () => {
  const { offline, active, container } = await readyPage();
  const before = active.told.length;
  const { ready } = container;
  container.ready = Promise.reject(new Error("gone"));
  await assert.rejects(offline.check());
  container.ready = ready;
  await Promise.all([offline.check(), offline.check()]);
  assert.equal(active.told.length, before + 2);
});

test("a service worker that does not answer has not kept all", async (t) => {
  const { offline, active, states } = await readyPage();
  t.mock.timers.enable({ apis: ["setTimeout"] });
  active.postMessage = () => {};
  const checked = offline.check();
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  t.mock.timers.tick(600_000);
  await checked;
  assert.equal(states.at(-1)?.ready, false);
});

test("where no service worker can be had nothing is told and nothing fails", async () => {
  const { offline, container, states, reloads } = setUp();
  container.register = () => Promise.reject(new DOMException("no", "SecurityError"));
  await offline.keep(ASKED);
  await offline.look();
  assert.deepEqual(states, []);
  await offline.apply();
  assert.deepEqual(reloads, [1]);
});

test("a version that waits already, and one that comes, are told; the first one is no update", async () => {
  const { offline, registration, states } = setUp();
  registration.active = null;
  const first = new FakeWorker();
  registration.installing = first;
  await offline.look();
  registration.waiting = first;
  first.dispatchEvent(new Event("statechange"));
  assert.equal(states.length, 0);

  registration.active = first;
  registration.waiting = null;
  const next = new FakeWorker();
  registration.installing = next;
  registration.dispatchEvent(new Event("updatefound"));
  registration.waiting = next;
  next.dispatchEvent(new Event("statechange"));
  assert.equal(states.at(-1)?.update, true);

  const later = setUp();
  later.registration.waiting = new FakeWorker();
  await later.offline.look();
  assert.equal(later.states.at(-1)?.update, true);
});

test("an update reloads once, when the new version has taken over", async () => {
  const { offline, registration, container, reloads } = setUp();
  const next = new FakeWorker();
  registration.waiting = next;
  await offline.apply();
  assert.deepEqual(next.told, [{ type: "take-over" }]);
  assert.deepEqual(reloads, []);
  container.dispatchEvent(new Event("controllerchange"));
  container.dispatchEvent(new Event("controllerchange"));
  assert.deepEqual(reloads, [1]);
});

test("an update reloads also where nobody takes over", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { offline, registration, container, reloads } = setUp();
  registration.waiting = new FakeWorker();
  await offline.apply();
  t.mock.timers.tick(5000);
  container.dispatchEvent(new Event("controllerchange"));
  assert.deepEqual(reloads, [1]);
});

test("a folder without its slash is a folder, whatever stands behind it", () => {
  const folder = "https://site.test/a/b/rules/en";
  assert.equal(folderAddress(`${folder}?x=y#z`), `${folder}/?x=y#z`);
  for (const asked of [`${folder}/`, `${folder}/romme.html?x`]) assert.equal(folderAddress(asked), null);
});

test("a page is found by whatever address it has", () => {
  const site = "https://site.test/a/b/";
  const page = `${site}rules/en/romme`;
  for (const asked of [site, `${site}index.html`, `${site}?x=y`, `${site}index.html?x=/#z`])
    assert.deepEqual(pageAddresses(asked), [site]);
  assert.deepEqual(pageAddresses(`${page}.html?x#R3`)[0], `${page}.html`);
  assert.ok(pageAddresses(page).includes(`${page}.html`));
});
