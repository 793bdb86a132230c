import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { createDatabase, runAdminUrl, templateOf, type TestDatabase } from '@testing/stack/test-database.js';
import { nextNumber } from './next-number.js';
import { ormOptions } from './orm-options.js';

let shop: TestDatabase;
/** Two, as two processes have one each. */
let databases: MikroORM[];

beforeAll(async () => {
  shop = await createDatabase(runAdminUrl(), templateOf('postgres'));
  databases = await Promise.all([1, 2].map(() => MikroORM.init(ormOptions(shop.url))));
}, 60_000);

afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await shop.drop();
});

const take = (which: number, moment?: string, isKept = true) =>
  databases[which % 2]!.em.fork()
    .transactional(async (em) => {
      const given = await nextNumber(em, 'invoice', moment);
      if (!isKept) throw new Error('taken back');
      return given;
    })
    .catch(() => null);

describe('numbers that several processes give', () => {
  it('have neither gap nor repeat, though some transactions are rolled back, and rise with time', async () => {
    const given = await Promise.all(
      Array.from({ length: 120 }, (_, index) => take(index, undefined, index % 3 !== 0)),
    );
    const kept = given.filter((one) => one !== null);
    const places = kept.map(({ number }) => Number(number.split('-')[2])).sort((a, b) => a - b);
    expect(places).toEqual(Array.from({ length: 80 }, (_, index) => index + 1));
    const byNumber = kept.sort((a, b) => a.number.localeCompare(b.number));
    const moments = byNumber.map(({ at }) => at.getTime());
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
  });

  it('begin anew with the year of Casablanca, an hour ahead of UTC at the end of 2025', async () => {
    // A clock that all share: each look at it is a millisecond later.
    await databases[0]!.em.fork().execute('create sequence spec_clock minvalue 0');
    const moment = `timestamptz '2025-12-31T22:59:59.970Z' + nextval('spec_clock') * interval '1 ms'`;
    const given = await Promise.all(Array.from({ length: 60 }, (_, index) => take(index, moment)));
    const numbers = given.map((one) => one?.number).sort();
    const ofYear = (year: number, count: number) =>
      Array.from({ length: count }, (_, index) => `FA-${year}-${String(index + 1).padStart(4, '0')}`);
    // 2026 already had 80 in the test above, when that is the year of today.
    const before = numbers.filter((number) => number?.startsWith('FA-2025-'));
    expect(before).toEqual(ofYear(2025, 30));
    expect(numbers.filter((number) => number?.startsWith('FA-2026-'))).toHaveLength(30);
  });

  it('are wider than four digits past 9999', async () => {
    const em = databases[0]!.em.fork();
    await em.execute(`insert into number_counters (series, year, last) values ('invoice', 2024, 9998)`);
    const moment = `timestamptz '2024-06-01T12:00:00Z'`;
    expect([(await take(0, moment))?.number, (await take(1, moment))?.number]).toEqual([
      'FA-2024-9999',
      'FA-2024-10000',
    ]);
  });
});
