import { ThrottlerStorageRedisService } from '@nest-lab/throttler-storage-redis';
import { ServiceError } from '@shared/domain/contract/errors.js';

/** Between two attempts to connect. */
const reconnectMs = 100;

/** Counts calls in Redis, shared by all API processes. Fails fast while Redis is unavailable. */
export class RedisRateStorage extends ThrottlerStorageRedisService {
  constructor(redisUrl: string) {
    // Calls that are answered uncounted wait for two attempts to connect: each page of the console makes several.
    super(redisUrl, { maxRetriesPerRequest: 1, retryStrategy: () => reconnectMs });
    // Failing calls report it; without a listener every connection attempt would print it.
    this.redis.on('error', () => undefined);
  }

  /** @throws {ServiceError} EXTERNAL_SERVICE_ERROR */
  override async increment(
    ...call: Parameters<ThrottlerStorageRedisService['increment']>
  ): ReturnType<ThrottlerStorageRedisService['increment']> {
    try {
      return await super.increment(...call);
    } catch (error) {
      throw new ServiceError('EXTERNAL_SERVICE_ERROR', { retryAfterSeconds: 5, cause: error });
    }
  }
}
