import type { EntityManager } from '@mikro-orm/postgresql';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { longestListLines } from '@shared/domain/contract/limits.js';
import type { Finish } from '@shared/domain/contract/enums.js';
import type { OrderLineKind } from '@shared/infra/database/entities/order-line.entity.js';
import type { Order } from '@shared/infra/database/entities/order.entity.js';
import type { PriceRecord } from '@shared/domain/pricing/price-record.js';
import { toQuote } from '@shared/domain/pricing/quote.js';
import { isPaged, type PageQuery } from '../endpoint/lists/page-query.js';
import type { PartPictures } from '../files/part-pictures.service.js';
import type { OrderLineView } from './orders.dto.js';

/** Orders whose lines are read at once: 250 lines take some milliseconds, then other requests may run. */
const ordersARead = 10;

interface LineRow {
  order_id: string;
  id: string;
  kind: OrderLineKind;
  file_key: string | null;
  file_name: string;
  material_id: string | null;
  finish: Finish | null;
  quantity: number;
  is_rush: boolean;
  price: PriceRecord;
}

/**
 * The lines of orders, in their order. Rows are read without entities: a page holds up to 2,500 of them.
 *
 * @returns by the order's id; only the given orders have entries.
 */
export async function readOrderLines(
  em: EntityManager,
  pictures: PartPictures,
  orderIds: readonly string[],
): Promise<Map<string, OrderLineView[]>> {
  const lines = new Map<string, OrderLineView[]>(orderIds.map((id) => [id, []]));
  for (let start = 0; start < orderIds.length; start += ordersARead) {
    const some = orderIds.slice(start, start + ordersARead);
    const rows = await em.execute<LineRow[]>(
      `select order_id, id, kind, file_key, file_name, material_id, finish, quantity, is_rush, price
       from order_lines where order_id in (${some.map(() => '?').join(', ')}) order by position`,
      some,
    );
    const links = await pictures.linksTo(rows.map((row) => row.file_key));
    for (const row of rows) {
      const pictureUrl = links.get(row.file_key ?? '') ?? null;
      lines.get(row.order_id)?.push({ ...lineView(row), pictureUrl });
    }
    await nextTurn();
  }
  return lines;
}

/**
 * Which orders of a list come with their lines: all of a page; of a list without pages the first ones, as long as
 * they have at most {@link longestListLines} together.
 */
export function ordersWithLines(
  orders: readonly Pick<Order, 'id' | 'itemCount'>[],
  page: PageQuery,
): string[] {
  if (isPaged(page)) return orders.map(({ id }) => id);
  let lines = 0;
  const end = orders.findIndex(({ itemCount }) => (lines += itemCount) > longestListLines);
  return orders.slice(0, end < 0 ? orders.length : end).map(({ id }) => id);
}

function lineView(row: LineRow): Omit<OrderLineView, 'pictureUrl'> {
  return {
    id: row.id,
    kind: row.kind,
    fileKey: row.file_key,
    fileName: row.file_name,
    materialId: row.material_id,
    technology: row.kind === 'part' ? 'fdm' : null,
    finish: row.finish,
    quantity: row.quantity,
    isRush: row.is_rush,
    quote: toQuote(row.price),
  };
}
