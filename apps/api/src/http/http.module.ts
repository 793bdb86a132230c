import { EntityManager } from '@mikro-orm/postgresql';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ThrottlerModule, type ThrottlerStorage } from '@nestjs/throttler';
import type { Settings } from '@shared/infra/config/env.js';
import type { PoolCounts } from '@shared/infra/database/pool-counts.js';
import { Replica } from '@shared/infra/database/replica.js';
import { countedStorage } from '@shared/infra/metrics/counted-storage.js';
import { ProcessFigures } from '@shared/infra/metrics/process-figures.js';
import { QueueModule } from '@shared/infra/work/queue.module.js';
import { FILE_STORAGE } from '@shared/infra/storage/file-storage.js';
import { createFileStorage } from '@shared/infra/storage/storage-registry.js';
import type { Tracer } from '@shared/infra/tracing/tracer.js';
import type { QueueOptions } from 'bullmq';
import { Drain } from './drain.js';
import { AnswerMemory } from '../endpoint/answers/answer-memory.js';
import { Idempotency } from '../endpoint/answers/idempotency.js';
import { PostgresRateStorage } from './postgres-rate-storage.js';
import { ProcessRateStorage } from './process-rate-storage.js';
import { RateCounter } from './rate-counter.js';
import { REPLICA } from './replica.interceptor.js';
import { RedisRateStorage } from './redis-rate-storage.js';
import { WorkSignals } from '../endpoint/waiting/work-signals.js';
import { WorkWait } from '../endpoint/waiting/work-wait.js';
import { defaultRateLimit, rateWindowMs } from '../endpoint/limits/rate-limit.decorator.js';
import { HeavyWorkTurns } from '../endpoint/waiting/heavy-work-turns.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';

/** What is there before the modules are. */
interface HttpParts {
  queueOptions: QueueOptions;
  pool: PoolCounts;
  tracer: Tracer;
}

/**
 * What every feature of the API uses: the settings, the queue, the storage, the shared rate counters
 * and idempotency.
 */
@Global()
@Module({})
export class HttpModule {
  static forRoot(settings: Settings, { queueOptions, pool, tracer }: HttpParts): DynamicModule {
    const throttler = ThrottlerModule.forRootAsync({
      inject: [EntityManager],
      useFactory: (em: EntityManager) => ({
        throttlers: [{ limit: defaultRateLimit, ttl: rateWindowMs }],
        storage: rateStorage(settings, em),
      }),
    });
    return {
      module: HttpModule,
      imports: [throttler, QueueModule.forRoot({ queue: queueOptions, isWorker: false, tracer })],
      providers: [
        { provide: SETTINGS, useValue: settings },
        {
          provide: ProcessFigures,
          inject: [EntityManager],
          useFactory: (em: EntityManager) => new ProcessFigures({ prefix: '', em, pool }),
        },
        {
          provide: FILE_STORAGE,
          inject: [ProcessFigures],
          useFactory: async ({ storageErrors }: ProcessFigures) =>
            countedStorage(await createFileStorage(settings.storage), (operation) =>
              storageErrors.inc({ operation }),
            ),
        },
        {
          provide: REPLICA,
          inject: [EntityManager],
          useFactory: (em: EntityManager) =>
            settings.databaseReplicaUrl === null ? null : new Replica(em, settings.databaseReplicaUrl),
        },
        AnswerMemory,
        Drain,
        Idempotency,
        RateCounter,
        HeavyWorkTurns,
        WorkSignals,
        WorkWait,
      ],
      exports: [
        ...[throttler, SETTINGS, FILE_STORAGE, REPLICA],
        ...[AnswerMemory, Drain, Idempotency, ProcessFigures, RateCounter, HeavyWorkTurns, WorkWait],
      ],
    };
  }
}

function rateStorage({ rateCounters, redisUrl }: Settings, em: EntityManager): ThrottlerStorage {
  if (rateCounters === 'process') return new ProcessRateStorage();
  return redisUrl === null ? new PostgresRateStorage(em) : new RedisRateStorage(redisUrl);
}
