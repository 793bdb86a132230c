import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { newId } from './new-id.js';

let database: WorkerDatabase;

beforeAll(async () => {
  database = await startWorkerDatabase();
}, 60_000);

afterAll(() => database.close());

it('The words of an order are written once with all of its lines, not with each line, nor before them', async () => {
  const [userId, orderId] = [newId(), newId()];
  const [written] = await database.orm.em.fork().transactional(async (em) => {
    await em.execute(
      `insert into users (id, email, name, password_hash, created_at, updated_at)
       values (?, 'a@example.com', 'Amina', 'x', now(), now())`,
      [userId],
    );
    await em.execute(
      `insert into orders (id, user_id, number, status, delivery_address, price_book, kernel_version, totals,
         total_centimes, item_count, terms_accepted_at, created_at, updated_at)
       values (?, ?, 'O-1', 'unpaid', '{}', 'x', 'x', '{}', 1, 25, now(), now(), now())`,
      [orderId, userId],
    );
    await em.execute(
      `insert into order_lines (id, order_id, position, file_key, file_name, material_id, finish, quantity, is_rush, price)
       select gen_random_uuid(), ?, i, 'x', 'bracket' || i || '.stl', 'pla-noir', 'standard', 1, false, '{}'
       from generate_series(1, 25) i`,
      [orderId],
    );
    return em.execute<[{ inserted: string; updated: string; words: string }]>(
      `select pg_stat_get_xact_tuples_inserted('order_search'::regclass) as inserted,
         pg_stat_get_xact_tuples_updated('order_search'::regclass) as updated, words::text as words
       from order_search where order_id = ?`,
      [orderId],
    );
  });
  expect([Number(written.inserted), Number(written.updated)]).toEqual([1, 0]);
  for (const word of ['amina', 'bracket1', 'bracket25', 'noir']) expect(written.words).toContain(`'${word}'`);
});
