import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { ProcessSettings } from '../config/env.js';
import { OutboundMail } from '../database/entities/outbound-mail.entity.js';
import type { RenderedDocument } from '../database/entities/rendered-document.entity.js';
import type { User } from '../database/entities/user.entity.js';
import { WorkDismissal } from '../database/entities/work-dismissal.entity.js';
import { addMail } from './mail-outbox.js';
import type { MailData, MailName } from './mail-registry.js';
import { renderMail } from './render-mail.js';

/** Unless a mail server is away, a mail is on its way by then. */
const soonSentMs = 60_000;

/** A mail as it was written. */
export interface KeptMailText {
  /** Its subject. */
  subject: string;
  /** Its text. */
  text: string;
  /** The same as HTML. */
  html: string;
}

/** Writes a kept mail once more, to be read by an operator: its button leads to the shop, never to the customer's own link. */
export async function readKeptMail(
  { template, locale, data }: OutboundMail,
  { seller, publicUrl: link }: Pick<ProcessSettings, 'seller' | 'publicUrl'>,
): Promise<KeptMailText> {
  return renderMail(template as MailName, locale, data, { seller: seller.name, link });
}

/**
 * Sends a kept mail again as a new one, to the address that its account has now; its attachment is rendered first if that was given
 * up. One that still waits, for that or for the mail server, stays the only one. The caller flushes.
 */
export async function sendKeptMail(
  em: EntityManager,
  mail: OutboundMail,
  { id: user, email: recipient }: Pick<User, 'id' | 'email'>,
): Promise<OutboundMail> {
  await em.populate(mail, ['document']);
  const { template, locale, data, document } = mail;
  if (document?.status === 'failed') await retryDocument(em, document);
  const isAwaited = document && document.status !== 'done';
  if (mail.status === 'pending' && (isAwaited || Date.now() - mail.createdAt.getTime() > soonSentMs)) {
    // Not while it is being sent.
    const lock = { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, refresh: true } as const;
    const waiting = await em.findOne(OutboundMail, { id: mail.id, status: 'pending' }, lock);
    if (waiting !== null) waiting.recipient = recipient;
    return mail;
  }
  return addMail(em, {
    ...{ template: template as MailName, locale, recipient, user },
    ...(document && { document }),
    // As it was written for this template.
    data: data as MailData[MailName],
  });
}

/**
 * Written through the unit of work: the commit enqueues it, and the mail follows once it is done. Given up again, it is listed
 * again.
 */
export async function retryDocument(em: EntityManager, document: RenderedDocument): Promise<void> {
  em.assign(document, { status: 'pending', attempts: 0, finishedAt: null });
  await em.flush();
  await em.nativeDelete(WorkDismissal, { job: 'documents.render', subject: document.id });
}
