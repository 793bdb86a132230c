import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { newId } from '../database/new-id.js';
import { textArray } from '../database/text-array.js';

let database: WorkerDatabase;

beforeAll(async () => {
  database = await startWorkerDatabase();
}, 60_000);

afterAll(() => database.close());

it('The words of orders are written once, with all of the lines that the same statement writes', async () => {
  const userId = newId();
  const orderIds = [newId(), newId()];
  const written = await database.orm.em.fork().transactional(async (em) => {
    await em.execute(
      `insert into users (id, email, name, password_hash, created_at, updated_at)
       values (?, 'a@example.com', 'Amina', 'x', now(), now())`,
      [userId],
    );
    await em.execute(
      `with asked as (
         select * from unnest(?::uuid[]) with ordinality as o(id, place)
       ), lines as (
         insert into order_lines (id, order_id, position, file_key, file_name, material_id, finish, quantity, is_rush, price)
         select gen_random_uuid(), id, i, 'x', 'bracket' || i || '.stl', 'pla-' || place, 'standard', 1, false, '{}'
         from generate_series(1, 25) i, asked
       )
       insert into orders (id, user_id, number, status, delivery_address, price_book, kernel_version, totals,
         total_centimes, item_count, terms_accepted_at, created_at, updated_at)
       select id, ?, 'O-' || place, 'unpaid', '{}', 'x', 'x', '{}', 1, 25, now(), now(), now() from asked`,
      [textArray(orderIds), userId],
    );
    return em.execute<{ inserted: string; updated: string; words: string }[]>(
      `select pg_stat_get_xact_tuples_inserted('order_search'::regclass) as inserted,
         pg_stat_get_xact_tuples_updated('order_search'::regclass) as updated, words::text as words
       from order_search join orders o on o.id = order_id where user_id = ? order by o.number`,
      [userId],
    );
  });
  const brackets = Array.from({ length: 25 }, (_, i) => `bracket${i + 1}`);
  for (const [place, { inserted, updated, words }] of written.entries()) {
    expect([Number(inserted), Number(updated)]).toEqual([2, 0]);
    const own = String(place + 1);
    const expected = [...brackets, own, 'a', 'amina', 'com', 'example', 'o', 'pla', 'stl'];
    expect(words.split(' ').sort()).toEqual(expected.map((word) => `'${word}'`).sort());
  }
  expect(written).toHaveLength(2);
});
