/** The HTML that puts a table into a page. */
import { GAMES } from "./games.ts";
import { dedented } from "./own-text.ts";

/** What is chosen in the builder, by attribute; empty where nothing is. */
export type Chosen = Readonly<Record<string, string>>;

/** What is shown: a table, or an example with its scenario. */
const isExample = (chosen: Chosen): boolean => chosen["what"] === "example";

/** Attributes in the order in which they are written. */
const ORDER = ["rules", "seats", "bots", "options", "seed", "lang", "theme", "start"];
const OF_EXAMPLES = ["lang", "theme"];
const QUOTED: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;" };

const quoted = (text: string): string => text.replace(/[&"<]/g, (sign) => QUOTED[sign] ?? sign);

/** Between tags quotation marks stand for themselves, and notation has many. */
const inText = (text: string): string => text.replace(/[&<]/g, (sign) => QUOTED[sign] ?? sign);

const written = (attributes: readonly (readonly [name: string, value: string])[]): string =>
  attributes.map(([name, value]) => ` ${name}="${quoted(value)}"`).join("");

/** Attributes that say something. */
export function attributesOf(chosen: Chosen): readonly (readonly [name: string, value: string])[] {
  const names = isExample(chosen) ? OF_EXAMPLES : ORDER;
  return names.flatMap((name) => {
    const value = chosen[name]?.trim() ?? "";
    return value === "" ? [] : [[name, value] as const];
  });
}

export function tagOf(chosen: Chosen): string {
  return isExample(chosen) ? "meld-example" : "meld-table";
}

/** The game that is shown: an example names its own. */
export function gameOf(chosen: Chosen): string {
  const named = isExample(chosen) ? /^\s*rules\s*=\s*"([^"]+)"/m.exec(chosen["position"] ?? "") : null;
  return named?.[1] ?? chosen["rules"] ?? "";
}

/** `base`: the folder of the site, ending with a slash; `play`: what stands where scripts do not run. */
export function elementSnippet(chosen: Chosen, base: string, play: string): string {
  const notation = dedented(chosen["position"] ?? "");
  const script = Object.entries({ type: "module", src: `${base}embed/v1.js` });
  return [
    `<script${written(script)}></script>`,
    "",
    `<${tagOf(chosen)}${written(attributesOf(chosen))}>`,
    ...(notation === "" ? [] : [inText(notation)]),
    `  <a${written([["href", base]])}>${quoted(play)}</a>`,
    `</${tagOf(chosen)}>`,
  ].join("\n");
}

/** The address of the frame for these wishes; notation goes where no server sees it. */
export function frameAddress(chosen: Chosen, base: string): string {
  const asked = new URLSearchParams(attributesOf(chosen).map(([name, value]) => [name, value]));
  const notation = dedented(chosen["position"] ?? "");
  const name = isExample(chosen) ? "example" : "position";
  const behind = notation === "" ? "" : `#${new URLSearchParams({ [name]: notation })}`;
  return `${base}embed/v1/frame.html?${asked}${behind}`;
}

export function frameSnippet(chosen: Chosen, base: string, title: string): string {
  return [
    `<iframe src="${quoted(frameAddress(chosen, base))}"`,
    `  title="${quoted(title)}" width="100%" height="660" loading="lazy"></iframe>`,
  ].join("\n");
}

/** How many may play, as a list to choose from. */
export function seatCounts(rules: string): readonly number[] {
  const [least, most] = GAMES[rules] ?? [2, 4];
  return Array.from({ length: most - least + 1 }, (_, n) => least + n);
}
