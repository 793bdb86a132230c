import type { EntityManager } from '@mikro-orm/postgresql';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { countInWindow } from '@shared/infra/database/window-counter.js';

/** Counts calls on PostgreSQL, so that several API processes share their buckets without Redis. */
export class PostgresRateStorage implements ThrottlerStorage {
  constructor(private readonly em: EntityManager) {}

  async increment(key: string, ttlMs: number): ReturnType<ThrottlerStorage['increment']> {
    const { hits, secondsLeft } = await countInWindow(this.em.fork(), key, ttlMs);
    return { totalHits: hits, timeToExpire: secondsLeft, isBlocked: false, timeToBlockExpire: 0 };
  }
}
