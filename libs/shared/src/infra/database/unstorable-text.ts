/** PostgreSQL's codes for text that it cannot hold, such as a NUL character. */
const codes = ['22021', '22P05'];

/** Its words for a parameter that it cannot even read; others have the same code, 08P01. */
const words = /invalid (message format|string in message)/;

/** Whether an error of the database, or its cause, is at the text of a statement's values. */
export function isUnstorableText(error: unknown): boolean {
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  if (codes.includes(String(code)) || (code === '08P01' && words.test(String(message)))) return true;
  return cause instanceof Error && isUnstorableText(cause);
}
