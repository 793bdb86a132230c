import { p } from '@mikro-orm/core';
import type { Company } from '@shared/domain/orders/purchase.js';

/** Columns of rows that hold a purchase. */
export const purchaseProperties = {
  company: p.json<Company>().nullable(),
  purchaseOrder: p.string().length(60).nullable(),
  project: p.string().length(100).nullable(),
};
