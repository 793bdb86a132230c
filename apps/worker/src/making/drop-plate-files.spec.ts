import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@shared/infra/database/new-id.js';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { dropPlateFiles } from './drop-plate-files.js';

let database: WorkerDatabase;
const execute = <Row>(sql: string, values: unknown[] = []) =>
  database.orm.em.fork().execute<Row[]>(sql, values);

beforeAll(async () => {
  database = await startWorkerDatabase();
}, 60_000);

afterAll(() => database.close());

/** A plate with its files, and on it a part of an account if one is given. */
async function addPlate(number: string, status: string, endedAgo: string, ofAccount?: string): Promise<void> {
  const plate = newId();
  await execute(
    `insert into plates (id, number, plan_index, material_id, is_rush, status, gap_mm, copies, estimated_seconds,
       weight_milligrams, created_by, created_at, updated_at, finished_at, model_key, ticket_key)
     values (?, ?, 0, 'pla-noir', false, ?, 6, 1, 60, 1000, ?, now(), now(), now() - ?::interval, ?, ?)`,
    [
      plate,
      number,
      status,
      newId(),
      endedAgo,
      `plates/${plate}/${number}.3mf`,
      `plates/${plate}/${number}.pdf`,
    ],
  );
  if (ofAccount === undefined) return;
  const [order, line] = [newId(), newId()];
  await execute(
    `insert into orders (id, user_id, number, status, delivery_address, price_book, kernel_version, totals,
       total_centimes, item_count, terms_accepted_at, created_at, updated_at)
     values (?, ?, ?, 'delivered', '{}', 'x', 'x', '{}', 1, 1, now(), now(), now())`,
    [order, ofAccount, number],
  );
  await execute(
    `insert into order_lines (id, order_id, position, file_name, content_hash, material_id, quantity, is_rush, price)
     values (?, ?, 0, 'part.stl', repeat('a', 64), 'pla-noir', 1, false, '{}')`,
    [line, order],
  );
  await execute(
    `insert into plate_pieces (id, plate_id, line_id, copies, placements) values (?, ?, ?, 1, '[]')`,
    [newId(), plate, line],
  );
}

async function addAccount(isDeleted: boolean): Promise<string> {
  const id = newId();
  await execute(
    `insert into users (id, email, name, password_hash, created_at, updated_at, deleted_at)
     values (?, ?, 'A', 'x', now(), now(), ${isDeleted ? 'now()' : 'null'})`,
    [id, `${id}@example.com`],
  );
  return id;
}

it('files of a plate go a month after its end, or with the account of one of its parts', async () => {
  const [customer, gone] = [await addAccount(false), await addAccount(true)];
  await addPlate('P-month', 'done', '31 days', customer);
  await addPlate('P-failed', 'failed', '31 days');
  await addPlate('P-fresh', 'done', '29 days', customer);
  await addPlate('P-erased', 'withdrawn', '1 day', gone);
  await addPlate('P-printing', 'printing', '31 days', gone);
  await dropPlateFiles(database.orm.em.fork());
  const kept = await execute<{ number: string }>(
    'select number from plates where model_key is not null and ticket_key is not null order by number',
  );
  expect(kept.map(({ number }) => number)).toEqual(['P-fresh', 'P-printing']);
  const left = await execute<{ key: string }>('select key from leftover_objects');
  expect(left.map(({ key }) => key.replace(/^.*\//, '')).sort()).toEqual([
    ...['P-erased.3mf', 'P-erased.pdf', 'P-failed.3mf', 'P-failed.pdf', 'P-month.3mf', 'P-month.pdf'],
  ]);
});
