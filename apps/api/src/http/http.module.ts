import { ThrottlerStorageRedisService } from '@nest-lab/throttler-storage-redis';
import { EntityManager } from '@mikro-orm/postgresql';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import type { Settings } from '@shared/config/env.js';
import { PostgresRateStorage } from './postgres-rate-storage.js';
import { defaultRateLimit, rateWindowMs } from './rate-limit.decorator.js';
import { SETTINGS } from '@shared/config/settings.token.js';

/** What every feature of the API stands on: the settings and the shared rate counters. */
@Global()
@Module({})
export class HttpModule {
  static forRoot(settings: Settings): DynamicModule {
    const throttler = ThrottlerModule.forRootAsync({
      inject: [EntityManager],
      useFactory: (em: EntityManager) => ({
        throttlers: [{ limit: defaultRateLimit, ttl: rateWindowMs }],
        storage:
          settings.redisUrl === null
            ? new PostgresRateStorage(em)
            : new ThrottlerStorageRedisService(settings.redisUrl),
      }),
    });
    return {
      module: HttpModule,
      imports: [throttler],
      providers: [{ provide: SETTINGS, useValue: settings }],
      exports: [throttler, SETTINGS],
    };
  }
}
