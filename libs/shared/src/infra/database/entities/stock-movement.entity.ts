import { defineEntity, p } from '@mikro-orm/core';
import { stockMovementKinds } from '@shared/domain/making/stock.js';
import { newId } from '../new-id.js';

const StockMovementSchema = defineEntity({
  name: 'StockMovement',
  tableName: 'stock_movements',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    materialId: p.string().length(64),
    kind: p.enum(stockMovementKinds),
    /** What came in; less than 0 for what went out. */
    milligrams: p.bigint('number'),
    /** What is on hand after it. */
    stockMilligrams: p.bigint('number'),
    /** The plate that it was printed on. */
    plateId: p.uuid().nullable(),
    reason: p.string().length(300).nullable(),
    /** The operator. */
    by: p.uuid(),
    at: p.datetime().onCreate(() => new Date()),
  },
  indexes: [{ properties: ['materialId', 'id'] }],
});

/** A change of what is on hand of a colour. */
export class StockMovement extends StockMovementSchema.class {}
StockMovementSchema.setClass(StockMovement);
