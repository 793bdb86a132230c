import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { orderTransitions, unpaidOrderDays } from '@shared/domain/orders/order-states.js';
import type { JobHandler } from '../work/job-handlers.js';

/** Cancels orders that are not paid in time. One statement: a concurrent payment comes before it or after it. */
@Injectable()
export class CancelUnpaidHandler implements JobHandler<'orders.cancelUnpaid'> {
  async handle(_payload: Record<string, never>, em: EntityManager): Promise<void> {
    for (const { from, to } of orderTransitions.filter(({ by }) => by.includes('deadline'))) {
      await em.execute(
        `update orders set status = ?, updated_at = now()
         where status = ? and created_at < now() - ? * interval '1 day'`,
        [to, from, unpaidOrderDays],
      );
    }
  }
}
