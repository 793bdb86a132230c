/** The server rejects this mail for good: no such mailbox, or forbidden content. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}
