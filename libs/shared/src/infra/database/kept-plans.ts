import type { Pool, QueryResult } from 'pg';

/** Pools whose connections are PostgreSQL's own. */
const keeping = new WeakSet<Pool>();

/** Names of statements, by their texts. */
const names = new Map<string, string>();

/** SQLSTATE: the columns of a kept plan's table have changed since, by a migration beside running processes. */
const planOutdated = '0A000';

/**
 * Lets connections of a pool keep the plans of {@link queryKept}'s statements. Not those to a pooler such as PgBouncer: behind
 * it, a statement may come to a server's connection that has never heard its name.
 */
export function keepPlans(pool: Pool): void {
  keeping.add(pool);
}

/**
 * Runs a statement, planned once a connection.
 *
 * @param sql always the same text: each is kept for good.
 */
export async function queryKept(pool: Pool, sql: string, values: readonly unknown[]): Promise<QueryResult> {
  const statement = { text: sql, values: [...values] };
  if (!keeping.has(pool)) return pool.query(statement);
  const name = names.get(sql) ?? `kept_${names.size + 1}`;
  names.set(sql, name);
  try {
    return await pool.query({ ...statement, name });
  } catch (error) {
    if ((error as { code?: string }).code !== planOutdated) throw error;
    // Nothing has run yet. Under another name it is planned anew.
    names.set(sql, `${name}_`);
    return pool.query(statement);
  }
}
