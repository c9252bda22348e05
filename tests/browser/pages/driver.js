// Two elements, one in the shadow of the other, and a record of what reaches them.
const CARDS = ["7 of hearts", "8 of hearts", "joker"];

class Hand extends HTMLElement {
  constructor() {
    super();
    const cards = CARDS.map(
      (name, n) => `<div role="option" aria-selected="false" tabindex="${n ? -1 : 0}"
        aria-label="${name}" style="left: ${20 + n * 40}px"></div>`,
    );
    this.attachShadow({ mode: "open" }).innerHTML = `<style>
      div[role="option"] { position: absolute; top: 200px; width: 80px; height: 100px;
        border: 1px solid; background: white; touch-action: none; }
    </style><div role="listbox" aria-label="Hand">${cards.join("")}</div>`;
    this.shadowRoot.addEventListener("click", (event) => this.toggle(event.target));
    this.shadowRoot.addEventListener("keydown", (event) => this.pressed(event));
    this.shadowRoot.addEventListener("pointerdown", (event) => {
      event.target.setPointerCapture(event.pointerId);
    });
    this.shadowRoot.addEventListener("pointerup", (event) => {
      window.dropped = [Math.round(event.clientX), Math.round(event.clientY), event.pointerType];
    });
  }

  toggle(card) {
    card.setAttribute("aria-selected", String(card.getAttribute("aria-selected") !== "true"));
  }

  pressed(event) {
    const cards = [...this.shadowRoot.querySelectorAll("[role=option]")];
    const at = cards.indexOf(this.shadowRoot.activeElement);
    if (event.key === " ") this.toggle(cards[at]);
    if (event.key === "ArrowRight") cards[at + 1]?.focus();
    window.lastKey = [event.altKey, event.shiftKey, event.key];
    event.preventDefault();
  }
}

class Table extends HTMLElement {
  constructor() {
    super();
    this.attachShadow({ mode: "open" }).innerHTML = `<x-hand></x-hand>
      <button aria-describedby="what">Dra<span>w</span></button><p id="what" hidden>from the stock</p>
      <output>0</output><p aria-hidden="true">not read</p><slot name="extra"></slot>`;
    const output = this.shadowRoot.querySelector("output");
    this.shadowRoot.querySelector("button").addEventListener("click", () => {
      output.textContent = String(Number(output.textContent) + 1);
    });
  }
}

customElements.define("x-hand", Hand);
customElements.define("x-table", Table);

// Page after page: each is there for a moment, then gives way to the next.
const after = Number(new URLSearchParams(location.search).get("after"));
const told = document.createElement("p");
if (location.search) document.body.append(told);
told.textContent = `${after} to come`;
if (after > 0) setTimeout(() => location.replace(`?after=${after - 1}`), 20);
