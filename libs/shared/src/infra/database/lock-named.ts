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

/**
 * Does the work, unless another process is doing what has this name. It runs beside the transaction that holds the lock, not in it:
 * what it writes is there at once, and it holds no rows for as long as it lasts.
 *
 * @returns what it gives; `undefined` where another process is doing it
 */
export async function oneAtATime<Result>(
  em: EntityManager,
  name: string,
  work: (em: EntityManager) => Promise<Result>,
): Promise<Result | undefined> {
  const own = em.fork();
  return own.fork().transactional(async (tx) => ((await tryLockNamed(tx, name)) ? work(own) : undefined));
}
