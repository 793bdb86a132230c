import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { createDatabase, runAdminUrl, type TestDatabase } from '@testing/stack/test-database.js';
import { ormOptions } from './orm-options.js';

const statementMs = 400;

let database: TestDatabase;
/** Waits as long as it takes. */
let patient: Client;
/** Of one connection. */
let orm: MikroORM;

beforeAll(async () => {
  database = await createDatabase(runAdminUrl());
  patient = new Client({ connectionString: database.url });
  await patient.connect();
  orm = await MikroORM.init({
    ...ormOptions(database.url, { statementMs, isDirect: true }),
    pool: { max: 1 },
  });
  await patient.query('create table counts (n int); insert into counts values (0)');
}, 30_000);

afterAll(async () => {
  await orm.close();
  await patient.end();
  await database.drop();
});

const count = async () => (await patient.query<{ n: number }>('select n from counts')).rows[0]!.n;

describe('a statement that takes too long', () => {
  it('is ended by a server that works, with all that its transaction wrote', async () => {
    const cut = orm.em.fork().transactional(async (tx) => {
      await tx.execute('update counts set n = n + 1');
      await tx.execute('select pg_sleep(20)');
    });
    await expect(cut).rejects.toThrow(/statement timeout/);
    await orm.em.fork().execute('update counts set n = n + 10');
    expect(await count()).toBe(10);
  });

  it('fails where others hold its rows', async () => {
    const before = await count();
    await patient.query('begin; update counts set n = n + 100');
    const waiting = orm.em.fork().execute('update counts set n = n + 1');
    await expect(waiting).rejects.toThrow(/statement timeout/);
    await patient.query('commit');
    expect(await count()).toBe(before + 100);
  });

  it('fails where all connections are taken for so long', async () => {
    await orm.em.fork().transactional(async (tx) => {
      await tx.execute('select 1');
      const other = orm.em.fork({ disableContextResolution: true });
      await expect(other.execute('select 1')).rejects.toThrow(/timeout exceeded/);
    });
  });

  it('holds nothing once its transaction has asked for nothing for too long', async () => {
    const before = await count();
    const idle = await MikroORM.init(ormOptions(database.url, { statementMs, idleMs: 300, isDirect: true }));
    try {
      const standing = idle.em.fork().transactional(async (tx) => {
        await tx.execute('update counts set n = n + 1000');
        await sleep(1_000);
        await tx.execute('select 1');
      });
      await expect(standing).rejects.toThrow();
      await idle.em.fork().execute('update counts set n = n + 1');
      expect(await count()).toBe(before + 1);
      const [row] = await idle.em
        .fork()
        .execute<[Record<string, string>]>(
          `select current_setting('tcp_keepalives_idle') as idle, current_setting('tcp_keepalives_count') as count`,
        );
      // Of a session by the loopback; a Unix socket has none.
      expect(row).toEqual({ idle: '10', count: '3' });
    } finally {
      await idle.close();
    }
  });

  it('fails where the server stands still, also after a pause, and the next one gets another connection', async () => {
    const [{ pid }] = await orm.em.fork().execute<[{ pid: number }]>('select pg_backend_pid() as pid');
    await sleep(2_000);
    process.kill(pid, 'SIGSTOP');
    try {
      await expect(orm.em.fork().execute('select 1')).rejects.toThrow(/has not answered for 1.4 s/);
      expect(await orm.em.fork().execute('select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
  });
});

describe('a connection that nothing is asked of', () => {
  it('stays, with the transaction that waits for something else', async () => {
    const before = await count();
    const pid = await orm.em.fork().execute<[{ pid: number }]>('select pg_backend_pid() as pid');
    await sleep(2_000);
    expect(await orm.em.fork().execute('select pg_backend_pid() as pid')).toEqual(pid);
    await orm.em.fork().transactional(async (tx) => {
      await tx.execute('update counts set n = n + 1');
      await sleep(2_000);
      await tx.execute('update counts set n = n + 1');
    });
    expect(await count()).toBe(before + 2);
  });
});
