/** Names that nobody can guess: seeds of matches, ids of saves and tabs. */

/** Crockford's base 32: no I, L, O, U, so that a seed can be read aloud. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 80 random bits as text: "7GQ2-M4ZK-19XD-0P3T". */
export function drawSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16)); // 5 bits of each are used
  const text = [...bytes].map((byte) => DIGITS[byte & 31]).join("");
  return (text.match(/.{4}/g) ?? []).join("-");
}

/** A seed that somebody wrote into an address; null where it can't be one. */
export function readSeed(text: string | undefined): string | null {
  const seed = text?.trim() ?? "";
  return SEED.test(seed) ? seed : null;
}

/** What the engine takes: some printable characters, and not many. */
const SEED = /^(?:[^\p{C}\p{Z}]| ){1,64}$/u;

/** A name for a save or a tab: no two are the same. */
export function drawId(): string {
  return drawSeed().replaceAll("-", "").toLowerCase();
}
