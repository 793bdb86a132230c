import { defineEntity, p } from '@mikro-orm/core';
import { pageLocales } from '@shared/domain/contract/enums.js';
import { newId } from '../new-id.js';
import { Order } from './order.entity.js';

/** `open` until the provider reports an outcome, or another attempt replaces it. */
const paymentAttemptStatuses = ['open', 'succeeded', 'failed', 'expired'] as const;

const PaymentAttemptSchema = defineEntity({
  name: 'PaymentAttempt',
  tableName: 'payment_attempts',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** At most one open attempt for each order, by a partial unique index. */
    order: () => p.manyToOne(Order).index(),
    provider: p.string().length(20),
    status: p.enum(paymentAttemptStatuses).default('open'),
    amountCentimes: p.bigint('number'),
    currency: p.string().length(3),
    locale: p.enum(pageLocales),
    /** The hosted page; `null` until the provider has answered. */
    url: p.text().nullable(),
    /** From then on the page takes no payment. */
    expiresAt: p.datetime().nullable(),
    /** Where the customer is sent once it is paid, or after leaving the page; our own pages if they are `null`. */
    successUrl: p.text().nullable(),
    cancelUrl: p.text().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    closedAt: p.datetime().nullable(),
  },
});

/** One try to pay an order on a provider's page. */
export class PaymentAttempt extends PaymentAttemptSchema.class {}
PaymentAttemptSchema.setClass(PaymentAttempt);
