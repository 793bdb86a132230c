import { Definitions, type Definition } from '@web/components/definitions.js';
import type { Schema } from '@client/service-client.js';
import { say } from '../words/language.js';

type Purchase = Pick<Schema<'SavedQuote'>, 'company' | 'purchaseOrder' | 'project'>;

/** Who buys and what for, where a company said so. */
export function PurchaseFacts({ purchase: { company, purchaseOrder, project } }: { purchase: Purchase }) {
  const rows: Definition[] = [];
  if (company !== null) rows.push([say('purchase.company'), <bdi>{company.name}</bdi>], ['ICE', company.ice]);
  if (purchaseOrder !== null) rows.push([say('purchase.purchaseOrder'), <bdi>{purchaseOrder}</bdi>]);
  if (project !== null) rows.push([say('purchase.project'), <bdi>{project}</bdi>]);
  return rows.length === 0 ? null : <Definitions rows={rows} />;
}
