import { defineEntity, p } from '@mikro-orm/core';
import { savedQuoteStatuses } from '@shared/domain/orders/quote-states.js';
import type { TotalsRecord } from '@shared/domain/pricing/price-record.js';
import { newId } from '../new-id.js';
import { purchaseProperties } from './purchase-properties.js';
import { User } from './user.entity.js';

const SavedQuoteSchema = defineEntity({
  name: 'SavedQuote',
  tableName: 'saved_quotes',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    user: () => p.manyToOne(User).deleteRule('cascade'),
    /** `DV-YYYY-NNNN`. */
    reference: p.string().length(20).unique(),
    /** As stored: `expired` also follows from {@link expiresAt} (see `orders/quote-states.ts`). */
    status: p.enum(savedQuoteStatuses).default('pending'),
    /** The book and the measures it was priced with: pricing it again gives the same total. */
    priceBook: p.string().length(20),
    kernelVersion: p.string().length(20),
    totals: p.json<TotalsRecord>(),
    totalCentimes: p.bigint('number'),
    /** Working days from payment until all of it is delivered. */
    deliveryDays: p.bigint('number').nullable(),
    itemCount: p.integer(),
    ...purchaseProperties,
    /** Whether its purchase was completed from the account; an order of it is treated alike. */
    hasAccountDefaults: p.boolean().default(true),
    /** Part of the address under which anyone who has it reads the quote; `null` while it is not shared. */
    shareId: p.uuid().nullable().unique(),
    expiresAt: p.datetime(),
    /** When its owner was mailed that it expires soon. */
    expiryToldAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
  indexes: [
    { properties: ['user', 'createdAt'] },
    { name: 'saved_quotes_page_index', properties: ['user', 'createdAt', 'id'] },
  ],
});

/** A numbered quote (devis): a basket at a price that holds for a week. */
export class SavedQuote extends SavedQuoteSchema.class {}
SavedQuoteSchema.setClass(SavedQuote);
