import { ThrottlerStorageRedisService } from '@nest-lab/throttler-storage-redis';
import { ServiceError } from '@shared/domain/contract/errors.js';

/** Counts calls in Redis, shared by all API processes. Says so quickly when Redis is away. */
export class RedisRateStorage extends ThrottlerStorageRedisService {
  constructor(redisUrl: string) {
    super(redisUrl, { maxRetriesPerRequest: 1 });
    // Told by the calls that fail; without a listener it would be printed at every try to connect.
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
