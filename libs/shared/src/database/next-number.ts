import type { EntityManager } from '@mikro-orm/postgresql';
import { businessYear, formatNumber, type NumberSeries } from '@shared/orders/number-series.js';

/**
 * The next number of a series, e.g. `DV-2026-0007`. Belongs to the caller's transaction: until that ends
 * nobody else gets a number of the series, and a rollback gives it back. So take it last.
 */
export async function nextNumber(em: EntityManager, series: NumberSeries, now: Date): Promise<string> {
  const year = businessYear(now);
  const [row] = await em.execute<[{ last: number }]>(
    `insert into number_counters as c (series, year, last) values (?, ?, 1)
     on conflict (series, year) do update set last = c.last + 1
     returning last`,
    [series, year],
  );
  return formatNumber(series, year, row.last);
}
