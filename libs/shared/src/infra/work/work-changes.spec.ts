import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addMail } from '../mail/mail-outbox.js';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { discardRows, findChangeable, retryRows } from './work-changes.js';

let database: WorkerDatabase;

beforeAll(async () => {
  database = await startWorkerDatabase();
}, 60_000);

afterAll(() => database.close());

const em = () => database.orm.em.fork();

async function waitingMail(): Promise<string> {
  const fork = em();
  const mail = addMail(fork, {
    ...{ template: 'account-exists', locale: 'fr', recipient: 'amina@example.com', user: null },
    data: { name: 'Amina' },
  });
  await fork.flush();
  return mail.id;
}

const statusOf = async (id: string): Promise<string> => {
  const [row] = await em().execute<[{ status: string }]>('select status from outbound_mails where id = ?', [
    id,
  ]);
  return row.status;
};

const retried = (ids: readonly string[]) => em().transactional((tx) => retryRows(tx, 'mail.send', ids));

describe('What an operator has done anew', () => {
  it('leaves a mail that a worker is handing over: it is sent once', async () => {
    const [sending, waiting] = [await waitingMail(), await waitingMail()];
    await em().transactional(async (worker) => {
      await worker.execute('select 1 from outbound_mails where id = ? for update', [sending]);
      expect(await retried([sending, waiting])).toEqual([{ name: 'mail.send', subjects: [waiting] }]);
      await worker.execute(`update outbound_mails set status = 'sent' where id = ?`, [sending]);
    });
    expect(await statusOf(sending)).toBe('sent');
  });

  it('and gives up leaves it, too', async () => {
    const sending = await waitingMail();
    await em().transactional(async (worker) => {
      await worker.execute('select 1 from outbound_mails where id = ? for update', [sending]);
      const given = em().transactional((tx) =>
        discardRows(tx, 'mail.send', [sending], { by: 'omar@example.com', note: 'Wrong address' }),
      );
      expect(await given).toEqual([]);
      await worker.execute(`update outbound_mails set status = 'sent' where id = ?`, [sending]);
    });
    expect(await statusOf(sending)).toBe('sent');
  });

  it('is no mail that was sent before its turn came', async () => {
    const sent = await waitingMail();
    await em().execute(`update outbound_mails set status = 'sent' where id = ?`, [sent]);
    expect(await retried([sent])).toEqual([]);
    expect(await em().transactional((tx) => findChangeable(tx, 'mail.send', [sent], 'discard'))).toEqual([]);
  });
});
