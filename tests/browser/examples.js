// Goes through the examples of a page by pressing what lies in their shadow roots.
// `told`: { anchor, presses: [label of a card or button, …], says } each. Gives what went wrong.
async (told) => {
  const tidy = (text) => text.replace(/\s+/g, " ").trim();
  const wrong = [];
  await customElements.whenDefined("meld-example");
  for (const { anchor, presses, says } of told) {
    const example = document.getElementById(anchor);
    await example.updateComplete;
    const buttons = () => [...example.shadowRoot.querySelectorAll("button")];
    const labelOf = (button) => button.getAttribute("aria-label") ?? tidy(button.textContent);
    for (const press of presses) {
      const found = buttons().find(
        (one) => labelOf(one) === press && one.getAttribute("aria-pressed") !== "true",
      );
      if (!found) wrong.push(`${anchor}: no ${press} among ${buttons().map(labelOf)}`);
      found?.click();
      await example.updateComplete;
    }
    const line = tidy(example.shadowRoot.querySelector(".line")?.textContent ?? "nothing");
    if (!line.includes(says)) wrong.push(`${anchor}: ${line}, not ${says}`);
  }
  return wrong;
}
