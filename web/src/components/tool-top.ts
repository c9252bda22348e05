/** How pages beside the table begin. */
import { html, type TemplateResult } from "lit";
import type { Texts } from "../texts.ts";
import { rulesPage } from "./menu.ts";

export function toolTop(texts: Texts): TemplateResult {
  return html`<header class="top">
    <a class="home" href="./">Meldbook</a>
    <a href=${rulesPage(texts.language, "index")}>${texts.say("ui-all-rules")}</a>
  </header>`;
}

/** The title of the page and what it is for, by the ids of their texts. */
export function toolIntro(texts: Texts, title: string, intro: string): TemplateResult {
  return html`<div class="intro">
    <h1>${texts.say(title)}</h1>
    <p>${texts.say(intro)}</p>
  </div>`;
}
