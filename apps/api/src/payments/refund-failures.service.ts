import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { locales } from '@shared/domain/contract/enums.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import type { Order } from '@shared/infra/database/entities/order.entity.js';
import { PaymentAttempt } from '@shared/infra/database/entities/payment-attempt.entity.js';
import { PaymentEvent } from '@shared/infra/database/entities/payment-event.entity.js';
import { Refund } from '@shared/infra/database/entities/refund.entity.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import { lockOrder } from '@shared/infra/orders/lock-order.js';
import type { CallbackVerdict, RefundFailure } from '@shared/infra/payments/payment-provider.js';
import { validate as isUuid } from 'uuid';

/**
 * Applies what providers report of refunds that failed after they were done. The credit note stands, for the customer is owed
 * the money: it is to be given back by hand, once, like a payment that no order awaited.
 */
@Injectable()
export class RefundFailures {
  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  /** @throws {ServiceError} CONFLICT while the refund is pending: the provider tells it again. */
  hear(provider: string, failure: RefundFailure): Promise<CallbackVerdict> {
    return this.em.fork().transactional(async (em): Promise<CallbackVerdict> => {
      const { refundId, eventId } = failure;
      const found = isUuid(refundId) ? await em.findOne(Refund, { id: refundId, provider }) : null;
      if (found === null) return 'noted';
      const order = await lockOrder(em, { id: found.order.id });
      const refund = await em.refreshOrFail(found);
      if (refund.status === 'pending') throw new ServiceError('CONFLICT');
      const isKnown = (await em.count(PaymentEvent, { provider, eventId })) > 0;
      if (refund.status === 'done' && !isKnown) await this.keep(em, refund, order, failure);
      return 'noted';
    });
  }

  private async keep(em: EntityManager, refund: Refund, order: Order, failure: RefundFailure): Promise<void> {
    const { provider, amountCentimes } = refund;
    const { kind, eventId, reference, note } = failure;
    const attempt = await em.findOneOrFail(PaymentAttempt, { order, provider, status: 'succeeded' });
    em.create(PaymentEvent, {
      ...{ provider, eventId, kind, attemptId: attempt.id, amountCentimes, currency: attempt.currency },
      ...{ reference: reference.slice(0, 255), outcome: 'refundDue', note },
    });
    refund.note = note;
    const data = { name: order.user.name, orderNumber: order.number, totalCentimes: amountCentimes, note };
    const recipient = this.settings.mail.teamAddress;
    addMail(em, { template: 'refund-failed-later', locale: locales[0], recipient, user: null, data });
  }
}
