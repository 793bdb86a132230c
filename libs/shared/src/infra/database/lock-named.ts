import type { EntityManager } from '@mikro-orm/postgresql';

/** Lets one transaction at a time do what has this name; the next one waits until it has ended. */
export async function lockNamed(em: EntityManager, name: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
}
