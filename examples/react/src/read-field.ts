// Text fields of forms.

/** Returns the text of a field; an empty string if there is no such field. */
export function readField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
