/**
 * Pages that the page carries, shown in its own place: the file opened with
 * "#rules/en/romme.html#J5" behind its name is that page of rules, at that rule.
 */
import { INSIDE } from "../engine/carried.ts";
import { carriedFiles } from "./carried-files.ts";
import type { CarriedFiles } from "./carried-files.ts";

/** Shows the page that the address asks for, and later ones; false where it asks for none. */
export function readAsked(): boolean {
  const files = carriedFiles(document);
  if (files === null || !files.has(asked())) return false;
  const style = new CSSStyleSheet();
  style.replaceSync(files.text("rules.css"));
  document.adoptedStyleSheets = [style];
  for (const own of document.querySelectorAll("style")) own.remove();
  let shown = "";
  const follow = (): void => {
    if (asked().startsWith("record=")) location.reload(); // the table takes it
    if (asked() === shown || !files.has(asked())) return;
    shown = asked();
    show(shown, files);
  };
  addEventListener("hashchange", follow);
  follow();
  return true;
}

/** The path in the address. */
function asked(): string {
  return location.hash.split("#")[1] ?? "";
}

function show(path: string, files: CarriedFiles): void {
  const page = path.endsWith(".html") ? parsed(path, files) : plain(files.text(path));
  document.title = page.title;
  document.documentElement.lang = page.documentElement.lang;
  for (const old of document.querySelectorAll("body > :not(script)")) old.remove();
  document.body.prepend(...page.body.children);
  location.replace(location.href); // now that the place is there, goes to it
}

/** A page of the site whose links and places are those of this file. */
function parsed(path: string, files: CarriedFiles): Document {
  const page = new DOMParser().parseFromString(files.text(path), "text/html");
  for (const link of page.querySelectorAll("a")) link.href = addressFrom(path, link);
  for (const place of page.querySelectorAll("[id]:not(symbol)")) place.id = `${path}#${place.id}`;
  return page;
}

/** The address of what a link of a carried page points to; the start is this file by itself. */
function addressFrom(path: string, link: HTMLAnchorElement): string {
  const { pathname, hash } = new URL(link.getAttribute("href") ?? "", new URL(path, INSIDE));
  const start = location.href.split("#")[0] ?? "";
  if (pathname === "/") return start + (hash.includes("=") ? hash : "");
  return `#${pathname.slice(1)}${hash}`;
}

function plain(text: string): Document {
  const page = document.implementation.createHTMLDocument("Meldbook");
  const main = page.createElement("main");
  page.documentElement.lang = "en";
  const lines = page.createElement("pre");
  lines.textContent = text;
  main.append(lines);
  page.body.append(main);
  return page;
}
