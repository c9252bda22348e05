/** Scores as the engine writes them, made fit to read: "9/2" is "4½". */

const PARTS: Readonly<Record<string, string>> = {
  "1/2": "½",
  "1/3": "⅓",
  "2/3": "⅔",
  "1/4": "¼",
  "3/4": "¾",
  "1/5": "⅕",
  "2/5": "⅖",
  "3/5": "⅗",
  "4/5": "⅘",
  "1/6": "⅙",
  "5/6": "⅚",
};

const FRACTION = /^(-?)(\d+)\/(\d+)$/;

/** "44", "-12", "4½", "-⅓"; a part that has no sign of its own is written "4 2/7". */
export function scoreText(score: string): string {
  const [, minus = "", over, under] = FRACTION.exec(score) ?? [];
  if (over === undefined || under === undefined) return score.replace("-", "−");
  const whole = Math.floor(Number(over) / Number(under));
  const rest = `${Number(over) % Number(under)}/${under}`;
  const part = PARTS[rest] ?? (whole > 0 ? ` ${rest}` : rest);
  return `${minus && "−"}${whole > 0 ? whole : ""}${part}`;
}

/** A score as a number, for telling who is ahead. */
export function scoreValue(score: string): number {
  const [, minus = "", over, under] = FRACTION.exec(score) ?? [];
  if (over === undefined || under === undefined) return Number(score);
  return (minus ? -1 : 1) * (Number(over) / Number(under));
}

/** A deal's score as something that is added: "+ 12", "− 4½". */
export function addedText(score: string): string {
  return score.startsWith("-") ? `− ${scoreText(score.slice(1))}` : `+ ${scoreText(score)}`;
}
