import { createHash } from 'node:crypto';
import type { Pool, QueryConfig, QueryResult } from 'pg';

/** Of the pools whose connections keep plans: the names of statements by their texts. */
const kept = new WeakMap<Pool, Map<string, string>>();

/** SQLSTATE: the columns of a statement have changed since it was planned, by a migration beside running processes. */
const columnsChanged = '0A000';

/** The same, and those of a session that has never prepared the statement, or has it from another process: a pooler's. */
const unusable = new Set([columnsChanged, '26000', '42P05']);

/**
 * Lets connections of a pool keep the plans of {@link queryKept}'s statements. A pooler such as PgBouncer shares its sessions
 * out anew for each transaction: where one turns up, plans are kept no more.
 */
export function keepPlans(pool: Pool): void {
  kept.set(pool, new Map());
}

/**
 * Runs a statement as a transaction of its own, planned once a connection. Where its plan cannot be used, it has changed nothing
 * and is run once more without one.
 *
 * @param sql always the same text: each is kept for good.
 */
export async function queryKept(pool: Pool, sql: string, values: readonly unknown[]): Promise<QueryResult> {
  const query = { text: sql, values: [...values] };
  const names = kept.get(pool);
  if (names === undefined) return queryOn(pool, query);
  try {
    return await queryOn(pool, { ...query, name: nameOf(sql, names) });
  } catch (error) {
    if (!isUnusable(error)) throw error;
    if (error.code !== columnsChanged) kept.delete(pool);
    return queryOn(pool, query);
  }
}

/** The connection goes back to its pool, but for one with a plan that cannot be used. `Pool.query` ends it after any error. */
async function queryOn(pool: Pool, query: QueryConfig): Promise<QueryResult> {
  const client = await pool.connect();
  client.on('error', toldByItsQuery);
  let isSpent = false;
  try {
    return await client.query(query);
  } catch (error) {
    isSpent = isUnusable(error);
    throw error;
  } finally {
    client.off('error', toldByItsQuery);
    client.release(isSpent);
  }
}

/** A connection that is lost under way rejects its query, and says it as an event, too, which ends the process where nobody listens. */
function toldByItsQuery(): void {
  return;
}

function isUnusable(error: unknown): error is { code: string } {
  return unusable.has((error as { code?: string }).code ?? '');
}

/** Of the text itself: whoever prepared a statement of this name in a session meant the same one. */
function nameOf(sql: string, names: Map<string, string>): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(sql).digest('hex').slice(0, 32);
  names.set(sql, name);
  return name;
}
