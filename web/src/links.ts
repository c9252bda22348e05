/** Links that carry a match or a position behind "#", where no server sees it; long ones are packed. */

import { unreadLink, unreadLong } from "./messages.ts";
import type { Said } from "./messages.ts";

const PACKED = "~"; // no record and no position begins with it
const LONG = 1200; // characters that go into a link as they are
/** Longer ones are cut by some of the programs that hand links on. */
export const LONGEST_LINK = 8000;
/** No match comes near it (bytes); but a small link could hold as much as a device has room for. */
export const LONGEST_TEXT = 1_000_000;

/** A text as a link carries it. */
export async function packed(text: string): Promise<string> {
  const plain = encodeURIComponent(text);
  if (plain.length <= LONG || !("CompressionStream" in globalThis)) return plain;
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return PACKED + letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text that a link carried, or why there is none. */
export async function unpacked(value: string): Promise<string | Said> {
  if (value.length > LONGEST_TEXT) return unreadLong(LONGEST_TEXT);
  if (!value.startsWith(PACKED)) return value;
  try {
    const letters = atob(value.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch (error) {
    return error instanceof TooLong ? unreadLong(LONGEST_TEXT) : unreadLink();
  }
}

/** The text of a file that somebody chose, or why it is not read. */
export async function fileText(file: Blob): Promise<string | Said> {
  return file.size > LONGEST_TEXT ? unreadLong(LONGEST_TEXT) : await file.text();
}

class TooLong extends Error {}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  let length = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, next) => {
      length += piece.length;
      if (length > LONGEST_TEXT) throw new TooLong();
      next.enqueue(piece);
    },
  });
  const packing = new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(counted);
  return new Uint8Array(await new Response(packing as ReadableStream<BufferSource & Uint8Array<ArrayBuffer>>).arrayBuffer());
}

/** A place in a match as an address names it: "2.17". */
export function placeText({ deal, move }: { deal: number; move: number }): string {
  return `${deal}.${move}`;
}

export function readPlace(text: string | undefined): { deal: number; move: number } | null {
  const found = /^(\d{1,3})\.(\d{1,5})$/.exec(text ?? "");
  return found ? { deal: Number(found[1]), move: Number(found[2]) } : null;
}
