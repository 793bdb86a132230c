import { ThrottlerStorageRedisService } from '@nest-lab/throttler-storage-redis';
import type { Redis } from 'ioredis';
import { ServiceError } from '@shared/domain/contract/errors.js';
import { openRedis } from '@shared/infra/queue/open-redis.js';
import { within } from '@shared/infra/queue/within.js';

/** Between two attempts to connect. */
const reconnectMs = 100;

/** A cluster's client waits for the return of its nodes: calls do not. */
const answerMs = 1_000;

/** Counts calls in Redis, shared by all API processes. Fails fast while Redis is unavailable. */
export class RedisRateStorage extends ThrottlerStorageRedisService {
  constructor(redisUrl: string) {
    // Calls that are answered uncounted wait for two attempts to connect: each page of the console makes several.
    const redis = openRedis(redisUrl, { maxRetriesPerRequest: 1, retryStrategy: () => reconnectMs });
    // It takes both, in two overloads.
    super(redis as Redis);
    // Failing calls report it; without a listener every connection attempt would print it.
    this.redis.on('error', () => undefined);
  }

  /** @throws {ServiceError} EXTERNAL_SERVICE_ERROR */
  override async increment(
    ...call: Parameters<ThrottlerStorageRedisService['increment']>
  ): ReturnType<ThrottlerStorageRedisService['increment']> {
    try {
      return await within(super.increment(...call), answerMs);
    } catch (error) {
      throw new ServiceError('EXTERNAL_SERVICE_ERROR', { retryAfterSeconds: 5, cause: error });
    }
  }

  override onModuleDestroy(): void {
    this.redis.disconnect();
  }
}
