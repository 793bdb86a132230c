import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { refusedField, ServiceError } from '@shared/domain/contract/errors.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { OutboundMail } from '@shared/infra/database/entities/outbound-mail.entity.js';
import { PaymentEvent } from '@shared/infra/database/entities/payment-event.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { WorkDismissal } from '@shared/infra/database/entities/work-dismissal.entity.js';
import { retryDocument } from '@shared/infra/mail/kept-mails.js';
import { settleFailures } from '@shared/infra/work/work-changes.js';
import { told } from '@shared/words/say.js';

/** A mail that is sent in place of one that was given up. */
export interface ResentMail {
  /** The new mail; `null` if this one was sent again before. */
  mailId: string | null;
  /** Where it goes. */
  recipient: string;
}

/** A payment that was settled by hand. */
export interface SettledPayment {
  /** Of the payment’s event. */
  id: string;
  /** When. */
  settledAt: string;
  /** The operator. */
  settledBy: string;
  /** How. */
  note: string;
}

/** Facts of a mail from which a personal link is made when it is sent. */
const linkFacts = ['linkId', 'exportId', 'orderId', 'shownOrderId', 'projectId'];

/** Mends what was given up: mails to another address, payments by hand. */
@Injectable()
export class GivenUpChanges {
  constructor(private readonly em: EntityManager) {}

  /**
   * Sends a given-up mail again, as a new one; once. Its attachment is rendered first if that was given up, too.
   *
   * @throws {ServiceError} RESOURCE_NOT_FOUND; VALIDATION_ERROR where a personal link would reach a stranger.
   */
  async resend(operatorId: string, mailId: string, recipient: string): Promise<ResentMail> {
    if (!isUuid(mailId)) throw new ServiceError('RESOURCE_NOT_FOUND');
    return this.em.fork().transactional(async (em) => {
      await em.execute('select 1 from outbound_mails where id = ? for update', [mailId]);
      const mail = await em.findOne(
        OutboundMail,
        { id: mailId, status: 'failed' },
        { populate: ['user', 'document'] },
      );
      if (mail === null) throw new ServiceError('RESOURCE_NOT_FOUND');
      const isOwn = recipient === mail.recipient || recipient === mail.user?.email;
      if (!isOwn && linkFacts.some((fact) => mail.data[fact] !== undefined)) {
        throw refusedField('recipient', told('api.fields.ownAddress'));
      }
      const job = 'mail.send';
      if ((await em.count(WorkDismissal, { job, subject: mailId })) > 0) return { mailId: null, recipient };
      const { template, locale, data, document, user } = mail;
      if (document?.status === 'failed') await retryDocument(em, document);
      const sent = em.create(OutboundMail, { template, locale, recipient, data, document, user });
      await em.flush();
      const { email: dismissedBy } = await em.findOneOrFail(User, operatorId);
      em.create(WorkDismissal, {
        job,
        subject: mailId,
        dismissedBy,
        note: `resent as ${sent.id}`,
        at: new Date(),
      });
      await settleFailures(em, job, [mailId], 'resent');
      await addAudit(em, operatorId, {
        ...{ action: 'givenUp.resend', subjectId: mailId },
        before: { recipient: mail.recipient },
        after: { recipient, mailId: sent.id, customerId: user?.id ?? null },
      });
      return { mailId: sent.id, recipient };
    });
  }

  /**
   * Marks a payment that was refused or taken back as settled by hand. Repeated, it answers the same.
   *
   * @throws {ServiceError} RESOURCE_NOT_FOUND for any other event.
   */
  async settle(operatorId: string, eventId: string, note: string): Promise<SettledPayment> {
    if (!isUuid(eventId)) throw new ServiceError('RESOURCE_NOT_FOUND');
    return this.em.fork().transactional(async (em) => {
      await em.execute('select 1 from payment_events where id = ? for update', [eventId]);
      const event = await em.findOne(PaymentEvent, {
        id: eventId,
        outcome: 'refused',
      });
      if (event === null) throw new ServiceError('RESOURCE_NOT_FOUND');
      if (event.settledAt) return settledView(event);
      const { email: settledBy } = await em.findOneOrFail(User, operatorId);
      Object.assign(event, { settledAt: new Date(), settledBy, settledNote: note });
      const { outcome, reference } = event;
      const states = { before: { outcome, reference, settled: false }, after: { settled: true, note } };
      await addAudit(em, operatorId, { action: 'payment.settle', subjectId: eventId, ...states });
      return settledView(event);
    });
  }
}

function settledView({ id, settledAt, settledBy, settledNote }: PaymentEvent): SettledPayment {
  return { id, settledAt: settledAt!.toISOString(), settledBy: settledBy!, note: settledNote! };
}
