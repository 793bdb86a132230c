import type { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@shared/infra/database/new-id.js';
import { addAccount, startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { ExpireQuotesHandler } from './expire-quotes.handler.js';

let database: WorkerDatabase;
let userId: string;
const em = () => database.orm.em.fork();
const expire = () => new ExpireQuotesHandler().handle({}, em());

beforeAll(async () => {
  database = await startWorkerDatabase();
  userId = await addAccount(database);
}, 60_000);

afterAll(() => database.close());

/** Ended a moment ago. */
async function addQuote(): Promise<string> {
  const id = newId();
  await em().execute(
    `insert into saved_quotes (id, user_id, reference, status, price_book, kernel_version, totals, total_centimes,
       item_count, expires_at, created_at, updated_at)
     values (?, ?, left(md5(random()::text), 20), 'pending', 'x', 'x', '{}', 1, 1, now(), now(), now())`,
    [id, userId],
  );
  return id;
}

const order = (tx: EntityManager, quoteId: string) =>
  tx.execute(
    `insert into orders (id, user_id, quote_id, number, status, delivery_address, price_book, kernel_version, totals,
       total_centimes, item_count, terms_accepted_at, created_at, updated_at)
     values (?, ?, ?, left(md5(random()::text), 20), 'unpaid', '{}', 'x', 'x', '{}', 1, 1, now(), now(), now())`,
    [newId(), userId, quoteId],
  );

async function statusOf(id: string): Promise<string> {
  const [row] = await em().execute<{ status: string }[]>('select status from saved_quotes where id = ?', [
    id,
  ]);
  return row!.status;
}

describe('a quote whose time is up', () => {
  it('is stored as expired, unless it was ordered', async () => {
    const [over, ordered] = [await addQuote(), await addQuote()];
    await order(em(), ordered);
    await expire();
    expect([await statusOf(over), await statusOf(ordered)]).toEqual(['expired', 'pending']);
  });

  it.each([
    ['while it ended', `update saved_quotes set status = 'confirmed' where id = ?`],
    ['while it ended, confirmed before', 'select from saved_quotes where id = ? for update'],
  ])('is not, if it was being ordered %s', async (_said, lock) => {
    const id = await addQuote();
    await em().transactional(async (tx) => {
      await tx.execute(lock, [id]);
      // It waits for no lock.
      await expire();
      await order(tx, id);
    });
    await expire();
    expect(await statusOf(id)).not.toBe('expired');
  });
});
