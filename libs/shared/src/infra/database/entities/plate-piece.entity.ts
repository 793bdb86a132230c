import { defineEntity, p } from '@mikro-orm/core';
import type { Placement } from '@shared/domain/making/plan-plates.js';
import { newId } from '../new-id.js';
import { OrderLine } from './order-line.entity.js';
import { Plate } from './plate.entity.js';

const PlatePieceSchema = defineEntity({
  name: 'PlatePiece',
  tableName: 'plate_pieces',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    plate: () => p.manyToOne(Plate).deleteRule('cascade').index(),
    line: () => p.manyToOne(OrderLine).deleteRule('cascade').index(),
    copies: p.integer(),
    /** Of those, how many failed. */
    failedCopies: p.integer().default(0),
    /** One a copy. */
    placements: p.json<Placement[]>(),
  },
});

/** Copies of one order's line on a plate. */
export class PlatePiece extends PlatePieceSchema.class {}
PlatePieceSchema.setClass(PlatePiece);
