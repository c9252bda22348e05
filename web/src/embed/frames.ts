/** Frames grow to the height that the page in them tells. */
import { treesOf } from "./trees.ts";

/** What frame.html tells the page around it. */
export interface Told {
  readonly meldbook: 1;
  readonly type: string; // "height", or the name of an event
  readonly height?: number;
  readonly detail?: unknown;
}

const LEAST = 100;
const MOST = 4000;

/** `page`: the address of frame.html; only its frames are heard. */
export function fitFrames(page: URL): void {
  addEventListener("message", ({ data, origin, source }: MessageEvent<Told | null>) => {
    if (origin !== page.origin || data?.meldbook !== 1 || data.type !== "height") return;
    const { height } = data;
    if (typeof height !== "number" || !(height >= LEAST && height <= MOST)) return;
    for (const frame of treesOf(document).flatMap((tree) => [...tree.querySelectorAll("iframe")]))
      if (frame.contentWindow === source) frame.style.blockSize = `${Math.ceil(height)}px`;
  });
}
