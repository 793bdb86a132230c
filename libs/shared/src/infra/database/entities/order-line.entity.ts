import { defineEntity, p } from '@mikro-orm/core';
import type { BoxMm } from '@shared/domain/contract/analysis.js';
import { finishes } from '@shared/domain/contract/enums.js';
import type { PriceRecord } from '@shared/domain/pricing/price-record.js';
import { newId } from '../new-id.js';
import { Order } from './order.entity.js';

const OrderLineSchema = defineEntity({
  name: 'OrderLine',
  tableName: 'order_lines',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    order: () => p.manyToOne(Order).deleteRule('cascade').index(),
    /** Its place in the order, from 0. */
    position: p.integer(),
    fileKey: p.string().length(120).index(),
    /** The client's name for it; a label only. */
    fileName: p.string().length(1024),
    /** SHA-256 of the content that was priced, hex. */
    contentHash: p.string().length(64),
    boxMm: p.json<BoxMm>(),
    materialId: p.string().length(64),
    finish: p.enum(finishes),
    quantity: p.integer(),
    isRush: p.boolean(),
    /** The saved quote's line that it came from. */
    quoteLineId: p.uuid().nullable(),
    price: p.json<PriceRecord>(),
  },
});

/** A line of an order, as it was priced when the order was placed. */
export class OrderLine extends OrderLineSchema.class {}
OrderLineSchema.setClass(OrderLine);
