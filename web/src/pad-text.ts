/** A score pad as plain text: for a letter, a printer, a club's book. */
import { optionWords } from "./option-words.ts";
import type { KeptPad } from "./pads.ts";
import type { PadSheet, RulesInfo } from "./protocol.ts";
import { scoreText } from "./scores.ts";
import { isChanged } from "./setup.ts";
import type { Texts } from "./texts.ts";

export function padText(texts: Texts, pad: KeptPad, sheet: PadSheet, info: RulesInfo): string {
  const head = [texts.say(`rules-${pad.rules}`), lengthText(texts, info), ...houseTexts(texts, info)];
  return [...head, "", ...rows(texts, pad, sheet), "", ...endTexts(texts, pad, sheet, info), ""].join("\n");
}

/** What is not as in the book, but for the length of the match. */
export function houseTexts(texts: Texts, info: RulesInfo): readonly string[] {
  return info.options
    .filter((option) => isChanged(option) && !["deals", "target"].includes(option.name))
    .map(({ name, value }) => optionWords(texts, name, value));
}

/** How long the match lasts and which total wins. */
export function lengthText(texts: Texts, info: RulesInfo): string {
  const best = valueOf(info, "scoring") === "penalty" ? "low" : "high";
  const target = valueOf(info, "target");
  return target === "none"
    ? texts.say("ui-win-deals", { best, deals: Number(valueOf(info, "deals")) })
    : texts.say("ui-win-target", { best, target: Number(target) });
}

/** The value of an option as text. */
export function valueOf(info: RulesInfo, name: string): string {
  return info.options.find((option) => option.name === name)?.value ?? "";
}

/** A column a player, wide enough for its name and numbers. */
function rows(texts: Texts, { names }: KeptPad, sheet: PadSheet): readonly string[] {
  const played = sheet.deals.filter(({ scores }) => scores.length > 0);
  const table = [
    [texts.say("ui-deal-column"), ...names],
    ...played.map(({ deal, scores }) => [String(deal), ...scores.map(scoreText)]),
    [texts.say("ui-total"), ...sheet.totals.map(scoreText)],
    [texts.say("pad-places"), ...sheet.ranks.map(String)],
  ];
  const widths = names.map((_, n) => Math.max(...table.map((row) => row[n + 1]?.length ?? 0)));
  const first = Math.max(...table.map(([name = ""]) => name.length));
  return table.map(([name = "", ...cells]) =>
    [name.padEnd(first), ...cells.map((cell, n) => cell.padStart(widths[n] ?? 0))].join("  "),
  );
}

/** Why the match is over and who has won; nothing while it goes on. */
export function endTexts(
  texts: Texts,
  { names }: KeptPad,
  sheet: PadSheet,
  info: RulesInfo,
): readonly string[] {
  const { reason, winners, tie, totals, deals } = sheet;
  if (reason === null || winners === null) return [];
  const seating = { names, me: null };
  const played = deals.filter(({ late }) => !late).length;
  const [first = 0] = winners;
  const score = scoreText(totals[first] ?? "");
  const won =
    winners.length > 1
      ? texts.say("pad-won-shared", { winners, score }, seating)
      : texts.say(`pad-won-${tie === "deals-won" ? "deals" : "one"}`, { seat: first, score }, seating);
  return [texts.say(`pad-over-${reason}`, { deals: played, target: valueOf(info, "target") }), won];
}
