import type { EntityManager } from '@mikro-orm/postgresql';
import type { Locale } from '@shared/contract/enums.js';
import { OutboundMail } from '@shared/database/entities/outbound-mail.entity.js';
import type { JobQueue } from '@shared/queue/job-queue.js';
import type { MailData, MailName } from './mail-registry.js';

/** A mail before it is a row. */
export interface MailDraft<Name extends MailName> {
  template: Name;
  locale: Locale;
  recipient: string;
  data: MailData[Name];
}

/**
 * Adds a mail to the caller's unit of work. Once that is committed, give the mail to
 * {@link dispatchMail}; if that never happens, the maintenance job finds the pending row.
 */
export function addMail<Name extends MailName>(em: EntityManager, draft: MailDraft<Name>): OutboundMail {
  return em.create(OutboundMail, { ...draft, data: { ...draft.data } });
}

/** Enqueues a committed mail. A queue that is away is no fault of the caller's: the row is the outbox. */
export async function dispatchMail(jobQueue: JobQueue, mail: OutboundMail): Promise<void> {
  await jobQueue.enqueue('mail.send', { mailId: mail.id }).catch(() => undefined);
}
