/**
 * v1.js: `<meld-table>` and `<meld-example>` for pages of others, and frames that are as high as what is in them.
 *
 * Its address, its elements and what they do are the first version of the interface: they may grow,
 * never break. It is small; play.js with the table itself comes when one is seen or used, example.js likewise.
 */
import { awaitExamples } from "./examples.ts";
import { fitFrames } from "./frames.ts";
import { MeldTable } from "./meld-table.ts";

export type { Outcome, Seen } from "./contract.ts";

if (!customElements.get("meld-table")) {
  customElements.define("meld-table", MeldTable);
  awaitExamples();
  fitFrames(new URL("v1/frame.html", import.meta.url));
}
