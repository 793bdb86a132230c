import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { EmbeddedPostgres } from '../embedded/embedded-postgres.js';
import { ormOptions } from './orm-options.js';

let folder: string;
let postgres: EmbeddedPostgres;
let orm: MikroORM;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lost-'));
  postgres = await EmbeddedPostgres.start(folder, { isDisposable: true });
  await postgres.ensureDatabase('shop');
  orm = await MikroORM.init({ ...ormOptions(postgres.url('shop')), pool: { max: 2 } });
}, 30_000);

afterAll(async () => {
  await orm.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
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
