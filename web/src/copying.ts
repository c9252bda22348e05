/** Copying to the clipboard, which a browser may refuse. */

/** Whether the text was copied; where not, it is chosen in the field, to be copied by hand. */
export async function copied(text: string, field?: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return false;
  }
}
