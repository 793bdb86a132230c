import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { businessYear, startOfBusinessDay } from '@shared/domain/contract/business-time.js';
import type { NumberSeries } from '@shared/domain/numbering/number-series.js';
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

const take = (which: number, moment?: string, isKept = true, series: NumberSeries = 'invoice') =>
  databases[which % 2]!.em.fork()
    .transactional(async (em) => {
      const given = await nextNumber(em, series, moment);
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

  it.each([
    // An hour ahead of UTC then.
    [2026, 'quote'],
    // Node's time zones have no hour ahead any more, those of PostgreSQL 18.4 do.
    [2027, 'order'],
    [2028, 'project'],
  ] as const)('begin anew with %i as Casablanca does by the calendar of papers', async (year, series) => {
    const begin = startOfBusinessDay(`${year}-01-01`).toISOString();
    // A clock that all share: each look at it is a millisecond later.
    const clock = `spec_clock_${year}`;
    await databases[0]!.em.fork().execute(`create sequence ${clock} minvalue 0`);
    const moment = `timestamptz '${begin}' - interval '30 ms' + nextval('${clock}') * interval '1 ms'`;
    const given = await Promise.all(
      Array.from({ length: 60 }, (_, index) => take(index, moment, true, series)),
    );
    for (const one of given) expect(one!.number.split('-')[1]).toBe(String(businessYear(one!.at)));
    const places = (of: number) =>
      given
        .map((one) => one!.number.split('-'))
        .filter((parts) => parts[1] === String(of))
        .map((parts) => Number(parts[2]))
        .sort((one, other) => one - other);
    const thirty = Array.from({ length: 30 }, (_, index) => index + 1);
    expect([places(year - 1), places(year)]).toEqual([thirty, thirty]);
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
