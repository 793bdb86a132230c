import type { Pool, PoolClient } from 'pg';

/** By then a query in flight has rejected, and its caller has returned the connection. */
const graceMs = 250;

/**
 * Takes lost connections out of a pool. One that dies inside a transaction (when the server restarts, for
 * example) is never returned: the rollback fails first. Each would keep its slot, until the pool is empty and every
 * query waits.
 */
export function releaseLostConnections(pool: Pool): void {
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (client) => void inUse.add(client));
  pool.on('release', (_error, client) => void inUse.delete(client));
  pool.on('connect', (client) => {
    client.on('end', () => {
      setTimeout(() => {
        if (inUse.has(client)) client.release(true);
      }, graceMs).unref();
    });
  });
}
