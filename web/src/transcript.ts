/** A match in plain words, as Markdown: for a letter, a forum, a club's page. */
import { optionWords } from "./option-words.ts";
import type { Told } from "./protocol.ts";
import type { Texts } from "./texts.ts";

export function transcriptOf(texts: Texts, { rules, options, names, deals }: Told): string {
  const house = Object.entries(options).map(([name, value]) => optionWords(texts, name, value));
  const seating = { names, me: null };
  const parts = deals.map(({ deal, events }) =>
    [
      `## ${texts.say("ui-witness-deal", { deal })}`,
      ...events
        .filter(({ code }) => code !== "deal")
        .map(({ code, args }) => `- ${plain(texts.say(`event-${code}`, args, seating))}`),
    ].join("\n"),
  );
  const head = [`# ${texts.say(`rules-${rules}`)}`, texts.list(names.map(plain))];
  return `${[...head, ...house.map((one) => `*${plain(one)}*`), ...parts].join("\n\n")}\n`;
}

/** In one line, and nothing in it that Markdown would take for a mark. */
function plain(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[*_`[\]<>#|\\]/g, "\\$&");
}
