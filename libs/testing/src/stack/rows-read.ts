import { setTimeout as sleep } from 'node:timers/promises';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '@shared/infra/database/orm-options.js';
import type { WorkerDatabase } from './worker-database.js';

const name = 'rows read';

/** How many rows of all tables some work reads, by indexes or without: a figure that no load of the machine changes. */
export async function rowsRead(
  { orm, settings }: Pick<WorkerDatabase, 'orm' | 'settings'>,
  work: (em: EntityManager) => Promise<unknown>,
): Promise<number> {
  const ask = async (sql: string): Promise<number> => {
    const [row] = await orm.em.fork().execute<{ count: string }[]>(sql);
    return Number(row?.count);
  };
  const sql =
    'select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as count from pg_stat_user_tables';
  // A connection adds what it has read when it ends: earlier ones have to.
  await orm.reconnect();
  const others = `select count(*) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;
  while ((await ask(others)) > 0) await sleep(20);
  const before = await ask(sql);
  const url = new URL(settings.databaseUrl);
  url.searchParams.set('application_name', name);
  const own = await MikroORM.init(ormOptions(url.href));
  await work(own.em.fork()).finally(() => own.close());
  while ((await ask(`select count(*) from pg_stat_activity where application_name = '${name}'`)) > 0)
    await sleep(20);
  return (await ask(sql)) - before;
}
