import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * What time it is by the database: for what is deleted, cancelled or mailed once its time is up. The clock of one process may be
 * off by days.
 */
export async function databaseNow(em: EntityManager): Promise<Date> {
  const [{ now }] = await em.execute<[{ now: Date }]>('select clock_timestamp() as now');
  return new Date(now);
}
