import type { Schema } from '@client/service-client.js';
import type { BoardColumn } from '@shared/domain/making/making-steps.js';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { dataOf } from '@web/app/failure.js';
import { service } from '../service/client.js';

/** Where on its page an order is shipped: a parcel has a carrier and a number. */
export const shipAnchor = 'ship';

/**
 * Takes an order to a column. To ship it leads to its page, where the parcel is told.
 *
 * @param made copies that no plate has made, as the operator has said
 * @returns where to go on; `null` when it is done
 */
export async function takeOrder(
  id: string,
  column: BoardColumn,
  made?: Schema<'MakingStepRequest'>['made'],
): Promise<string | null> {
  if (column === 'shipped') return `${consolePath('orders', id)}#${shipAnchor}`;
  const params = { path: { id } };
  if (column === 'delivered') {
    await dataOf(service.PATCH('/ops/api/orders/{id}', { params, body: { status: column } }));
  } else if (column !== 'paid') {
    await dataOf(service.PATCH('/ops/api/orders/{id}/making', { params, body: { step: column, made } }));
  }
  return null;
}
