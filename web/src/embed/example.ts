/** example.js: `<meld-example>` in pages of others; its referee is the engine of the page's tables. */
import { MeldExample } from "../components/example.ts";
import { loadPlay } from "./loading.ts";

MeldExample.referee = async () => (await loadPlay()).referee;
if (!customElements.get("meld-example")) customElements.define("meld-example", MeldExample);
