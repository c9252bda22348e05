/** The engine of a page over a real worker, and its playing without a network. */
import { Offline } from "./offline/page.ts";
import type { OfflineState } from "./offline/page.ts";
import { checkOnWaking, engineOf } from "./questions.ts";
import { site } from "./site/here.ts";
import type { EngineState } from "./table-state.ts";

/** Both, for a page that has no more to tell of new versions than a reload would. */
export function toolEngine(onState: (state: EngineState) => void): PageEngine {
  const offline = pageOffline(() => {});
  return pageEngine(onState, () => offline);
}

export type PageEngine = ReturnType<typeof engineOf>;

export function pageEngine(
  onState: (state: EngineState) => void,
  offline: () => Offline | null,
): PageEngine {
  let failure: EngineState["failure"] = null;
  const engine = engineOf(
    {
      spawn: () => site().worker(),
      build: __BUILD_ID__,
      probe: () => site().whyNoWorker(),
      onReady: (spare, files) =>
        void offline()?.keep({ spare, language: document.documentElement.lang, files }),
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
export function pageOffline(onState: (state: OfflineState) => void): Offline | null {
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
    if (document.visibilityState !== "visible") return;
    void offline.look();
    void offline.check();
  });
  return offline;
}
