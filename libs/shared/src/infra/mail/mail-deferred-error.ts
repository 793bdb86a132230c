import { SlowRetryError } from '../queue/slow-retry-error.js';

/** The server does not take this mail now: a full mailbox, an unknown sender, a domain that does not answer. */
export class MailDeferredError extends SlowRetryError {
  override readonly name = 'MailDeferredError';
}
