import 'reflect-metadata';
import { BullRegistrar } from '@nestjs/bullmq';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { readProcessSettings } from '@shared/config/env.js';
import { stopWithParent } from '@shared/config/parent-process.js';
import { endWithReason } from '@shared/config/start-error.js';
import { configureQueueBackend } from '@shared/queue/queue-backend.js';
import { JobQueue } from '@shared/queue/job-queue.js';
import { FiguresServer } from './figures-server.js';
import { Heartbeat } from './heartbeat.js';
import { WorkerModule } from './worker.module.js';

async function work(): Promise<void> {
  const settings = readProcessSettings(process.env);
  const queueOptions = configureQueueBackend(settings);
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(settings, queueOptions), {
    abortOnError: false,
    bufferLogs: true,
  });
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks();
  stopWithParent(() => app.close());
  await app.get(JobQueue, { strict: false }).schedule();
  app.get(BullRegistrar, { strict: false }).register();
  await app.get(Heartbeat).start();
  app.get(FiguresServer).listen();
}

work().catch(endWithReason);
