import { defineEntity, p } from '@mikro-orm/core';
import { type MakingEntry, makingSteps } from '@shared/domain/making/making-steps.js';
import type { BillingAddress } from '@shared/domain/orders/purchase.js';
import { type OrderStep, orderStatuses } from '@shared/domain/orders/order-states.js';
import type { TotalsRecord } from '@shared/domain/pricing/price-record.js';
import { newId } from '../new-id.js';
import { purchaseProperties } from './purchase-properties.js';
import { SavedQuote } from './saved-quote.entity.js';
import { User } from './user.entity.js';

/** Where an order goes, as it was when the order was placed. */
export interface DeliveryAddress {
  fullName: string;
  phone: string;
  street: string;
  city: string;
  postalCode: string | null;
  destinationId: string;
}

/** How a parcel travels, as its carrier names it. */
export interface Shipment {
  /** Who carries it. */
  carrier: string | null;
  /** The carrier's number of it. */
  trackingNumber: string | null;
  /** Where it can be followed. */
  trackingUrl: string | null;
}

const OrderSchema = defineEntity({
  name: 'Order',
  tableName: 'orders',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User),
    /** `CMD-YYYY-NNNN`. */
    number: p.string().length(20).unique(),
    status: p.enum(orderStatuses).default('unpaid'),
    /** At most one live order for each quote, by a partial unique index. */
    quote: () => p.manyToOne(SavedQuote).nullable().deleteRule('set null').index(),
    deliveryAddress: p.json<DeliveryAddress>(),
    priceBook: p.string().length(20),
    kernelVersion: p.string().length(20),
    totals: p.json<TotalsRecord>(),
    /** What the customer is charged, tax included. */
    totalCentimes: p.bigint('number'),
    /** Working days from payment until all of it is delivered. */
    deliveryDays: p.bigint('number').nullable(),
    itemCount: p.integer(),
    ...purchaseProperties,
    /** Where the invoice is addressed; the delivery address if it is `null`. */
    billingAddress: p.json<BillingAddress>().nullable(),
    termsAcceptedAt: p.datetime(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    paidAt: p.datetime().nullable(),
    /** Every step since it was placed, oldest first. */
    history: p.json<OrderStep[]>().default('[]'),
    /** How it travels; given when it is shipped. */
    shipment: p.json<Shipment>().nullable(),
    /** The provider that took the payment. */
    paidWith: p.string().length(20).nullable(),
    /** What credit notes have given back. */
    refundedCentimes: p.bigint('number').default(0),
    /** The provider's name for the payment, as the invoice prints it. */
    paymentReference: p.string().length(255).nullable(),
    /** The day that was promised at payment, or later where copies failed, `YYYY-MM-DD`. */
    promisedOn: p.date().nullable(),
    /** The day on which its parcel has to leave for that. */
    shipByOn: p.date().nullable(),
    /** The shop's own step while it is in production. */
    makingStep: p.enum(makingSteps).nullable(),
    /** Steps and moved dates, oldest first; for operators alone. */
    makingHistory: p
      .json<MakingEntry[]>()
      .default('[]')
      .onCreate(() => []),
    /** `FA-YYYY-NNNN`; given with the payment, in the same transaction. */
    invoiceNumber: p.string().length(20).nullable().unique(),
  },
  indexes: [
    { name: 'orders_page_index', properties: ['user', 'createdAt', 'id'] },
    { properties: ['status', 'createdAt'] },
    { name: 'orders_board_index', properties: ['status', 'makingStep', 'promisedOn', 'id'] },
    { properties: ['updatedAt'] },
  ],
});

/** An order: what was bought, for whom, at which price. Its status moves by `orders/order-states.ts`. */
export class Order extends OrderSchema.class {}
OrderSchema.setClass(Order);
