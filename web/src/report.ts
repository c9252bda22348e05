/**
 * A report about a rule: a text with all that is needed to see the position again. The page of
 * notation reads it whole (engine/meldbook/pasting.py).
 */

export interface Report {
  readonly build: string;
  readonly rule: string;
  /** What was said, as a code and in words; null where the rule was only looked at. */
  readonly refusal: { readonly code: string; readonly words: string } | null;
  /** The match; its names are left out. */
  readonly record: string;
}

/** Mail programs cut longer addresses. */
const LONGEST_MAIL = 1800;

export function reportText({ build, rule, refusal, record }: Report): string {
  const said = refusal === null ? [] : [`said: ${refusal.words.replace(/\s+/g, " ")} (${refusal.code})`];
  const head = [`Meldbook ${build}`, `rule: ${rule}`, ...said, "", ""];
  return [...head, withoutNames(record)].join("\n");
}

/** The record with letters for the names of the players. */
export function withoutNames(record: string): string {
  return record.replace(/^seats (.*)$/m, (_, seats: string) => {
    const named = seats.split(", ").map((seat, n) => letter(n) + seat.slice(seat.indexOf("=")));
    return `seats ${named.join(", ")}`;
  });
}

function letter(seat: number): string {
  return String.fromCharCode("A".charCodeAt(0) + seat);
}

/** The address that begins a mail with the text, or without it where it would be too long. */
export function mailOf(address: string, rule: string, text: string): string {
  const whole = mailto(address, rule, text);
  return whole.length <= LONGEST_MAIL ? whole : mailto(address, rule, "");
}

function mailto(address: string, rule: string, body: string): string {
  const subject = encodeURIComponent(`Meldbook: ${rule}`);
  return `mailto:${address}?subject=${subject}${body && `&body=${encodeURIComponent(body)}`}`;
}
