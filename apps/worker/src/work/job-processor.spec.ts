import type { EntityManager } from '@mikro-orm/postgresql';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Job } from 'bullmq';
import { readSettings } from '@shared/infra/config/env.js';
import type { ExpressBell } from '@shared/infra/queue/express-bell.js';
import type { JobQueue } from '@shared/infra/queue/job-queue.js';
import { queueNames } from '@shared/infra/queue/jobs.js';
import { StorageUnavailableError } from '@shared/infra/storage/file-storage.js';
import { noTracer } from '@shared/infra/tracing/tracer.js';
import { WorkTally } from '@shared/infra/work/work-tally.js';
import { NotNowError } from '../not-now.js';
import type { JobHandler } from './job-handlers.js';
import { jobProcessors } from './job-processor.js';
import { WorkerLoad } from './worker-load.js';

type Steps = Pick<JobHandler<'parts.picture'>, 'untilRoom' | 'handle'>;

const subject = 'a'.repeat(64);
const concurrency = Object.fromEntries(queueNames.map((name) => [name, 1])) as WorkerLoad['concurrency'];
const { timeLimits } = readSettings({}, []);
const quiet = () => undefined;

let events: { kind: string; ms: number | null }[];
let failures: number;
let tally: WorkTally;
let load: WorkerLoad;

beforeEach(() => {
  events = [];
  failures = 0;
  tally = Object.assign(new WorkTally({} as EntityManager), {
    event: (_job: string, _subject: string, kind: string, { ms = null }: { ms?: number | null } = {}) =>
      events.push({ kind, ms }),
  });
  const failure = tally.failure.bind(tally);
  tally.failure = (...args) => {
    failures++;
    return failure(...args);
  };
  load = new WorkerLoad(tally, concurrency);
});

/** Runs one try of a job with these steps; answers when it was put off to, if it was. */
async function run(steps: Steps): Promise<number | null> {
  const QueueProcessor = jobProcessors(concurrency, {}, timeLimits)[queueNames.indexOf('partPictures')]!;
  const processor = new QueueProcessor(
    { fork: () => ({}) },
    { 'parts.picture': steps },
    { started: quiet, finished: quiet, left: quiet, gaveUp: quiet },
    { add: quiet, isGivingBack: false },
    noTracer,
    { setContext: quiet, info: quiet, error: quiet },
    ...[tally, load, {} as JobQueue, {} as ExpressBell],
  );
  let putOffTo: number | null = null;
  const job = {
    ...{
      name: 'parts.picture',
      id: '1',
      data: { contentHash: subject },
      attemptsMade: 0,
      timestamp: 0,
      opts: { attempts: 3 },
    },
    moveToDelayed: (atMs: number) => {
      putOffTo = atMs;
      return Promise.resolve();
    },
  };
  await processor.process(job as unknown as Job).catch(quiet);
  return putOffTo;
}

const kinds = () => events.map(({ kind }) => kind);

describe('One try of a job', () => {
  it('begins only when other work leaves it room: the wait is nobody’s work', async () => {
    const room = Promise.withResolvers<void>();
    const ended = run({ untilRoom: () => room.promise, handle: () => Promise.resolve(true) });
    await Promise.resolve();
    expect([kinds(), load.inFlight()]).toEqual([[], []]);
    room.resolve();
    await ended;
    expect(kinds()).toEqual(['started', 'done']);
  });

  it('goes back unbegun when the worker was told to take no more while it waited for room', async () => {
    const untilRoom = () => {
      load.isDraining = true;
      return Promise.resolve();
    };
    const putOffTo = await run({ untilRoom, handle: () => Promise.reject(new Error('It began')) });
    expect(putOffTo).not.toBeNull();
    expect([kinds(), failures]).toEqual([['givenBack'], 0]);
  });

  it('tells no time when it found nothing to do', async () => {
    await run({ handle: () => Promise.resolve(false) });
    await run({ handle: () => Promise.resolve(true) });
    expect(events.map(({ kind, ms }) => [kind, ms === null])).toEqual([
      ['started', true],
      ['done', true],
      ['started', true],
      ['done', false],
    ]);
  });

  it('tells no time of a storage that did not answer, which is nobody’s work', async () => {
    await run({ handle: () => Promise.reject(new StorageUnavailableError('read a file in time', null)) });
    await run({ handle: () => Promise.reject(new Error('The part kills threads')) });
    expect(events.map(({ kind, ms }) => [kind, ms === null])).toEqual([
      ['started', true],
      ['retried', true],
      ['started', true],
      ['retried', false],
    ]);
  });

  it('that lets others go first is no failure, and comes again when it said', async () => {
    const startedMs = Date.now();
    const putOffTo = await run({ handle: () => Promise.reject(new NotNowError(60_000)) });
    expect(putOffTo).toBeGreaterThanOrEqual(startedMs + 60_000);
    expect([kinds(), failures]).toEqual([['started', 'givenBack'], 0]);
  });

  it('that fails is told with its cause, and leaves its slot free', async () => {
    await run({ handle: () => Promise.reject(new Error('The disk is full')) });
    expect([kinds(), failures]).toEqual([['started', 'retried'], 1]);
    expect(load.inFlight()).toEqual([]);
  });
});
