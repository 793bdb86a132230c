import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { kernelVersion } from '@kernel/version.js';
import { FileAnalysis } from '@shared/infra/database/entities/file-analysis.entity.js';
import { MailRequest } from '@shared/infra/database/entities/mail-request.entity.js';
import { OutboundMail } from '@shared/infra/database/entities/outbound-mail.entity.js';
import { newId } from '@shared/infra/database/new-id.js';
import { runSql } from '@shared/infra/database/run-sql.js';
import { addMail } from '@shared/infra/mail/mail-outbox.js';
import type { JobQueue } from '@shared/infra/queue/job-queue.js';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { PendingWork, type WorkSteps } from './pending-work.js';

let database: WorkerDatabase;

const work = new PendingWork({} as JobQueue);
const em = () => database.orm.em.fork();

beforeAll(async () => {
  database = await startWorkerDatabase();
}, 60_000);

afterAll(() => database.close());

/** A request whose answer is a mail to its own address. */
async function request(): Promise<{ id: string; email: string }> {
  const email = `${newId()}@example.com`;
  const fork = em();
  const { id } = fork.create(MailRequest, { email, kind: 'signUp', locale: 'fr', createdAt: new Date(0) });
  await fork.flush();
  return { id, email };
}

const attempt = (requestId: string, run: WorkSteps<'accounts.mail'>['run']) =>
  work.attempt('accounts.mail', { requestId }, em(), { run });

const answerTo: (id: string) => WorkSteps<'accounts.mail'>['run'] = (requestId) => async (row, tx) => {
  addMail(tx, {
    template: 'account-exists',
    locale: 'fr',
    recipient: row.email,
    user: null,
    data: { name: 'Amina' },
  });
  await tx.flush();
  await work.settle('accounts.mail', { requestId }, tx);
};

const mailsTo = (recipient: string) => em().count(OutboundMail, { recipient });
const isWaiting = async (id: string) => (await em().count(MailRequest, id)) === 1;

describe('work whose rows count no attempts', () => {
  it('is done once by many workers at once, and its row goes with it', async () => {
    const { id, email } = await request();
    await Promise.all(Array.from({ length: 4 }, () => attempt(id, answerTo(id))));
    await attempt(id, () => Promise.reject(new Error('There is nothing left to do')));
    expect([await mailsTo(email), await isWaiting(id)]).toEqual([1, false]);
  });

  it('that fails leaves nothing but its row, however old that is', async () => {
    const { id, email } = await request();
    const failing: WorkSteps<'accounts.mail'>['run'] = async (row, tx) => {
      await answerTo(id)(row, tx);
      throw new Error('lost');
    };
    for (let tries = 0; tries < 5; tries++) await expect(attempt(id, failing)).rejects.toThrow('lost');
    expect([await mailsTo(email), await isWaiting(id)]).toEqual([0, true]);
    await attempt(id, answerTo(id));
    expect([await mailsTo(email), await isWaiting(id)]).toEqual([1, false]);
  });
});

describe('work whose rows have a status', () => {
  const rows = (from: number, to: number, status: string) =>
    `insert into file_analyses (content_hash, kernel_version, format, status, created_at)
       select lpad(i::text, 64, '0'), '${kernelVersion}', 'stl', '${status}', now() from generate_series(${from}, ${to}) i`;

  /** Entries of the table's indexes that the transaction's connection has read of late. */
  const entriesRead = async (tx: EntityManager, table: string) => {
    const [read] = await runSql<{ entries: string }>(
      tx,
      `select sum(pg_stat_get_xact_tuples_returned(indexrelid)) as entries from pg_index where indrelid = $1::regclass`,
      [table],
    );
    return Number(read?.entries);
  };

  it('finds its row by the key where thousands came to be pending since the planner looked', async () => {
    await em().execute(rows(1, 20_000, 'done'));
    await em().execute('analyze file_analyses');
    await em().execute(rows(20_001, 24_000, 'pending'));
    const payloadOf = (row: number) => ({ contentHash: String(row).padStart(64, '0'), kernelVersion });
    const steps = [
      (tx: EntityManager) => work.settle('analysis.measure', payloadOf(24_000), tx, { status: 'done' }),
      (tx: EntityManager) => work.remove('analysis.measure', payloadOf(23_999), tx),
    ];
    for (const step of steps) {
      await em().transactional(async (tx) => {
        const before = await entriesRead(tx, 'file_analyses');
        expect(await step(tx)).toBe(true);
        expect((await entriesRead(tx, 'file_analyses')) - before).toBe(1);
      });
    }
    expect(await em().count(FileAnalysis, { status: 'pending' })).toBe(3_998);
    await em().nativeDelete(FileAnalysis, { kernelVersion });
  });
});
