// What is wrong with the layout of the page as it stands: a list of sentences, empty where all is
// well. A function for Page.js; the driver's probe must be there.
({ target, scrolls }) => {
  const probe = window.meldbookProbe;
  const INTERACTIVE = new Set([
    "button", "link", "option", "checkbox", "radio", "switch", "textbox", "combobox", "listbox",
    "slider", "spinbutton", "tab", "menuitem", "menuitemradio", "menuitemcheckbox", "searchbox",
  ]);
  const CONTAINERS = new Set(["listbox"]); // worked through their options
  const SLACK = 1;
  const wrong = [];
  const told = (element) => `${probe.roleOf(element)} "${probe.nameOf(element) || element.className}"`;
  const root = probe.modalOf(document.documentElement) ?? document.documentElement;
  const shown = [...probe.walk(root)];
  // What is hidden from screen readers alone is to be seen, too.
  function* visible(element) {
    if (!element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).display !== "contents") return;
    yield element;
    for (const child of probe.childrenOf(element)) if (child instanceof Element) yield* visible(child);
  }
  const size = ({ width, height }) => `${Math.round(width)} by ${Math.round(height)}`;

  // A link in a line of text is as high as its line (WCAG 2.5.8 lets it).
  const isInline = (element) =>
    element.localName === "a" && getComputedStyle(element).display === "inline" &&
    element.parentElement.textContent.trim() !== element.textContent.trim();
  const areaOf = (element) => {
    const boxes = [element, ...(element.labels ?? [])].map((one) => one.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left));
    const top = Math.min(...boxes.map((box) => box.top));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    return { left, top, right, bottom, width: right - left, height: bottom - top };
  };
  const targets = shown.filter((element) => {
    const role = probe.roleOf(element);
    return INTERACTIVE.has(role) && !CONTAINERS.has(role) && !isInline(element);
  });

  // How far an element can be seen: the boxes that cut it, up to the first that scrolls.
  const scrollable = (style, axis) => ["auto", "scroll"].includes(style[axis]);
  const cuts = (style, axis) => ["hidden", "clip"].includes(style[axis]);
  const clipOf = (element) => {
    const clip = { left: 0, top: 0, right: innerWidth, bottom: innerHeight, scrolls: false };
    for (let at = probe.parentOf(element); at; at = probe.parentOf(at)) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (scrollable(style, "overflowY") || scrollable(style, "overflowX")) return { ...clip, scrolls: true };
      if (cuts(style, "overflowX")) {
        clip.left = Math.max(clip.left, box.left);
        clip.right = Math.min(clip.right, box.right);
      }
      if (cuts(style, "overflowY")) {
        clip.top = Math.max(clip.top, box.top);
        clip.bottom = Math.min(clip.bottom, box.bottom);
      }
    }
    return { ...clip, scrolls };
  };

  for (const element of targets) {
    const area = areaOf(element);
    if (area.width < target - 0.5 || area.height < target - 0.5) wrong.push(`${told(element)} is only ${size(area)}`);
    const clip = clipOf(element);
    const box = element.getBoundingClientRect();
    const out = box.left < clip.left - SLACK || box.right > clip.right + SLACK ||
      (!clip.scrolls && (box.top < clip.top - SLACK || box.bottom > clip.bottom + SLACK));
    if (out && !clip.scrolls) wrong.push(`${told(element)} is cut or outside the window`);
    if (clip.scrolls) continue;
    const hit = probe.deepFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!hit || !probe.withIn(hit, element)) wrong.push(`${told(element)} is covered by ${hit ? told(hit) : "nothing"}`);
  }

  const overlap = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const fixed = targets.filter((element) => probe.roleOf(element) !== "option" && !clipOf(element).scrolls);
  for (const [at, one] of fixed.entries()) {
    for (const other of fixed.slice(at + 1)) {
      if (probe.withIn(one, other) || probe.withIn(other, one)) continue;
      if (overlap(one.getBoundingClientRect(), other.getBoundingClientRect())) wrong.push(`${told(one)} overlaps ${told(other)}`);
    }
  }

  // Text: inside what cuts it, and inside its button. Letters may stand a little out of their line.
  const textsOf = (element) => [...(element.shadowRoot ?? element).childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const boxOfText = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  // The usual way to hide text from all but screen readers: a box of one pixel.
  const isTiny = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 2 && height <= 2 && cuts(getComputedStyle(element), "overflowX");
  };
  const isForReaders = (element) => {
    for (let at = element; at; at = probe.parentOf(at)) if (isTiny(at)) return true;
    return false;
  };
  const ownBox = (element) => {
    const style = getComputedStyle(element);
    return cuts(style, "overflowX") || cuts(style, "overflowY") ? element.getBoundingClientRect() : null;
  };
  for (const element of visible(root)) {
    if (["script", "style", "title", "noscript"].includes(element.localName)) continue;
    // Its margins would push what is seen aside.
    const isWords = element instanceof HTMLElement && element.textContent.trim() !== "";
    if (isWords && isTiny(element) && !["absolute", "fixed"].includes(getComputedStyle(element).position)) {
      wrong.push(`${told(element)} takes room, though nobody sees it`);
    }
    if (isForReaders(element)) continue;
    for (const node of textsOf(element)) {
      const box = boxOfText(node);
      const clip = clipOf(element);
      const own = ownBox(element) ?? clip;
      const left = Math.max(clip.left, own.left);
      const right = Math.min(clip.right, own.right);
      if (box.width === 0) continue;
      const words = node.data.trim().slice(0, 40);
      if (box.left < left - SLACK || box.right > right + SLACK) wrong.push(`the text "${words}" is cut`);
      const lean = parseFloat(getComputedStyle(element).fontSize) / 4;
      const low = Math.min(clip.bottom, own.bottom);
      if (!clip.scrolls && box.bottom > low + lean) wrong.push(`the text "${words}" is cut below`);
    }
  }
  // A badge may hang over the edge of its button; words in its line may not.
  const inLine = (element, button) => {
    for (let at = element; at && at !== button; at = probe.parentOf(at)) {
      if (getComputedStyle(at).position === "absolute") return false;
    }
    return true;
  };
  for (const button of targets.filter((one) => one.localName === "button")) {
    const { left, right } = button.getBoundingClientRect();
    for (const element of shown.filter((one) => probe.withIn(one, button) && inLine(one, button))) {
      const boxes = textsOf(element).map(boxOfText).filter(({ width }) => width > 1);
      if (boxes.some((box) => box.left < left - SLACK || box.right > right + SLACK)) {
        wrong.push(`the text of ${told(button)} is wider than it`);
      }
    }
  }

  // Every line of text must lie on top of what else is there.
  const related = (hit, element) => probe.withIn(hit, element) || probe.withIn(element, hit);
  // A button without a look of its own may be spread over the words that it serves.
  const isPane = (hit, line) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(hit);
    const box = hit.getBoundingClientRect();
    const around = box.left <= line.left && box.right >= line.right;
    const clear = backgroundImage === "none" && backgroundColor === "rgba(0, 0, 0, 0)";
    return probe.roleOf(hit) === "button" && clear && around;
  };
  for (const element of shown) {
    if (clipOf(element).scrolls || isForReaders(element)) continue;
    for (const node of textsOf(element)) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        if (line.width < 4 || line.height < 4) continue;
        const x = line.left + line.width / 2;
        const y = line.top + line.height / 2;
        const hit = probe.deepFromPoint(x, y);
        if (hit && !related(hit, element) && !isPane(hit, line)) {
          wrong.push(`the text "${node.data.trim().slice(0, 40)}" lies under ${told(hit)}`);
        }
      }
    }
  }

  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} wide in a window of ${innerWidth}`);
  if (!scrolls && page.scrollHeight > innerHeight) wrong.push(`the page is ${page.scrollHeight} high in a window of ${innerHeight}`);

  // The corner of a card says what it is; the middle of its strip is where a finger lands.
  for (const option of shown.filter((element) => probe.roleOf(element) === "option")) {
    const box = option.getBoundingClientRect();
    for (const [x, y] of [[box.left + box.width / 2, box.top + box.height / 2], [box.left + 8, box.top + 12]]) {
      if (clipOf(option).scrolls && y > innerHeight) continue;
      const hit = probe.deepFromPoint(x, y);
      if (!hit || !probe.withIn(hit, option)) wrong.push(`${told(option)} is not met at ${Math.round(x)}, ${Math.round(y)}`);
    }
  }
  return wrong;
}
