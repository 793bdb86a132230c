import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PinoLogger } from 'nestjs-pino';
import { kernelVersion } from '@kernel/version.js';
import { FileAnalysis } from '@shared/database/entities/file-analysis.entity.js';
import { UploadedFile } from '@shared/database/entities/uploaded-file.entity.js';
import { User } from '@shared/database/entities/user.entity.js';
import { newId } from '@shared/database/new-id.js';
import type { JobQueue } from '@shared/queue/job-queue.js';
import { RequeueHandler } from '../maintenance/requeue.handler.js';
import { startWorkerDatabase, type WorkerDatabase } from '../worker-database.fixture.js';
import { MeasureContentHandler } from './measure-content.handler.js';
import type { MeshThreadReply, MeshThreads } from './mesh-threads.js';

let database: WorkerDatabase;
let measured: number;
let reply: MeshThreadReply;
let logged: object[];
let enqueued: [name: string, payload: object][];

const refusal: MeshThreadReply = {
  outcome: 'unreadable',
  code: 'noTriangles',
  message: 'The file holds no triangles.',
  messageFr: 'Le fichier ne contient aucun triangle.',
};
const threads = {
  run: () => {
    measured++;
    return Promise.resolve(reply);
  },
} as unknown as MeshThreads;
const logger = { error: (facts: object) => logged.push(facts) } as unknown as PinoLogger;
const jobQueue = {
  enqueue: (name: string, payload: object) => {
    enqueued.push([name, payload]);
    return Promise.resolve();
  },
} as unknown as JobQueue;

const em = () => database.orm.em.fork();
const handler = new MeasureContentHandler(threads, logger);
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
  logged = [];
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
    expect(await handler.handle({ contentHash, kernelVersion }, em())).toBe(contentHash);
    expect(await rowOf(kernelVersion)).toMatchObject({
      status: 'failed',
      attempts: 1,
      fault: { reason: 'meshUnreadable', message: 'The file holds no triangles.' },
    });
    expect(await rowOf(otherVersion)).toMatchObject({ status: 'pending', attempts: 0 });
  });

  it('that fails each time is given up after three attempts, its cause logged once', async () => {
    reply = { outcome: 'error', name: 'TypeError', message: 'x is not a function' };
    const measure = () => handler.handle({ contentHash, kernelVersion }, em());
    await expect(measure()).rejects.toThrow('x is not a function');
    await expect(measure()).rejects.toThrow('x is not a function');
    await measure();
    expect(await rowOf(kernelVersion)).toMatchObject({
      status: 'failed',
      attempts: 3,
      fault: { reason: 'meshUnreadable' },
    });
    expect(logged).toMatchObject([{ contentHash, err: { name: 'TypeError' } }]);
  });

  it('waits as long as the storage is away', async () => {
    reply = { outcome: 'error', name: 'StorageUnavailableError', message: 'connect ECONNREFUSED' };
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(handler.handle({ contentHash, kernelVersion }, em())).rejects.toThrow('ECONNREFUSED');
    }
    expect(await rowOf(kernelVersion)).toMatchObject({ status: 'pending', attempts: 0 });
  });

  it('of another kernel is left to a worker of its own', async () => {
    await handler.handle({ contentHash, kernelVersion: otherVersion }, em());
    expect(measured).toBe(0);
    expect(await rowOf(otherVersion)).toMatchObject({ status: 'pending', attempts: 0, finishedAt: null });
  });

  it('is enqueued again when its job was lost, one of another kernel is not', async () => {
    await new RequeueHandler(jobQueue).handle({}, em());
    expect(enqueued).toEqual([['analysis.measure', { contentHash, kernelVersion }]]);
  });
});
