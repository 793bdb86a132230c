import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { ProcessSettings } from '../config/env.js';
import { OutboundMail } from '../database/entities/outbound-mail.entity.js';
import type { RenderedDocument } from '../database/entities/rendered-document.entity.js';
import type { User } from '../database/entities/user.entity.js';
import { WorkDismissal } from '../database/entities/work-dismissal.entity.js';
import { textArray } from '../database/text-array.js';
import { asLikelyAsNot } from '../work/work-rows.js';
import { addMail } from './mail-outbox.js';
import { accountMails, type MailData, type MailName } from './mail-registry.js';
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
 * Sends what waits for an account's address to its new one, whose server has refused none of it; not what is about the account
 * itself, nor what is being sent.
 *
 * @param user as it was before
 * @returns the mails whose attachments are there: the caller has them tried at once after the commit
 */
export async function followAccount(
  em: EntityManager,
  { id, email }: Pick<User, 'id' | 'email'>,
  newEmail: string,
): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `with moved as (
       update outbound_mails set recipient = ?, refused_since = null where id in (
         select id from outbound_mails
         where user_id = ? and recipient = ? and template <> all(?::text[]) and ${asLikelyAsNot(`status = 'pending'`)}
         for update skip locked)
       returning id, document_id)
     select m.id from moved m left join rendered_documents d on d.id = m.document_id
     where coalesce(d.status, 'done') = 'done'`,
    [newEmail, id, email, textArray(accountMails)],
  );
  return rows.map((row) => row.id);
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
