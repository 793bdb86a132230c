import { EntityManager } from '@mikro-orm/postgresql';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import type { Settings } from '@shared/config/env.js';
import { JobQueue, QUEUE_OPTIONS } from '@shared/queue/job-queue.js';
import { FILE_STORAGE } from '@shared/storage/file-storage.js';
import { createFileStorage } from '@shared/storage/storage-registry.js';
import type { QueueOptions } from 'bullmq';
import { Drain } from './drain.js';
import { Idempotency } from './idempotency.js';
import { PostgresRateStorage } from './postgres-rate-storage.js';
import { RateCounter } from './rate-counter.js';
import { RedisRateStorage } from './redis-rate-storage.js';
import { defaultRateLimit, rateWindowMs } from './rate-limit.decorator.js';
import { Turns } from './turns.js';
import { SETTINGS } from '@shared/config/settings.token.js';

/**
 * What every feature of the API stands on: the settings, the queue, the storage, the shared rate counters,
 * and what makes repeated requests harmless.
 */
@Global()
@Module({})
export class HttpModule {
  static forRoot(settings: Settings, queueOptions: QueueOptions): DynamicModule {
    const throttler = ThrottlerModule.forRootAsync({
      inject: [EntityManager],
      useFactory: (em: EntityManager) => ({
        throttlers: [{ limit: defaultRateLimit, ttl: rateWindowMs }],
        storage:
          settings.redisUrl === null ? new PostgresRateStorage(em) : new RedisRateStorage(settings.redisUrl),
      }),
    });
    return {
      module: HttpModule,
      imports: [throttler],
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: QUEUE_OPTIONS, useValue: queueOptions },
        { provide: JobQueue, useFactory: () => new JobQueue(queueOptions) },
        { provide: FILE_STORAGE, useFactory: () => createFileStorage(settings.storage) },
        Drain,
        Idempotency,
        RateCounter,
        Turns,
      ],
      exports: [
        throttler,
        SETTINGS,
        QUEUE_OPTIONS,
        JobQueue,
        FILE_STORAGE,
        Drain,
        Idempotency,
        RateCounter,
        Turns,
      ],
    };
  }
}
