import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { createDatabase, runAdminUrl, type TestDatabase } from '@testing/stack/test-database.js';
import { ormOptions } from './orm-options.js';

let database: TestDatabase;
let orm: MikroORM;

beforeAll(async () => {
  database = await createDatabase(runAdminUrl());
  orm = await MikroORM.init({ ...ormOptions(database.url), pool: { max: 2 } });
}, 30_000);

afterAll(async () => {
  await orm.close();
  await database.drop();
});

describe('connections that are lost inside a transaction', () => {
  it('do not use the pool up', async () => {
    for (let lost = 0; lost < 5; lost += 1) {
      const cutOff = orm.em.fork().transactional(async (tx) => {
        await tx.execute('select pg_terminate_backend(pg_backend_pid())');
      });
      await expect(cutOff).rejects.toThrow();
    }
    expect(await orm.em.fork().execute('select 1 as one')).toEqual([{ one: 1 }]);
  });
});
