import { EntityManager } from '@mikro-orm/postgresql';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import type { Settings } from '@shared/config/env.js';
import { QueueModule } from '@shared/queue/queue.module.js';
import { FILE_STORAGE } from '@shared/storage/file-storage.js';
import { createFileStorage } from '@shared/storage/storage-registry.js';
import type { QueueOptions } from 'bullmq';
import { Drain } from './drain.js';
import { Idempotency } from './idempotency.js';
import { PostgresRateStorage } from './postgres-rate-storage.js';
import { RateCounter } from './rate-counter.js';
import { RedisRateStorage } from './redis-rate-storage.js';
import { WorkSignals } from './work-signals.js';
import { WorkWait } from './work-wait.js';
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
      imports: [throttler, QueueModule.forRoot({ queue: queueOptions, isWorker: false })],
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: FILE_STORAGE, useFactory: () => createFileStorage(settings.storage) },
        Drain,
        Idempotency,
        RateCounter,
        Turns,
        WorkSignals,
        WorkWait,
      ],
      exports: [throttler, SETTINGS, FILE_STORAGE, Drain, Idempotency, RateCounter, Turns, WorkWait],
    };
  }
}
