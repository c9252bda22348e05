/** The files that build.py put into the page, each in a script element that nobody runs. */
import { bytesOf } from "../engine/carried.ts";
import type { Carried } from "../engine/carried.ts";

/** What a carried file is read from. */
interface Holder {
  getAttribute(name: string): string | null;
  readonly textContent: string | null;
}

/** The part of a document that is used; tests bring their own. */
export interface Holding {
  querySelectorAll(selector: "script[data-path]"): Iterable<Holder>;
}

export class CarriedFiles {
  readonly #holders: ReadonlyMap<string, Holder>;

  constructor(holders: ReadonlyMap<string, Holder>) {
    this.#holders = holders;
  }

  has(path: string): boolean {
    return this.#holders.has(path);
  }

  /** Throws where the page has no such file. */
  bytes(path: string): Uint8Array<ArrayBuffer> {
    return bytesOf(this.#packed(path));
  }

  text(path: string): string {
    return new TextDecoder().decode(this.bytes(path));
  }

  /** These files as they lie in the page. */
  some(paths: readonly string[]): Carried {
    return Object.fromEntries(paths.map((path) => [path, this.#packed(path)]));
  }

  #packed(path: string): string {
    const holder = this.#holders.get(path);
    if (holder === undefined) throw new Error(`${path} is not in this page`);
    return holder.textContent ?? "";
  }
}

/** Null where the page carries none. */
export function carriedFiles(page: Holding): CarriedFiles | null {
  const holders = [...page.querySelectorAll("script[data-path]")];
  if (holders.length === 0) return null;
  return new CarriedFiles(new Map(holders.map((one) => [one.getAttribute("data-path") ?? "", one])));
}
