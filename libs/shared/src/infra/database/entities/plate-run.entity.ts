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
    /** The estimate for everything on the plate, on a machine at its nominal pace. */
    estimatedSeconds: p.integer(),
    /** What an operator entered. */
    actualSeconds: p.integer(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
  indexes: [{ properties: ['createdAt'] }],
});

/** A printed plate and how long it took; delivery dates are corrected by it. */
export class PlateRun extends PlateRunSchema.class {}
PlateRunSchema.setClass(PlateRun);
