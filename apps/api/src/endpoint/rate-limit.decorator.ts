import { Reflector } from '@nestjs/core';
import { Throttle } from '@nestjs/throttler';

/** Length of every rate window. */
export const rateWindowMs = 60_000;

/** Calls a minute where an endpoint states none. */
export const defaultRateLimit = 60;

/** The endpoint answers uncounted while the counters are unavailable: it says what is. */
export const UncountedInOutage = Reflector.createDecorator<true>();

/**
 * States how often one client may call an endpoint in a minute.
 *
 * @param bucket counts all endpoints of that name together; without one each is counted by itself.
 */
export function RateLimit(limit: number, bucket?: string) {
  const generateKey = (_context: unknown, client: string) => `${bucket}-${client}`;
  return Throttle({
    default: { limit, ttl: rateWindowMs, ...(bucket === undefined ? {} : { generateKey }) },
  });
}
