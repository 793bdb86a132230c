import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Queue, setDefaultBackendFactory } from 'bullmq';
import { Lanes } from '@shared/infra/lanes/lanes.js';
import { JobQueue } from '@shared/infra/queue/job-queue.js';
import { queueNames } from '@shared/infra/queue/jobs.js';
import { configureQueueBackend } from '@shared/infra/queue/queue-backend.js';
import { addAccount, startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { PausesService } from './pauses.service.js';
import type { QueueFigures } from './queue-figures.service.js';

let database: WorkerDatabase;
let queues: Queue[];
let analysis: Queue;
let pauses: PausesService;
let operator: string;

beforeAll(async () => {
  database = await startWorkerDatabase();
  const options = configureQueueBackend({ ...database.settings, redisUrl: null });
  queues = queueNames.map((name) => new Queue(name, options));
  const { em } = database.orm;
  const jobQueue = new JobQueue(queues, new Lanes(em));
  analysis = jobQueue.queue('analysis');
  const figures = { forget: () => undefined } as unknown as QueueFigures;
  pauses = new PausesService(em, jobQueue, figures);
  operator = await addAccount(database);
}, 60_000);

afterAll(async () => {
  await Promise.all(queues.map((queue) => queue.close()));
  setDefaultBackendFactory();
  await database.close();
});

beforeEach(() => pauses.pauseQueue(operator, 'analysis', 'The new kernel is being watched'));

describe('The pause of a queue', () => {
  it('is set again where the queue has forgotten it', async () => {
    await analysis.resume();
    await pauses.restore();
    expect(await analysis.isPaused()).toBe(true);
    expect(await pauses.list()).toMatchObject([{ kind: 'queue', subject: 'analysis' }]);
  });

  it('ends where an operator resumes the queue right before it is set again', async () => {
    await analysis.resume();
    const pause = analysis.pause.bind(analysis);
    jest.spyOn(analysis, 'pause').mockImplementationOnce(async () => {
      await pauses.resumeQueue(operator, 'analysis');
      await pause();
    });
    await pauses.restore();
    expect(await pauses.list()).toEqual([]);
    expect(await analysis.isPaused()).toBe(false);
  });

  it('ends where it is set again while an operator resumes the queue', async () => {
    const resume = analysis.resume.bind(analysis);
    jest.spyOn(analysis, 'resume').mockImplementationOnce(async () => {
      await resume();
      await pauses.restore();
    });
    await pauses.resumeQueue(operator, 'analysis');
    expect(await pauses.list()).toEqual([]);
    expect(await analysis.isPaused()).toBe(false);
  });
});
