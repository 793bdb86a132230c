import type { Schema } from '@client/service-client.js';
import { type BoardColumn, makingSteps } from '@shared/domain/making/making-steps.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { dataOf } from '@web/app/failure.js';
import { service } from '../service/client.js';

/** Where on its page an order is shipped: a parcel has a carrier and a number. */
export const shipAnchor = 'ship';

/** An order where a page shows it. */
export interface OrderShown {
  id: string;
  column: BoardColumn | null;
}

/** What the service is told of a column that was shown. */
function seenAt(column: BoardColumn | null): Pick<Schema<'MakingStepRequest'>, 'ofStatus' | 'ofStep'> {
  if (column === null) return {};
  const ofStep = makingSteps.find((step) => step === column);
  return ofStep === undefined
    ? { ofStatus: column as Schema<'Order'>['status'] }
    : { ofStatus: 'inProduction', ofStep };
}

/**
 * Takes an order to another column from the one that is shown: another operator may have taken it elsewhere. To ship it leads to
 * its page, where the parcel is told.
 *
 * @param made copies that no plate has made, as the operator has said
 * @returns where to go on; `null` when it is done
 */
export async function takeOrder(
  { id, column: from }: OrderShown,
  column: BoardColumn,
  made?: Schema<'MakingStepRequest'>['made'],
): Promise<string | null> {
  if (column === 'shipped') return `${consolePath('orders', id)}#${shipAnchor}`;
  const params = { path: { id } };
  const seen = seenAt(from);
  if (column === 'delivered') {
    await dataOf(service.PATCH('/ops/api/orders/{id}', { params, body: { status: column, ...seen } }));
  } else if (column !== 'paid') {
    const body = { step: column, made, ...seen };
    await dataOf(service.PATCH('/ops/api/orders/{id}/making', { params, body }));
  }
  return null;
}
