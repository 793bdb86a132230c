import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { isDatabaseAway } from './is-database-away.js';
import { ormOptions } from './orm-options.js';

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a database that is away', () => {
  it('is one whose socket is missing, while a missing file is not', async () => {
    const orm = new MikroORM(ormOptions('postgres://shop:secret@%2Fnowhere:5432/shop'));
    const missingSocket = await failureOf(orm.em.fork().execute('select 1'));
    await orm.close();
    expect(missingSocket).toMatchObject({ code: 'ENOENT', syscall: 'connect' });
    expect(isDatabaseAway(missingSocket)).toBe(true);
    expect(isDatabaseAway(await failureOf(readFile('/nowhere/part.stl')))).toBe(false);
  });
});
