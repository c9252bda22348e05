/** A link that opens a replay at its move; where it would be too long, the file in its place. */
import { css, html, type TemplateResult } from "lit";
import { copied } from "../copying.ts";
import { LONGEST_LINK, packed, placeText } from "../links.ts";
import { recordFile } from "../record.ts";
import type { Fork, TableStore } from "../table-state.ts";
import type { Texts } from "../texts.ts";
import { icon } from "./icons.ts";

export interface Made {
  readonly link: string;
  readonly record: string;
  readonly file: string;
  readonly copied: boolean;
}

/** Makes the link and copies it, if it is not too long. */
export async function makeLink(record: string, place: Fork, rules: string): Promise<Made> {
  const here = location.href.split("#")[0] ?? "";
  const link = `${here}#replay=${await packed(record)}&at=${placeText(place)}`;
  const file = recordFile(rules, new Date());
  return { link, record, file, copied: link.length <= LONGEST_LINK && (await copied(link)) };
}

export function linkView(texts: Texts, made: Made, store: TableStore): TemplateResult {
  const { link, record, file } = made;
  if (link.length > LONGEST_LINK)
    return html`<div class="link">
      <p role="status">
        ${texts.say("ui-replay-long", { length: link.length, most: LONGEST_LINK })}
      </p>
      <button class="button" @click=${() => store.keepFile(file, record)}>
        ${icon("save")}${texts.say("ui-export")}
      </button>
    </div>`;
  return html`<div class="link">
    <p role="status">
      ${texts.say(made.copied ? "ui-replay-copied" : "ui-replay-not-copied", {
        length: link.length,
      })}
    </p>
    <input readonly aria-label=${texts.say("ui-replay-link")} .value=${link} />
  </div>`;
}

export const linkStyles = css`
  .link {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-block-start: 8px;
  }
  .link p {
    margin: 0;
  }
  .link input {
    flex: 1 1 12em;
    min-inline-size: 0;
    min-block-size: 44px;
    padding-inline: 10px;
    border: 1px solid var(--edge);
    border-radius: 10px;
    background: var(--well);
    color: var(--text);
    font: 14px var(--sans);
  }
`;
