import type { EntityManager } from '@mikro-orm/postgresql';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { gathered } from '@shared/infra/database/gathered.js';
import { countInWindows } from '@shared/infra/database/window-counter.js';

/** Counts calls on PostgreSQL, so that several API processes share their buckets without Redis. */
export class PostgresRateStorage implements ThrottlerStorage {
  private readonly count = gathered((calls: readonly { key: string; windowMs: number }[]) =>
    countInWindows(this.em, calls),
  );

  constructor(private readonly em: EntityManager) {}

  async increment(key: string, ttlMs: number): ReturnType<ThrottlerStorage['increment']> {
    const { hits, secondsLeft } = await this.count({ key, windowMs: ttlMs });
    return { totalHits: hits, timeToExpire: secondsLeft, isBlocked: false, timeToBlockExpire: 0 };
  }
}
