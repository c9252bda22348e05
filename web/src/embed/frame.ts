/** frame.js: the table or example of a frame, asked for by the address; its height and events are told. */
import { pickLanguage } from "../languages.ts";
import "./v1.ts";
import type { Told } from "./frames.ts";
import { ATTRIBUTES } from "./wanted.ts";

const EVENTS = ["meld-ready", "meld-move", "meld-verdict", "meld-end", "meld-left"];

/** What stands behind "#" is told to no server. */
const asked = new URLSearchParams([
  ...new URLSearchParams(location.search),
  ...new URLSearchParams(location.hash.slice(1)),
]);

/** The page around the frame asked for this table: it may hear how it goes. */
function tell(told: Omit<Told, "meldbook">): void {
  parent.postMessage({ meldbook: 1, ...told }, "*");
}

/** A scenario in the address makes it an example; else it is a table. */
const scenario = asked.get("example");
const table = document.createElement(scenario === null ? "meld-table" : "meld-example");
table.append(scenario ?? "");
table.setAttribute("heading", "1"); // the frame is a page of its own
for (const name of [...ATTRIBUTES, "ask", "kind"]) {
  const value = asked.get(name);
  if (value !== null) table.setAttribute(name, value);
}
for (const name of EVENTS)
  table.addEventListener(name, (event) =>
    tell({ type: name, detail: (event as CustomEvent<object>).detail }),
  );
document.documentElement.dataset["theme"] = asked.get("theme") ?? "";
document.documentElement.lang = pickLanguage([table.lang]);
document.querySelector("main")?.append(table);

new ResizeObserver(() => {
  tell({ type: "height", height: table.getBoundingClientRect().height });
}).observe(table);
