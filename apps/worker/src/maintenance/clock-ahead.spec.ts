import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { newId } from '@shared/infra/database/new-id.js';
import { createFileStorage } from '@shared/infra/storage/storage-registry.js';
import { addAccount, startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { CancelUnpaidHandler } from './cancel-unpaid.handler.js';
import { SweepHandler } from './sweep.handler.js';

let database: WorkerDatabase;

/** All but `Date`. */
const timersKept = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

beforeAll(async () => {
  database = await startWorkerDatabase();
}, 60_000);

afterEach(() => void jest.useRealTimers());

afterAll(() => database.close());

const em = () => database.orm.em.fork();

it('a clock that runs ahead of the database’s cancels and deletes nothing before its time', async () => {
  const userId = await addAccount(database);
  const orderId = newId();
  await em().execute(
    `insert into orders (id, user_id, number, status, delivery_address, price_book, kernel_version, totals,
       total_centimes, item_count, refunded_centimes, history, making_history, terms_accepted_at, created_at, updated_at)
     values (?, ?, 'CMD-2026-0001', 'unpaid', '{}', 'MA-2026-1', '1', '{}', 100, 1, 0, '[]', '[]', now(), now(), now())`,
    [orderId, userId],
  );
  await em().execute(
    `insert into sessions (id, user_id, token_hash, is_remembered, expires_at, created_at, updated_at)
     values (?, ?, 'hash', false, now() + interval '14 days', now(), now())`,
    [newId(), userId],
  );
  const storage = await createFileStorage(database.settings.storage);
  const afterwards = async () => {
    await new CancelUnpaidHandler().handle({}, em());
    await new SweepHandler(storage).handle({}, em());
    return em().execute(
      `select status, (select count(*)::int from sessions where user_id = ?) as sessions from orders where id = ?`,
      [userId, orderId],
    );
  };
  const ahead = Date.now() + 20 * 24 * 3_600_000;
  jest.useFakeTimers({ now: ahead, doNotFake: [...timersKept] });
  expect(await afterwards()).toEqual([{ status: 'unpaid', sessions: 1 }]);
  jest.useRealTimers();

  await em().execute(`update orders set created_at = now() - interval '15 days'`);
  await em().execute(`update sessions set expires_at = now() - interval '1 second'`);
  expect(await afterwards()).toEqual([{ status: 'cancelled', sessions: 0 }]);
});
