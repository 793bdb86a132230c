import type { EntityManager } from '@mikro-orm/postgresql';
import { businessYear } from '@shared/domain/contract/business-time.js';
import { formatNumber, type NumberSeries } from '@shared/domain/numbering/number-series.js';

/** A number, and the moment at which it was given: later numbers have later moments. */
interface GivenNumber {
  number: string;
  at: Date;
}

/**
 * The next number of a series, e.g. `DV-2026-0007`. Part of the caller's transaction: until that ends,
 * other transactions wait for a number of the series, and a rollback returns it. So take it last.
 *
 * @param clock read once the series is locked
 */
export async function nextNumber(
  em: EntityManager,
  series: NumberSeries,
  clock: () => Date = () => new Date(),
): Promise<GivenNumber> {
  await em.execute(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [`number-series ${series}`]);
  const at = clock();
  const year = businessYear(at);
  const [row] = await em.execute<[{ last: number }]>(
    `insert into number_counters as c (series, year, last) values (?, ?, 1)
     on conflict (series, year) do update set last = c.last + 1
     returning last`,
    [series, year],
  );
  return { number: formatNumber(series, year, row.last), at };
}
