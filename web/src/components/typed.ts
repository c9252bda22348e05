/**
 * What was typed into a text field, once it is done. The field itself then shows just that.
 *
 * Bind the value of such a field without `live`: that would set it while somebody types, and the
 * page is drawn anew whenever the engine tells of its progress.
 */
export function typed({ target }: Event): string {
  const field = target as HTMLInputElement;
  field.value = field.value.trim();
  return field.value;
}
