import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { queryKept } from './kept-plans.js';

/**
 * Runs a statement in the caller's transaction, or alone, with its values (`$1`, `$2` …) beside it. `EntityManager.execute`
 * writes values into the statement, character by character: for those of a basket that takes longer than its price.
 *
 * @param values texts, numbers, booleans, dates, lists of texts, `null`; lists of rows as JSON
 * @throws {DriverException} as other statements do
 */
export function runSql<Row>(em: EntityManager, sql: string, values: readonly unknown[]): Promise<Row[]> {
  const query = CompiledQuery.raw(sql, [...values]);
  return converted(em, async () => (await em.getKysely().executeQuery<Row>(query)).rows);
}

/**
 * As {@link runSql}, as a transaction of its own: for the few statements that every request or job has, and that several callers
 * may share. Connections keep their plans where they may ({@link keepPlans}), since to plan one takes longer than to run it.
 *
 * @param sql always the same text
 */
export async function runSqlAlone<Row>(
  em: EntityManager,
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const pool = await em.getConnection().getNativeClient();
  return converted(em, async () => (await queryKept(pool, sql, values)).rows as Row[]);
}

/** As {@link runSql} in the caller's transaction, and else as {@link runSqlAlone}. */
export function runSqlHere<Row>(em: EntityManager, sql: string, values: readonly unknown[]): Promise<Row[]> {
  return em.isInTransaction() ? runSql<Row>(em, sql, values) : runSqlAlone<Row>(em, sql, values);
}

async function converted<Result>(em: EntityManager, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw em
      .getPlatform()
      .getExceptionConverter()
      .convertException(error as Error);
  }
}
