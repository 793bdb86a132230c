import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { createDatabase, runAdminUrl } from '@testing/stack/test-database.js';
import { readSettings } from '../config/env.js';
import { projectRoot } from '../config/project-root.js';
import { migrate } from './migrate.js';

const all = readdirSync(join(projectRoot, 'prisma-free-migrations'))
  .filter((file) => file.startsWith('Migration'))
  .map((file) => file.replace('.ts', ''))
  .sort();

describe('The step that migrates the database', () => {
  it('is run by three processes at once: they take turns, and each migration is applied once', async () => {
    const database = await createDatabase(runAdminUrl());
    try {
      const settings = readSettings({ DATABASE_URL: database.url }, ['databaseUrl']);
      const applied = await Promise.all([migrate(settings), migrate(settings), migrate(settings)]);
      expect(applied.map(({ length }) => length).sort((a, b) => a - b)).toEqual([0, 0, all.length]);
      expect(applied.flat().sort()).toEqual(all);
      expect(await migrate(settings)).toEqual([]);
    } finally {
      await database.drop();
    }
  }, 120_000);

  it('keeps nobody from a table for longer than seconds that a backup reads, and is done after it', async () => {
    const database = await createDatabase(runAdminUrl());
    const settings = readSettings({ DATABASE_URL: database.url }, ['databaseUrl']);
    const [backup, service] = [new Client(database.url), new Client(database.url)];
    try {
      await migrate(settings);
      await Promise.all([backup.connect(), service.connect()]);
      await service.query(
        `alter table sign_ups drop column network; drop index users_unproved_index; drop table leftover_objects;
         delete from mikro_orm_migrations where name = 'Migration20261127030000_bounded_accounts'`,
      );
      await backup.query('begin; select from sign_ups');
      const migrating = migrate(settings);
      await sleep(1_000);
      await service.query('select from sign_ups');
      await sleep(3_000);
      await backup.query('commit');
      expect(await migrating).toEqual(['Migration20261127030000_bounded_accounts']);
      await service.query('select network from sign_ups');
    } finally {
      await Promise.all([backup.end(), service.end()]);
      await database.drop();
    }
  }, 120_000);

  it('waits for nobody where all is applied: a release that has work waits for its table, not the one before', async () => {
    const database = await createDatabase(runAdminUrl());
    const settings = readSettings({ DATABASE_URL: database.url }, ['databaseUrl']);
    const next = new Client(database.url);
    try {
      await migrate(settings);
      await next.connect();
      await next.query('select pg_advisory_lock(4919001)');
      expect(await migrate(settings)).toEqual([]);
    } finally {
      await next.end();
      await database.drop();
    }
  }, 120_000);

  it('touches no table of the queues where nothing is to be done, as a backup may read them for hours', async () => {
    const database = await createDatabase(runAdminUrl());
    const settings = readSettings({ DATABASE_URL: database.url }, ['databaseUrl']);
    const backup = new Client(database.url);
    try {
      await migrate(settings);
      await backup.connect();
      await backup.query('begin; select from bullmq.migration');
      expect(await migrate(settings)).toEqual([]);
    } finally {
      await backup.end();
      await database.drop();
    }
  }, 120_000);

  it('publishes the programs of pages, and keeps those of other releases for a month', async () => {
    const database = await createDatabase(runAdminUrl());
    const client = new Client(database.url);
    try {
      const settings = readSettings({ DATABASE_URL: database.url }, ['databaseUrl']);
      await migrate(settings);
      await client.connect();
      const names = async () => {
        const { rows } = await client.query<{ name: string }>(
          'select name from program_files order by name collate "C"',
        );
        return rows.map(({ name }) => name);
      };
      const built = ['storefront', 'console']
        .flatMap((app) => readdirSync(join(projectRoot, 'dist/apps', app)))
        .filter((name) => ['.js', '.css', '.wasm', '.svg', '.woff'].includes(extname(name)))
        .sort();
      expect(await names()).toEqual(built);
      const pass = (days: number) =>
        client.query(`update program_files set published_at = published_at - $1 * interval '1 day'`, [days]);
      // A month from when the next one took its place, however long it ran.
      await client.query(`delete from program_files;
        insert into program_files values ('storefront', 'old-00000000.js', '', now() - interval '41 days'),
          ('storefront', 'before-00000000.js', '', now() - interval '40 days')`);
      await migrate(settings);
      await pass(29);
      await migrate(settings);
      expect(await names()).toEqual([...built, 'before-00000000.js'].sort());
      await pass(2);
      await migrate(settings);
      expect(await names()).toEqual(built);
    } finally {
      await client.end();
      await database.drop();
    }
  }, 120_000);
});
