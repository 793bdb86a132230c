import { SlowRetryError } from '../queue/slow-retry-error.js';

/** The server rejects this mail for good: no such mailbox, or forbidden content. */
export class MailRefusedError extends SlowRetryError {
  override readonly name = 'MailRefusedError';
}
