/** What can be taken along of a position or a match, in each form that is text. */
import { packed } from "./links.ts";
import type { Failure, Pasted, Told } from "./protocol.ts";
import { EngineGone, type Engine } from "./questions.ts";
import { elementSnippet } from "./snippet.ts";
import type { Copied, TableState } from "./table-state.ts";
import type { Texts } from "./texts.ts";
import { transcriptOf } from "./transcript.ts";

/** One form: the text of its button, and what is copied. */
export interface Form {
  readonly id: string;
  readonly text: string;
}

/** A table's match as its player may know it now; null where nothing may be shown or told. */
export async function seenBy(engine: Engine, state: TableState): Promise<Copied | null> {
  const { position, cover } = state;
  if (position === null || cover !== null) return null;
  const { record, seat } = position;
  try {
    const read = await engine.ask("paste", { text: record, seat });
    const told = await engine.ask("tell", { record, seat });
    if (!read.ok || !told.ok) return null;
    const text = read.record ?? read.toml ?? "";
    return { read, told, text, packed: await packed(text) };
  } catch (error) {
    if (error instanceof EngineGone) return null;
    throw error;
  }
}

/** The match of a pasted text told with all that happened; null where the text is a position. */
export async function toldOf(engine: Pick<Engine, "ask">, read: Pasted): Promise<Told | null> {
  if (read.kind !== "match" || read.record === null) return null;
  const told: Told | Failure = await engine.ask("tell", { record: read.record });
  return told.ok ? told : null;
}

/**
 * The link leads to the page of notation, the text behind "#", where no server sees it.
 * `root`: the folder of the site, ending with a slash; null where a page carries all of it.
 */
export function formsOf(texts: Texts, copied: Copied, root: string | null): readonly Form[] {
  const { read, told, packed: carried } = copied;
  const forms: [id: string, text: string | null][] = [
    ["ui-notation-copy-position", read.toml],
    ["ui-notation-copy-match", read.kind === "match" ? read.record : null],
    ["ui-notation-copy-words", told && transcriptOf(texts, told)],
    ["ui-house-copy-link", root && `${root}notation.html#text=${carried}`],
    ["ui-copy-snippet", root && snippetOf(texts, copied, root)],
  ];
  return forms.flatMap(([id, made]) => (made === null ? [] : [{ id, text: made }]));
}

/**
 * A question that can be tried is embedded as an example, all else as a table. A table plays with
 * every card: it gets the match that the engine made of a position, if there is one.
 */
function snippetOf(texts: Texts, { read, text }: Copied, root: string): string | null {
  const notation = read.example ? text : read.record;
  if (notation === null) return null;
  const what = read.example ? "example" : "table";
  const chosen = { what, lang: texts.language, position: notation };
  return elementSnippet(chosen, root, texts.say(`rules-${read.rules}`));
}
