import { MikroORM } from '@mikro-orm/postgresql';
import { runMigrations } from 'bullmq';
import { Client } from 'pg';
import type { SettingsWith } from '../config/env.js';
import { queueSchema } from '../queue/queue-backend.js';
import { ormOptions } from './orm-options.js';

/** Any fixed number: concurrent migrate steps run one after the other by it. */
const migrationLock = 4_919_001;

/**
 * Migrates the database: the service's tables, and BullMQ's when the queues are in PostgreSQL. Runs as a separate step
 * before the processes start; idempotent, and safe on several machines at once.
 *
 * @returns the names of the migrations that were applied.
 */
export async function migrate(settings: SettingsWith<'databaseUrl'>): Promise<string[]> {
  const { databaseUrl, databaseDirectUrl } = settings;
  // The lock belongs to a session, which a pooler would share.
  const directUrl = databaseDirectUrl ?? databaseUrl;
  const client = new Client({ connectionString: directUrl });
  try {
    await client.connect();
  } catch (error) {
    const name = databaseDirectUrl === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
    throw new Error(`The database of ${name} cannot be reached`, { cause: error });
  }
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const applied = await migrateTables(directUrl);
    if (settings.redisUrl === null) await runMigrations(client, queueSchema);
    return applied;
  } finally {
    await client.end();
  }
}

async function migrateTables(databaseUrl: string): Promise<string[]> {
  const orm = await MikroORM.init(ormOptions(databaseUrl));
  try {
    return (await orm.migrator.up()).map(({ name }) => name);
  } finally {
    await orm.close();
  }
}
