import { type NetAmounts, netAmounts } from '@shared/domain/pricing/net-amounts.js';
import type { DocumentContent } from './document-content.js';

/** Every amount of a document with its tax taken apart; the parts add up to what the document states. */
export function amountsOf(
  content: Pick<DocumentContent, 'lines' | 'totals' | 'totalHtCentimes'>,
): NetAmounts {
  const lineCentimes = content.lines.map(({ price }) => price.totalCentimes);
  return netAmounts(lineCentimes, content.totals, content.totalHtCentimes);
}
