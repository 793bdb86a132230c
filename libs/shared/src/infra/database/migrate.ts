import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import {
  assertSchemaCompatibility,
  LATEST_SCHEMA_VERSION,
  runMigrations,
  SchemaMigrationRequiredError,
} from 'bullmq';
import { Client } from 'pg';
import type { SettingsWith } from '../config/env.js';
import { publishPrograms } from '../programs/program-files.js';
import { queueSchema } from '../queue/queue-backend.js';
import { briefLocksSql, keptAlive } from './kept-alive.js';
import { ormOptions } from './orm-options.js';

/** Any fixed numbers: concurrent migrate steps run one after the other by them. */
const migrationLock = 4_919_001;
const publishingLock = 4_919_002;

/**
 * How long a step waits for a table that others use, as a backup does for hours: behind a waiting `alter table` all that comes
 * after it waits, too.
 */
const lockMs = 3_000;
/** SQLSTATE of a lock that was waited for too long, and of a deadlock that a step lost. */
const lockFaults: readonly unknown[] = ['55P03', '40P01'];

/** Between two tries of a step, in which the others go on; and how many there are: a quarter of an hour. */
const againMs = 1_000;
const mostTries = 225;

/**
 * Migrates the database: the service's tables, and BullMQ's when the queues are in PostgreSQL; and publishes the programs of
 * pages. Runs as a separate step before the processes start; idempotent, safe on several machines at once, and beside processes
 * of the release before.
 *
 * @returns the names of the migrations that were applied.
 */
export async function migrate(settings: SettingsWith<'databaseUrl'>): Promise<string[]> {
  const { databaseUrl, databaseDirectUrl } = settings;
  // The lock belongs to a session, which a pooler would share.
  const directUrl = databaseDirectUrl ?? databaseUrl;
  const client = new Client({ connectionString: directUrl, ...keptAlive });
  try {
    await client.connect();
  } catch (error) {
    const name = databaseDirectUrl === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
    throw new Error(`The database of ${name} cannot be reached`, { cause: error });
  }
  try {
    await client.query(briefLocksSql(lockMs));
    const applied = await migrateTables(client, directUrl);
    if (settings.redisUrl === null) await migrateQueues(client);
    await takeTurn(client, publishingLock);
    await publishPrograms(client);
    return applied;
  } finally {
    await client.end();
  }
}

/**
 * In turn with others that have something to do: a process of the release before does not wait until a step of the next one has
 * its table. Steps that wait too long are tried again: the ones before them are done.
 */
async function migrateTables(client: Client, databaseUrl: string): Promise<string[]> {
  const orm = await MikroORM.init(ormOptions(databaseUrl, { lockMs }));
  try {
    if (await isMigrated(client, orm)) return [];
    await takeTurn(client, migrationLock);
    const pending = (await orm.migrator.getPending()).map(({ name }) => name);
    await unlocked(() => orm.migrator.up());
    return pending;
  } finally {
    await orm.close();
  }
}

/** BullMQ's own step alters a table even where it has nothing to do: all processes read that one when they start. */
async function migrateQueues(client: Client): Promise<void> {
  const reading = unlocked(() => assertSchemaCompatibility(client, queueSchema));
  const version = await reading.catch((error: unknown) => {
    if (error instanceof SchemaMigrationRequiredError) return 0;
    throw error;
  });
  if (version < LATEST_SCHEMA_VERSION) await unlocked(() => runMigrations(client, queueSchema));
}

/** One of several machines at a time, until this session ends. */
const takeTurn = (client: Client, lock: number): Promise<unknown> =>
  unlocked(() => client.query('select pg_advisory_lock($1)', [lock]));

/** Tries a step again that waited for a lock too long, while the others go on. */
async function unlocked<T>(step: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await step();
    } catch (error) {
      if (!isLocked(error) || tries === mostTries) throw error;
      await sleep(againMs);
    }
  }
}

/** Makes no table, as the migrator would: two at once could not. */
async function isMigrated(client: Client, orm: MikroORM): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('mikro_orm_migrations') is not null as there`,
  );
  return rows[0]!.there && (await orm.migrator.getPending()).length === 0;
}

const isLocked = (error: unknown): boolean => {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return lockFaults.includes(code) || (cause instanceof Error && isLocked(cause));
};
