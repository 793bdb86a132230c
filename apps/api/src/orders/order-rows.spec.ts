import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { maxUnpaidOrders } from '@shared/domain/contract/limits.js';
import { newId } from '@shared/infra/database/new-id.js';
import type { JobQueue } from '@shared/infra/queue/job-queue.js';
import { WorkOutbox } from '@shared/infra/work/work-outbox.js';
import {
  addAccount,
  addFile,
  startWorkerDatabase,
  type WorkerDatabase,
} from '@testing/stack/worker-database.js';
import type { PlacedOrder } from './new-order.js';
import { OrderRows } from './order-rows.js';

let database: WorkerDatabase;
let rows: OrderRows;
/** Mails whose job was enqueued. */
let enqueued: string[];

beforeAll(async () => {
  database = await startWorkerDatabase();
  const jobQueue = {
    enqueueSoon: (_name: string, { mailId }: { mailId: string }) => void enqueued.push(mailId),
  } as unknown as JobQueue;
  enqueued = [];
  rows = new OrderRows(database.orm.em.fork(), new WorkOutbox(jobQueue, null));
}, 60_000);

afterAll(() => database.close());

const query = <Row>(sql: string, values: unknown[] = []) =>
  database.orm.em.fork().execute<Row[]>(sql, values);

const account = () => addAccount(database);

const totals = {
  ...{ subtotalCentimes: 8_000, setupCentimes: 2_000, minimumAdjustmentCentimes: 0, shippingCentimes: 0 },
  ...{ totalCentimes: 10_000, machineCentihours: 0, plateCreditCentimes: 0 },
};
const price = {
  ...{
    totalCentimes: 8_000,
    totalHtCentimes: 6_667,
    tvaCentimes: 1_333,
    tvaPercent: 20,
    discountCentimes: 0,
  },
  ...{ printCentihours: 0, weightMilligrams: 0, deliveryDays: 3 },
};

/** An order of two lines; the second one names a file. */
function place(
  id: string,
  fileKey?: string,
  em: EntityManager = database.orm.em.fork(),
): Promise<PlacedOrder> {
  const purchase = { company: null, purchaseOrder: null, project: null };
  const place = { street: '1, rue des Forges', city: 'Casablanca', postalCode: null };
  const line = { fileName: 'part.stl', quantity: 1, isRush: false, price };
  return rows.insert(em, {
    buyer: { id, email: 'amina@example.com', name: 'Amina', locale: 'fr', ...purchase },
    order: {
      ...{ ...purchase, quoteId: null, billingAddress: null, priceBook: 'x', kernelVersion: 'x', totals },
      deliveryAddress: { ...place, fullName: 'Amina', phone: '0612345678', destinationId: 'x' },
      ...{ totalCentimes: 10_000, deliveryDays: 3, itemCount: 2 },
    },
    lines: [line, { ...line, fileName: 'lid.stl', fileKey }],
    mail: {
      ...{
        name: 'Amina',
        itemCount: 2,
        lines: [],
        setupCentimes: 2_000,
        totalCentimes: 10_000,
        address: 'x',
      },
      ...{ minimumAdjustmentCentimes: null, shippingCentimes: null, company: null, ice: null },
      ...{ purchaseOrder: null, project: null, billingAddress: null, deliveryOn: null },
    },
  });
}

const placeOf = (number: string): number => Number(number.split('-')[2]);
const rising = (places: number[]): number[] => places.sort((a, b) => a - b);

describe('orders that are placed at the same moment', () => {
  it('have lines, mail, job and a number each, without gap', async () => {
    const accounts = await Promise.all([1, 2, 3, 4].map(account));
    const placed = await Promise.all([...accounts, ...accounts].map((id) => place(id)));
    expect(rising(placed.map(({ number }) => placeOf(number)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const { id, number } of placed) {
      const [order] = await query<object>(
        `select o.number, o.history, o.created_at = o.terms_accepted_at as "isOneMoment",
           (select array_agg(file_name order by position) from order_lines where order_id = o.id) as lines,
           (select data - '{lines}'::text[] from outbound_mails where data->>'orderId' = o.id::text) as mail
         from orders o where o.id = ?`,
        [id],
      );
      expect(order).toMatchObject({
        ...{ number, lines: ['part.stl', 'lid.stl'], mail: { orderNumber: number, name: 'Amina' } },
        ...{ history: [{ status: 'unpaid', by: 'customer' }], isOneMoment: true },
      });
    }
    const mails = await query<{ id: string }>(`select id from outbound_mails where status = 'pending'`);
    expect([...enqueued].sort()).toEqual(mails.map(({ id }) => id).sort());
  });

  it('are written although one of them cannot be, and leave no gap for it', async () => {
    const accounts = await Promise.all([1, 2, 3].map(account));
    // Its account has been deleted meanwhile.
    const outcomes = await Promise.allSettled([...accounts, newId()].map((id) => place(id)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
    const numbers = await query<{ number: string }>('select number from orders');
    const places = rising(numbers.map(({ number }) => placeOf(number)));
    expect(places).toEqual(Array.from({ length: places.length }, (_, index) => index + 1));
  });

  it('are never more than an account may have unpaid', async () => {
    const [own, other] = [await account(), await account()];
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: maxUnpaidOrders + 5 }, () => place(own)),
      place(other),
    ]);
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []));
    expect(refused).toHaveLength(5);
    for (const one of refused) {
      const details = { reason: 'tooManyUnpaidOrders', used: maxUnpaidOrders };
      expect(one).toMatchObject({ code: 'INVALID_INPUT', details });
    }
    const [{ count } = {}] = await query<{ count?: string }>(
      'select count(*) from orders where user_id = ?',
      [own],
    );
    expect(Number(count)).toBe(maxUnpaidOrders);
    // Two statements at once count no better.
    const again = await Promise.allSettled([place(own), place(own), place(own)]);
    expect(again.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  it('are not more for being cancelled, until a day after they were placed', async () => {
    const own = await account();
    await Promise.all(Array.from({ length: maxUnpaidOrders }, () => place(own)));
    await query(`update orders set status = 'cancelled' where user_id = ?`, [own]);
    await expect(place(own)).rejects.toMatchObject({ details: { reason: 'tooManyUnpaidOrders' } });
    await query(
      `update orders set created_at = now() - interval '1 day' where user_id = ? and id = any(
         select id from orders where user_id = ? limit 1)`,
      [own, own],
    );
    await place(own);
    await expect(place(own)).rejects.toMatchObject({ details: { used: maxUnpaidOrders } });
  });
});

describe('the file of an order', () => {
  const refusal = { code: 'FILE_NOT_FOUND', details: { errors: [{ field: 'items.1.fileKey' }] } };
  /** As the job `files.retain` does: files that an order holds are not waited for. */
  const lock = (key: string, em: EntityManager = database.orm.em.fork()) =>
    em.execute<{ key: string }[]>('select key from uploaded_files where key = ? for update skip locked', [
      key,
    ]);

  it('is there, or the order is not written, but others of its moment are', async () => {
    const [own, other] = [await account(), await account()];
    const key = await addFile(database, own);
    const outcomes = await Promise.allSettled([
      place(own, key),
      place(own, `uploads/${own}/gone.stl`),
      place(own, key),
      place(other),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: refusal });
    const keys = await query(
      `select l.file_key from orders o join order_lines l on l.order_id = o.id and l.position = 1
       where o.user_id = ?`,
      [own],
    );
    expect(keys).toEqual([{ file_key: key }, { file_key: key }]);
    const numbers = await query<{ number: string }>('select number from orders');
    const places = rising(numbers.map(({ number }) => placeOf(number)));
    expect(places).toEqual(Array.from({ length: places.length }, (_, index) => index + 1));
  });

  it('is not deleted while the order is written', async () => {
    const own = await account();
    const key = await addFile(database, own);
    await database.orm.em.fork().transactional(async (em) => {
      await place(own, key, em);
      expect(await lock(key)).toEqual([]);
    });
    expect(await lock(key)).toEqual([{ key }]);
  });

  it('is waited for while it is being deleted, and then the order is not written', async () => {
    const own = await account();
    const key = await addFile(database, own);
    const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const placed = await database.orm.em.fork().transactional(async (em) => {
      await lock(key, em);
      const outcome = Promise.allSettled([place(own, key)]);
      for (let tries = 0; tries < 200 && (await query(waits)).length === 0; tries += 1) await sleep(20);
      await em.execute('delete from uploaded_files where key = ?', [key]);
      return { outcome };
    });
    expect(await placed.outcome).toMatchObject([{ status: 'rejected', reason: refusal }]);
    expect(await query('select from orders where user_id = ?', [own])).toEqual([]);
  });
});
