import type { EntityManager } from '@mikro-orm/postgresql';

/** Lets one transaction at a time do what has this name; the next one waits until it has ended. */
export async function lockNamed(em: EntityManager, name: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
}

/** As {@link lockNamed} where the next one does not wait: whether it is this transaction that may do it. */
export async function tryLockNamed(em: EntityManager, name: string): Promise<boolean> {
  const [row] = await em.execute<[{ is_ours: boolean }]>(
    'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as is_ours',
    [name],
  );
  return row.is_ours;
}
