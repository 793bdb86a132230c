import type { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { kernelVersion } from '@kernel/version.js';
import { newId } from '@shared/infra/database/new-id.js';
import type { JobQueue } from '@shared/infra/queue/job-queue.js';
import { createFileStorage } from '@shared/infra/storage/storage-registry.js';
import { WorkOutbox } from '@shared/infra/work/work-outbox.js';
import type { WorkTally } from '@shared/infra/work/work-tally.js';
import { rowsRead } from '@testing/stack/rows-read.js';
import { startWorkerDatabase, type WorkerDatabase } from '@testing/stack/worker-database.js';
import { readDays } from '../endpoint/lists/day-range.js';
import { HeavyWorkTurns } from '../endpoint/waiting/heavy-work-turns.js';
import { FileLinks } from '../files/file-links.service.js';
import { PartPictures } from '../files/part-pictures.service.js';
import { OrdersBoardService } from '../making/orders-board.service.js';
import { MoneyLists } from '../money/money-lists.service.js';
import { OperatorOrdersService } from '../orders/operator-orders.service.js';
import { JobsService } from './jobs/jobs.service.js';
import { QueueFigures } from './queues/queue-figures.service.js';
import { MachinePacesService } from '../workshop/machine-paces.service.js';

/** Delivered orders, and plates that are done. */
const history = 5_000;
const open = 20;

let database: WorkerDatabase;

beforeAll(async () => {
  database = await startWorkerDatabase();
  const em = database.orm.em.fork();
  const userId = newId();
  await em.execute(
    `insert into users (id, email, name, password_hash, created_at, updated_at)
     values (?, 'a@example.com', 'A', 'x', now(), now())`,
    [userId],
  );
  await em.execute(
    `insert into orders (id, user_id, number, status, delivery_address, price_book, kernel_version, totals, total_centimes,
       item_count, terms_accepted_at, created_at, updated_at, paid_at)
     select ('0198c1f2-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, ?, 'O-' || i,
       case when i <= ${history} then 'delivered' else 'paid' end, '{"destinationId":"x"}', 'x', 'x', '{}', 1, 0, now(),
       now(), now(), now() - case when i <= ${history} then interval '200 days' else interval '1 day' end
     from generate_series(1, ${history + open}) i`,
    [userId],
  );
  await em.execute(
    `insert into payment_attempts (id, order_id, provider, status, amount_centimes, currency, locale, created_at)
     select id, id, 'sandbox', 'succeeded', 1, 'MAD', 'fr', paid_at from orders`,
  );
  await em.execute(
    `insert into payment_events (id, provider, event_id, kind, attempt_id, amount_centimes, currency, reference, outcome,
       received_at)
     select id, 'sandbox', id, 'succeeded', id, 1, 'MAD', 'r', 'applied', paid_at from orders`,
  );
  await em.execute(
    `insert into plates (id, number, plan_index, material_id, is_rush, status, gap_mm, copies, estimated_seconds,
       weight_milligrams, created_by, created_at, updated_at, files_status)
     select gen_random_uuid(), 'P-' || i, 0, 'pla-noir', false, 'done', 2, 1, 1, 1, ?, now() - i * interval '1 hour', now(),
       'done' from generate_series(1, ${history}) i`,
    [userId],
  );
  await em.execute('analyze');
}, 60_000);

afterAll(() => database.close());

describe('Lists of operators beside a long history', () => {
  it('find the open orders, which are the latest, without reading all others', async () => {
    const storage = await createFileStorage(database.settings.storage);
    const list = (em: EntityManager) => {
      const outbox = new WorkOutbox({ enqueueSoon: () => undefined } as unknown as JobQueue, null);
      const links = new FileLinks(database.settings);
      const pictures = new PartPictures(em, outbox, links, storage, database.settings);
      return new OperatorOrdersService(em, new HeavyWorkTurns(), pictures).list(undefined, { limit: 10 });
    };
    expect((await list(database.orm.em.fork())).entries).toHaveLength(10);
    expect(await rowsRead(database, list)).toBeLessThan(history / 10);
  });

  it('count delivered orders up to a thousand', async () => {
    const paces = new MachinePacesService(database.orm.em, database.settings);
    const columns = (em: EntityManager) => new OrdersBoardService(em, paces).columns();
    const board = await columns(database.orm.em.fork());
    const counted = board.map(({ column, orders, hasMore }) => [column, orders, hasMore]);
    expect(counted.filter(([, orders]) => orders !== 0)).toEqual([
      ['paid', open, false],
      ['delivered', 1_000, true],
    ]);
    expect(await rowsRead(database, columns)).toBeLessThan(history / 4);
  });

  it('find what does not agree in a month, here invoices that are missing, without reading all payments', async () => {
    const count = (em: EntityManager) => new MoneyLists(em).countMismatches(readDays({}));
    expect((await count(database.orm.em.fork())).count).toBe(open);
    expect(await rowsRead(database, count)).toBeLessThan(history / 10);
  });

  it('find the latest jobs without reading every plate', async () => {
    const list = (em: EntityManager) => new JobsService(em).list({ limit: 10 });
    expect((await list(database.orm.em.fork())).entries).toHaveLength(10);
    expect(await rowsRead(database, list)).toBeLessThan(history / 10);
  });
});

describe('Figures of what waits', () => {
  it('leave out files that wait for the kernel of another release', async () => {
    const em = database.orm.em.fork();
    await em.execute(
      `insert into file_analyses (content_hash, kernel_version, format, status, attempts, created_at)
       values (repeat('a', 64), ?, 'stl', 'pending', 0, now()), (repeat('b', 64), '1', 'stl', 'pending', 0, now() - interval '1 hour')`,
      [kernelVersion],
    );
    const figures = new QueueFigures({} as JobQueue, {} as WorkTally, em, { redisUrl: null });
    const reading = (await figures.pending()).find(({ job }) => job === 'analysis.measure');
    expect(reading).toMatchObject({ pending: 1, stuck: 0 });
  });
});
