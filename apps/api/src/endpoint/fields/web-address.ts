/** Whether a value is an address that a browser opens. */
export function isWebAddress(value: unknown): boolean {
  return (
    typeof value === 'string' && URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol)
  );
}
