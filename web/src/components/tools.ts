/** Addresses of the pages that put rules together and show positions, with what they begin with. */
import { mixAddress, type Mix } from "../mix.ts";
import { site } from "../site/here.ts";

/** The table ("") or a page beside it, begun with a mix. */
export function toolAddress(page: string, mix: Mix): string {
  return site().address(`${page || "./"}#mix=${mixAddress(mix)}`);
}
