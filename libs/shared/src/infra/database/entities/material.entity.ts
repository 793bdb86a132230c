import { defineEntity, p } from '@mikro-orm/core';
import { polymers } from '@shared/domain/contract/enums.js';

const MaterialSchema = defineEntity({
  name: 'Material',
  tableName: 'materials',
  properties: {
    /** What clients send as `materialId`. */
    sku: p.string().length(64).primary(),
    name: p.string().length(100),
    nameFr: p.string().length(100),
    /** Decides price, density and speed class through the price book. */
    polymer: p.enum(polymers),
    /** `#rrggbb`. */
    previewColor: p.string().length(7),
    isAvailable: p.boolean().default(true),
    /** Plastic on hand; `null` where it is not counted. */
    stockMilligrams: p.bigint('number').nullable(),
    /** Below this the team is told; `null` never. */
    lowStockMilligrams: p.bigint('number').nullable(),
    /** The team has been told, and it has not risen since. */
    isLowTold: p.boolean().default(false),
    /** Since when it is no longer sold; old orders keep it. */
    retiredAt: p.datetime().nullable(),
    /** Place in the catalogue. */
    position: p.integer(),
  },
});

/** A colour SKU of the catalogue. */
export class Material extends MaterialSchema.class {}
MaterialSchema.setClass(Material);
