/** Which rules page a rule stands on, for links that are shown before anybody asks for the rule. */
import type { ReactiveControllerHost } from "lit";
import { rulesPage } from "./menu.ts";
import { ruleSentence } from "./rule-text.ts";

export class RulePages {
  readonly #host: ReactiveControllerHost;
  readonly #pages = new Map<string, string>();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** The address of a rule: on the game's own page until it is known to stand on another. */
  of(language: string, rules: string, rule: string): string {
    const key = `${language} ${rules} ${rule}`;
    const page = this.#pages.get(key);
    if (page === undefined) void this.#find(language, rules, rule, key);
    return rulesPage(language, page ?? rules, rule);
  }

  async #find(language: string, rules: string, rule: string, key: string): Promise<void> {
    this.#pages.set(key, rules);
    const sentence = await ruleSentence(language, rules, rule);
    if (sentence === null || sentence.page === rules) return;
    this.#pages.set(key, sentence.page);
    this.#host.requestUpdate();
  }
}
