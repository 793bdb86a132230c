import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EntityName, MikroORM } from '@mikro-orm/postgresql';
import type { PriceRecord, TotalsRecord } from '@shared/domain/pricing/price-record.js';
import { toBasketTotals, toQuote } from '@shared/domain/pricing/quote.js';
import { documentLine, invoiceContent, quoteContent } from '@testing/fixtures/document-content.js';
import type { DocumentContent } from '../documents/document-content.js';
import { EmbeddedPostgres } from '../embedded/embedded-postgres.js';
import { OrderLine } from './entities/order-line.entity.js';
import { Order } from './entities/order.entity.js';
import { RenderedDocument } from './entities/rendered-document.entity.js';
import { SavedQuoteLine } from './entities/saved-quote-line.entity.js';
import { SavedQuote } from './entities/saved-quote.entity.js';
import { newId } from './new-id.js';
import { ormOptions } from './orm-options.js';

/** The last migration before rows kept whole units. */
const lastOfDirhams = 'Migration20261122000500_upload_file_names';

const totalsOfOld = {
  subtotal: 1214.05,
  setup: 20,
  minimumAdjustment: 0.07,
  shipping: 1.1,
  total: 9_999_999_999_999.99,
  machineHours: 12.35,
  plateCredit: 35.55,
};

const priceOfOld = {
  total: 9_999_999_999_999.99,
  totalHT: 1.1,
  tvaAmount: 0.07,
  tvaRate: 0.2,
  discount: 35.55,
  estimatedPrintTime: 0.29,
  estimatedWeight: 1.15,
  estimatedDeliveryDays: 7,
};

/** As documents were kept. */
function contentOfOld({ lines, totals, totalHtCentimes, tvaCentimes, tvaPercent, ...rest }: DocumentContent) {
  return {
    ...rest,
    lines: lines.map((line) => ({ ...line, price: toQuote(line.price) })),
    totals: toBasketTotals(totals),
    totalHT: totalHtCentimes / 100,
    tvaAmount: tvaCentimes / 100,
    tvaRate: tvaPercent / 100,
  };
}

const invoice = invoiceContent({
  lines: Array.from({ length: 12 }, (_, place) =>
    documentLine({ fileName: `${place}.stl`, totalCentimes: 999_999_999_999_07 + place, quantity: 5 }),
  ),
});
const quote = quoteContent({ locale: 'en' });

let folder: string;
let postgres: EmbeddedPostgres;
let orm: MikroORM;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instant-fdm-units-'));
  postgres = await EmbeddedPostgres.start(folder, { isDisposable: true });
  orm = await MikroORM.init(ormOptions(postgres.url('postgres')));
  await orm.migrator.up({ to: lastOfDirhams });
  await writeRowsOfOld();
  await orm.migrator.up();
}, 60_000);

afterAll(async () => {
  await orm.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Written as SQL, for the entities of today know no dirhams. */
async function writeRowsOfOld(): Promise<void> {
  const [userId, quoteId, orderId] = [newId(), newId(), newId()];
  const insert = (table: string, row: Record<string, unknown>) => {
    const marks = Object.keys(row).map(() => '?');
    const sql = `insert into ${table} (${Object.keys(row).join(', ')}) values (${marks.join(', ')})`;
    return orm.em.execute(
      sql,
      Object.values(row).map((value) =>
        typeof value === 'object' && !(value instanceof Date) ? JSON.stringify(value) : value,
      ),
    );
  };
  const at = new Date();
  const dated = { created_at: at, updated_at: at };
  await insert('users', { id: userId, email: 'a@example.com', name: 'A', password_hash: 'x', ...dated });
  const priced = { price_book: 'MA-2026-1', kernel_version: '10', total_centimes: 1, item_count: 1 };
  const record = { user_id: userId, ...priced, totals: totalsOfOld, ...dated };
  await insert('saved_quotes', { id: quoteId, reference: 'DV-2026-0001', expires_at: at, ...record });
  const placed = { terms_accepted_at: at, delivery_address: { city: 'Fès' } };
  await insert('orders', { id: orderId, number: 'CMD-2026-0001', ...placed, ...record });
  const part = { position: 0, file_key: 'k', file_name: 'f.stl', material_id: 'pla-noir', quantity: 5 };
  const line = { finish: 'standard', ...part, price: priceOfOld };
  await insert('saved_quote_lines', { id: newId(), quote_id: quoteId, file_size: 1, ...line });
  const measured = { content_hash: 'a'.repeat(64), box_mm: { x: 1, y: 2, z: 3 }, is_rush: false };
  await insert('order_lines', { id: newId(), order_id: orderId, ...measured, ...line });
  for (const content of [invoice, quote]) {
    const { kind, locale } = content;
    const document = { kind, locale, digest: 'd'.repeat(64), content: contentOfOld(content) };
    await insert('rendered_documents', {
      id: newId(),
      user_id: userId,
      subject_id: newId(),
      ...document,
      created_at: at,
    });
  }
}

const only = async <Row extends object>(entity: EntityName<Row>): Promise<Row> => {
  const rows = await orm.em.fork().find(entity, {});
  return rows[0]!;
};

describe('rows that kept dirhams', () => {
  it.each([
    ['a quote', async () => (await only(SavedQuote)).totals],
    ['an order', async () => (await only(Order)).totals],
  ])('keep the totals of %s in whole units, and are told as before', async (_what, read) => {
    const totals: TotalsRecord = await read();
    expect(totals).toEqual({
      subtotalCentimes: 121_405,
      setupCentimes: 2_000,
      minimumAdjustmentCentimes: 7,
      shippingCentimes: 110,
      totalCentimes: 999_999_999_999_999,
      machineCentihours: 1_235,
      plateCreditCentimes: 3_555,
    });
    expect(toBasketTotals(totals)).toEqual(totalsOfOld);
  });

  it.each([
    ['a quote', async () => (await only(SavedQuoteLine)).price],
    ['an order', async () => (await only(OrderLine)).price],
  ])('keep the price of a line of %s in whole units, and are told as before', async (_what, read) => {
    const price: PriceRecord = await read();
    expect(price).toEqual({
      totalCentimes: 999_999_999_999_999,
      totalHtCentimes: 110,
      tvaCentimes: 7,
      tvaPercent: 20,
      discountCentimes: 3_555,
      printCentihours: 29,
      weightMilligrams: 1_150,
      deliveryDays: 7,
    });
    expect(toQuote(price)).toEqual(priceOfOld);
  });

  it.each([
    ['an invoice', invoice],
    ['a quote', quote],
  ])('keep what the PDF of %s says, its lines in their order', async (_what, content) => {
    const row = await orm.em.fork().findOneOrFail(RenderedDocument, { kind: content.kind });
    expect(row.content).toEqual(content);
  });
});
