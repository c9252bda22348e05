/**
 * The engine's first worker. A script of its own starts it (pages/first.ts) while that of the page
 * is still on its way, and holds what it says until the page listens.
 */
import type { FromWorker, ToWorker } from "../engine/wire.ts";

interface First {
  readonly worker: Worker;
  readonly heard: MessageEvent<FromWorker>[];
  readonly errors: ErrorEvent[];
}

const place = globalThis as { firstWorker?: First | null }; // null once it is taken

/** The worker of the site in this folder. Throws where the browser allows none. */
export function newWorker(folder: URL): Worker {
  return new Worker(workerScript(folder), { type: "module" });
}

export function workerScript(folder: URL): URL {
  return new URL(`worker.js?${__BUILD_ID__}`, folder);
}

/** Throws what `make` throws. Too late for the page, it starts none. */
export function startFirst(make: () => Worker): void {
  if (place.firstWorker !== undefined) return;
  const first: First = { worker: make(), heard: [], errors: [] };
  first.worker.onmessage = (event) => first.heard.push(event);
  first.worker.onerror = (event) => first.errors.push(event);
  first.worker.postMessage({ type: "start", module: null } satisfies ToWorker);
  place.firstWorker = first;
}

/** The worker, once; who takes it and listens at once hears all that it has said. */
export function takeFirst(): Worker | null {
  const { firstWorker: first } = place;
  place.firstWorker = null;
  if (!first) return null;
  const { worker, heard, errors } = first;
  queueMicrotask(() => {
    for (const event of heard) worker.onmessage?.(event);
    for (const event of errors) worker.onerror?.(event);
  });
  return worker;
}
