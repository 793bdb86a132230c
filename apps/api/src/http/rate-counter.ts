import { Inject, Injectable } from '@nestjs/common';
import { InjectThrottlerStorage, ThrottlerStorage } from '@nestjs/throttler';
import type { Settings } from '@shared/infra/config/env.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { rateWindowMs } from '../endpoint/limits/rate-limit.decorator.js';
import { told } from '@shared/words/say.js';

/** One call of a client to one endpoint. */
interface CountedCall {
  /** Names endpoint and client together. */
  key: string;
  /** Calls in a window, before `RATE_LIMIT_SCALE`. */
  limit: number;
  windowMs?: number;
}

/** The verdict on one call, and its headers. */
export interface RateVerdict {
  headers: { 'RateLimit-Policy': string; RateLimit: string };
  /** `null` while the limit holds. */
  refusal: ServiceError | null;
}

/**
 * Counts calls. The storages only count within a window; the verdict is made here, so that with either storage a
 * client may call again when its window ends.
 */
@Injectable()
export class RateCounter {
  constructor(
    @InjectThrottlerStorage() private readonly storage: ThrottlerStorage,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async count({ key, limit: unscaled, windowMs = rateWindowMs }: CountedCall): Promise<RateVerdict> {
    const limit = Math.max(1, Math.floor(unscaled * this.settings.rateLimitScale));
    const { totalHits, timeToExpire } = await this.storage.increment(
      key,
      windowMs,
      Number.MAX_SAFE_INTEGER,
      windowMs,
      'default',
    );
    const headers = {
      'RateLimit-Policy': `"default";q=${limit};w=${windowMs / 1000}`,
      RateLimit: `"default";r=${Math.max(0, limit - totalHits)};t=${timeToExpire}`,
    };
    if (totalHits <= limit) return { headers, refusal: null };
    return { headers, refusal: tooMany(limit, timeToExpire) };
  }
}

function tooMany(limit: number, seconds: number): ServiceError {
  return new ServiceError('RATE_LIMITED', {
    retryAfterSeconds: seconds,
    details: { hint: told('api.hints.rateLimit', { limit, seconds }) },
  });
}
