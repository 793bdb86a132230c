import type { Schema } from '@client/service-client.js';
import { Apart } from '@web/components/apart.js';

type Purchase = Pick<Schema<'SavedQuote'>, 'company' | 'purchaseOrder' | 'project'>;

/** Who buys and what for, in one cell. */
export function PurchaseWords({ purchase: { company, purchaseOrder, project } }: { purchase: Purchase }) {
  const texts = [company?.name, purchaseOrder, project].filter(Boolean);
  return texts.length === 0 ? '—' : <Apart texts={texts} sign=" · " />;
}
