/** Put in by build.py: which files there are, and the build that they are of. */
declare const __OFFLINE__: {
  readonly build: string;
  readonly sets: Readonly<
    Record<"shell" | "play" | "pages" | "courts" | "spare" | "extras", KeptFiles>
  >;
  /** The texts and rules of each language but English, which all need. */
  readonly languages: Readonly<Record<string, KeptFiles>>;
};

type KeptFiles = readonly import("./at-hand.ts").KeptFile[];
