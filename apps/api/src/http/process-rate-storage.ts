import type { ThrottlerStorage } from '@nestjs/throttler';

interface CountedWindow {
  hits: number;
  endsAtMs: number;
}

/**
 * Counts calls in this process's memory: exact as long as no other API process serves the same clients. A restart
 * forgets the running windows.
 */
export class ProcessRateStorage implements ThrottlerStorage {
  /** The oldest first. */
  private readonly windows = new Map<string, CountedWindow>();

  increment(key: string, ttlMs: number): ReturnType<ThrottlerStorage['increment']> {
    // Whole: fractions would make a minute a little more than sixty seconds.
    const nowMs = Math.floor(performance.now());
    this.dropEnded(nowMs);
    const window = this.windows.get(key) ?? { hits: 0, endsAtMs: nowMs + ttlMs };
    window.hits += 1;
    this.windows.set(key, window);
    const timeToExpire = Math.ceil((window.endsAtMs - nowMs) / 1000);
    return Promise.resolve({
      totalHits: window.hits,
      timeToExpire,
      isBlocked: false,
      timeToBlockExpire: 0,
    });
  }

  /** Windows are of one length, so that they end in the order in which they began. */
  private dropEnded(nowMs: number): void {
    for (const [key, { endsAtMs }] of this.windows) {
      if (endsAtMs > nowMs) return;
      this.windows.delete(key);
    }
  }
}
