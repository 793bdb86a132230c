import type { EntityManager } from '@mikro-orm/postgresql';
import { startOfBusinessDay } from '@shared/domain/contract/business-time.js';
import { type NumberSeries, numberSeries } from '@shared/domain/numbering/number-series.js';

/** A number, and the moment at which it was given: later numbers have later moments. */
interface GivenNumber {
  number: string;
  at: Date;
}

/** The clock of the database, to the millisecond that the API's dates have. */
const now = `date_trunc('milliseconds', clock_timestamp())`;

const firstYear = 2020;

/** When each year begins in Morocco, up to 2099. */
const newYears = Array.from({ length: 80 }, (_, place) =>
  startOfBusinessDay(`${firstYear + place}-01-01`).toISOString(),
);

/**
 * SQL of the year of a moment in Morocco; `null` before the first of them. From the calendar that the days on papers come from:
 * PostgreSQL has time zones of its own, whose clocks may change at other times.
 */
const yearSql = (moment: string): string =>
  `${firstYear - 1} + nullif(width_bucket(${moment}, '{${newYears.join(',')}}'::timestamptz[]), 0)`;

/**
 * The common table expressions that give the next numbers of a series, e.g. `DV-2026-0007`; wider than four digits past
 * 9999. The last one is `given (place, number, at)`, with places from 1. Part of the caller's transaction: until that ends,
 * other transactions wait for a number of the series, and a rollback returns it. A statement that uses the numbers itself and
 * is a transaction of its own holds the series for as long as the database needs, whatever its caller does meanwhile.
 *
 * @param after a relation that is read before the series is locked, and so comes after the statement's other writes: each of
 * its rows is given a number
 * @param moment SQL of the present moment, read once the series is locked
 */
export function numberSql(series: NumberSeries, after: string, moment = now): string {
  return `number_lock as materialized (
    select wanted, pg_advisory_xact_lock(hashtextextended('number-series ${series}', 0))
    from (select count(*)::int as wanted from ${after}) counted where wanted > 0
  ), number_moment as materialized (
    select wanted, ${moment} as at from number_lock
  ), number_place as (
    insert into number_counters as c (series, year, last)
    select '${series}', ${yearSql('at')}, wanted from number_moment
    on conflict (series, year) do update set last = c.last + excluded.last
    returning year, last
  ), given as (
    select place, concat_ws('-', '${numberSeries[series]}', year, lpad(n, greatest(4, length(n)), '0')) as number, at
    from number_place, number_moment, generate_series(1, wanted) place, cast(last - wanted + place as text) n
  )`;
}

/** The next number of a series, given in the caller's transaction: as {@link numberSql} says, so take it last. */
export async function nextNumber(
  em: EntityManager,
  series: NumberSeries,
  moment?: string,
): Promise<GivenNumber> {
  const [given] = await em.execute<[{ number: string; at: string }]>(
    `with ${numberSql(series, '(select) as once', moment)} select number, at from given`,
  );
  return { number: given.number, at: new Date(given.at) };
}
