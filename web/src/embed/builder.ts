/** The builder on the page about embedding: what is chosen becomes a preview and a snippet. */
import { GAMES } from "../games.ts";
import { copied } from "../copying.ts";
import { LANGUAGE_CODES, LANGUAGES } from "../languages.ts";
import type { Language } from "../languages.ts";
import "./v1.ts";
import {
  attributesOf,
  elementSnippet,
  frameAddress,
  frameSnippet,
  gameOf,
  seatCounts,
  tagOf,
} from "../snippet.ts";
import type { Chosen } from "../snippet.ts";

/** Put in by build.py: the bots, and the few words of each language. */
declare const __BOTS__: readonly string[];
declare const __WORDS__: Readonly<Record<string, Readonly<Record<string, string>>>>;

const USUAL = "3"; // seats, where that many may play
const PAUSE = 400; // after the last key, before the preview is made anew

const page = document.documentElement.lang;
const base = new URL("../", location.href).href;
const form = one<HTMLFormElement>("#builder");
const snippet = one<HTMLTextAreaElement>("#snippet");
const preview = one("#preview");
let waiting: ReturnType<typeof setTimeout> | undefined;

function one<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (found === null) throw new Error(`${selector} is not in this page`);
  return found;
}

function fill(name: string, values: readonly string[], label = (value: string) => value): void {
  const select = form.elements.namedItem(name) as HTMLSelectElement;
  const before = select.value;
  select.replaceChildren(...values.map((value) => new Option(label(value), value)));
  select.value = values.includes(before) ? before : (values.find((value) => value === USUAL) ?? values[0] ?? "");
}

const titleOf = (rules: string): string => __WORDS__[page]?.[`rules-${rules}`] ?? rules;

/** A text that the page has for the builder, in its own language. */
const say = (name: "play" | "preview" | "copied" | "selected"): string => form.dataset[name] ?? "";

function chosen(): Chosen {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(fields) as Chosen;
}

/** An example needs a scenario: there is one to begin with. */
function offerScenario(): void {
  const field = form.elements.namedItem("position") as HTMLTextAreaElement;
  const sample = one("#scenario").textContent.trim();
  const { what } = chosen();
  if (what === "example" && field.value.trim() === "") field.value = sample;
  if (what === "table" && field.value.trim() === sample) field.value = "";
}

function show(): void {
  offerScenario();
  const now = chosen();
  const rules = now["rules"] ?? "";
  fill("seats", seatCounts(rules).map(String));
  const wanted = chosen();
  const title = titleOf(gameOf(wanted));
  snippet.value =
    wanted["way"] === "frame"
      ? frameSnippet(wanted, base, title)
      : elementSnippet(wanted, base, say("play").replace("{game}", title));
  clearTimeout(waiting);
  waiting = setTimeout(() => preview.replaceChildren(shown(wanted)), PAUSE);
}

/** The preview begins with a press, whatever is chosen: this page is for reading first. */
function shown(wanted: Chosen): HTMLElement {
  const careful = { ...wanted, start: "press" };
  if (wanted["way"] === "frame") {
    const frame = document.createElement("iframe");
    frame.title = say("preview");
    frame.width = "100%";
    frame.src = frameAddress(careful, base);
    return frame;
  }
  const table = document.createElement(tagOf(wanted));
  for (const [name, value] of attributesOf(careful)) table.setAttribute(name, value);
  table.setAttribute("heading", "3");
  table.append(wanted["position"] ?? "");
  return table;
}

async function copy(): Promise<void> {
  const told = one("#copied");
  told.textContent = say((await copied(snippet.value, snippet)) ? "copied" : "selected");
}

/** Examples on the page name the address at which the page itself lies. */
function nameAddress(): void {
  for (const place of document.querySelectorAll(".base")) place.textContent = base.slice(0, -1);
  for (const place of document.querySelectorAll(".origin"))
    place.textContent = new URL(base).origin;
}

fill("rules", Object.keys(GAMES), titleOf);
fill("bots", __BOTS__);
fill("lang", LANGUAGE_CODES, (code) => LANGUAGES[code as Language]);
(form.elements.namedItem("lang") as HTMLSelectElement).value = page;
one("#no-script").hidden = true;
form.hidden = false;
form.addEventListener("input", show);
one("#copy").addEventListener("click", () => void copy());
if (location.protocol !== "file:") nameAddress();
show();
