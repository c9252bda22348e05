/**
 * The service worker: keeps the site in this browser, so that it opens and plays without a network.
 *
 * The shell is kept when it is installed; all that playing needs when a page asks for it, which it
 * does once its engine runs. A new version waits until the player lets it in, or until no page of
 * the old one is left; before, it fetches as much as the old one had.
 */
import type { FromServiceWorker, Kept, ToServiceWorker } from "../offline/wire.ts";
import { folderAddress, pageAddresses } from "./addresses.ts";
import { FileSet } from "./file-set.ts";

type Keep = Extract<ToServiceWorker, { readonly type: "keep" }>;

declare const self: ServiceWorkerGlobalScope;

const { build, sets, languages } = __OFFLINE__;
const scope = new URL(self.registration.scope).pathname;

/** A page that is not here; the start page may be. */
const LOST = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Meldbook</title><h1><a href="${scope}">Meldbook</a></h1>
<p>You are offline, and this page is not kept in this browser, or not any more.
Your matches are still here. Go online once and open this page again.</p>
<p lang="es">No tienes conexión y esta página no está guardada en este navegador, o ya no lo está.
Tus partidas siguen aquí. Conéctate una vez y vuelve a abrir esta página.</p>
<p lang="nl">Je bent offline en deze pagina is niet of niet meer in deze browser bewaard.
Je partijen zijn er nog. Ga één keer online en open deze pagina opnieuw.</p>
<p lang="pt-PT">Não tens ligação e esta página não está guardada neste navegador, ou já não está.
As tuas partidas continuam aqui. Liga-te uma vez e abre esta página de novo.</p>`;

const make = (name: keyof typeof sets): FileSet => new FileSet(name, scope, sets[name], isFile);
const spoken = new Map(
  Object.entries(languages).map(
    ([code, files]) => [code, new FileSet(`language ${code}`, scope, files, isFile)] as const,
  ),
);
const shell = make("shell");
const play = make("play");
const pages = make("pages"); // to be read
const courts = make("courts"); // for whoever has chosen them
const spare = make("spare");
const extras = make("extras"); // nice to have: icons
const ALL = [shell, play, pages, ...spoken.values(), courts, spare, extras];

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  const message = event.data as ToServiceWorker;
  if (message.type === "take-over") void self.skipWaiting();
  else event.waitUntil(answer(message, event.ports[0]));
});
self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const answer = find(event.request);
  if (answer) event.respondWith(answer);
});

async function install(): Promise<void> {
  const had = [play, pages, courts, spare, ...spoken.values()];
  const begun = await Promise.all(had.map((set) => set.begun()));
  await shell.fill();
  for (const set of had.filter((_, n) => begun[n])) await set.fill();
}

async function activate(): Promise<void> {
  for (const set of ALL) await set.tidy();
  await self.clients.claim();
}

async function answer(asked: Keep, port: MessagePort | undefined): Promise<void> {
  port?.postMessage({ build, kept: await keep(asked) } satisfies Kept);
}

/** All languages are kept, since somebody may switch without a network: the others last. */
async function keep({ spare: withSpare, language, files }: Keep): Promise<Kept["kept"]> {
  try {
    await shell.fill(); // a browser may have let go of it
    await play.fill(files);
    await spoken.get(language)?.fill();
    if (withSpare) await spare.fill(files);
    await pages.fill();
    for (const set of spoken.values()) await set.fill();
  } catch (error) {
    const noRoom = error instanceof DOMException && error.name === "QuotaExceededError";
    return noRoom ? "no-room" : "some";
  }
  await extras.fill().catch(() => {});
  return "all";
}

/** The answer to a request for a file of this build; null lets it go to the network. */
function find(request: Request): Promise<Response> | null {
  const isPage = request.mode === "navigate";
  const addresses = isPage ? pageAddresses(request.url) : [request.url];
  for (const set of ALL) {
    const address = addresses.find((one) => set.has(one));
    if (address !== undefined) return kept(set, address, request);
  }
  return isPage ? moved(request.url) : null;
}

/** A folder without its slash: its links would lead elsewhere, so the browser asks again. */
function moved(asked: string): Promise<Response> | null {
  const folder = folderAddress(asked);
  if (folder === null) return null;
  const [address = folder] = pageAddresses(folder);
  return ALL.some((set) => set.has(address)) ? Promise.resolve(Response.redirect(folder)) : null;
}

async function kept(set: FileSet, address: string, request: Request): Promise<Response> {
  const found = await set.find(address).catch(() => undefined);
  if (found) return found;
  if (set === courts) void courts.fill().catch(() => {}); // one was asked for: all will be
  else void tellLost();
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode !== "navigate") throw error;
    return new Response(LOST, { status: 503, headers: { "Content-Type": "text/html" } });
  }
}

/** A page may have said that it is ready. */
async function tellLost(): Promise<void> {
  for (const client of await self.clients.matchAll())
    client.postMessage({ type: "lost" } satisfies FromServiceWorker);
}

/**
 * A host may answer with a page in place of a file, a cache on the way with a file of another
 * build. Pages, scripts and styles name their build; engine and texts are held to their hash anyway.
 */
async function isFile(url: string, answer: Response): Promise<boolean> {
  if (!answer.ok) return false;
  const html = /html/.test(answer.headers.get("Content-Type") ?? "");
  const { pathname } = new URL(url);
  if (html !== /\/$|\.html$/.test(pathname)) return false;
  return /\/$|\.(html|js|css)$/.test(pathname) ? (await answer.text()).includes(build) : true;
}
