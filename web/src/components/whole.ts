/** The texts of contradictions are parts of a sentence; alone they are one. */
export function whole(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
