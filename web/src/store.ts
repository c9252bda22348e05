/** The store of a page: over a real worker, IndexedDB, and this browser's other tabs. */
import type { Offline } from "./offline/page.ts";
import type { Said } from "./messages.ts";
import { pageEngine, pageOffline } from "./page-engine.ts";
import { Storage } from "./storage.ts";
import { Store } from "./table-store.ts";
import type { Tabs } from "./table-store.ts";
import type { TableStore } from "./table-state.ts";

/** Tests end the worker through this, as a crash would. */
export interface PageStore extends TableStore {
  terminateEngine(): void;
  /** What the table or the start page says next. */
  say(said: Said): void;
  readonly wishes: Readonly<Record<string, string>>;
}

/** A link followed in a page that is there already is taken as by a new one. */
export function followLinks(): void {
  addEventListener("hashchange", () => {
    const asked = new URLSearchParams(location.hash.slice(1));
    if (ONCE.some((name) => asked.has(name))) location.reload();
  });
}

export function createStore(): PageStore {
  let terminate = (): void => {};
  let offline: Offline | null = null;
  const wishes = readWishes();
  const store = new Store({
    build: __BUILD_ID__,
    storage: () => Storage.open(),
    tabs: browserTabs("meldbook"),
    wishes,
    download,
    offline: (onState) => (offline = pageOffline(onState)),
    engine: (onState) => {
      const engine = pageEngine(onState, () => offline);
      terminate = engine.terminate;
      return engine;
    },
  });
  return Object.assign(store, { wishes, terminateEngine: () => terminate() });
}

/** What is asked for once: a reload finds the match where it then stands. */
const ONCE = ["record", "deal", "replay", "at"];

/** What the address asks for. */
function readWishes(): Readonly<Record<string, string>> {
  const asked = new URLSearchParams(location.hash.slice(1));
  const wishes = Object.fromEntries(asked);
  if (ONCE.some((name) => asked.has(name))) {
    for (const name of ONCE) asked.delete(name);
    const rest = asked.size > 0 ? `#${asked}` : location.pathname + location.search;
    history.replaceState(history.state, "", rest);
  }
  return wishes;
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
