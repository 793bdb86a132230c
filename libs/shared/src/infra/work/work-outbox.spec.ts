import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { ensureAnalysis } from './ensure-analysis.js';
import { FileAnalysis } from '../database/entities/file-analysis.entity.js';
import { addMail } from '../mail/mail-outbox.js';
import type { JobQueue } from '../queue/job-queue.js';
import { enqueueAfterCommit } from './work-outbox.js';

let database: WorkerDatabase;
let enqueued: string[];
let soon: string[];
let isQueueAway: boolean;

const jobQueue = {
  enqueue: (name: string) => {
    enqueued.push(name);
    return isQueueAway ? Promise.reject(new Error('away')) : Promise.resolve();
  },
  enqueueSoon: (name: string) => soon.push(name),
} as unknown as JobQueue;

const em = () => database.orm.em.fork();
const add = (within: EntityManager) =>
  addMail(within, {
    template: 'project-acknowledged',
    locale: 'fr',
    recipient: 'amina@example.com',
    user: null,
    data: { projectId: 'p1', reference: 'PR-2026-0001', title: 'Une pièce', name: 'Amina' },
  });

beforeAll(async () => {
  database = await startWorkerDatabase();
  enqueueAfterCommit(database.orm.em, jobQueue);
}, 60_000);

afterAll(() => database.close());

beforeEach(() => {
  enqueued = [];
  soon = [];
  isQueueAway = false;
});

describe('a row that is written pending', () => {
  it('has its job enqueued after a flush of its own', async () => {
    const fork = em();
    add(fork);
    expect(soon).toEqual([]);
    await fork.flush();
    expect(soon).toEqual(['mail.send']);
  });

  it('has it enqueued after the commit of its transaction, not before', async () => {
    await em().transactional(async (tx) => {
      add(tx);
      await tx.flush();
      expect(soon).toEqual([]);
    });
    expect(soon).toEqual(['mail.send']);
  });

  it('waits for the transaction around its savepoint', async () => {
    await em().transactional(async (tx) => {
      await tx.transactional((inner) => Promise.resolve(void add(inner)));
      expect(soon).toEqual([]);
    });
    expect(soon).toEqual(['mail.send']);
  });

  it('has none when it is rolled back', async () => {
    const fork = em();
    const failed = fork.transactional(async (tx) => {
      add(tx);
      await tx.flush();
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    fork.clear();
    add(fork);
    await fork.flush();
    expect(soon).toEqual(['mail.send']);
  });

  it('by an upsert has it as well', async () => {
    const contentHash = 'e'.repeat(64);
    await ensureAnalysis(em(), contentHash, 'stl');
    expect(enqueued).toEqual(['analysis.measure']);
    await em().transactional(async (tx) => {
      await ensureAnalysis(tx, 'f'.repeat(64), 'stl');
      expect(enqueued).toHaveLength(1);
    });
    expect(enqueued).toHaveLength(2);
  });

  it('has it when a content that was given up is asked for again, not while it need not be', async () => {
    const contentHash = 'd'.repeat(64);
    await ensureAnalysis(em(), contentHash, 'stl');
    const givenUp = { status: 'failed', isGivenUp: true } as const;
    for (const [minutesAgo, count] of [
      [4, 1],
      [6, 2],
    ] as const) {
      const finishedAt = new Date(Date.now() - minutesAgo * 60_000);
      await em().nativeUpdate(FileAnalysis, { contentHash }, { ...givenUp, finishedAt });
      await ensureAnalysis(em(), contentHash, 'stl');
      expect(enqueued).toEqual(Array(count).fill('analysis.measure'));
    }
  });

  it('is enqueued when it becomes pending again, and not when something else changes', async () => {
    const fork = em();
    const mail = add(fork);
    await fork.flush();
    mail.recipient = 'other@example.com';
    await fork.flush();
    expect(soon).toHaveLength(1);
    mail.status = 'failed';
    await fork.flush();
    mail.status = 'pending';
    await fork.flush();
    expect(soon).toHaveLength(2);
  });

  it('is committed though the queue is away', async () => {
    isQueueAway = true;
    const contentHash = 'b'.repeat(64);
    await ensureAnalysis(em(), contentHash, 'stl');
    expect(enqueued).toEqual(['analysis.measure']);
    expect(await em().count(FileAnalysis, { contentHash })).toBe(1);
  });
});
