import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Queue, setDefaultBackendFactory } from 'bullmq';
import type { PinoLogger } from 'nestjs-pino';
import { Lanes } from '@shared/infra/lanes/lanes.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { queueNames } from '@shared/infra/queue/jobs.js';
import { configureQueueBackend } from '@shared/infra/queue/queue-backend.js';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { LaneArrears } from './lane-arrears.js';

let database: WorkerDatabase;
let queues: Queue[];

const silent = { setContext: () => undefined, info: () => undefined, warn: () => undefined };

beforeAll(async () => {
  database = await startWorkerDatabase();
  const options = configureQueueBackend({ ...database.settings, redisUrl: null });
  queues = queueNames.map((name) => new Queue(name, options));
}, 60_000);

afterAll(async () => {
  await Promise.all(queues.map((queue) => queue.close()));
  setDefaultBackendFactory();
  await database.close();
});

it('jobs of a lane that is ahead are moved back within seconds, and no look outlives its process', async () => {
  const em = database.orm.em.fork();
  const jobQueue = new JobQueue(queues, new Lanes(database.orm.em));
  const data = {
    ...{ name: 'Amina', orderNumber: 'CMD-2026-0001', provider: 'cmi', totalCentimes: 1 },
    reference: 'x',
  };
  const recipient = 'atelier@example.com';
  const mail = addMail(em, { template: 'payment-refund-due', locale: 'fr', recipient, user: null, data });
  await em.flush();
  await jobQueue.enqueue('mail.send', { mailId: mail.id });
  await em.execute('update lanes set beyond_ms = beyond_ms + 4_000');
  const arrears = new LaneArrears(database.orm.em, jobQueue, silent as unknown as PinoLogger);
  arrears.onModuleInit();
  const tagOf = async () =>
    (await em.execute<[{ tag_ms: number }]>('select tag_ms from lane_jobs'))[0].tag_ms;
  while ((await tagOf()) === 0) await sleep(100);
  await arrears.onModuleDestroy();
  expect(await tagOf()).toBe(4_000);
  const [job] = await jobQueue.queue('mail').getJobs(['prioritized']);
  expect(job!.priority).toBe(501);
});
