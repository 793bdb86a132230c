import { defineEntity, p } from '@mikro-orm/core';
import { finishes } from '@shared/domain/contract/enums.js';
import type { PriceRecord } from '@shared/domain/pricing/price-record.js';
import { newId } from '../new-id.js';
import { SavedQuote } from './saved-quote.entity.js';

const SavedQuoteLineSchema = defineEntity({
  name: 'SavedQuoteLine',
  tableName: 'saved_quote_lines',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    quote: () => p.manyToOne(SavedQuote).deleteRule('cascade').index(),
    /** Its place in the basket, from 0. */
    position: p.integer(),
    /** A file of the owner's; also its key in the storage. */
    fileKey: p.string().length(120).index(),
    /** The client's name for it; labels only. */
    fileName: p.string().length(1024),
    fileSize: p.bigint('number'),
    materialId: p.string().length(64),
    finish: p.enum(finishes),
    quantity: p.bigint('number'),
    price: p.json<PriceRecord>(),
  },
});

/** A line of a saved quote. */
export class SavedQuoteLine extends SavedQuoteLineSchema.class {}
SavedQuoteLineSchema.setClass(SavedQuoteLine);
