import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type DynamicModule, Module } from '@nestjs/common';
import type { QueueOptions } from 'bullmq';
import { LoggerModule } from 'nestjs-pino';
import type { ProcessSettings } from '@shared/config/env.js';
import { loggerOptions } from '@shared/config/logger-options.js';
import { SETTINGS } from '@shared/config/settings.token.js';
import { ormOptions } from '@shared/database/orm-options.js';
import { createMailTransport, MAIL_TRANSPORT } from '@shared/mail/mail-transport.js';
import { JobQueue, QUEUE_OPTIONS } from '@shared/queue/job-queue.js';
import { createFileStorage } from '@shared/storage/storage-registry.js';
import { FILE_STORAGE } from '@shared/storage/file-storage.js';
import { MeasureContentHandler } from './analysis/measure-content.handler.js';
import { MeshThreads } from './analysis/mesh-threads.js';
import { Heartbeat } from './heartbeat.js';
import { JOB_HANDLERS, type JobHandlers } from './job-handlers.js';
import { JobRunner } from './job-runner.js';
import { SendMailHandler } from './mail/send-mail.handler.js';
import { RequeueHandler } from './maintenance/requeue.handler.js';
import { SweepHandler } from './maintenance/sweep.handler.js';
import { ConfirmSandboxHandler } from './payments/confirm-sandbox.handler.js';

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
      ],
      providers: [
        { provide: SETTINGS, useValue: settings },
        { provide: QUEUE_OPTIONS, useValue: queueOptions },
        { provide: JobQueue, useFactory: () => new JobQueue(queueOptions) },
        { provide: FILE_STORAGE, useFactory: () => createFileStorage(settings.storage) },
        { provide: MAIL_TRANSPORT, useFactory: () => createMailTransport(settings) },
        {
          provide: MeshThreads,
          useFactory: () =>
            new MeshThreads(new URL('./analysis/mesh-thread.js', import.meta.url), settings.storage),
        },
        MeasureContentHandler,
        SendMailHandler,
        ConfirmSandboxHandler,
        RequeueHandler,
        SweepHandler,
        {
          provide: JOB_HANDLERS,
          inject: [
            MeasureContentHandler,
            SendMailHandler,
            ConfirmSandboxHandler,
            RequeueHandler,
            SweepHandler,
          ],
          useFactory: (
            measureContent: MeasureContentHandler,
            sendMail: SendMailHandler,
            confirmSandbox: ConfirmSandboxHandler,
            requeue: RequeueHandler,
            sweep: SweepHandler,
          ): JobHandlers => ({
            'analysis.measure': measureContent,
            'mail.send': sendMail,
            'payments.confirmSandbox': confirmSandbox,
            'maintenance.requeue': requeue,
            'maintenance.sweep': sweep,
          }),
        },
        JobRunner,
        Heartbeat,
      ],
    };
  }
}
