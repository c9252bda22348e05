/** The site of this page: the folder that it lies in, or the page itself where it carries all. */
import { carriedFiles } from "./carried-files.ts";
import { CarriedSite } from "./carried.ts";
import { ServedSite } from "./served.ts";
import type { Site } from "./site.ts";

let found: Site | null = null;

export function site(): Site {
  found ??= choose();
  return found;
}

/** Of a page of others, whose site is elsewhere. */
export function useSite(elsewhere: Site): void {
  found = elsewhere;
}

function choose(): Site {
  const files = carriedFiles(document);
  return files === null ? new ServedSite() : new CarriedSite(files);
}
