import { Throttle } from '@nestjs/throttler';

/** Length of every rate window. */
export const rateWindowMs = 60_000;

/** Calls a minute where an endpoint states none. */
export const defaultRateLimit = 60;

/** States how often one client may call an endpoint in a minute. */
export const RateLimit = (limit: number) => Throttle({ default: { limit, ttl: rateWindowMs } });
