import { defineEntity, p } from '@mikro-orm/core';
import { polymers } from '../../../domain/contract/enums.js';
import { newId } from '../new-id.js';

const PlateRunSchema = defineEntity({
  name: 'PlateRun',
  tableName: 'plate_runs',
  properties: {
    id: p.uuid().primary().onCreate(newId),
    /** The workshop's name for the machine. */
    machine: p.string().length(100),
    polymer: p.enum(polymers),
    /** What the estimate said of all that lay on the plate, as a machine at its nominal pace prints it. */
    estimatedSeconds: p.integer(),
    /** What an operator entered. */
    actualSeconds: p.integer(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
  indexes: [{ properties: ['createdAt'] }],
});

/** A plate that was printed, and how long it took: what dates learn from. */
export class PlateRun extends PlateRunSchema.class {}
PlateRunSchema.setClass(PlateRun);
