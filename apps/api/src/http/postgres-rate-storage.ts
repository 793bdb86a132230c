import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';

interface CounterRow {
  hits: number;
  seconds_left: string;
}

/** Counts calls on PostgreSQL, so that several API processes share their buckets without Redis. */
@Injectable()
export class PostgresRateStorage implements ThrottlerStorage {
  constructor(private readonly em: EntityManager) {}

  /** One round trip: begins a window, or counts within the running one. */
  async increment(key: string, ttlMs: number): ReturnType<ThrottlerStorage['increment']> {
    const rows = await this.em.fork().execute<CounterRow[]>(
      `insert into rate_counters as c (key, hits, window_ends_at)
       values (?, 1, now() + ? * interval '1 millisecond')
       on conflict (key) do update set
         hits = case when c.window_ends_at <= now() then 1 else c.hits + 1 end,
         window_ends_at = case when c.window_ends_at <= now() then excluded.window_ends_at else c.window_ends_at end
       returning hits, ceil(extract(epoch from window_ends_at - now())) as seconds_left`,
      [key, ttlMs],
    );
    const row = rows[0]!;
    return {
      totalHits: row.hits,
      timeToExpire: Math.max(1, Number(row.seconds_left)),
      isBlocked: false,
      timeToBlockExpire: 0,
    };
  }
}
