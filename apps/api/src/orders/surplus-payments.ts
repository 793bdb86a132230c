import type { EntityManager } from '@mikro-orm/postgresql';
import { centimesToMad } from '@shared/domain/money/mad.js';
import { methodOf, type PaymentMethod } from '@shared/domain/orders/payment-methods.js';

/** Money that came in for an order that did not await it. */
export interface SurplusPayment {
  /** How it came in. */
  paymentMethod: PaymentMethod;
  /** MAD: what has arrived. */
  amount: number;
  /** The provider's or the bank's name for it. */
  reference: string;
  /** When it was reported. */
  receivedAt: string;
}

interface EventRow {
  order_id: string;
  provider: string;
  amount_centimes: string | number | null;
  reference: string;
  received_at: Date;
}

/**
 * What came in for these orders when they were paid or closed, and was not given back yet.
 *
 * @returns by the id of the order, oldest first.
 */
export async function readSurplusPayments(
  em: EntityManager,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, SurplusPayment[]>> {
  const payments = new Map<string, SurplusPayment[]>();
  if (orderIds.length === 0) return payments;
  const rows = await em.execute<EventRow[]>(
    `select a.order_id, e.provider, e.amount_centimes, e.reference, e.received_at
     from payment_events e join payment_attempts a on a.id = e.attempt_id
     where e.outcome = 'refundDue' and e.kind = 'succeeded' and e.settled_at is null
       and a.order_id in (${orderIds.map(() => '?').join(', ')}) order by e.id`,
    [...orderIds],
  );
  for (const { order_id: id, provider, amount_centimes: centimes, reference, received_at: at } of rows) {
    const amount = centimesToMad(Number(centimes ?? 0));
    const payment = {
      paymentMethod: methodOf(provider),
      amount,
      reference,
      receivedAt: new Date(at).toISOString(),
    };
    payments.set(id, [...(payments.get(id) ?? []), payment]);
  }
  return payments;
}
