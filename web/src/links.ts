/** Links that carry a match or a position behind "#", where no server sees it; long ones are packed. */

const PACKED = "~"; // no record and no position begins with it
const LONG = 1200; // characters that go into a link as they are
/** Longer ones are cut by some of the programs that hand links on. */
export const LONGEST_LINK = 8000;

/** A text as a link carries it. */
export async function packed(text: string): Promise<string> {
  const plain = encodeURIComponent(text);
  if (plain.length <= LONG || !("CompressionStream" in globalThis)) return plain;
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return PACKED + letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text that a link carried; null where it was cut or this browser can't unpack. */
export async function unpacked(value: string): Promise<string | null> {
  if (!value.startsWith(PACKED)) return value;
  try {
    const letters = atob(value.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch {
    return null;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const packing = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(packing).arrayBuffer());
}

/** A place in a match as an address names it: "2.17". */
export function placeText({ deal, move }: { deal: number; move: number }): string {
  return `${deal}.${move}`;
}

export function readPlace(text: string | undefined): { deal: number; move: number } | null {
  const found = /^(\d{1,3})\.(\d{1,5})$/.exec(text ?? "");
  return found ? { deal: Number(found[1]), move: Number(found[2]) } : null;
}
