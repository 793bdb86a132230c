import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
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

function newHeartbeat(by: EntityManager = database.orm.em): Heartbeat {
  const concurrency = Object.fromEntries(queueNames.map((name) => [name, 1])) as Record<QueueName, number>;
  const tally = { count: () => undefined } as unknown as WorkTally;
  const settings = { timeLimits: { heartbeatMs, heartbeatFreshMs } } as ProcessSettings;
  const logger = { info: () => undefined } as unknown as PinoLogger;
  const jobStop = { setDraining: () => Promise.resolve() } as unknown as JobStop;
  const load = new WorkerLoad(tally, concurrency);
  return new Heartbeat(by, settings, load, jobStop, logger, tally);
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
  // The answer to the first beat tells the second one.
  await sleep(3 * heartbeatMs);
  try {
    const [row] = await rows();
    expect(row!.takes_jobs).toBe(true);
    expect(Math.abs(row!.clock_off_ms - minutes * minuteMs)).toBeLessThan(5_000);
  } finally {
    await heartbeat.stop();
  }
});

it('does not take a slow database for a clock that is behind', async () => {
  const { em: real } = database.orm;
  const execute = async (...asked: Parameters<EntityManager['execute']>) => {
    await sleep(1_200);
    return real.fork().execute(...asked);
  };
  const nativeDelete = (...asked: Parameters<EntityManager['nativeDelete']>) =>
    real.fork().nativeDelete(...asked);
  const heartbeat = newHeartbeat({ fork: () => ({ execute, nativeDelete }) } as unknown as EntityManager);
  await heartbeat.start();
  await sleep(1_400);
  const [row] = await rows();
  await heartbeat.stop();
  // Its goodbye goes out after the beat that is under way.
  await sleep(1_300);
  expect(row!.clock_off_ms).toBe(0);
});

it('writes nothing after its goodbye', async () => {
  const heartbeat = newHeartbeat();
  await heartbeat.start();
  await sleep(3 * heartbeatMs);
  await heartbeat.stop();
  await sleep(3 * heartbeatMs);
  expect(await rows()).toEqual([]);
});
