/** The device's Back closes what lies on top, one thing after another, before it leaves the page. */
import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Marks the history's entry that is there for Back to take away. It is used again and again. */
const MARK = "over";

/** What Back may close: as it was opened, the last one on top. */
let layers: readonly BackCloses[] = [];
/** The page's address while the marked entry is the present one. */
let above: string | null = null;

export class BackCloses implements ReactiveController {
  readonly isOpen: () => boolean;
  readonly close: () => void;

  constructor(host: ReactiveControllerHost, isOpen: () => boolean, close: () => void) {
    host.addController(this);
    this.isOpen = isOpen;
    this.close = close;
  }

  hostConnected(): void {
    if (layers.length === 0) addEventListener("popstate", went);
    layers = [...layers, this];
    look(); // after a reload the mark may still be there
  }

  hostDisconnected(): void {
    layers = layers.filter((one) => one !== this);
    if (layers.length === 0) removeEventListener("popstate", went);
  }

  /** It lies on top now. */
  opened(): void {
    layers = [...layers.filter((one) => one !== this), this];
    mark();
  }
}

/** Another address is no step back from here: somebody has put it in. */
function went(): void {
  const left = above === location.href && !isMarked();
  look();
  if (!left) return;
  const open = layers.filter((one) => one.isOpen());
  const top = open.pop();
  if (!top) return history.back(); // it was meant for the page
  top.close();
  if (open.length > 0) mark(); // for what lay below
}

function mark(): void {
  if (!isMarked()) history.pushState(MARK, "");
  look();
}

function look(): void {
  above = isMarked() ? location.href : null;
}

function isMarked(): boolean {
  return history.state === MARK;
}
