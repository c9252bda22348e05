/** How a page may be asked for, and where its file lies. */

/** A page that is asked for as if it were no folder's; null where it is not. */
export function folderAddress(asked: string): string | null {
  const url = new URL(asked);
  if (/(\/|\.html)$/.test(url.pathname)) return null;
  url.pathname += "/";
  return url.href;
}

/**
 * The addresses at which the file of a page may be kept: without query and anchor; a folder's own
 * page without its name; a page whose ending the host leaves out.
 */
export function pageAddresses(asked: string): string[] {
  const url = new URL(asked);
  url.search = "";
  url.hash = "";
  const plain = url.href.replace(/\/index(\.html)?$/, "/");
  return plain.endsWith("/") ? [plain] : [plain, `${plain}.html`];
}
