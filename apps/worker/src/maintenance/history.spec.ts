import { Readable } from 'node:stream';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createFileStorage } from '@shared/infra/storage/storage-registry.js';
import type { FileStorage } from '@shared/infra/storage/file-storage.js';
import { newId } from '@shared/infra/database/new-id.js';
import { rowsRead } from '@testing/stack/rows-read.js';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { ExpireQuotesHandler } from './expire-quotes.handler.js';
import { RetentionHandler } from './retention.handler.js';

const userId = newId();
/** Files, quotes and orders that are long settled. */
const history = 5_000;

let database: WorkerDatabase;
let storage: FileStorage;

const execute = <Row>(sql: string, values: unknown[] = []) =>
  database.orm.em.fork().execute<Row[]>(sql, values);

beforeAll(async () => {
  database = await startWorkerDatabase();
  storage = await createFileStorage(database.settings.storage);
  await execute(
    `insert into users (id, email, name, password_hash, created_at, updated_at)
     values (?, 'a@example.com', 'A', 'x', now(), now())`,
    [userId],
  );
}, 60_000);

afterAll(() => database.close());

async function addFile(name: string, age: string, contentHash = 'a'.repeat(64)): Promise<void> {
  await storage.save(`uploads/${name}.stl`, Readable.from(['solid']));
  await execute(
    `insert into uploaded_files (id, user_id, key, filename, format, size_bytes, content_hash, created_at)
     values (?, ?, ?, 'part.stl', 'stl', 5, ?, now() - ?::interval)`,
    [newId(), userId, `uploads/${name}.stl`, contentHash, age],
  );
}

async function addOrder(file: string, age: string): Promise<void> {
  const id = newId();
  await execute(
    `insert into orders (id, user_id, number, status, delivery_address, price_book, kernel_version, totals,
       total_centimes, item_count, terms_accepted_at, created_at, updated_at)
     values (?, ?, left(md5(random()::text), 20), 'delivered', '{}', 'x', 'x', '{}', 1, 1, now(), now() - ?::interval, now())`,
    [id, userId, age],
  );
  await execute(
    `insert into order_lines (id, order_id, position, file_key, file_name, content_hash, material_id, quantity, is_rush, price)
     values (?, ?, 0, ?, 'part.stl', repeat('a', 64), 'pla-noir', 1, false, '{}')`,
    [newId(), id, `uploads/${file}.stl`],
  );
}

async function addQuote(file: string, endedAgo: string): Promise<void> {
  const id = newId();
  await execute(
    `insert into saved_quotes (id, user_id, reference, status, price_book, kernel_version, totals, total_centimes,
       item_count, expires_at, created_at, updated_at)
     values (?, ?, left(md5(random()::text), 20), 'expired', 'x', 'x', '{}', 1, 1, now() - ?::interval, now(), now())`,
    [id, userId, endedAgo],
  );
  await execute(
    `insert into saved_quote_lines (id, quote_id, position, file_key, file_name, file_size, material_id, finish, quantity, price)
     values (?, ?, 0, ?, 'part.stl', 5, 'pla-noir', 'standard', 1, '{}')`,
    [newId(), id, `uploads/${file}.stl`],
  );
}

async function filesLeft(): Promise<string[]> {
  const rows = await execute<{ key: string }>(
    `select key from uploaded_files where key not like '%old%' order by key`,
  );
  return rows.map(({ key }) => key.slice('uploads/'.length, -'.stl'.length));
}

const retain = (em: EntityManager = database.orm.em.fork()) => new RetentionHandler(storage).handle({}, em);

describe('files.retain', () => {
  it('deletes what is over for each reason, and the stored file; keeps all else', async () => {
    await addFile('young', '29 days');
    await addFile('unused', '31 days');
    await addFile('quoted', '60 days');
    await addQuote('quoted', '29 days');
    await addFile('quoted-once', '90 days');
    await addQuote('quoted-once', '31 days');
    await addFile('ordered', '300 days');
    await addOrder('ordered', '299 days');
    await addFile('ordered-once', '400 days');
    await addOrder('ordered-once', '399 days');
    await retain();
    expect(await filesLeft()).toEqual(['ordered', 'quoted', 'young']);
    expect(await storage.exists('uploads/unused.stl')).toBe(false);
    expect(await storage.exists('uploads/ordered.stl')).toBe(true);
  });

  it('deletes what was measured of a content with its last file', async () => {
    const [shared, lone, waiting] = ['b', 'c', 'd'].map((letter) => letter.repeat(64)) as [
      string,
      string,
      string,
    ];
    await addFile('old-shared', '31 days', shared);
    await addFile('young-shared', '1 day', shared);
    await addFile('old-lone', '31 days', lone);
    await addFile('old-waiting', '31 days', waiting);
    for (const [hash, version, status] of [
      [shared, '1', 'done'],
      [lone, '1', 'done'],
      [lone, '2', 'failed'],
      [waiting, '2', 'pending'],
    ]) {
      await execute(
        `insert into file_analyses (content_hash, kernel_version, format, status, attempts, created_at)
         values (?, ?, 'stl', ?, 0, now())`,
        [hash, version, status],
      );
    }
    await retain();
    const left = await execute<{ content_hash: string }>(
      'select content_hash from file_analyses order by content_hash',
    );
    expect(left.map((row) => row.content_hash)).toEqual([shared, waiting]);
    await execute(`delete from uploaded_files where key like '%young-shared%'`);
  });

  it('looks again when the time is over, and finds what came since', async () => {
    const rows = await execute<{ days: number }>(
      `select round(extract(epoch from kept_until - now()) / 86400)::int as days from uploaded_files
       where key like '%ordered%'`,
    );
    expect(rows).toEqual([{ days: 66 }]);
    await addOrder('quoted', '5 days');
    await execute(
      `update uploaded_files set kept_until = now() - interval '1 minute' where kept_until is not null`,
    );
    await execute(
      `update orders set created_at = now() - interval '366 days' where created_at < now() - interval '100 days'`,
    );
    await retain();
    expect(await filesLeft()).toEqual(['quoted', 'young']);
  });

  it('keeps a file that was ordered while it was being locked', async () => {
    await addFile('just-ordered', '31 days');
    const statements = jest.spyOn(EntityManager.prototype, 'execute');
    statements.mockImplementationOnce(async function (this: EntityManager, lock, values) {
      const locked = await this.execute(lock, values);
      await addOrder('just-ordered', '0 days');
      return locked;
    });
    await retain();
    statements.mockRestore();
    expect(await filesLeft()).toEqual(['just-ordered', 'quoted', 'young']);
    expect(await storage.exists('uploads/just-ordered.stl')).toBe(true);
  });
});

describe('The hourly jobs', () => {
  beforeAll(async () => {
    await execute(
      `insert into uploaded_files (id, user_id, key, filename, format, size_bytes, content_hash, created_at)
       select gen_random_uuid(), ?, 'uploads/old-' || i || '.stl', 'part.stl', 'stl', 5, repeat('a', 64),
         now() - interval '200 days' from generate_series(1, ${history}) i`,
      [userId],
    );
    await execute(
      `with made as (insert into orders (id, user_id, number, status, delivery_address, price_book, kernel_version, totals,
           total_centimes, item_count, terms_accepted_at, created_at, updated_at)
         select gen_random_uuid(), ?, 'O-' || i, 'delivered', '{}', 'x', 'x', '{}', 1, 1, now(),
           now() - interval '200 days', now() from generate_series(1, ${history}) i returning id, number)
       insert into order_lines (id, order_id, position, file_key, file_name, content_hash, material_id, quantity, is_rush, price)
       select gen_random_uuid(), id, 0, 'uploads/old-' || substr(number, 3) || '.stl', 'part.stl', repeat('a', 64), 'pla-noir',
         1, false, '{}' from made`,
      [userId],
    );
    await execute(
      `insert into saved_quotes (id, user_id, reference, status, price_book, kernel_version, totals, total_centimes,
         item_count, expires_at, created_at, updated_at)
       select gen_random_uuid(), ?, 'Q-' || i, 'expired', 'x', 'x', '{}', 1, 1, now() - interval '190 days',
         now() - interval '197 days', now() from generate_series(1, ${history}) i`,
      [userId],
    );
    await retain();
    await execute('analyze');
  }, 60_000);

  it('look at no file again that an order keeps', async () => {
    expect(await rowsRead(database, (em) => retain(em))).toBeLessThan(history / 20);
  });

  it('read no quote that has expired', async () => {
    const expire = (em: EntityManager) => new ExpireQuotesHandler().handle({}, em);
    expect(await rowsRead(database, (em) => expire(em))).toBeLessThan(history / 20);
  });
});
