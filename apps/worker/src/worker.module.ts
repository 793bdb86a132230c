import { MikroOrmModule } from '@mikro-orm/nestjs';
import { EntityManager, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { type DynamicModule, Module, type Provider, type Type } from '@nestjs/common';
import type { QueueOptions } from 'bullmq';
import { LoggerModule } from 'nestjs-pino';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { loggerOptions } from '@shared/infra/config/logger-options.js';
import { SETTINGS } from '@shared/infra/config/settings.token.js';
import { ormOptions } from '@shared/infra/database/orm-options.js';
import { PoolCounts } from '@shared/infra/database/pool-counts.js';
import { MAIL_TRANSPORT } from '@shared/infra/mail/mail-transport.js';
import { createMailTransport } from '@shared/infra/mail/mail-transports.js';
import { countedStorage } from '@shared/infra/metrics/counted-storage.js';
import { ProcessFigures } from '@shared/infra/metrics/process-figures.js';
import type { JobName, QueueName } from '@shared/infra/queue/jobs.js';
import { queueRates } from '@shared/infra/queue/queue-rates.js';
import type { Tracer } from '@shared/infra/tracing/tracer.js';
import { QueueModule } from '@shared/infra/work/queue.module.js';
import { createFileStorage } from '@shared/infra/storage/storage-registry.js';
import { FILE_STORAGE } from '@shared/infra/storage/file-storage.js';
import { UPLOAD_DOOR, UploadDoor } from '@shared/infra/storage/upload-door.js';
import { AccountMailHandler } from './accounts/account-mail.handler.js';
import { AnalyzeContentHandler } from './analysis/analyze-content.handler.js';
import { MeshThreads } from './analysis/mesh-threads.js';
import { RenderDocumentHandler } from './documents/render-document.handler.js';
import { CardThreads } from './cards/card-threads.js';
import { DrawCardHandler } from './cards/draw-card.handler.js';
import { GenerateCardHandler } from './cards/generate-card.handler.js';
import { ExportAccountHandler } from './exports/export-account.handler.js';
import { FiguresServer } from './figures/figures-server.js';
import { JobFigures } from './figures/job-figures.js';
import { KernelFigures } from './figures/kernel-figures.js';
import { MailFigures } from './figures/mail-figures.js';
import { ThreadFigures } from './figures/thread-figures.js';
import { Heartbeat } from './heartbeat.js';
import { SendMailHandler } from './mail/send-mail.handler.js';
import { CancelUnpaidHandler } from './maintenance/cancel-unpaid.handler.js';
import { ExpireQuotesHandler } from './maintenance/expire-quotes.handler.js';
import { RemindProjectsHandler } from './maintenance/remind-projects.handler.js';
import { EraseAccountsHandler } from './maintenance/erase-accounts.handler.js';
import { RequeueHandler } from './maintenance/requeue.handler.js';
import { RetentionHandler } from './maintenance/retention.handler.js';
import { SweepHandler } from './maintenance/sweep.handler.js';
import { OutlinePartHandler } from './making/outline-part.handler.js';
import { PlanPlatesHandler } from './making/plan-plates.handler.js';
import { PlateFilesHandler } from './making/plate-files.handler.js';
import { PlateThreads } from './making/plate-threads.js';
import { ConfirmSandboxHandler } from './payments/confirm-sandbox.handler.js';
import { RefundHandler } from './payments/refund.handler.js';
import { DrawPartHandler } from './pictures/draw-part.handler.js';
import { PictureThreads } from './pictures/picture-threads.js';
import { InspectUploadHandler } from './uploads/inspect-upload.handler.js';
import { JOB_HANDLERS, type JobHandler, type JobHandlers } from './work/job-handlers.js';
import { JobStop } from './work/job-stop.js';
import { jobProcessors } from './work/job-processor.js';
import { LaneArrears } from './work/lane-arrears.js';
import { LostJobs } from './work/lost-jobs.js';
import { PendingWork } from './work/pending-work.js';
import { Schedules } from './work/schedules.js';
import { WorkerLoad } from './work/worker-load.js';
import { WorkTally } from '@shared/infra/work/work-tally.js';

/** Of a statement, and of a server's silence: what is gone without a word holds no job for longer. */
const statementMs = 60_000;
/** Jobs hold their rows while a mail server, a provider or the storage takes its time. */
const idleMs = 15 * 60_000;

/** The handler of each job: the compiler names a missing one. */
const handlerClasses: { [Name in JobName]: Type<JobHandler<Name>> } = {
  'accounts.mail': AccountMailHandler,
  'accounts.export': ExportAccountHandler,
  'analysis.measure': AnalyzeContentHandler,
  'cards.generate': GenerateCardHandler,
  'cards.picture': DrawCardHandler,
  'documents.render': RenderDocumentHandler,
  'mail.send': SendMailHandler,
  'parts.outline': OutlinePartHandler,
  'parts.picture': DrawPartHandler,
  'plates.files': PlateFilesHandler,
  'plates.plan': PlanPlatesHandler,
  'payments.confirmSandbox': ConfirmSandboxHandler,
  'payments.refund': RefundHandler,
  'uploads.inspect': InspectUploadHandler,
  'orders.cancelUnpaid': CancelUnpaidHandler,
  'quotes.expire': ExpireQuotesHandler,
  'projects.remind': RemindProjectsHandler,
  'files.retain': RetentionHandler,
  'maintenance.erase': EraseAccountsHandler,
  'maintenance.requeue': RequeueHandler,
  'maintenance.sweep': SweepHandler,
};

const jobHandlers: Provider = {
  provide: JOB_HANDLERS,
  inject: Object.values(handlerClasses),
  useFactory: (...handlers: JobHandler<JobName>[]) => {
    const names = Object.keys(handlerClasses);
    return Object.fromEntries(names.map((name, place) => [name, handlers[place]])) as JobHandlers;
  },
};

function threadPools({ storage }: ProcessSettings): Provider[] {
  const meshThread = new URL('./analysis/mesh-thread.js', import.meta.url);
  const cardThread = new URL('./cards/card-thread.js', import.meta.url);
  const pictureThread = new URL('./pictures/picture-thread.js', import.meta.url);
  const plateThread = new URL('./making/plate-thread.js', import.meta.url);
  return [
    {
      provide: MeshThreads,
      inject: [KernelFigures, ProcessFigures],
      useFactory: (kernel: KernelFigures, { storageErrors }: ProcessFigures) =>
        new MeshThreads(meshThread, storage, {
          measured: (run) => kernel.count(run),
          storageFailed: () => storageErrors.inc({ operation: 'readInto' }),
        }),
    },
    { provide: CardThreads, useFactory: () => new CardThreads(cardThread, storage) },
    { provide: PictureThreads, useFactory: () => new PictureThreads(pictureThread, storage) },
    { provide: PlateThreads, useFactory: () => new PlateThreads(plateThread, storage) },
  ];
}

/** How many jobs of each queue run at a time. */
function concurrencyOf({ workerConcurrency, mail }: ProcessSettings): Record<QueueName, number> {
  return {
    // Read from the storage and hashed, in streams.
    uploads: workerConcurrency,
    analysis: workerConcurrency,
    // Rendered on the main thread, one at a time: see `docs/documents.md`.
    documents: 1,
    cards: workerConcurrency,
    // One at a time: pictures are less urgent than prices.
    pictures: 1,
    // One at a time, and not behind cards, whose pictures are waited for.
    partPictures: 1,
    // One at a time: each reads all files of an account.
    exports: 1,
    // Outlines, plans and files of plates: operators wait for them, and for nothing else.
    making: 2,
    // A server is waited for. A folder is not, and customers come before mails.
    mail: mail.smtpUrl === null ? 1 : 4,
    payments: 4,
    // Retention, erasing and the sweep delete many files, one after the other, and come due together: the requeue must not wait.
    maintenance: 4,
  };
}

/** Connections of work that comes and goes: the beginnings and ends of jobs, lanes, the heartbeat. */
const comingAndGoing = 8;

/** Beside them, one for each job that keeps a transaction open while it waits for another server. */
function connectionsOf(settings: ProcessSettings): number {
  const { uploads, mail, payments } = concurrencyOf(settings);
  // Retention, erasing and the sweep, each of which runs once.
  const deletions = 3;
  return comingAndGoing + uploads + mail + payments + deletions;
}

function figureProviders(pool: PoolCounts): Provider[] {
  return [
    {
      provide: ProcessFigures,
      inject: [EntityManager],
      useFactory: (em: EntityManager) => new ProcessFigures({ prefix: 'worker_', em, pool }),
    },
    ...[JobFigures, KernelFigures, MailFigures, ThreadFigures, FiguresServer],
  ];
}

@Module({})
export class WorkerModule {
  static forRoot(settings: ProcessSettings, queueOptions: QueueOptions, tracer: Tracer): DynamicModule {
    const pool = new PoolCounts();
    return {
      module: WorkerModule,
      imports: [
        LoggerModule.forRoot(loggerOptions(settings, 'worker')),
        MikroOrmModule.forRoot({
          ...ormOptions(settings.databaseUrl, {
            counts: pool,
            isDirect: settings.databaseDirectUrl === null,
            ...{ statementMs, idleMs },
            most: connectionsOf(settings),
          }),
          driver: PostgreSqlDriver,
          registerRequestContext: false,
        }),
        QueueModule.forRoot({ queue: queueOptions, isWorker: true, tracer }),
      ],
      providers: [
        { provide: SETTINGS, useValue: settings },
        ...figureProviders(pool),
        {
          provide: FILE_STORAGE,
          inject: [ProcessFigures],
          useFactory: async ({ storageErrors }: ProcessFigures) =>
            countedStorage(await createFileStorage(settings.storage), (operation) =>
              storageErrors.inc({ operation }),
            ),
        },
        { provide: UPLOAD_DOOR, useValue: UploadDoor.of(settings.storage) },
        {
          provide: MAIL_TRANSPORT,
          inject: [MailFigures],
          useFactory: (figures: MailFigures) => figures.counted(createMailTransport(settings)),
        },
        ...threadPools(settings),
        ...Object.values(handlerClasses),
        jobHandlers,
        JobStop,
        LaneArrears,
        LostJobs,
        PendingWork,
        Schedules,
        {
          provide: WorkerLoad,
          inject: [WorkTally],
          useFactory: (tally: WorkTally) => new WorkerLoad(tally, concurrencyOf(settings)),
        },
        ...jobProcessors(concurrencyOf(settings), queueRates(settings), settings.timeLimits),
        Heartbeat,
      ],
    };
  }
}
