import { defineEntity, p } from '@mikro-orm/core';
import type { BoxMm } from '@shared/domain/contract/analysis.js';
import { finishes } from '@shared/domain/contract/enums.js';
import type { PriceRecord } from '@shared/domain/pricing/price-record.js';
import { newId } from '../new-id.js';
import { Order } from './order.entity.js';

/** What a line sells: copies of a part, or a project as a person priced it. */
const orderLineKinds = ['part', 'project'] as const;
export type OrderLineKind = (typeof orderLineKinds)[number];

const OrderLineSchema = defineEntity({
  name: 'OrderLine',
  tableName: 'order_lines',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    order: () => p.manyToOne(Order).deleteRule('cascade').index(),
    /** Its place in the order, from 0. */
    position: p.integer(),
    kind: p.enum(orderLineKinds).default('part'),
    /** This and what else belongs to a part is `null` on a project's line. */
    fileKey: p.string().length(120).nullable().index(),
    /** The client's name for the part, a label only; the project's reference and title. */
    fileName: p.string().length(1024),
    /** Of the content that was priced, as its file had it. */
    contentHash: p.string().length(64).nullable(),
    boxMm: p.json<BoxMm>().nullable(),
    materialId: p.string().length(64).nullable(),
    finish: p.enum(finishes).nullable(),
    quantity: p.integer(),
    isRush: p.boolean(),
    /** The saved quote's line that it came from. */
    quoteLineId: p.uuid().nullable(),
    price: p.json<PriceRecord>(),
    /** Copies on plates that are planned or being printed. */
    plannedCopies: p.integer().default(0),
    /** Copies that are made; with the planned ones never more than the quantity, by a check. */
    doneCopies: p.integer().default(0),
  },
});

/** A line of an order, as it was priced when the order was placed. */
export class OrderLine extends OrderLineSchema.class {}
OrderLineSchema.setClass(OrderLine);
