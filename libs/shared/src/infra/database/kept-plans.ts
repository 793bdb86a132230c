import { createHash } from 'node:crypto';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';

/** A plan suits the rows that there were when it was made: a queue of none may be one of ten thousand some seconds later. */
const plansLastMs = 10_000;

/** What is kept of a pool: names of statements by their texts, and since when each connection keeps plans. */
interface Kept {
  names: Map<string, string>;
  sinceMs: WeakMap<PoolClient, number>;
  lastMs: number;
}

/** The pools whose connections keep plans. */
const kept = new WeakMap<Pool, Kept>();

/** SQLSTATE: the columns of a statement have changed since it was planned, by a migration beside running processes. */
const columnsChanged = '0A000';

/** The same, and those of a session that has never prepared the statement, or has it from another process: a pooler's. */
const unusable = new Set([columnsChanged, '26000', '42P05']);

/**
 * Lets connections of a pool keep the plans of {@link queryKept}'s statements. A pooler such as PgBouncer shares its sessions
 * out anew for each transaction: where one turns up, plans are kept no more.
 */
export function keepPlans(pool: Pool, { lastMs = plansLastMs } = {}): void {
  kept.set(pool, { names: new Map(), sinceMs: new WeakMap(), lastMs });
}

/**
 * Runs a statement as a transaction of its own, planned by a connection once in ten seconds. Where its plan cannot be used, it
 * has changed nothing and is run once more without one.
 *
 * @param sql always the same text: each is kept for good.
 */
export async function queryKept(pool: Pool, sql: string, values: readonly unknown[]): Promise<QueryResult> {
  const query = { text: sql, values: [...values] };
  const plans = kept.get(pool);
  if (plans === undefined) return queryOn(pool, query);
  try {
    return await queryOn(pool, { ...query, name: nameOf(sql, plans.names) }, plans);
  } catch (error) {
    if (!isUnusable(error)) throw error;
    if (error.code !== columnsChanged) kept.delete(pool);
    return queryOn(pool, query);
  }
}

/** The connection goes back to its pool, but for one with a plan that cannot be used. `Pool.query` ends it after any error. */
async function queryOn(pool: Pool, query: QueryConfig, plans?: Kept): Promise<QueryResult> {
  const client = await pool.connect();
  client.on('error', toldByItsQuery);
  let isSpent = false;
  try {
    if (plans !== undefined) await forgetOldPlans(client, plans);
    return await client.query(query);
  } catch (error) {
    isSpent = isUnusable(error);
    throw error;
  } finally {
    client.off('error', toldByItsQuery);
    client.release(isSpent);
  }
}

async function forgetOldPlans(client: PoolClient, { sinceMs, lastMs }: Kept): Promise<void> {
  const nowMs = performance.now();
  const since = sinceMs.get(client);
  if (since !== undefined && nowMs - since < lastMs) return;
  sinceMs.set(client, nowMs);
  if (since !== undefined) await client.query('discard plans');
}

/** A lost connection rejects its query and emits an error, too, which ends the process if nothing listens. */
function toldByItsQuery(): void {
  return;
}

function isUnusable(error: unknown): error is { code: string } {
  return unusable.has((error as { code?: string }).code ?? '');
}

/** A hash of the text: a session that holds this name has prepared the same statement. */
function nameOf(sql: string, names: Map<string, string>): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(sql).digest('hex').slice(0, 32);
  names.set(sql, name);
  return name;
}
