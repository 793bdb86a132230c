import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { readProcessSettings } from '@shared/config/env.js';
import { ignoreOutputErrors } from '@shared/config/log-stream.js';
import { stopInOrder } from '@shared/config/process-stop.js';
import { endWithReason } from '@shared/config/start-error.js';
import { configureQueueBackend } from '@shared/queue/queue-backend.js';
import { prepareDataFolder, usesDataFolder } from '@shared/storage/data-folder.js';
import { Heartbeat } from './heartbeat.js';
import { JobRunner, stopWithinMs } from './job-runner.js';
import { WorkerModule } from './worker.module.js';

async function work(): Promise<void> {
  ignoreOutputErrors();
  const settings = readProcessSettings(process.env);
  if (usesDataFolder(settings)) await prepareDataFolder(settings.dataDir, { isFullAllowed: true });
  const queueOptions = configureQueueBackend(settings);
  const app = await NestFactory.createApplicationContext(WorkerModule.forRoot(settings, queueOptions), {
    abortOnError: false,
    bufferLogs: true,
  });
  app.useLogger(app.get(Logger));
  stopInOrder(async () => {
    await app.get(Heartbeat).stop();
    await app.get(JobRunner).stop();
    await app.close();
  }, stopWithinMs);
  await app.get(Heartbeat).start();
}

work().catch(endWithReason);
