import type { Schema } from '@client/service-client.js';

type Purchase = Pick<Schema<'SavedQuote'>, 'company' | 'purchaseOrder' | 'project'>;

/** Who buys and what for, in one cell. */
export function PurchaseWords({ purchase: { company, purchaseOrder, project } }: { purchase: Purchase }) {
  return <bdi>{[company?.name, purchaseOrder, project].filter(Boolean).join(' · ') || '—'}</bdi>;
}
