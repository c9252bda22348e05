/**
 * `<meld-table>`: a table in anybody's page. What is here is its shell: attributes, events, the
 * cover before it is played, and the loading of all the rest.
 */
import { languageAround } from "../languages.ts";
import { ownText } from "../own-text.ts";
import type { Outcome, Player, Seen } from "./contract.ts";
import { loadPlay } from "./loading.ts";
import { SHELL } from "./shell-styles.ts";
import { ATTRIBUTES, readWanted } from "./wanted.ts";

/** Put in by build.py: what the cover says, by language. */
declare const __WORDS__: Readonly<Record<string, Readonly<Record<string, string>>>>;

const AHEAD = "200px"; // it is made ready this much before it comes into view

const looker = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && target instanceof MeldTable) target.comeIntoView();
  },
  { rootMargin: AHEAD },
);

const styles = new CSSStyleSheet();
styles.replaceSync(SHELL);

export class MeldTable extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES;

  readonly #place = made("div", "place");
  readonly #cover = made("div", "cover");
  readonly #title = made("b");
  readonly #words = made("p");
  readonly #button = made("button");
  #player: Promise<Player> | null = null;
  #now: Player | null = null;
  #changed = false;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [styles];
    const box = made("div", "box");
    box.setAttribute("part", "box");
    this.#cover.setAttribute("part", "cover");
    this.#title.setAttribute("role", "heading");
    this.#words.setAttribute("role", "status");
    this.#button.setAttribute("part", "button");
    this.#button.type = "button";
    this.#button.addEventListener("click", () => void this.#begin().catch(() => {}));
    this.#cover.append(this.#title, this.#words, this.#button);
    box.append(this.#place, this.#cover);
    root.append(box);
  }

  connectedCallback(): void {
    this.#speak();
    if (this.getAttribute("start") !== "press") looker.observe(this);
  }

  disconnectedCallback(): void {
    looker.unobserve(this);
    queueMicrotask(() => {
      if (!this.isConnected) this.#putAway();
    });
  }

  /** Several attributes set one after the other are one change. */
  attributeChangedCallback(): void {
    if (this.#changed) return;
    this.#changed = true;
    queueMicrotask(() => {
      this.#changed = false;
      this.#speak();
      this.#now?.update(this.#wanted());
    });
  }

  comeIntoView(): void {
    looker.unobserve(this);
    void this.#begin().catch(() => {});
  }

  /** The match as the person at the table sees it; null before there is one. */
  get state(): Seen | null {
    return this.#now?.state ?? null;
  }

  /** Puts a record or a position, in notation, on the table. */
  async load(text: string): Promise<Outcome> {
    return await (await this.#begin()).load(text);
  }

  /** Plays a move of the person, in notation; "deal" goes on to the next deal. */
  async play(move: string): Promise<Outcome> {
    return await (await this.#begin()).play(move);
  }

  /** Hears an event, "move" or "meld-move"; what it returns ends that. */
  on(event: string, heard: (detail: unknown) => void): () => void {
    const name = event.startsWith("meld-") ? event : `meld-${event}`;
    const listener = (told: Event): void => heard((told as CustomEvent).detail);
    this.addEventListener(name, listener);
    return () => this.removeEventListener(name, listener);
  }

  #begin(): Promise<Player> {
    this.#player ??= this.#setUp();
    return this.#player;
  }

  async #setUp(): Promise<Player> {
    const focused = this.shadowRoot?.activeElement === this.#button;
    this.#button.hidden = true;
    this.#words.textContent = this.#word("ui-embed-loading");
    try {
      const { setUp } = await loadPlay();
      this.#now = setUp(this.#place, this.#wanted(), (name, detail) => this.#tell(name, detail));
    } catch (error) {
      this.#uncover(this.#word("ui-embed-unreachable"));
      throw error;
    }
    this.#cover.hidden = true;
    if (focused) this.#now.focus();
    return this.#now;
  }

  #tell(name: string, detail: object): void {
    if (name === "meld-left") this.#leave((detail as { text: string }).text);
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** The table has been left, or could not be set up: the cover offers another match. */
  #leave(why: string): void {
    this.#putAway();
    this.#uncover(why);
  }

  #putAway(): void {
    this.#now?.close();
    this.#now = this.#player = null;
  }

  #uncover(words: string): void {
    this.#player = null;
    this.#words.textContent = words;
    this.#button.hidden = this.#cover.hidden = false;
  }

  #wanted(): ReturnType<typeof readWanted> {
    return readWanted((name) => this.getAttribute(name), ownText(this), this.#language);
  }

  get #language(): string {
    return languageAround(this);
  }

  #word(id: string): string {
    return __WORDS__[this.#language]?.[id] ?? __WORDS__["en"]?.[id] ?? "";
  }

  #speak(): void {
    const rules = this.getAttribute("rules")?.trim();
    this.#cover.lang = this.#language;
    this.#title.ariaLevel = String(this.#wanted().heading);
    this.#title.textContent = (rules && this.#word(`rules-${rules}`)) || "Meldbook";
    this.#button.textContent = this.#word("ui-embed-play");
  }
}

function made<K extends keyof HTMLElementTagNameMap>(tag: K, name = ""): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (name !== "") element.className = name;
  return element;
}
