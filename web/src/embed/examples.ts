/**
 * Finds examples in the page and in the open shadow roots of its elements, and has them made
 * alive when the first comes into view.
 */
import { loadExamples } from "./loading.ts";
import { elementsIn } from "./trees.ts";

const NAME = "meld-example";
const OURS = "meld-table"; // none stands in it, and it changes with every move
const AHEAD = "400px";
// No change tells that an element gets a shadow root: they are looked for once more at these.
const EVENTS = ["load", "scroll", "pointerover", "focusin"];
const PAUSE = 500; // milliseconds from one of them to such a look

export function awaitExamples(): void {
  const look = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      look.disconnect();
      stop();
      void loadExamples().catch(() => {}); // what stands in them stays to be read
    },
    { rootMargin: AHEAD },
  );
  const stop = seekExamples((example) => look.observe(example));
}

/** Calls back for each example that is there or comes; what it returns ends that. */
function seekExamples(found: (example: Element) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let waiting: ReturnType<typeof setTimeout> | null = null;
  const grown = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) seek(node);
  });
  const seekIn = (tree: Document | ShadowRoot): void => {
    grown.observe(tree, { childList: true, subtree: true });
    seek(tree);
  };
  const seek = (node: ParentNode): void => {
    for (const element of elementsIn(node)) {
      if (element.localName === NAME) found(element);
      else if (element.localName !== OURS) enter(element);
    }
  };
  const enter = (element: Element): void => {
    if (signal.aborted) return;
    if (element.shadowRoot) seekIn(element.shadowRoot);
    // The host's own script, which makes the root, may come later than this one.
    else if (element.matches(":not(:defined)"))
      void customElements.whenDefined(element.localName).then(() => enter(element));
  };
  const lookAgain = (): void => {
    waiting ??= setTimeout(() => {
      waiting = null;
      if (!signal.aborted) seekIn(document);
    }, PAUSE);
  };
  seekIn(document);
  for (const event of EVENTS)
    addEventListener(event, lookAgain, { capture: true, passive: true, signal });
  return () => {
    ending.abort();
    grown.disconnect();
  };
}
