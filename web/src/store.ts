/** The store of a page: over a real worker, IndexedDB, and this browser's other tabs. */
import { Offline } from "./offline/page.ts";
import type { OfflineState } from "./offline/page.ts";
import { checkOnWaking, engineOf } from "./questions.ts";
import { site } from "./site/here.ts";
import { Storage } from "./storage.ts";
import { Store } from "./table-store.ts";
import type { Tabs } from "./table-store.ts";
import type { EngineState, TableStore } from "./table-state.ts";

/** Tests end the worker through this, as a crash would. */
export interface PageStore extends TableStore {
  terminateEngine(): void;
}

export function createStore(): PageStore {
  let terminate = (): void => {};
  let offline: Offline | null = null;
  const store = new Store({
    build: __BUILD_ID__,
    storage: () => Storage.open(),
    tabs: browserTabs("meldbook"),
    wishes: Object.fromEntries(new URLSearchParams(location.hash.slice(1))),
    download,
    offline: (onState) => (offline = pageOffline(onState)),
    engine: (onState) => {
      const engine = pageEngine(onState, () => offline);
      terminate = engine.terminate;
      return engine;
    },
  });
  return Object.assign(store, { terminateEngine: () => terminate() });
}

type PageEngine = ReturnType<typeof engineOf>;

function pageEngine(
  onState: (state: EngineState) => void,
  offline: () => Offline | null,
): PageEngine {
  let failure: EngineState["failure"] = null;
  const engine = engineOf(
    {
      spawn: () => site().worker(),
      build: __BUILD_ID__,
      probe: () => site().whyNoWorker(),
      onReady: (spare) => void offline()?.keep(spare, document.documentElement.lang),
    },
    (state) => {
      if (state.failure !== null && failure === null) void offline()?.look();
      failure = state.failure;
      onState(state);
    },
  );
  checkOnWaking(engine);
  // Page and engine are of two builds: only a reload brings them together.
  const retry = (): void =>
    failure?.code === "build-mismatch" ? location.reload() : engine.retry();
  return { ...engine, retry };
}

/** Null where the page needs no service worker, or the browser has none or keeps them from it. */
function pageOffline(onState: (state: OfflineState) => void): Offline | null {
  const script = site().serviceWorker;
  if (script === null) return null;
  let container: ServiceWorkerContainer | undefined;
  try {
    container = navigator.serviceWorker; // a sandboxed frame may not even look
  } catch {
    return null;
  }
  if (!container) return null;
  const reload = (): void => location.reload();
  const offline = new Offline({ container, script, build: __BUILD_ID__, reload, onState });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void offline.look();
  });
  return offline;
}

/** The other tabs that keep their matches in the same place. */
export function browserTabs(place: string): Tabs {
  if (!("BroadcastChannel" in globalThis)) return { claimed: () => {}, listen: () => {} };
  const channel = new BroadcastChannel(place);
  return {
    claimed: (id) => channel.postMessage(id),
    listen: (heard) => {
      channel.onmessage = (event: MessageEvent<unknown>) => heard(String(event.data));
    },
  };
}

/** Hands a text to the browser as a file to keep. */
export function download(file: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // the browser reads it after the click
}
