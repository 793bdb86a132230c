import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import type { StackAddress } from '@testing/stack/stack.js';

/** Connections stay open for a while: signing in takes a server longer than most queries. */
const idleMs = 2_000;

const pools = new Map<string, Pool>();

function poolOf(connectionString: string): Pool {
  const held = pools.get(connectionString);
  if (held !== undefined) return held;
  const pool = new Pool({ connectionString, max: 8, idleTimeoutMillis: idleMs, allowExitOnIdle: true });
  // The database of a stack ends with it, whoever is connected.
  pool.on('error', () => undefined);
  pools.set(connectionString, pool);
  return pool;
}

/** Waits until so many statements of others wait for a lock in the database of a stack. */
export async function untilWaiting(stack: Pick<StackAddress, 'databaseUrl'>, count = 1): Promise<void> {
  const sql = `select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  for (const giveUpAt = Date.now() + 30_000; Date.now() < giveUpAt; await sleep(50)) {
    const [row] = await query<{ waiting: number }>(stack, sql);
    if (row!.waiting >= count) return;
  }
  throw new Error('The calls do not wait');
}

/** Asks the database of a stack directly: to look at what is stored, or to move a row's clock. */
export async function query<Row = Record<string, unknown>>(
  { databaseUrl }: Pick<StackAddress, 'databaseUrl'>,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await poolOf(databaseUrl).query(sql, values);
  return rows as Row[];
}
