import { createHash } from 'node:crypto';
import type { Pool, QueryResult } from 'pg';

/** Pools whose connections keep plans. */
const keeping = new WeakSet<Pool>();

/** Names of statements, by their texts. */
const names = new Map<string, string>();

/** SQLSTATEs of a plan that cannot be used, before anything has run. */
const unusable = new Set([
  // The columns of its table have changed, by a migration beside running processes.
  '0A000',
  // A pooler led to a session that has never heard of it, or has it from another process.
  '26000',
  '42P05',
]);

/**
 * Lets connections of a pool keep the plans of {@link queryKept}'s statements. A pooler such as PgBouncer shares its sessions
 * out anew for each transaction: through one it is in vain.
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
  try {
    return await pool.query({ ...statement, name: nameOf(sql) });
  } catch (error) {
    if (!unusable.has((error as { code?: string }).code ?? '')) throw error;
    keeping.delete(pool);
    return pool.query(statement);
  }
}

/** Of the text itself: whoever prepared a statement of this name in a session meant the same one. */
function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(sql).digest('hex').slice(0, 32);
  names.set(sql, name);
  return name;
}
