import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type DynamicModule, Module, type Type } from '@nestjs/common';
import type { QueueOptions } from 'bullmq';
import { LoggerModule } from 'nestjs-pino';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { loggerOptions } from '@shared/infra/config/logger-options.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { ormOptions } from '@shared/infra/database/orm-options.js';
import { createMailTransport, MAIL_TRANSPORT } from '@shared/infra/mail/mail-transport.js';
import type { JobName } from '@shared/infra/queue/jobs.js';
import { QueueModule } from '@shared/infra/work/queue.module.js';
import { createFileStorage } from '@shared/infra/storage/storage-registry.js';
import { FILE_STORAGE } from '@shared/infra/storage/file-storage.js';
import { AccountMailHandler } from './accounts/account-mail.handler.js';
import { AnalyzeContentHandler } from './analysis/analyze-content.handler.js';
import { MeshThreads } from './analysis/mesh-threads.js';
import { RenderDocumentHandler } from './documents/render-document.handler.js';
import { CardThreads } from './cards/card-threads.js';
import { DrawCardHandler } from './cards/draw-card.handler.js';
import { GenerateCardHandler } from './cards/generate-card.handler.js';
import { FiguresServer } from './figures-server.js';
import { Heartbeat } from './heartbeat.js';
import { SendMailHandler } from './mail/send-mail.handler.js';
import { CancelUnpaidHandler } from './maintenance/cancel-unpaid.handler.js';
import { ExpireQuotesHandler } from './maintenance/expire-quotes.handler.js';
import { RequeueHandler } from './maintenance/requeue.handler.js';
import { RetentionHandler } from './maintenance/retention.handler.js';
import { SweepHandler } from './maintenance/sweep.handler.js';
import { ConfirmSandboxHandler } from './payments/confirm-sandbox.handler.js';
import { JobFigures } from './work/job-figures.js';
import { JOB_HANDLERS, type JobHandler, type JobHandlers } from './work/job-handlers.js';
import { JobStop } from './work/job-stop.js';
import { jobProcessors } from './work/job-processor.js';
import { PendingWork } from './work/pending-work.js';

/** The handler of each job: the compiler names a missing one. */
const handlerClasses: { [Name in JobName]: Type<JobHandler<Name>> } = {
  'accounts.mail': AccountMailHandler,
  'analysis.measure': AnalyzeContentHandler,
  'cards.generate': GenerateCardHandler,
  'cards.picture': DrawCardHandler,
  'documents.render': RenderDocumentHandler,
  'mail.send': SendMailHandler,
  'payments.confirmSandbox': ConfirmSandboxHandler,
  'orders.cancelUnpaid': CancelUnpaidHandler,
  'quotes.expire': ExpireQuotesHandler,
  'files.retain': RetentionHandler,
  'maintenance.requeue': RequeueHandler,
  'maintenance.sweep': SweepHandler,
};

@Module({})
export class WorkerModule {
  static forRoot(settings: ProcessSettings, queueOptions: QueueOptions): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        LoggerModule.forRoot(loggerOptions(settings, 'worker')),
        MikroOrmModule.forRoot({
          ...ormOptions(settings.databaseUrl),
          driver: PostgreSqlDriver,
          registerRequestContext: false,
        }),
        QueueModule.forRoot({ queue: queueOptions, isWorker: true }),
      ],
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: FILE_STORAGE, useFactory: () => createFileStorage(settings.storage) },
        { provide: MAIL_TRANSPORT, useFactory: () => createMailTransport(settings) },
        {
          provide: MeshThreads,
          useFactory: () =>
            new MeshThreads(new URL('./analysis/mesh-thread.js', import.meta.url), settings.storage),
        },
        {
          provide: CardThreads,
          useFactory: () =>
            new CardThreads(new URL('./cards/card-thread.js', import.meta.url), settings.storage),
        },
        ...Object.values(handlerClasses),
        {
          provide: JOB_HANDLERS,
          inject: Object.values(handlerClasses),
          useFactory: (...handlers: JobHandler<JobName>[]) => {
            const names = Object.keys(handlerClasses);
            return Object.fromEntries(names.map((name, place) => [name, handlers[place]])) as JobHandlers;
          },
        },
        JobFigures,
        JobStop,
        PendingWork,
        ...jobProcessors(
          {
            analysis: settings.workerConcurrency,
            // Rendered on the main thread, one at a time: see `docs/documents.md`.
            documents: 1,
            cards: settings.workerConcurrency,
            // One at a time: pictures are less urgent than prices.
            pictures: 1,
            mail: 4,
            payments: 4,
            maintenance: 1,
          },
          settings.timeLimits,
        ),
        Heartbeat,
        FiguresServer,
      ],
    };
  }
}
