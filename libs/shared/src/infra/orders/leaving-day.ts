import type { EntityManager } from '@mikro-orm/postgresql';
import type { Order } from '../database/entities/order.entity.js';
import { isWantedSql } from './going-back.js';

/** SQL of the day on which an order's parcel has to leave; orders that were paid before that was kept have their promise. */
export const leavesOnSql = 'coalesce(ship_by_on, promised_on)';

/** The same of an order that was read, `YYYY-MM-DD`; `null` for one without a date. */
export const leavesOn = ({ shipByOn, promisedOn }: Pick<Order, 'shipByOn' | 'promisedOn'>): string | null =>
  shipByOn ?? promisedOn ?? null;

/**
 * SQL of the first day on which a parcel with a piece of the plate `p` has to leave: of what is still wanted, if anything is. Read
 * anew each time: an order's day moves while its plates wait.
 */
export const plateLeavesOnSql = `(select coalesce(min(${leavesOnSql}) filter (where ${isWantedSql}), min(${leavesOnSql}))
    from plate_pieces i join order_lines l on l.id = i.line_id join orders o on o.id = l.order_id where i.plate_id = p.id)`;

/** When the first parcel with a piece of each plate has to leave, `YYYY-MM-DD`; plates without such a day are left out. */
export async function leavingDays(
  em: EntityManager,
  plateIds: readonly string[],
): Promise<Map<string, string>> {
  if (plateIds.length === 0) return new Map();
  const rows = await em.execute<{ id: string; day: string | null }[]>(
    `select p.id, to_char(${plateLeavesOnSql}, 'YYYY-MM-DD') as day from plates p
     where p.id in (${plateIds.map(() => '?').join(', ')})`,
    [...plateIds],
  );
  return new Map(rows.flatMap(({ id, day }) => (day === null ? [] : [[id, day]])));
}
