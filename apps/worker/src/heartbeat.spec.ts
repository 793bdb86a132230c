import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import type { PinoLogger } from 'nestjs-pino';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { takesJobsSql } from '@shared/infra/database/entities/worker-heartbeat.entity.js';
import { type QueueName, queueNames } from '@shared/infra/queue/jobs.js';
import type { WorkTally } from '@shared/infra/work/work-tally.js';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { Heartbeat } from './heartbeat.js';
import type { JobStop } from './work/job-stop.js';
import { WorkerLoad } from './work/worker-load.js';

const [heartbeatMs, heartbeatFreshMs] = [30, 15_000];
const minuteMs = 60_000;
const allButDate = [
  ...([
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
  ] as const),
  ...(['nextTick', 'queueMicrotask', 'performance', 'hrtime'] as const),
];

let database: WorkerDatabase;
const em = () => database.orm.em.fork();

beforeAll(async () => {
  database = await startWorkerDatabase();
}, 60_000);
afterAll(() => database.close());
afterEach(() => void jest.useRealTimers());

function newHeartbeat(): Heartbeat {
  const concurrency = Object.fromEntries(queueNames.map((name) => [name, 1])) as Record<QueueName, number>;
  const tally = { count: () => undefined } as unknown as WorkTally;
  const settings = { timeLimits: { heartbeatMs, heartbeatFreshMs } } as ProcessSettings;
  const logger = { info: () => undefined } as unknown as PinoLogger;
  const jobStop = { setDraining: () => Promise.resolve() } as unknown as JobStop;
  const load = new WorkerLoad(tally, concurrency);
  return new Heartbeat(database.orm.em, settings, load, jobStop, logger, tally);
}

const rows = () =>
  em().execute<{ takes_jobs: boolean; clock_off_ms: number }[]>(
    `select ${takesJobsSql} as takes_jobs, clock_off_ms from worker_heartbeats`,
    [heartbeatFreshMs],
  );

it.each([-1, 1])('takes jobs though its clock is off by %i minute, and tells that', async (minutes) => {
  jest.useFakeTimers({ now: Date.now() + minutes * minuteMs, doNotFake: allButDate });
  const heartbeat = newHeartbeat();
  await heartbeat.start();
  try {
    const [row] = await rows();
    expect(row!.takes_jobs).toBe(true);
    expect(Math.abs(row!.clock_off_ms - minutes * minuteMs)).toBeLessThan(5_000);
  } finally {
    await heartbeat.stop();
  }
});

it('writes nothing after its goodbye', async () => {
  const heartbeat = newHeartbeat();
  await heartbeat.start();
  await sleep(3 * heartbeatMs);
  await heartbeat.stop();
  await sleep(3 * heartbeatMs);
  expect(await rows()).toEqual([]);
});
