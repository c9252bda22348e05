// What a screen reader would speak: every change of a live region, in order, through shadow roots.
() => {
  const LIVE = '[role="status"], [role="alert"], [role="log"], [aria-live]';
  const heard = (window.meldbookHeard = []);
  const last = new WeakMap();
  const seen = new WeakSet();
  const textOf = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true") return "";
    return [...node.childNodes].map(textOf).join("");
  };
  const words = (element) => textOf(element).replace(/\s+/g, " ").trim();
  const rootsOf = (root) => [
    root,
    ...[...root.querySelectorAll("*")].flatMap((one) => (one.shadowRoot ? rootsOf(one.shadowRoot) : [])),
  ];
  // A region that comes into the page with its words is not heard, but for an alert.
  const look = () => {
    for (const root of rootsOf(document)) {
      if (!seen.has(root)) {
        seen.add(root);
        const options = { subtree: true, childList: true, characterData: true };
        new MutationObserver(look).observe(root, options);
      }
      for (const region of root.querySelectorAll(LIVE)) {
        const now = words(region);
        if (now === last.get(region)) continue;
        const known = last.has(region) || region.getAttribute("role") === "alert";
        last.set(region, now);
        if (known && now !== "") heard.push(now);
      }
    }
  };
  look();
}
