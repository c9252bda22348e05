// What the driver asks of a page, in one script for all browsers. It sees a page as a reader of
// its accessibility tree does: roles, names and states, through open shadow roots and slots.
// The first call makes window.meldbookProbe; elements stay in it under a number, so that the
// driver can name them again.
(() => {
  const IMPLICIT = {
    article: "article", aside: "complementary", button: "button", caption: "caption",
    datalist: "listbox", dd: "definition", details: "group", dialog: "dialog", dt: "term",
    fieldset: "group", figure: "figure", h1: "heading", h2: "heading", h3: "heading",
    h4: "heading", h5: "heading", h6: "heading", hr: "separator", li: "listitem", main: "main",
    menu: "list", meter: "meter", nav: "navigation", ol: "list", optgroup: "group",
    option: "option", output: "status", progress: "progressbar", search: "search",
    summary: "button", table: "table", tbody: "rowgroup", td: "cell", textarea: "textbox",
    tfoot: "rowgroup", thead: "rowgroup", tr: "row", ul: "list",
  };
  const INPUTS = {
    button: "button", checkbox: "checkbox", email: "textbox", image: "button", number: "spinbutton",
    radio: "radio", range: "slider", reset: "button", search: "searchbox", submit: "button",
    tel: "textbox", text: "textbox", url: "textbox", password: "textbox", file: "button",
  };
  const NAMED_BY_CONTENT = new Set([
    "button", "cell", "checkbox", "columnheader", "gridcell", "heading", "link", "menuitem",
    "menuitemcheckbox", "menuitemradio", "option", "radio", "row", "rowheader", "switch", "tab",
    "tooltip", "treeitem", "caption",
  ]);
  const SECTIONING = "article, aside, main, nav, section";
  const elements = [];
  const numbers = new WeakMap();

  const numberOf = (element) => {
    if (!numbers.has(element)) numbers.set(element, elements.push(element) - 1);
    return numbers.get(element);
  };

  // The flat tree: what is shown is what lies in shadow roots and slots.
  const childrenOf = (node) => {
    if (node.shadowRoot) return [...node.shadowRoot.childNodes];
    if (node.localName === "slot") {
      const given = node.assignedNodes();
      return given.length ? given : [...node.childNodes];
    }
    return [...node.childNodes];
  };
  const parentOf = (node) => node.assignedSlot ?? node.parentElement ?? node.getRootNode().host ?? null;
  const withIn = (node, outer) => {
    for (let at = node; at; at = parentOf(at)) if (at === outer) return true;
    return false;
  };

  const isHidden = (element) =>
    element.getAttribute("aria-hidden") === "true" || element.inert === true ||
    !element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).display !== "contents";

  function* walk(node) {
    if (node.nodeType === Node.ELEMENT_NODE) {
      if (isHidden(node)) return;
      yield node;
    }
    for (const child of childrenOf(node)) if (child.nodeType === Node.ELEMENT_NODE) yield* walk(child);
  }

  // An open modal dialog makes the rest of the page inert.
  const isModal = (element) => element.localName === "dialog" && element.matches(":modal");
  const modalOf = (root) => [...walk(root)].findLast(isModal) ?? null;

  const headerCell = (element) => (element.scope === "row" ? "rowheader" : "columnheader");
  const selectRole = (element) => (element.multiple || element.size > 1 ? "listbox" : "combobox");
  const roleOf = (element) => {
    const given = (element.getAttribute("role") ?? "").trim().split(/\s+/)[0];
    if (given) return given;
    const tag = element.localName;
    if (tag === "a" || tag === "area") return element.hasAttribute("href") ? "link" : "generic";
    if (tag === "input") return element.list ? "combobox" : INPUTS[element.type] ?? "generic";
    if (tag === "select") return selectRole(element);
    if (tag === "img") return element.getAttribute("alt") === "" ? "presentation" : "img";
    if (tag === "th") return headerCell(element);
    if (tag === "section") return labelOf(element) ? "region" : "generic";
    if (tag === "form") return labelOf(element) ? "form" : "generic";
    if (tag === "header") return element.closest(SECTIONING) ? "generic" : "banner";
    if (tag === "footer") return element.closest(SECTIONING) ? "generic" : "contentinfo";
    return IMPLICIT[tag] ?? "generic";
  };

  const tidy = (text) => text.replace(/\s+/g, " ").trim();
  const isBlock = (element) => !getComputedStyle(element).display.startsWith("inline");
  // The words in the flat tree; with `labels`, as a name is made: a label stands for what it labels.
  const textOf = (node, labels, outer = false) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE) return "";
    if (["script", "style", "template"].includes(node.localName)) return "";
    if (!outer && isHidden(node)) return "";
    const label = outer || !labels ? null : node.getAttribute("aria-label") ?? node.getAttribute("alt");
    if (label !== null) return ` ${label} `;
    const text = childrenOf(node).map((child) => textOf(child, labels)).join("");
    return isBlock(node) ? ` ${text} ` : text;
  };
  const nameText = (element) => textOf(element, true, true);
  const words = (element) => tidy(textOf(element, false, true));

  // What names or describes something else counts even where it is itself hidden.
  const labelText = (element) => (isHidden(element) ? element.textContent : nameText(element));
  const byIds = (element, attribute) =>
    (element.getAttribute(attribute) ?? "").split(/\s+/).filter(Boolean)
      .map((id) => element.getRootNode().getElementById(id)).filter(Boolean)
      .map((found) => found.getAttribute("aria-label") ?? labelText(found)).join(" ");
  const labelOf = (element) => tidy(byIds(element, "aria-labelledby") || element.getAttribute("aria-label") || "");
  const nativeNameOf = (element) => {
    const tag = element.localName;
    if (element.labels?.length) return [...element.labels].map(nameText).join(" ");
    if (tag === "input" && ["button", "submit", "reset"].includes(element.type)) return element.value;
    const heading = { fieldset: "legend", table: "caption", figure: "figcaption" }[tag];
    const found = heading && element.querySelector(`:scope > ${heading}`);
    return found ? nameText(found) : element.getAttribute("alt") ?? "";
  };
  const nameOf = (element, role = roleOf(element)) =>
    labelOf(element) || tidy(nativeNameOf(element)) ||
    (NAMED_BY_CONTENT.has(role) ? tidy(nameText(element)) : "") ||
    tidy(element.getAttribute("title") ?? element.getAttribute("placeholder") ?? "");

  const flag = (element, name) => {
    const given = element.getAttribute(`aria-${name}`);
    return given === null ? null : given === "true" ? true : given === "false" ? false : given;
  };
  const statesOf = (element) => ({
    checked: ["checkbox", "radio"].includes(element.type) ? element.checked : flag(element, "checked"),
    current: flag(element, "current"),
    disabled: element.matches(":disabled") || flag(element, "disabled") === true,
    expanded: flag(element, "expanded"),
    pressed: flag(element, "pressed"),
    selected: element.localName === "option" ? element.selected : flag(element, "selected"),
    value: "value" in element && element.localName !== "li" ? String(element.value) : null,
    description: tidy(byIds(element, "aria-describedby") || element.getAttribute("aria-description") || ""),
    href: element.localName === "a" && element.hasAttribute("href") ? element.href : null,
  });
  const boxOf = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  const show = (element) => {
    const role = roleOf(element);
    return {
      key: numberOf(element), role, name: nameOf(element, role), text: words(element),
      states: statesOf(element), box: boxOf(element), tag: element.localName,
    };
  };

  // name: null for any, {exact} or {pattern, flags}.
  const matcher = (name) => {
    if (name === null) return () => true;
    if (name.exact !== undefined) return (text) => text === name.exact;
    const pattern = new RegExp(name.pattern, name.flags);
    return (text) => pattern.test(text);
  };
  // All that a reader meets now, in one walk: an open modal dialog hides the rest.
  const inSight = () => {
    let found = [];
    let modal = null;
    for (const element of walk(document.documentElement)) {
      if (isModal(element)) [modal, found] = [element, []];
      if (!modal || withIn(element, modal)) found.push(element);
    }
    return found;
  };
  const among = (elements, role, name) => {
    const fits = matcher(name);
    return elements
      .filter((element) => (role === null || roleOf(element) === role) && fits(nameOf(element)))
      .map(show);
  };
  const all = (role, name, within) => {
    if (within === null) return among(inSight(), role, name);
    const outer = elements[within];
    return outer.isConnected ? among([...walk(outer)].slice(1), role, name) : [];
  };
  const atOnce = (asked) => {
    const seen = inSight();
    return asked.map(([role, name]) => among(seen, role, name));
  };

  const deepActive = () => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at;
  };
  const active = () => {
    const at = deepActive();
    return !at || at === document.body || at === document.documentElement ? null : show(at);
  };

  const deepFromPoint = (x, y) => {
    let at = document.elementFromPoint(x, y);
    while (at?.shadowRoot) {
      const inner = at.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === at) break;
      at = inner;
    }
    return at;
  };
  const belongs = (hit, element) =>
    withIn(hit, element) || [...(element.labels ?? [])].some((label) => withIn(hit, label));
  const GRID = [0.5, 0.25, 0.75, 0.1, 0.9];
  const meet = (element) => {
    const box = element.getBoundingClientRect();
    let cover = null;
    for (const down of GRID) {
      for (const along of GRID) {
        const x = box.left + box.width * along;
        const y = box.top + box.height * down;
        const hit = deepFromPoint(x, y);
        if (hit && belongs(hit, element)) return { x, y };
        cover ??= hit;
      }
    }
    return { cover: cover ? `${roleOf(cover)} <${cover.localName}> "${nameOf(cover)}"` : "the edge of the window" };
  };
  // A point where a pointer really meets the element, or what lies over it instead.
  const reach = (key) => {
    const element = elements[key];
    if (!element.isConnected) return { gone: true };
    const met = meet(element);
    if ("x" in met) return met;
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    return meet(element);
  };

  const WORDY = new Set(["alert", "listitem", "status"]);
  // Roles and names as an indented list: what a failing test prints.
  const outline = () => {
    const lines = [];
    const depth = (element) => {
      let deep = 0;
      for (let at = parentOf(element); at; at = parentOf(at)) if (roleOf(at) !== "generic") deep += 1;
      return deep;
    };
    for (const element of walk(document.documentElement)) {
      const role = roleOf(element);
      if (role === "generic" || role === "presentation" || role === "none") continue;
      const name = nameOf(element, role) || (WORDY.has(role) ? words(element).slice(0, 80) : "");
      lines.push(`${"  ".repeat(depth(element))}${role} "${name}"`);
    }
    return lines.join("\n");
  };

  window.meldbookProbe = {
    all, atOnce, active, reach, outline, walk, roleOf, nameOf, boxOf, deepFromPoint, withIn, parentOf,
    childrenOf, modalOf,
    refresh: (key) => (elements[key].isConnected ? show(elements[key]) : null),
    element: (key) => elements[key],
    text: (key) => words(key === null ? document.body : elements[key]),
  };
})();
