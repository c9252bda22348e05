/** Finds examples in the page, and has them made alive when the first comes into view. */
import { loadExamples } from "./loading.ts";

const NAME = "meld-example";
const AHEAD = "400px";

export function awaitExamples(): void {
  const look = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      look.disconnect();
      find.disconnect();
      void loadExamples().catch(() => {}); // what stands in them stays to be read
    },
    { rootMargin: AHEAD },
  );
  const find = new MutationObserver(() => seek());
  const seek = (): void => {
    for (const example of document.getElementsByTagName(NAME)) look.observe(example);
  };
  seek();
  find.observe(document, { childList: true, subtree: true });
}
