import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../new-id.js';
import { Order } from './order.entity.js';
import { User } from './user.entity.js';

/** `pending` rows are the outbox: those left by a crash are enqueued again. */
const refundStatuses = ['pending', 'done', 'failed'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

const RefundSchema = defineEntity({
  name: 'Refund',
  tableName: 'refunds',
  properties: {
    /** Also the key by which the provider knows a repeat. */
    id: p.uuid().primary().onCreate(newId),
    order: () => p.manyToOne(Order).index(),
    /** The operator who decided it. */
    requestedBy: () => p.manyToOne(User),
    amountCentimes: p.bigint('number'),
    /** Printed on the credit note. */
    reason: p.string().length(300),
    /** The provider that took the payment, and returns it; `transfer` where that refused to. */
    provider: p.string().length(20),
    status: p.enum(refundStatuses).default('pending'),
    /** The provider's or the bank's name for it. */
    reference: p.string().length(255).nullable(),
    /** Why the provider refused it, or why it failed afterwards: its money is then given back by hand. */
    note: p.text().nullable(),
    /** `AV-YYYY-NNNN`; given when the money is on its way, in the same transaction. */
    creditNoteNumber: p.string().length(20).nullable().unique(),
    createdAt: p
      .datetime()
      .onCreate(() => new Date())
      .index(),
    finishedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['status', 'createdAt'] }, { properties: ['finishedAt', 'id'] }],
});

/** Money that goes back to a customer; a credit note says so. */
export class Refund extends RefundSchema.class {}
RefundSchema.setClass(Refund);
