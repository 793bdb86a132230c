import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { addAudit } from '@shared/infra/database/audit-log.js';
import { Order } from '@shared/infra/database/entities/order.entity.js';
import { OutboundMail } from '@shared/infra/database/entities/outbound-mail.entity.js';
import { readKeptMail, sendKeptMail } from '@shared/infra/mail/kept-mails.js';
import { told } from '@shared/words/say.js';
import { Idempotency } from '../endpoint/answers/idempotency.js';
import type { RepeatableRequest } from '../endpoint/answers/idempotency-key.decorator.js';

/** Most mails that are listed of an order. */
const mostMails = 100;

/** A mail about an order. */
export interface OrderMailView {
  /** Names the record. */
  id: string;
  /** Which mail it is, such as `order-shipped`. */
  template: string;
  /** Where it was sent. */
  recipient: string;
  /** Its language. */
  locale: string;
  /** `pending` until the mail server has taken it. */
  status: 'pending' | 'sent' | 'failed';
  /** When it was made. */
  createdAt: string;
  /** When the mail server took it. */
  sentAt: string | null;
}

/** A mail as it was written. Its button leads nowhere here: links are the customer's own. */
export interface OrderMailTextView extends OrderMailView {
  /** Its subject. */
  subject: string;
  /** Its text. */
  text: string;
  /** The same as HTML. */
  html: string;
}

/** The mails about an order: read again, and sent again. */
@Injectable()
export class OrderMailsService {
  constructor(
    private readonly em: EntityManager,
    private readonly idempotency: Idempotency,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /** Newest first. */
  async list(orderId: string): Promise<OrderMailView[]> {
    const order = await this.order(orderId);
    const rows = await this.em.find(OutboundMail, this.ofOrder(order), {
      orderBy: { id: 'desc' },
      limit: mostMails,
    });
    return rows.map(mailView);
  }

  /** @throws {ServiceError} ORDER_NOT_FOUND; RESOURCE_NOT_FOUND. */
  async read(orderId: string, mailId: string): Promise<OrderMailTextView> {
    const mail = await this.find(this.em, await this.order(orderId), mailId);
    return { ...mailView(mail), ...(await readKeptMail(mail, this.settings)) };
  }

  /**
   * Sends a mail again, to the address that the account has now.
   *
   * @throws {ServiceError} ORDER_NOT_FOUND; RESOURCE_NOT_FOUND.
   */
  async resend(
    operatorId: string,
    request: RepeatableRequest,
    orderId: string,
    mailId: string,
  ): Promise<OrderMailView> {
    const { answer } = await this.idempotency.once(operatorId, request, {
      commit: async (em) => {
        const order = await this.order(orderId);
        const mail = await sendKeptMail(em, await this.find(em, order, mailId), order.user);
        await addAudit(em, operatorId, {
          action: 'order.mailAgain',
          subjectId: orderId,
          before: { mailId },
          after: { mailId: mail.id, template: mail.template },
        });
        await em.flush();
        return mailView(mail);
      },
    });
    return answer;
  }

  private async order(id: string): Promise<Order> {
    const order = isUuid(id) ? await this.em.findOne(Order, { id }, { populate: ['user'] }) : null;
    if (order === null) throw new ServiceError('ORDER_NOT_FOUND');
    return order;
  }

  private async find(em: EntityManager, order: Order, mailId: string): Promise<OutboundMail> {
    const where = { $and: [{ id: mailId }, this.ofOrder(order)] };
    const mail = isUuid(mailId) ? await em.findOne(OutboundMail, where) : null;
    if (mail === null)
      throw new ServiceError('RESOURCE_NOT_FOUND', { message: told('making.refusals.notAMail') });
    return mail;
  }

  /** Mails to its customer; those of the account itself hold links that are secret. */
  private ofOrder({ user, number }: Order) {
    return { user: user.id, data: { orderNumber: number } };
  }
}

function mailView({
  id,
  template,
  recipient,
  locale,
  status,
  createdAt,
  sentAt,
}: OutboundMail): OrderMailView {
  return {
    ...{ id, template, recipient, locale, status },
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}
