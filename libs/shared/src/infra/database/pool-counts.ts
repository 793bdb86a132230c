import type { Pool } from 'pg';

/** The connections of this process's pool to the database; none until the first query. */
export class PoolCounts {
  private pool: Pool | null = null;

  /** Called with the pool once it is there. */
  watch(pool: Pool): void {
    this.pool = pool;
  }

  /** Connections that run a query, those that are idle, and callers that wait for one. */
  counts(): { busy: number; idle: number; waiting: number } {
    const { totalCount = 0, idleCount = 0, waitingCount = 0 } = this.pool ?? {};
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }
}
