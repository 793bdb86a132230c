import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { kernelVersion } from '@kernel/version.js';
import type { ProcessSettings } from '@shared/infra/config/env.js';
import { FileAnalysis } from '@shared/infra/database/entities/file-analysis.entity.js';
import { UploadedFile } from '@shared/infra/database/entities/uploaded-file.entity.js';
import { User } from '@shared/infra/database/entities/user.entity.js';
import { newId } from '@shared/infra/database/new-id.js';
import type { JobQueue } from '@shared/infra/queue/job-queue.js';
import { WorkOutbox } from '@shared/infra/work/work-outbox.js';
import { ensureAnalysis } from '@shared/infra/work/ensure-analysis.js';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { LostJobs } from '../work/lost-jobs.js';
import { NotNowError } from '../not-now.js';
import { GivenUpError, PendingWork } from '../work/pending-work.js';
import { AnalyzeContentHandler } from './analyze-content.handler.js';
import type { MeshThreadReply, MeshThreads } from './mesh-threads.js';

let database: WorkerDatabase;
let measured: number;
let reply: MeshThreadReply;
let enqueued: [name: string, payload: object][];

const refusal: MeshThreadReply = { outcome: 'unreadable', code: 'noTriangles', params: { detail: 0 } };
const keptRefusal = { reason: 'meshUnreadable', code: 'noTriangles', params: { detail: 0 } };
let whileRead: () => Promise<unknown>;
const threads = {
  run: async () => {
    measured++;
    await whileRead();
    return reply;
  },
} as unknown as MeshThreads;
const note = (name: string, payload: object) => void enqueued.push([name, payload]);
const jobQueue = {
  enqueue: (name: string, payload: object) => Promise.resolve(note(name, payload)),
  enqueueAll: (name: string, payloads: object[]) =>
    Promise.resolve(payloads.forEach((one) => note(name, one))),
} as unknown as JobQueue;

const em = () => database.orm.em.fork();
const outbox = new WorkOutbox(jobQueue, null);
const settings = { timeLimits: { heartbeatFreshMs: 10_000 } } as ProcessSettings;
const handler = new AnalyzeContentHandler(threads, new PendingWork(jobQueue), outbox, settings);
const otherVersion = '0-other-kernel';
const contentHash = 'c'.repeat(64);
const rowOf = (version: string) => em().findOneOrFail(FileAnalysis, { contentHash, kernelVersion: version });

beforeAll(async () => {
  database = await startWorkerDatabase();
}, 60_000);

afterAll(() => database.close());

beforeEach(async () => {
  measured = 0;
  reply = refusal;
  whileRead = () => Promise.resolve();
  enqueued = [];
  const fork = em();
  await fork.nativeDelete(FileAnalysis, {});
  await fork.nativeDelete(UploadedFile, {});
  const user = fork.create(User, { email: `${newId()}@example.com`, name: 'Amina', passwordHash: 'x' });
  fork.create(UploadedFile, {
    user,
    key: `uploads/${newId()}.stl`,
    filename: 'part.stl',
    format: 'stl',
    sizeBytes: 84,
    contentHash,
  });
  for (const version of [kernelVersion, otherVersion]) {
    const createdAt = new Date(Date.now() - 60_000);
    fork.create(FileAnalysis, { contentHash, kernelVersion: version, format: 'stl', createdAt });
  }
  await fork.flush();
});

describe('a pending analysis', () => {
  it('is settled by a worker of its kernel', async () => {
    await handler.handle({ contentHash, kernelVersion }, em());
    expect(await rowOf(kernelVersion)).toMatchObject({
      status: 'failed',
      attempts: 1,
      fault: keptRefusal,
    });
    expect(await rowOf(otherVersion)).toMatchObject({ status: 'pending', attempts: 0 });
  });

  it('that fails each time is given up after three attempts, with its cause', async () => {
    reply = { outcome: 'error', name: 'TypeError', message: 'x is not a function' };
    const measure = () => handler.handle({ contentHash, kernelVersion }, em());
    await expect(measure()).rejects.toThrow('x is not a function');
    await expect(measure()).rejects.toThrow('x is not a function');
    await expect(measure()).rejects.toMatchObject({ name: 'GivenUpError', cause: { name: 'TypeError' } });
    await measure();
    expect(await rowOf(kernelVersion)).toMatchObject({
      status: 'failed',
      attempts: 3,
      fault: { reason: 'meshUnreadable', code: 'givenUp' },
    });
  });

  it('waits as long as the storage is away', async () => {
    reply = { outcome: 'error', name: 'StorageUnavailableError', message: 'connect ECONNREFUSED' };
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(handler.handle({ contentHash, kernelVersion }, em())).rejects.toThrow('ECONNREFUSED');
    }
    expect(await rowOf(kernelVersion)).toMatchObject({ status: 'pending', attempts: 0 });
  });

  it('that was in flight beside others when its worker died collects no attempt by it', async () => {
    reply = { outcome: 'error', name: 'TypeError', message: 'x is not a function' };
    for (let deaths = 0; deaths < 5; deaths++) {
      await em().nativeUpdate(FileAnalysis, { contentHash, kernelVersion }, { attempts: 1, isAlone: false });
      await expect(handler.handle({ contentHash, kernelVersion }, em())).rejects.toThrow('x is not');
      expect(await rowOf(kernelVersion)).toMatchObject({ status: 'pending', attempts: 1, isAlone: null });
    }
  });

  it('is measured alone after its worker died, and given up when that killed three more', async () => {
    let whileMeasured: FileAnalysis | undefined;
    const watching = { run: async () => ((whileMeasured = await rowOf(kernelVersion)), refusal) };
    const watched = new AnalyzeContentHandler(
      watching as unknown as MeshThreads,
      new PendingWork(jobQueue),
      outbox,
      settings,
    );
    await em().nativeUpdate(FileAnalysis, { contentHash, kernelVersion }, { attempts: 1, isAlone: false });
    await watched.handle({ contentHash, kernelVersion }, em());
    expect(whileMeasured).toMatchObject({ isAlone: true, attempts: 1 });

    const died = { status: 'pending', attempts: 3, isAlone: true } as const;
    await em().nativeUpdate(FileAnalysis, { contentHash, kernelVersion }, died);
    await expect(handler.handle({ contentHash, kernelVersion }, em())).rejects.toBeInstanceOf(GivenUpError);
    expect(await rowOf(kernelVersion)).toMatchObject({ status: 'failed', isGivenUp: true, isAlone: null });
    expect(measured).toBe(0);
  });

  it('that was given up is tried again when asked for after some minutes, not before; a verdict stands', async () => {
    const givenUp = { status: 'failed', isGivenUp: true, attempts: 4 } as const;
    const ask = async (minutesAgo: number, changes: object = {}) => {
      const finishedAt = new Date(Date.now() - minutesAgo * 60_000);
      await em().nativeUpdate(
        FileAnalysis,
        { contentHash, kernelVersion },
        { ...givenUp, finishedAt, ...changes },
      );
      await ensureAnalysis(em(), contentHash, 'stl');
      return rowOf(kernelVersion);
    };
    expect(await ask(4)).toMatchObject({ status: 'failed', isGivenUp: true });
    expect(await ask(60, { isGivenUp: false })).toMatchObject({ status: 'failed' });
    expect(await ask(6)).toMatchObject({ status: 'pending', isGivenUp: false, attempts: 0, fault: null });
    await handler.handle({ contentHash, kernelVersion }, em());
    expect(await rowOf(kernelVersion)).toMatchObject({
      status: 'failed',
      fault: keptRefusal,
    });
  });

  it('whose file is gone goes with it', async () => {
    await em().nativeDelete(UploadedFile, {});
    await handler.handle({ contentHash, kernelVersion }, em());
    expect(await em().count(FileAnalysis, { contentHash, kernelVersion })).toBe(0);
  });

  it('whose file is deleted while it is read goes with it, without a failed attempt', async () => {
    reply = { outcome: 'error', name: 'StoredFileNotFoundError', message: 'No file is stored' };
    whileRead = () => em().nativeDelete(UploadedFile, { contentHash });
    await handler.handle({ contentHash, kernelVersion }, em());
    expect([measured, await em().count(FileAnalysis, { contentHash, kernelVersion })]).toEqual([1, 0]);
  });

  it('of an older release goes back to its queue while workers of that take jobs, and stays pending after them', async () => {
    const older = { contentHash, kernelVersion: otherVersion };
    await em().execute(
      `insert into worker_heartbeats (worker_id, seen_at, kernel_version) values (?, now(), ?)`,
      [newId(), otherVersion],
    );
    await expect(handler.handle(older, em())).rejects.toBeInstanceOf(NotNowError);
    await em().execute(`update worker_heartbeats set seen_at = now() - interval '11 seconds'`);
    expect(await handler.handle(older, em())).toBe(false);
    expect(await rowOf(otherVersion)).toMatchObject({ status: 'pending', attempts: 0 });
    expect(measured).toBe(0);
  });

  it('of a newer release goes back to its queue, for the workers that come with it, unless these do not come', async () => {
    const newer = { contentHash, kernelVersion: String(Number(kernelVersion) + 1) };
    await em().execute(
      `insert into file_analyses (content_hash, kernel_version, format, status, attempts, created_at)
       select content_hash, ?, format, 'pending', 0, now() from file_analyses where content_hash = ? and kernel_version = ?`,
      [newer.kernelVersion, contentHash, kernelVersion],
    );
    await expect(handler.handle(newer, em())).rejects.toBeInstanceOf(NotNowError);
    await em().execute(
      `update file_analyses set created_at = now() - interval '11 minutes' where kernel_version = ?`,
      [newer.kernelVersion],
    );
    expect(await handler.handle(newer, em())).toBe(false);
    expect([measured, (await rowOf(newer.kernelVersion))?.status]).toEqual([0, 'pending']);
  });

  it('of another kernel is left to a worker of its own', async () => {
    await handler.handle({ contentHash, kernelVersion: otherVersion }, em());
    expect(measured).toBe(0);
    expect(await rowOf(otherVersion)).toMatchObject({ status: 'pending', attempts: 0, finishedAt: null });
  });

  it('is enqueued again when its job was lost, one of another kernel is not', async () => {
    await new LostJobs(jobQueue).enqueueNext(em());
    expect(enqueued).toEqual([['analysis.measure', { contentHash, kernelVersion }]]);
  });
});
