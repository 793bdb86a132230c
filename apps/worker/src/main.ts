import 'reflect-metadata';
import { BullRegistrar } from '@nestjs/bullmq';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { readProcessSettings } from '@shared/infra/config/env.js';
import { ignoreOutputErrors } from '@shared/infra/config/log-stream.js';
import { stopInOrder } from '@shared/infra/config/process-stop.js';
import { endWithReason } from '@shared/infra/config/start-error.js';
import { ExpressBell } from '@shared/infra/queue/express-bell.js';
import { configureQueueBackend } from '@shared/infra/queue/queue-backend.js';
import { dataFoldersOf, prepareDataFolder, usesDataFolder } from '@shared/infra/storage/data-folder.js';
import { createTracer } from '@shared/infra/tracing/create-tracer.js';
import { FiguresServer } from './figures/figures-server.js';
import { Heartbeat } from './heartbeat.js';
import { closeWithinMs, JobStop } from './work/job-stop.js';
import { Schedules } from './work/schedules.js';
import { WorkerModule } from './worker.module.js';

async function work(): Promise<void> {
  ignoreOutputErrors();
  const settings = readProcessSettings(process.env);
  if (usesDataFolder(settings)) {
    await prepareDataFolder(settings.dataDir, { folders: dataFoldersOf(settings), isFullAllowed: true });
  }
  const queueOptions = configureQueueBackend(settings);
  const tracer = await createTracer(settings.traceEndpoint, 'instant-fdm-worker');
  const app = await NestFactory.createApplicationContext(
    WorkerModule.forRoot(settings, queueOptions, tracer),
    { abortOnError: false, bufferLogs: true },
  );
  app.useLogger(app.get(Logger));
  stopInOrder(async () => {
    await app.get(Heartbeat).stop();
    await app.get(JobStop).stop();
    await app.close();
    await tracer.close();
  }, settings.timeLimits.jobsInFlightMs + closeWithinMs);
  await app.get(Schedules).start();
  app.get(ExpressBell).open();
  app.get(BullRegistrar, { strict: false }).register();
  await app.get(Heartbeat).start();
  app.get(FiguresServer).listen();
}

work().catch(endWithReason);
