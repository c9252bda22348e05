/**
 * What this browser has got already: handed over by the page, or in the browser's own cache of what
 * its pages load. A file from there is looked at as closely as one from the network.
 */
import type { Arrived } from "../engine/wire.ts";

/** A file to keep, as workbox reads it; a path is below the site. */
export interface KeptFile {
  readonly url: string;
  readonly revision: string | null; // null: the address changes with the contents
  readonly integrity?: string;
}

/** The file, if it is at hand and is the one that is listed. */
export async function atHand(file: KeptFile, url: string, files: Arrived): Promise<Response | null> {
  const bytes = files[url];
  const answer = bytes === undefined ? await loaded(url) : new Response(bytes);
  return answer !== null && (await isListed(file, answer.clone())) ? answer : null;
}

/** Out of the browser's own cache; not a single question goes to the host. */
async function loaded(url: string): Promise<Response | null> {
  try {
    const answer = await fetch(url, { cache: "only-if-cached", mode: "same-origin" });
    return answer.ok && !answer.redirected ? answer : null;
  } catch {
    return null; // never loaded, or let go
  }
}

/** A page says itself of which build it is; hosts may add to its text. */
async function isListed({ url, revision, integrity }: KeptFile, answer: Response): Promise<boolean> {
  const isPage = /\/$|\.html$/.test(url);
  if (integrity === undefined && (revision === null || isPage)) return true;
  const digest = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
  const bytes = new Uint8Array(digest);
  if (integrity !== undefined) return integrity === `sha256-${btoa(String.fromCharCode(...bytes))}`;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.startsWith(revision ?? "");
}
