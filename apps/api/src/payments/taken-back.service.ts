import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { locales } from '@shared/domain/contract/enums.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import type { Order } from '@shared/infra/database/entities/order.entity.js';
import { PaymentAttempt } from '@shared/infra/database/entities/payment-attempt.entity.js';
import { PaymentEvent } from '@shared/infra/database/entities/payment-event.entity.js';
import { Refund } from '@shared/infra/database/entities/refund.entity.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import { lockOrder } from '@shared/infra/orders/lock-order.js';
import type { CallbackVerdict, MoneyTakenBack } from '@shared/infra/payments/payment-provider.js';

/**
 * Keeps what providers report of money that they took back by themselves: disputes, and refunds that were made on their own
 * pages. Operators decide on it: neither the order nor the books move.
 */
@Injectable()
export class TakenBack {
  constructor(
    private readonly em: EntityManager,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {}

  hear(provider: string, report: MoneyTakenBack): Promise<CallbackVerdict> {
    return this.em.fork().transactional(async (em): Promise<CallbackVerdict> => {
      const payment = await em.findOne(PaymentEvent, {
        ...{ provider, kind: 'succeeded', reference: report.paymentReference },
        outcome: { $in: ['applied', 'refundDue'] },
      });
      if (payment?.attemptId == null) return 'noted';
      const attempt = await em.findOneOrFail(PaymentAttempt, payment.attemptId);
      const order = await lockOrder(em, { id: attempt.order.id });
      const isKnown = (await em.count(PaymentEvent, { provider, eventId: report.eventId })) > 0;
      // Money that no order awaited is given back on the provider's pages, and marked so by an operator.
      const isReturn = report.isAllRefunded === true && payment.outcome === 'refundDue';
      if (isKnown || isReturn) return 'noted';
      const explained = report.isAllRefunded === true ? await explainedOf(em, attempt, order, report) : 0;
      const amountCentimes = report.amountCentimes - explained;
      if (amountCentimes > 0) this.keep(em, attempt, order, { ...report, amountCentimes });
      return 'noted';
    });
  }

  private keep(em: EntityManager, attempt: PaymentAttempt, order: Order, report: MoneyTakenBack): void {
    const { provider, currency, id: attemptId } = attempt;
    const { kind, eventId, amountCentimes, note } = report;
    const reference = report.reference.slice(0, 255);
    em.create(PaymentEvent, {
      ...{ provider, eventId, kind, attemptId, amountCentimes, currency, reference, note },
      outcome: 'refused',
    });
    const data = {
      ...{ name: order.user.name, orderNumber: order.number, totalCentimes: amountCentimes },
      ...{ provider, reference, note },
    };
    const recipient = this.settings.mail.teamAddress;
    addMail(em, { template: 'payment-taken-back', locale: locales[0], recipient, user: null, data });
  }
}

/** What is known to have been refunded: by this service, unless it failed afterwards, and as reported before. */
async function explainedOf(
  em: EntityManager,
  { id: attemptId, provider }: PaymentAttempt,
  order: Order,
  { reference }: MoneyTakenBack,
): Promise<number> {
  const refunds = await em.find(Refund, { order, provider, status: { $in: ['pending', 'done'] } });
  const failed = await em.find(PaymentEvent, { attemptId, kind: 'refundFailed' });
  const told = await em.find(PaymentEvent, { attemptId, kind: 'takenBack', reference });
  const sumOf = (rows: readonly { amountCentimes?: number | null }[]) =>
    rows.reduce((sum, { amountCentimes }) => sum + (amountCentimes ?? 0), 0);
  return sumOf(refunds) - sumOf(failed) + sumOf(told);
}
