/** `<rummy-matches>`: the matches that lie saved, to be taken up, named, watched, kept, deleted. */
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { datesIn } from "../languages.ts";
import { peopleIn } from "../record.ts";
import { scoreText } from "../scores.ts";
import type { Args, SavedMatch, TableStore } from "../table-state.ts";
import type { Texts } from "../texts.ts";
import { askAside } from "./asides.ts";
import { avatar, avatarStyles } from "./avatar.ts";
import { base } from "./base.ts";
import { icon, type IconName } from "./icons.ts";
import { matchListStyles } from "./match-list-styles.ts";
import { deleteView, forkView, savedStyles } from "./saved.ts";
import { StoreWatch } from "./watch.ts";

/** What a row shows instead of its buttons. */
type Doing = "more" | "rename" | "delete";

export class RummyMatches extends LitElement {
  static override properties = {
    store: { attribute: false },
    texts: { attribute: false },
    emptied: { attribute: false },
    doing: { state: true },
  };
  static override styles = [base, avatarStyles, savedStyles, matchListStyles];

  declare store: TableStore;
  declare texts: Texts;
  /** Called when the last match is gone, and the list with it. */
  declare emptied: () => Promise<void>;
  declare doing: { readonly id: string; readonly what: Doing } | null;

  constructor() {
    super();
    this.doing = null;
    new StoreWatch(this, () => this.store);
  }

  #say = (id: string, args: Args = {}): string => this.texts.say(id, args);

  protected override render(): TemplateResult {
    const { matches } = this.store.state;
    return html`<details>
      <summary>${this.#say("ui-matches", { count: matches.length })}</summary>
      <ul>
        ${repeat(
          matches,
          ({ id }) => id,
          (match) => this.#rowView(match),
        )}
      </ul>
    </details>`;
  }

  #rowView(match: SavedMatch): TemplateResult {
    const { scores, fork } = match;
    const names = match.names.map((name) => this.texts.called(name));
    return html`<li data-match=${match.id}>
      <p class="title">
        <b dir="auto">${this.#titleOf(match)}</b>
        ${fork ? forkView(fork, this.#say) : nothing}
      </p>
      <p class="about">${this.#aboutOf(match)}</p>
      <p class="scores">
        ${names.map(
          (name, seat) =>
            html`<span>${avatar(names, seat)}${name} <b>${scoreText(scores[seat] ?? "0")}</b></span>`,
        )}
      </p>
      ${this.#doingView(match)}
    </li>`;
  }

  /** The name it was given; else its game. */
  #titleOf({ title, rules }: SavedMatch): string {
    return title || this.#say(`rules-${rules}`);
  }

  #aboutOf(match: SavedMatch): string {
    const { seat, deal, deals, over, rules, changed, title } = match;
    const names = match.names.map((name) => this.texts.called(name));
    const date = datesIn(this.texts.language, {
      dateStyle: "medium",
      timeStyle: "short",
    });
    return this.#say("ui-match-about", {
      game: this.#say(`rules-${rules}`),
      titled: title ? "yes" : "no",
      names: this.texts.list(names.filter((_, other) => other !== seat)),
      deal,
      deals: deals ?? 0,
      over: String(over),
      when: date.format(changed),
    });
  }

  #doingView(match: SavedMatch): TemplateResult {
    const doing = this.doing?.id === match.id ? this.doing.what : null;
    if (doing === "rename") return this.#renameView(match);
    if (doing === "delete") return this.#deleteView(match);
    const { id, over } = match;
    const open = over ? "ui-look" : "ui-resume";
    return html`<div class="choices">
        ${this.#button(match, open, null, () => void this.store.matches.open(id))}
        ${this.#button(match, "ui-replay", "play", () => void this.#watch(match))}
        <button
          class="button"
          data-focus="more"
          aria-expanded=${doing === "more"}
          aria-label=${this.#named(match, "ui-match-more")}
          @click=${() => this.#do(doing === "more" ? null : { id, what: "more" })}
        >
          ${this.#say("ui-match-more")}
        </button>
      </div>
      ${doing === "more" ? this.#moreView(match) : nothing}`;
  }

  #moreView(match: SavedMatch): TemplateResult {
    const { id } = match;
    return html`<div class="choices">
      ${this.#button(match, "ui-match-rename", "log", () => this.#do({ id, what: "rename" }))}
      ${this.#button(match, "ui-export", "save", () => void this.store.matches.save(id))}
      ${this.#button(match, "ui-delete", "trash", () => this.#do({ id, what: "delete" }))}
    </div>`;
  }

  #renameView(match: SavedMatch): TemplateResult {
    const submit = (event: SubmitEvent): void => {
      event.preventDefault();
      const field = (event.target as HTMLFormElement).elements.namedItem("title");
      void this.store.matches.rename(match.id, (field as HTMLInputElement).value);
      this.#do(null, match.id);
    };
    return html`<form class="rename" @submit=${submit}>
      <label class="field"
        ><span class="label">${this.#say("ui-match-name")}</span
        ><input
          type="text"
          name="title"
          data-focus="rename"
          maxlength="60"
          autocomplete="off"
          .value=${match.title ?? ""}
          placeholder=${this.#say(`rules-${match.rules}`)}
      /></label>
      <div class="choices">
        <button class="button primary" type="submit">${this.#say("ui-match-rename-done")}</button>
        <button class="button" type="button" @click=${() => this.#do(null, match.id)}>
          ${this.#say("ui-match-cancel")}
        </button>
      </div>
    </form>`;
  }

  #deleteView(match: SavedMatch): TemplateResult {
    const remove = (): void => {
      this.doing = null;
      void this.#removed(match.id);
    };
    const keep = (): void => void this.#do(null, match.id);
    return deleteView((id, args) => this.#say(id, args), { keep, remove });
  }

  /** The focus goes on to the next match, or to the list; where that is gone, the page knows. */
  async #removed(id: string): Promise<void> {
    const { matches } = this.store.state;
    const next = matches[matches.findIndex((one) => one.id === id) + 1];
    await this.store.matches.remove(id);
    await this.updateComplete;
    if (this.store.state.matches.length === 0) return this.emptied();
    const row = this.renderRoot.querySelector(`[data-match="${next?.id}"] button`);
    ((row ?? this.renderRoot.querySelector("summary")) as HTMLElement | null)?.focus();
  }

  #button(match: SavedMatch, id: string, mark: IconName | null, press: () => void): TemplateResult {
    return html`<button class="button" aria-label=${this.#named(match, id)} @click=${press}>
      ${mark === null ? nothing : icon(mark)}${this.#say(id)}
    </button>`;
  }

  /** What a button does, and to which match. */
  #named(match: SavedMatch, id: string): string {
    return `${this.#say(id)}: ${this.#titleOf(match)}, ${this.#aboutOf(match)}`;
  }

  /** What has the focus goes away with each of these. */
  async #do(doing: RummyMatches["doing"], back = doing?.id): Promise<void> {
    this.doing = doing;
    await this.updateComplete;
    const row = this.renderRoot.querySelector(`[data-match="${back}"]`);
    const place = doing?.what ?? "more";
    row?.querySelector<HTMLElement>(`[data-focus="${place}"]`)?.focus();
  }

  /** The deal that still runs is for its player's eyes; where there are several, for nobody's. */
  async #watch({ id, seat }: SavedMatch): Promise<void> {
    const record = await this.store.matches.record(id);
    if (record === null) return;
    askAside(this, { view: "replay", record, seat: peopleIn(record) === 1 ? seat : null });
  }
}

if (!customElements.get("rummy-matches")) customElements.define("rummy-matches", RummyMatches);
