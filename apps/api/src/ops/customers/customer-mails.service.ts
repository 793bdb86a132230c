import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { OutboundMail } from '@shared/infra/database/entities/outbound-mail.entity.js';
import { type KeptMailText, readKeptMail, sendKeptMail } from '@shared/infra/mail/kept-mails.js';
import { accountMails, type MailName } from '@shared/infra/mail/mail-registry.js';
import { told } from '@shared/words/say.js';
import { validate as isUuid } from 'uuid';
import { Idempotency } from '../../endpoint/answers/idempotency.js';
import type { RepeatableRequest } from '../../endpoint/answers/idempotency-key.decorator.js';
import { Page } from '../../endpoint/lists/page.js';
import { type PageQuery, pageLength } from '../../endpoint/lists/page-query.js';
import { findCustomer } from './customers.service.js';

/** A mail to a customer. */
export interface CustomerMailView {
  /** Names the record. */
  id: string;
  /** Which mail it is, such as `order-shipped`. */
  template: string;
  /** Where it went. */
  recipient: string;
  /** Its language. */
  locale: string;
  /** `pending` waits to be sent, `failed` was given up. */
  status: 'pending' | 'sent' | 'failed';
  /** Whether an operator may send it again: not what is about the account itself. */
  isResendable: boolean;
  /** When it was made. */
  createdAt: string;
  /** When it was handed over. */
  sentAt: string | null;
}

/** A mail as it was written. Its button leads nowhere here: links are the customer's own. */
export interface CustomerMailTextView extends CustomerMailView, KeptMailText {}

/**
 * What is about an order, a project, a quote or a message. A mail of the account itself is asked for by its customer: its link has
 * ended, or it must reach another address than the account's.
 */
const isResendable = ({ template }: OutboundMail): boolean => !accountMails.includes(template as MailName);

/** The mails to a customer: read again, and sent again. */
@Injectable()
export class CustomerMailsService {
  constructor(
    private readonly em: EntityManager,
    private readonly idempotency: Idempotency,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /**
   * Every mail to the customer, newest first; what is older than 90 days is gone.
   *
   * @throws {ServiceError} USER_NOT_FOUND.
   */
  async list(id: string, page: PageQuery): Promise<Page<CustomerMailView>> {
    const em = this.em.fork();
    await findCustomer(em, id);
    const limit = pageLength(page);
    const where = { user: id, ...(page.after !== undefined && { id: { $lt: page.after } }) };
    const found = await em.find(OutboundMail, where, { orderBy: { id: 'desc' }, limit: limit + 1 });
    const mails = found.slice(0, limit).map(mailView);
    return new Page(mails, found.length > limit ? mails.at(-1)?.id : undefined);
  }

  /** @throws {ServiceError} USER_NOT_FOUND; RESOURCE_NOT_FOUND. */
  async read(id: string, mailId: string): Promise<CustomerMailTextView> {
    const em = this.em.fork();
    await findCustomer(em, id);
    const mail = await find(em, id, mailId);
    return { ...mailView(mail), ...(await readKeptMail(mail, this.settings)) };
  }

  /**
   * Sends a mail again, to the address that the account has now.
   *
   * @throws {ServiceError} USER_NOT_FOUND; RESOURCE_NOT_FOUND; INVALID_INPUT with mailNotResendable.
   */
  async resend(
    operatorId: string,
    request: RepeatableRequest,
    id: string,
    mailId: string,
  ): Promise<CustomerMailView> {
    const { answer } = await this.idempotency.once(operatorId, request, {
      commit: async (em) => {
        const customer = await findCustomer(em, id);
        const mail = await find(em, id, mailId);
        if (!isResendable(mail)) throw notResendable();
        const sent = await sendKeptMail(em, mail, customer);
        await addAudit(em, operatorId, {
          ...{ action: 'customer.mailAgain', subjectId: id },
          ...{ before: { mailId }, after: { mailId: sent.id, template: sent.template } },
        });
        await em.flush();
        return mailView(sent);
      },
    });
    return answer;
  }
}

async function find(em: EntityManager, user: string, id: string): Promise<OutboundMail> {
  const mail = isUuid(id) ? await em.findOne(OutboundMail, { id, user }) : null;
  if (mail === null) throw new ServiceError('RESOURCE_NOT_FOUND');
  return mail;
}

function mailView(mail: OutboundMail): CustomerMailView {
  const { id, template, recipient, locale, status, createdAt, sentAt } = mail;
  return {
    ...{ id, template, recipient, locale, status },
    isResendable: isResendable(mail),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

function notResendable(): ServiceError {
  return new ServiceError('INVALID_INPUT', {
    message: told('api.messages.mailNotResendable'),
    details: { reason: 'mailNotResendable', hint: told('api.hints.mailNotResendable') },
  });
}
