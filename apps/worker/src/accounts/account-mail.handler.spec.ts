import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MailRequest } from '@shared/infra/database/entities/mail-request.entity.js';
import { OutboundMail } from '@shared/infra/database/entities/outbound-mail.entity.js';
import { newId } from '@shared/infra/database/new-id.js';
import type { JobQueue } from '@shared/infra/queue/job-queue.js';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { PendingWork } from '../work/pending-work.js';
import { AccountMailHandler } from './account-mail.handler.js';

const email = 'amina@example.com';
const jobQueue = { enqueue: () => Promise.resolve() } as unknown as JobQueue;
const handler = new AccountMailHandler(new PendingWork(jobQueue));
let database: WorkerDatabase;

const em = () => database.orm.em.fork();

beforeAll(async () => {
  database = await startWorkerDatabase();
  await em().execute(
    `insert into users (id, email, name, password_hash, is_email_verified, created_at, updated_at)
     values (?, ?, 'Amina', 'x', true, now(), now())`,
    [newId(), email],
  );
}, 60_000);

afterAll(() => database.close());

/** Asks for a reset, more than a minute after the one before. Answers whether it is mailed. */
async function isMailed(network: string | null): Promise<boolean> {
  await em().execute(`update outbound_mails set created_at = created_at - interval '2 minutes'`);
  const fork = em();
  const { id } = fork.create(MailRequest, { email, kind: 'resetPassword', locale: 'fr', network });
  await fork.flush();
  const countOf = () => em().count(OutboundMail);
  const before = await countOf();
  await handler.handle({ requestId: id }, em());
  return (await countOf()) > before;
}

it('one network has eight mails to an address a day, and leaves two to others', async () => {
  const mailed = async (networks: readonly (string | null)[]): Promise<boolean[]> => {
    const outcomes: boolean[] = [];
    for (const network of networks) outcomes.push(await isMailed(network));
    return outcomes;
  };
  expect(await mailed(Array<string>(10).fill('stranger'))).toEqual([
    ...Array<boolean>(8).fill(true),
    false,
    false,
  ]);
  // Ten in all, then one an hour.
  expect(await mailed(['owner', null, 'owner', null])).toEqual([true, true, false, false]);
  await em().execute(`update outbound_mails set created_at = created_at - interval '1 hour'`);
  expect(await mailed(['stranger', 'owner', 'owner'])).toEqual([false, true, false]);
});
