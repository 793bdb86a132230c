import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import type { QueueOptions } from 'bullmq';
import { LoggerModule } from 'nestjs-pino';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { loggerOptions } from '@shared/infra/config/logger-options.js';
import { ormOptions } from '@shared/infra/database/orm-options.js';
import { PoolCounts } from '@shared/infra/database/pool-counts.js';
import type { Tracer } from '@shared/infra/tracing/tracer.js';
import { AddressesModule } from './addresses/addresses.module.js';
import { AuthModule } from './auth/auth.module.js';
import { LinkPagesModule } from './auth/pages/link-pages.module.js';
import { SessionGuard } from './auth/session.guard.js';
import { CardsModule } from './cards/cards.module.js';
import { CatalogModule } from './catalog/catalog.module.js';
import { DevelopersModule } from './developers/developers.module.js';
import { FilesModule } from './files/files.module.js';
import { HealthModule } from './health/health.module.js';
import { BodyGuard } from './http/body.guard.js';
import { EnvelopeInterceptor } from './http/envelope.interceptor.js';
import { ReplicaInterceptor } from './http/replica.interceptor.js';
import { ErrorFilter } from './http/error.filter.js';
import { HttpModule } from './http/http.module.js';
import { OriginGuard } from './http/origin.guard.js';
import { RateGuard } from './http/rate.guard.js';
import { FieldsPipe } from './http/validation.pipe.js';
import { currentUnit } from './http/unit-of-work.js';
import { OrdersModule } from './orders/orders.module.js';
import { sections } from './ops/sections.js';
import { AccountModule } from './account/account.module.js';
import { ContactModule } from './contact/contact.module.js';
import { ProjectsModule } from './projects/projects.module.js';
import { PaymentsModule } from './payments/payments.module.js';
import { QuotesModule } from './quotes/quotes.module.js';
import { SharedQuotesModule } from './quotes/share/shared-quotes.module.js';
import { UnknownPageFilter } from './site/unknown-page.filter.js';
import { SiteModule } from './site/site.module.js';
import { StatusModule } from './status/status.module.js';
import { StorefrontModule } from './storefront/storefront.module.js';

/**
 * One module for each feature, and the operators' sections; the API description lists the endpoints of all. Express looks for a
 * route in this order, one after another: what is called most comes first, the others by name.
 */
export const features = [
  QuotesModule,
  AuthModule,
  SiteModule,
  CatalogModule,
  FilesModule,
  OrdersModule,
  AccountModule,
  AddressesModule,
  CardsModule,
  ContactModule,
  DevelopersModule,
  HealthModule,
  LinkPagesModule,
  PaymentsModule,
  ProjectsModule,
  ...sections,
  SharedQuotesModule,
  StatusModule,
  StorefrontModule,
];

/** Of a statement, and of the wait for a connection; the request is then refused, to be tried again. */
const statementMs = 30_000;

@Module({})
export class AppModule {
  static forRoot(settings: ProcessSettings, queueOptions: QueueOptions, tracer: Tracer): DynamicModule {
    const pool = new PoolCounts();
    return {
      module: AppModule,
      imports: [
        LoggerModule.forRoot(loggerOptions(settings, 'api')),
        MikroOrmModule.forRoot({
          ...ormOptions(settings.databaseUrl, {
            counts: pool,
            isDirect: settings.databaseDirectUrl === null,
            statementMs,
          }),
          driver: PostgreSqlDriver,
          registerRequestContext: false,
          context: currentUnit,
        }),
        HttpModule.forRoot(settings, { queueOptions, pool, tracer }),
        ...features,
      ],
      providers: [
        // The order of checks: origin, session (401), rate (429), body and schema (400).
        { provide: APP_GUARD, useClass: OriginGuard },
        { provide: APP_GUARD, useClass: SessionGuard },
        RateGuard,
        { provide: APP_GUARD, useExisting: RateGuard },
        { provide: APP_GUARD, useClass: BodyGuard },
        { provide: APP_PIPE, useClass: FieldsPipe },
        { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
        { provide: APP_INTERCEPTOR, useClass: ReplicaInterceptor },
        // Nest asks the last filter first.
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_FILTER, useClass: UnknownPageFilter },
      ],
    };
  }
}
