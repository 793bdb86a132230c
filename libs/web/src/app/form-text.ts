/** What was typed into a field of a form; `''` for a field that is not there. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
