import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { createDatabase, runAdminUrl, type TestDatabase } from '@testing/stack/test-database.js';
import { isDatabaseAway } from './is-database-away.js';
import { queryKept } from './kept-plans.js';
import { ormOptions } from './orm-options.js';
import { takesWritesSql } from './read-only-connections.js';

let database: TestDatabase;
let admin: Client;
/** Of one connection. */
let orm: MikroORM;

beforeAll(async () => {
  database = await createDatabase(runAdminUrl());
  admin = new Client({ connectionString: database.url });
  await admin.connect();
  await admin.query('create table number_counters (n int); insert into number_counters values (0)');
  orm = await MikroORM.init({ ...ormOptions(database.url, { isDirect: true }), pool: { max: 1 } });
}, 30_000);

afterAll(async () => {
  await orm.close();
  await admin.end();
  await database.drop();
});

const run = (sql: string) => orm.em.fork().execute(sql);
const write = 'update number_counters set n = n + 1';

/** As a server that is no primary any more; new connections find one that is. */
const losePrimary = () => run('set default_transaction_read_only = on');

async function kept(sql: string): Promise<unknown> {
  return queryKept(await orm.em.getConnection().getNativeClient(), sql, []);
}

const ways: [string, () => Promise<unknown>][] = [
  ['a statement', () => run(write)],
  ['a statement with a kept plan', () => kept(write)],
  ['a check of readiness', () => run(takesWritesSql)],
  ['a transaction', () => orm.em.fork().transactional((tx) => tx.execute(write))],
];

describe('a connection whose server takes no writes', () => {
  it.each(ways)('is left after %s, which fails as where the database is away', async (_way, work) => {
    await losePrimary();
    // Reads go on.
    expect(await run('select 1 as one')).toEqual([{ one: 1 }]);
    const error = await work().catch((reason: unknown) => reason);
    expect(isDatabaseAway(error)).toBe(true);
    await work();
  });
});
