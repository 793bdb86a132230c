import { Reflector } from '@nestjs/core';
import { Throttle } from '@nestjs/throttler';

/** Length of every rate window. */
export const rateWindowMs = 60_000;

/** Calls a minute where an endpoint states none. */
export const defaultRateLimit = 60;

/**
 * The endpoint answers uncounted while the counters are unavailable: it reports outages, mends them, must not wait for them, or
 * is public and costs next to nothing.
 */
export const UncountedInOutage = Reflector.createDecorator<true>();

/**
 * How often one client may call an endpoint in a minute.
 *
 * @param bucket endpoints with the same name share one count; without a name each has its own.
 */
export function RateLimit(limit: number, bucket?: string) {
  const generateKey = (_context: unknown, client: string) => `${bucket}-${client}`;
  return Throttle({
    default: { limit, ttl: rateWindowMs, ...(bucket === undefined ? {} : { generateKey }) },
  });
}
