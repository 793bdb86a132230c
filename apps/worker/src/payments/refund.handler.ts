import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { locales } from '@shared/domain/contract/enums.js';
import type { Order } from '@shared/infra/database/entities/order.entity.js';
import type { Refund } from '@shared/infra/database/entities/refund.entity.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import { createPaymentGateway } from '@shared/infra/payments/payment-registry.js';
import { type PaymentGateway, RefundRefusedError } from '@shared/infra/payments/payment-provider.js';
import { lockOrder } from '@shared/infra/orders/lock-order.js';
import { settleRefund } from '@shared/infra/payments/settle-refund.js';
import type { JobPayloads } from '@shared/infra/queue/jobs.js';
import type { JobHandler } from '../work/job-handlers.js';
import { PendingWork } from '../work/pending-work.js';

/**
 * Asks the provider to return the money of a pending refund. As long as the outcome is not known the refund stays
 * pending and is asked for again: only a refusal ends it.
 */
@Injectable()
export class RefundHandler implements JobHandler<'payments.refund'> {
  private readonly gateway: PaymentGateway;

  constructor(
    private readonly work: PendingWork,
    @Inject(SETTINGS) private readonly settings: ProcessSettings,
  ) {
    this.gateway = createPaymentGateway(settings);
  }

  handle(payload: JobPayloads['payments.refund'], em: EntityManager): Promise<boolean> {
    return this.work.attempt('payments.refund', payload, em, {
      run: async (refund, tx) => {
        await tx.populate(refund, ['order']);
        const outcome = await this.ask(refund);
        const order = await lockOrder(tx, { id: refund.order.id });
        if (typeof outcome === 'string') await settleRefund(tx, refund, order, outcome, this.settings.seller);
        else this.fail(tx, refund, order, outcome);
      },
    });
  }

  /** @returns the provider's name for the refund, or its refusal. */
  private async ask({ id, order, amountCentimes, provider }: Refund): Promise<string | RefundRefusedError> {
    try {
      if (this.gateway.refund === undefined || provider !== this.gateway.name) {
        // The former provider may have made this refund although its answer was lost.
        throw new RefundRefusedError(
          `${provider} is not configured here any more. Look up there whether it has returned ${id} before it is given back by hand`,
        );
      }
      return await this.gateway.refund({
        refundId: id,
        orderNumber: order.number,
        paymentReference: order.paymentReference ?? '',
        amountCentimes,
      });
    } catch (error) {
      if (error instanceof RefundRefusedError) return error;
      throw error;
    }
  }

  private fail(em: EntityManager, refund: Refund, order: Order, { message: note }: RefundRefusedError): void {
    const now = new Date();
    em.assign(refund, { status: 'failed', note, finishedAt: now });
    order.updatedAt = now;
    const { name } = order.user;
    const data = { name, orderNumber: order.number, totalCentimes: refund.amountCentimes, note };
    const recipient = this.settings.mail.teamAddress;
    addMail(em, { template: 'refund-failed', locale: locales[0], recipient, user: null, data });
  }
}
