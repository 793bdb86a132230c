import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue, setDefaultBackendFactory, Worker } from 'bullmq';
import { Client } from 'pg';
import { createDatabase, runAdminUrl, type TestDatabase } from '@testing/stack/test-database.js';
import { readSettings, type SettingsWith } from '../config/env.js';
import { migrate } from '../database/migrate.js';
import { configureQueueBackend } from './queue-backend.js';
import { redisOptions } from './open-redis.js';

let database: TestDatabase;
let settings: SettingsWith<'databaseUrl'>;

async function schemas(): Promise<string[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const sql = 'select schema_name as name from information_schema.schemata order by 1';
  const { rows } = await client.query<{ name: string }>(sql).finally(() => client.end());
  return rows.map(({ name }) => name);
}

beforeAll(async () => {
  database = await createDatabase(runAdminUrl());
  settings = readSettings({ DATABASE_URL: database.url }, ['databaseUrl']);
}, 30_000);

afterAll(async () => {
  setDefaultBackendFactory();
  await database.drop();
});

describe('the migrate step', () => {
  it('makes no tables for queues that live in Redis', async () => {
    await migrate({ ...settings, redisUrl: 'redis://127.0.0.1:9' });
    expect(await schemas()).not.toContain('bullmq');
  });

  it('may be run by several machines at once, and again', async () => {
    await Promise.all([migrate(settings), migrate(settings)]);
    expect(await migrate(settings)).toEqual([]);
    expect(await schemas()).toContain('bullmq');
  });

  it('says so when the database cannot be reached', async () => {
    const unreachable = { ...settings, databaseUrl: 'postgres://127.0.0.1:9/shop' };
    await expect(migrate(unreachable)).rejects.toThrow('The database of DATABASE_URL cannot be reached');
  });
});

describe('the queue backend', () => {
  it('is Redis when its address is set', () => {
    const { connection } = configureQueueBackend({ ...settings, redisUrl: 'redis://redis:6379/1' });
    const url = 'redis://redis:6379/1';
    expect(connection).toEqual({ url, maxRetriesPerRequest: null, ...redisOptions });
  });

  it('is the database otherwise, where a job is done', async () => {
    const { connection } = configureQueueBackend(settings);
    const queue = new Queue('echo', { connection });
    const worker = new Worker('echo', (job) => Promise.resolve(job.data as unknown), { connection });
    try {
      const done = new Promise((resolve) => worker.once('completed', (_job, result) => resolve(result)));
      await queue.add('echo', { partId: 'p1' });
      expect(await done).toEqual({ partId: 'p1' });
    } finally {
      await worker.close();
      await queue.close();
    }
  });
});
