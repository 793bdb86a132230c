import { EntityManager } from '@mikro-orm/postgresql';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import type { Settings } from '@shared/infra/config/env.js';
import { QueueModule } from '@shared/infra/work/queue.module.js';
import { FILE_STORAGE } from '@shared/infra/storage/file-storage.js';
import { createFileStorage } from '@shared/infra/storage/storage-registry.js';
import type { QueueOptions } from 'bullmq';
import { Drain } from './drain.js';
import { Idempotency } from '../endpoint/idempotency.js';
import { PostgresRateStorage } from './postgres-rate-storage.js';
import { RateCounter } from './rate-counter.js';
import { RedisRateStorage } from './redis-rate-storage.js';
import { WorkSignals } from '../endpoint/work-signals.js';
import { WorkWait } from '../endpoint/work-wait.js';
import { defaultRateLimit, rateWindowMs } from '../endpoint/rate-limit.decorator.js';
import { Turns } from '../endpoint/turns.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';

/**
 * What every feature of the API uses: the settings, the queue, the storage, the shared rate counters
 * and idempotency.
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
