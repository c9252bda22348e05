/** A file to keep, as workbox reads it; a path is below the site. */
interface KeptFile {
  readonly url: string;
  readonly revision: string | null; // null: the address changes with the contents
  readonly integrity?: string;
}

/** Put in by build.py: which files there are, and the build that they are of. */
declare const __OFFLINE__: {
  readonly build: string;
  readonly sets: Readonly<Record<"shell" | "play" | "pages" | "spare" | "extras", readonly KeptFile[]>>;
  /** The texts and rules of each language but English, which all need. */
  readonly languages: Readonly<Record<string, readonly KeptFile[]>>;
};
