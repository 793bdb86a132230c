import type { EntityManager } from '@mikro-orm/postgresql';

/** Rows that one statement deletes: it takes seconds, however much has gathered. */
const lotSize = 10_000;

/**
 * Deletes all rows that are due, in lots; those that another transaction holds are left to the next time.
 *
 * @param table its name, and an alias where `due` has one
 * @param due SQL of the rows, with `?` for each of the values
 */
export async function deleteInLots(
  em: EntityManager,
  table: string,
  due: string,
  values: readonly unknown[] = [],
  lot = lotSize,
): Promise<void> {
  // A row that is changed while its lot is taken stays: a lot may be short, and not be the last.
  for (let count = lot; count > 0;) {
    const { affectedRows } = await em.execute<{ affectedRows: number }>(
      `delete from ${table} where ctid = any(array(
         select ctid from ${table} where ${due} limit ? for update skip locked))`,
      [...values, lot],
      'run',
    );
    count = affectedRows;
  }
}
