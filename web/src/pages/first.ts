/** The page's first script, small: what takes longest to start begins before all else is here. */
import { newWorker, startFirst } from "../site/first-worker.ts";

try {
  startFirst(() => newWorker(new URL(document.baseURI)));
} catch {
  // no worker is allowed; the page finds that out, too, and says so
}
