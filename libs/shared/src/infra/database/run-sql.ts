import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely } from 'kysely';

/**
 * Runs a statement in the caller's transaction, or alone, with its values (`$1`, `$2` …) beside it. `EntityManager.execute`
 * writes values into the statement, character by character: for those of a basket that takes longer than its price.
 *
 * @param values texts, numbers, booleans, dates, lists of texts, `null`; lists of rows as JSON
 * @throws {DriverException} as other statements do
 */
export function runSql<Row>(em: EntityManager, sql: string, values: readonly unknown[]): Promise<Row[]> {
  return run<Row>(em, em.getKysely(), sql, values);
}

/** As {@link runSql}, outside of any transaction: for questions that several callers share. */
export function runSqlAlone<Row>(em: EntityManager, sql: string, values: readonly unknown[]): Promise<Row[]> {
  return run<Row>(em, em.getConnection().getClient(), sql, values);
}

async function run<Row>(
  em: EntityManager,
  client: Pick<Kysely<unknown>, 'executeQuery'>,
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> {
  try {
    const { rows } = await client.executeQuery<Row>(CompiledQuery.raw(sql, [...values]));
    return rows;
  } catch (error) {
    throw em
      .getPlatform()
      .getExceptionConverter()
      .convertException(error as Error);
  }
}
