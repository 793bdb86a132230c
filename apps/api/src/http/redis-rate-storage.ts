import { ThrottlerStorageRedisService } from '@nest-lab/throttler-storage-redis';
import { ServiceError } from '@shared/domain/contract/errors.js';

/** Counts calls in Redis, shared by all API processes. Fails fast while Redis is unavailable. */
export class RedisRateStorage extends ThrottlerStorageRedisService {
  constructor(redisUrl: string) {
    super(redisUrl, { maxRetriesPerRequest: 1 });
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
