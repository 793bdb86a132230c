/** Has Enter open a field for files that looks like a button, as it does with buttons; Space does by itself. */
export function openOnEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  (event.currentTarget as HTMLInputElement).click();
}
