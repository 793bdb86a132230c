import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { maxSavedQuotes } from '@shared/domain/contract/limits.js';
import { liveOrderStatuses, orderStatuses } from '@shared/domain/orders/order-states.js';
import { newId } from '@shared/infra/database/new-id.js';
import {
  addAccount,
  addFile,
  startWorkerDatabase,
  type WorkerDatabase,
} from '@testing/stack/worker-database.js';
import { QuoteRows, type WrittenQuote } from './quote-rows.js';

let database: WorkerDatabase;
let rows: QuoteRows;
let fileKey: string;

beforeAll(async () => {
  database = await startWorkerDatabase();
  rows = new QuoteRows(database.orm.em.fork());
  fileKey = await addFile(database, await account());
}, 60_000);

afterAll(() => database.close());

const query = <Row>(sql: string, values: unknown[] = []) =>
  database.orm.em.fork().execute<Row[]>(sql, values);

const account = () => addAccount(database);

const totals = {
  ...{ subtotalCentimes: 8_000, setupCentimes: 2_000, minimumAdjustmentCentimes: 0, shippingCentimes: 0 },
  ...{ totalCentimes: 10_000, machineCentihours: 150, plateCreditCentimes: 0 },
};
const price = {
  ...{ totalCentimes: 4_000, totalHtCentimes: 3_333, tvaCentimes: 667, tvaPercent: 20, discountCentimes: 0 },
  ...{ printCentihours: 75, weightMilligrams: 9_000, deliveryDays: 3 },
};

function save(userId: string, lidKey = fileKey): Promise<WrittenQuote> {
  const line = { fileSize: 684, materialId: 'pla-noir', finish: 'standard', quantity: 2, price } as const;
  return rows.insert(database.orm.em.fork(), {
    ...{ userId, hasAccountDefaults: false, priceBook: 'MA-2026-1', kernelVersion: '16', totals },
    ...{ company: { name: 'Atelier', ice: '001234567000089' }, purchaseOrder: 'BC-7', project: null },
    ...{ totalCentimes: 10_000, deliveryDays: 3 },
    lines: [
      { ...line, fileKey, fileName: 'part.stl' },
      { ...line, fileKey: lidKey, fileName: 'lid.stl' },
    ],
  });
}

/** Quotes of an account, as if it had saved them before. */
async function keep(userId: string, count: number): Promise<string[]> {
  const kept = await query<{ id: string }>(
    `insert into saved_quotes (id, user_id, reference, status, price_book, kernel_version, totals, total_centimes,
       item_count, has_account_defaults, expires_at, created_at, updated_at)
     select gen_random_uuid(), ?, left(gen_random_uuid()::text, 20), 'pending', 'x', 'x', '{}', 1, 1, true, now(), now(), now()
     from generate_series(1, ?) returning id`,
    [userId, count],
  );
  return kept.map(({ id }) => id);
}

const placeOf = (reference: string): number => Number(reference.split('-')[2]);
const rising = (places: number[]): number[] => places.sort((a, b) => a - b);

describe('quotes that are saved at the same moment', () => {
  it('have their lines and a number each, without gap, and hold for a week', async () => {
    const accounts = await Promise.all([1, 2, 3].map(account));
    const saved = await Promise.all([...accounts, ...accounts].map((id) => save(id)));
    expect(rising(saved.map(({ reference }) => placeOf(reference)))).toEqual([1, 2, 3, 4, 5, 6]);
    for (const { id, reference, expiresAt } of saved) {
      const [quote] = await query<object>(
        `select q.reference, q.status, q.totals, q.company, q.purchase_order, q.item_count, q.delivery_days::int,
           q.expires_at = q.created_at + interval '168 hours' as "isForAWeek",
           (extract(epoch from q.expires_at) * 1000)::float as until,
           (select array_agg(l.file_name order by position) from saved_quote_lines l where quote_id = q.id) as lines,
           (select sum((l.price ->> 'totalCentimes')::int)::int from saved_quote_lines l where quote_id = q.id) as sum
         from saved_quotes q where q.id = ?`,
        [id],
      );
      expect(quote).toMatchObject({
        ...{ reference, status: 'pending', totals, purchase_order: 'BC-7', item_count: 2, delivery_days: 3 },
        ...{
          company: { name: 'Atelier', ice: '001234567000089' },
          isForAWeek: true,
          until: expiresAt.getTime(),
        },
        ...{ lines: ['part.stl', 'lid.stl'], sum: 8_000 },
      });
    }
  });

  it('are written although one of them cannot be, and leave no gap for it', async () => {
    const accounts = await Promise.all([1, 2].map(account));
    // Its account has been deleted meanwhile.
    const outcomes = await Promise.allSettled([...accounts, newId()].map((id) => save(id)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    const references = await query<{ reference: string }>('select reference from saved_quotes');
    const places = rising(references.map(({ reference }) => placeOf(reference)));
    expect(places).toEqual(Array.from({ length: places.length }, (_, index) => index + 1));
  });

  it('are written although a file of one of them is gone', async () => {
    const [own, other] = [await account(), await account()];
    const outcomes = await Promise.allSettled([save(own), save(own, 'uploads/gone.stl'), save(other)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const details = { errors: [{ field: 'items.1.fileKey' }] };
    expect(outcomes[1]).toMatchObject({ reason: { code: 'FILE_NOT_FOUND', details } });
    const [{ count } = {}] = await query<{ count?: string }>(
      'select count(*) from saved_quotes where user_id = ?',
      [own],
    );
    expect(count).toBe('1');
  });

  it('are never more than an account may keep, those with a standing order aside', async () => {
    const [own, other] = [await account(), await account()];
    const kept = await keep(own, maxSavedQuotes - 2 + liveOrderStatuses.length);
    for (const [place, status] of orderStatuses.entries()) {
      await query(
        `insert into orders (id, user_id, number, status, quote_id, delivery_address, price_book, kernel_version, totals,
           total_centimes, item_count, terms_accepted_at, created_at, updated_at)
         values (gen_random_uuid(), ?, left(gen_random_uuid()::text, 20), ?, ?, '{}', 'x', 'x', '{}', 1, 1, now(), now(), now())`,
        [own, status, kept[place]],
      );
    }
    const outcomes = await Promise.allSettled([...Array.from({ length: 5 }, () => save(own)), save(other)]);
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []));
    expect(refused).toHaveLength(3);
    for (const one of refused) {
      const details = { reason: 'tooManyRecords', used: maxSavedQuotes };
      expect(one).toMatchObject({ code: 'INVALID_INPUT', details });
    }
  });
});
