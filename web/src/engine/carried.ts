/**
 * Files that a page carries in itself, where none can be fetched: opened by a double click, a page
 * may not even read the folder that it lies in.
 */
import type { Get } from "./files.ts";

/** Files in base64, by their paths below the site. */
export type Carried = Readonly<Record<string, string>>;

/** Where carried files seem to lie. */
export const INSIDE = new URL("inside:/");

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** Answers for addresses below INSIDE as a server would; a file is unpacked when it is asked for. */
export function getCarried(files: Carried): Get {
  return async (url) => {
    const base64 = files[url.pathname.slice(1)];
    if (base64 === undefined) return new Response(null, { status: 404 });
    return new Response(bytesOf(base64));
  };
}
