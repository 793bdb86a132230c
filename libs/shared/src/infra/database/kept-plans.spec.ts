import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Pool } from 'pg';
import { Pgbouncer, pgbouncerProgram } from '@testing/stack/pgbouncer.js';
import { TcpRelay } from '@testing/stack/tcp-relay.js';
import { createDatabase, runAdminUrl, type TestDatabase } from '@testing/stack/test-database.js';
import { keepPlans, queryKept } from './kept-plans.js';
import { ormOptions } from './orm-options.js';
import { runSqlAlone } from './run-sql.js';

const sql = 'select name, price from parts where name = any($1)';
const kept = 'select count(*)::int as count from pg_prepared_statements where statement = $1';

let database: TestDatabase;
const opened: MikroORM[] = [];

/** One connection, which either keeps plans or does not. */
async function connection(keepsPlans: boolean, url = database.url): Promise<MikroORM['em']> {
  const orm = await MikroORM.init({ ...ormOptions(url, { isDirect: keepsPlans }), pool: { max: 1 } });
  opened.push(orm);
  return orm.em.fork();
}

beforeAll(async () => {
  database = await createDatabase(runAdminUrl());
}, 30_000);

beforeEach(async () => {
  const em = await connection(false);
  await em.execute('drop table if exists parts');
  await em.execute('create table parts (name text, price int)');
  await em.execute(`insert into parts values ('gear', 12), ('hook', 3)`);
});

afterEach(async () => {
  for (const orm of opened.splice(0)) await orm.close();
});

afterAll(() => database.drop());

describe('connections', () => {
  it('rest for five minutes, and are closed then', async () => {
    const orm = await MikroORM.init(ormOptions(database.url, { isDirect: true }));
    opened.push(orm);
    const pool = await orm.em.getConnection().getNativeClient();
    expect(pool.options.idleTimeoutMillis).toBe(5 * 60_000);
  });
});

describe('statements that every request asks', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('are planned once by a connection where plans are kept: %s', async (keepsPlans, plans) => {
    const em = await connection(keepsPlans);
    expect(await runSqlAlone(em, sql, [['gear']])).toEqual([{ name: 'gear', price: 12 }]);
    expect(await runSqlAlone(em, sql, [['hook', 'nut']])).toEqual([{ name: 'hook', price: 3 }]);
    const [{ count }] = await em.execute<[{ count: number }]>(kept.replace('$1', '?'), [sql]);
    expect(count).toBe(plans);
  });

  it('are planned anew where rows have come since', async () => {
    const pool = new Pool({ connectionString: database.url, max: 1 });
    keepPlans(pool, { lastMs: 1_000 });
    const [text, isIndexed] = ['select price from parts where name = $1', /Index Scan/];
    try {
      await pool.query('create index on parts (name); analyze parts');
      const ask = async () => {
        await queryKept(pool, text, ['gear']);
        const [statement] = (await pool.query<{ name: string }>('select name from pg_prepared_statements'))
          .rows;
        return JSON.stringify((await pool.query(`explain execute "${statement?.name}" ('gear')`)).rows);
      };
      // PostgreSQL chooses a plan for all values after five.
      for (let asked = 0; asked < 6; asked++) expect(await ask()).not.toMatch(isIndexed);
      await pool.query(`insert into parts select 'part' || i, i from generate_series(1, 20000) i`);
      expect(await ask()).not.toMatch(isIndexed);
      await sleep(1_100);
      expect(await ask()).toMatch(isIndexed);
    } finally {
      await pool.end();
    }
  });

  it('go on when a migration changes their columns', async () => {
    const em = await connection(true);
    await runSqlAlone(em, sql, [['gear']]);
    await (await connection(false)).execute('alter table parts alter price type numeric(8, 2)');
    for (let i = 0; i < 3; i++) {
      expect(await runSqlAlone(em, sql, [['gear']])).toEqual([{ name: 'gear', price: '12.00' }]);
    }
  });

  (pgbouncerProgram === undefined ? it.skip : it)('are answered through a pooler, too', async () => {
    const pgbouncer = await Pgbouncer.start(runAdminUrl(), 2);
    try {
      const ems = await Promise.all(
        Array.from({ length: 6 }, () => connection(true, pgbouncer.through(database.url))),
      );
      const texts = [sql, sql.replace('name, price', 'price'), sql.replace('name, price', 'name')];
      const asked = Array.from({ length: 300 }, (_, i) => ({
        em: ems[i % ems.length]!,
        text: texts[i % texts.length]!,
      }));
      const answers = await Promise.all(asked.map(({ em, text }) => runSqlAlone(em, text, [['gear']])));
      const expected = [{ name: 'gear', price: 12 }, { price: 12 }, { name: 'gear' }];
      expect(answers).toEqual(asked.map((_, i) => [expected[i % texts.length]]));
      await Promise.all(opened.splice(0).map((orm) => orm.close()));
    } finally {
      await pgbouncer.stop();
    }
  });

  it('fail as other statements do, and leave their connection to others', async () => {
    const em = await connection(true);
    const session = () => em.execute<[{ pid: number }]>('select pg_backend_pid() as pid');
    const before = await session();
    await expect(runSqlAlone(em, 'select $1::int / 0 as broken', [1])).rejects.toMatchObject({
      code: '22012',
      name: 'DriverException',
    });
    expect(await session()).toEqual(before);
  });

  it.each([true, false])(
    'fail alone when their connection is cut under way, plans kept: %s',
    async (keepsPlans) => {
      const server = new URL(database.url);
      const relay = await TcpRelay.start({ host: server.hostname, port: Number(server.port) });
      server.port = String(relay.port);
      const pool = new Pool({ connectionString: server.href, max: 1 });
      if (keepsPlans) keepPlans(pool);
      try {
        const lost = expect(queryKept(pool, 'select pg_sleep(20)', [])).rejects.toThrow('terminated');
        await sleep(200);
        await relay.cut();
        await lost;
        await relay.mend();
        expect((await queryKept(pool, sql, [['gear']])).rows).toEqual([{ name: 'gear', price: 12 }]);
      } finally {
        await pool.end();
        await relay.cut();
      }
    },
  );
});
