import { defineEntity, p } from '@mikro-orm/core';
import { newId } from '../new-id.js';

/**
 * What became of an event: it moved its order or attempt (`applied`), held nothing new (`ignored`),
 * reported a further payment of an order that is paid or closed, or a refund that failed afterwards, to be given back
 * by hand (`refundDue`), or is for operators to decide, as its amount, currency or attempt were wrong or the provider took
 * money back by itself (`refused`).
 */
export const paymentEventOutcomes = ['applied', 'ignored', 'refundDue', 'refused'] as const;

const PaymentEventSchema = defineEntity({
  name: 'PaymentEvent',
  tableName: 'payment_events',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    provider: p.string().length(20),
    /** The provider's own name for the event; unique with the provider: an event counts once. */
    eventId: p.string().length(255),
    kind: p.string().length(20),
    attemptId: p.uuid().nullable().index(),
    amountCentimes: p.bigint('number').nullable(),
    currency: p.string().length(8).nullable(),
    /** The provider's name for the payment. */
    reference: p.string().length(255),
    /** Of a transfer, as `transferKey` folds it; indexed where it is given. */
    referenceKey: p.string().length(255).nullable(),
    outcome: p.enum(paymentEventOutcomes),
    /** Why it was refused, or what happened, for operators. */
    note: p.text().nullable(),
    receivedAt: p.datetime().onCreate(() => new Date()),
    /** The day on which a transfer had come, `YYYY-MM-DD`, where the operator said it. */
    receivedOn: p.date().nullable(),
    /** When an operator marked a refused or surplus payment as settled by hand, who, and how. */
    settledAt: p.datetime().nullable(),
    settledBy: p.string().length(255).nullable(),
    settledNote: p.string().length(300).nullable(),
  },
  indexes: [{ properties: ['receivedAt', 'id'] }],
  uniques: [{ properties: ['provider', 'eventId'] }],
});

/** A verified event of a payment provider, stored as it was parsed. */
export class PaymentEvent extends PaymentEventSchema.class {}
PaymentEventSchema.setClass(PaymentEvent);
