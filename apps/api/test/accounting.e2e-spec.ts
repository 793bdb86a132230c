import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { businessDay } from '@shared/domain/contract/business-time.js';
import { ublFaults } from '@testing/ubl/ubl-faults.js';
import { type Client, signedIn } from '@testing/http-client.js';
import type { TestStack } from '@testing/stack/stack.js';
import { unzipped } from '@testing/unzipped.js';
import { query } from './database.js';
import { insertOrder } from './payment-orders.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { startStack } from './stack.js';

interface Sums {
  count: number;
  net: number;
  tax: number;
  total: number;
}

interface Summary extends Record<'sales' | 'creditNotes' | 'total', Sums> {
  byRate: (Sums & { kind: string; rate: number })[];
}

interface Entry extends Omit<Sums, 'count'> {
  id: string;
  kind: string;
  number: string;
  day: string;
  paidOn: string;
  corrects: string | null;
  orderNumber: string;
  customer: string;
}

const root = '/ops/api/accounting';
/** Looks like a formula, a tag and a separator to programs that read tables. */
const customerName = '=Amina & <Sons>; "A"';

/** Before the invoices, as transfers are confirmed some days after they came. */
const dayBefore = businessDay(new Date(Date.now() - 9 * 86_400_000));

let stack: TestStack;
let operator: Client;

beforeAll(async () => {
  stack = await startStack({ env: { OPERATOR_EMAILS: 'owner@example.com' } });
  operator = await signedIn(stack, 'owner@example.com');
  await signedIn(stack, 'buyer@example.com');
  await query(stack, `update users set name = $1 where email = 'buyer@example.com'`, [customerName]);
  for (let place = 0; place < 24; place += 1) await sell(place);
});

afterAll(() => stack.stop());

/** Totals whose tax has to be rounded, most of them: the same in each run. */
const totalOf = (place: number): number => 1 + ((place * 7_919_303) % 1_500_000);

/** A paid order; every third one is refunded in part, every sixth twice. */
async function sell(place: number): Promise<void> {
  const { id, number } = await insertOrder(stack, 'buyer@example.com');
  const totalCentimes = totalOf(place);
  await query(
    stack,
    `update orders set total_centimes = $2,
       totals = totals || jsonb_build_object('totalCentimes', $2::bigint, 'subtotalCentimes', $2::bigint, 'setupCentimes', 0)
     where id = $1`,
    [id, totalCentimes],
  );
  await query(stack, 'delete from order_lines where order_id = $1 and position = 1', [id]);
  await query(
    stack,
    `update order_lines set price = price || jsonb_build_object('totalCentimes', $2::bigint) where order_id = $1`,
    [id, totalCentimes],
  );
  const received = place % 2 === 0 ? { receivedOn: dayBefore } : {};
  const transfer = { amount: totalCentimes / 100, reference: `VIR ${number}`, ...received };
  expect((await operator.post(`/ops/api/orders/${id}/transfer`, transfer)).status).toBe(200);
  const parts = place % 6 === 0 ? [0.3, 0.5] : place % 3 === 0 ? [0.4] : [];
  for (const [part, share] of parts.entries()) {
    const amount = Math.max(1, Math.floor(totalCentimes * share)) / 100;
    const refund = { amount, reason: 'A scratch', reference: `REF ${number} ${part}` };
    const key = { 'Idempotency-Key': `${id} ${part}` };
    const { status } = await operator.post(`/ops/api/orders/${id}/refunds`, refund, key);
    if (totalCentimes > 10) expect(status).toBe(201);
  }
}

async function download(path: string): Promise<{ headers: Headers; bytes: Buffer }> {
  const response = await fetch(new URL(path, stack.baseUrl), { headers: { Cookie: operator.cookie! } });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(bytes.toString());
  return { headers: response.headers, bytes };
}

/** Sums in centimes of what the stored documents of a kind state. */
async function stated(
  kind: 'invoice' | 'creditNote',
): Promise<Record<'count' | 'net' | 'tax' | 'total', number>> {
  const [row] = await query<Record<'count' | 'net' | 'tax' | 'total', string>>(
    stack,
    `select count(*), sum((content ->> 'totalHtCentimes')::bigint) as net, sum((content ->> 'tvaCentimes')::bigint) as tax,
       sum((content -> 'totals' ->> 'totalCentimes')::bigint) as total from rendered_documents where kind = $1`,
    [kind],
  );
  const { count, net, tax, total } = row!;
  return { count: Number(count), net: Number(net), tax: Number(tax), total: Number(total) };
}

const inCentimes = ({ count, net, tax, total }: Sums) => ({
  count,
  ...{ net: Math.round(net * 100), tax: Math.round(tax * 100), total: Math.round(total * 100) },
});

async function allEntries(): Promise<Entry[]> {
  const entries: Entry[] = [];
  let after: string | undefined;
  do {
    const more = after === undefined ? '' : `&after=${after}`;
    const { data, text } = await operator.get<Entry[]>(`${root}/journal?limit=7${more}`);
    entries.push(...data);
    after = (JSON.parse(text) as { nextCursor?: string }).nextCursor;
  } while (after !== undefined);
  return entries;
}

describe('The journal', () => {
  it('has each invoice and credit note once, in their order, and adds up to them to the centime', async () => {
    const entries = await allEntries();
    const of = (kind: string) => entries.filter((entry) => entry.kind === kind);
    const [invoices, notes] = [of('invoice'), of('creditNote')];
    expect([invoices.length, new Set(entries.map(({ number }) => number)).size]).toEqual([
      24,
      entries.length,
    ]);
    for (const some of [invoices, notes]) {
      const numbers = some.map(({ number }) => number);
      expect(numbers).toEqual(numbers.toSorted());
    }
    const sold = invoices.reduce((sum, { total }) => sum + Math.round(total * 100), 0);
    expect(sold).toBe(Array.from({ length: 24 }, (_, place) => totalOf(place)).reduce((a, b) => a + b));
    const [row] = await query<{ refunded: string }>(
      stack,
      'select sum(refunded_centimes) as refunded from orders',
    );
    const returned = notes.reduce((sum, { total }) => sum + Math.round(total * 100), 0);
    expect(returned).toBe(-Number(row!.refunded));
    for (const { net, tax, total } of entries)
      expect(Math.round((net + tax) * 100)).toBe(Math.round(total * 100));
    const byNumber = new Map(invoices.map((entry) => [entry.number, entry.orderNumber]));
    for (const { corrects, orderNumber } of notes) expect(byNumber.get(corrects!)).toBe(orderNumber);
  });

  it('tells the day on which the money had come beside that of the document, as its UBL does', async () => {
    const entries = await allEntries();
    const today = businessDay(new Date());
    const ofKind = (kind: string, paidOn: string) =>
      entries.filter((entry) => entry.kind === kind && entry.paidOn === paidOn).length;
    expect([ofKind('invoice', dayBefore), ofKind('invoice', today)]).toEqual([12, 12]);
    for (const { kind, day, paidOn } of entries) expect(kind === 'invoice' || paidOn === day).toBe(true);
    const { number } = entries.find(({ paidOn }) => paidOn === dayBefore)!;
    const { bytes } = await download(`${root}/documents/${number}?format=ubl`);
    expect(bytes.toString()).toContain(`<cbc:ReceivedDate>${dayBefore}</cbc:ReceivedDate>`);
  });

  it('sums by rate of VAT what the documents state', async () => {
    const { data } = await operator.get<Summary>(`${root}/summary`);
    const [sales, notes] = [await stated('invoice'), await stated('creditNote')];
    expect(inCentimes(data.sales)).toEqual(sales);
    const back = { count: notes.count, net: -notes.net, tax: -notes.tax, total: -notes.total };
    expect(inCentimes(data.creditNotes)).toEqual(back);
    expect(inCentimes(data.total)).toEqual({
      count: sales.count + notes.count,
      ...{ net: sales.net - notes.net, tax: sales.tax - notes.tax, total: sales.total - notes.total },
    });
    expect(data.byRate.map(({ kind, rate }) => [kind, rate])).toEqual([
      ['invoice', 20],
      ['creditNote', 20],
    ]);
    const before = await operator.get<Summary>(`${root}/summary?from=2020-01-01&to=2020-01-31`);
    expect(before.data.total).toEqual({ count: 0, net: 0, tax: 0, total: 0 });
  });

  it('refuses days that do not exist, and more than a year', async () => {
    for (const [days, field] of [
      ['from=2026-02-30', 'from'],
      ['from=2024-01-01&to=2026-01-01', 'from'],
      ['to=x', 'to'],
    ] as const) {
      for (const path of ['journal', 'summary', 'journal/export', 'archive']) {
        const answer = await operator.get(`${root}/${path}?${days}`);
        expect(refusedFields(expectRefusal(answer, 400, 'VALIDATION_ERROR'))).toEqual([field]);
      }
    }
  });
});

describe('The journal as a file', () => {
  it('is a CSV whose rows add up, and whose texts run in no spreadsheet', async () => {
    const { headers, bytes } = await download(`${root}/journal/export`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="journal-[\d-]{10}-[\d-]{10}\.csv"$/,
    );
    const [head, ...rows] = bytes.toString().slice(1).trimEnd().split('\r\n');
    expect(head).toBe(
      'Date;Nature;Pièce;Corrige;Commande;Client;ICE;Bon de commande;HT (MAD);Taux de TVA (%);TVA (MAD);TTC (MAD);Payé par;Référence du paiement;Payé le',
    );
    const entries = await allEntries();
    expect(rows.length).toBe(entries.length);
    for (const row of rows) expect(row).toContain(`;"'=Amina & <Sons>; ""A""";`);
    const plain = rows.map((row) => row.replace(/"(?:[^"]|"")*"/g, '').split(';'));
    expect(plain.map((cells) => [cells[0], cells[2], cells.at(-1)])).toEqual(
      entries.map(({ day, number, paidOn }) => [day, number, paidOn]),
    );
    const { data } = await operator.get<Summary>(`${root}/summary`);
    const sum = (column: number): number =>
      plain.reduce((all, cells) => all + Math.round(Number(cells[column]!.replace(',', '.')) * 100), 0);
    expect([sum(8), sum(10), sum(11)]).toEqual([
      ...[data.total.net, data.total.tax, data.total.total].map((one) => Math.round(one * 100)),
    ]);
  });

  it('is an Excel workbook: days as days, amounts as numbers, a second sheet of VAT', async () => {
    const { headers, bytes } = await download(`${root}/journal/export?format=xlsx&locale=en`);
    expect(headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    const files = await unzipped(bytes);
    const [journal, byRate] = [
      files.get('xl/worksheets/sheet1.xml')!,
      files.get('xl/worksheets/sheet2.xml')!,
    ];
    expect(files.get('xl/workbook.xml')).toContain('<sheet name="VAT by rate" sheetId="2" r:id="rId2"/>');
    const entries = await allEntries();
    const rows = journal.match(/<row>.*<\/row>/g)!.slice(1);
    expect(rows.length).toBe(entries.length);
    const today = Math.floor(Date.now() / 86_400_000) + 25_569;
    for (const [place, { net, tax, total, number }] of entries.entries()) {
      const row = rows[place]!;
      expect(row).toContain(`>${number}<`);
      expect(row).toContain('=Amina &amp; &lt;Sons&gt;');
      expect(row).not.toContain('<f>');
      const [day, paid] = [...row.matchAll(/<c s="1"><v>(\d+)<\/v>/g)].map(([, one]) => Number(one));
      expect(Math.abs(day! - today)).toBeLessThanOrEqual(1);
      expect(day! - paid!).toBe(
        (Date.parse(entries[place]!.day) - Date.parse(entries[place]!.paidOn)) / 86_400_000,
      );
      expect([...row.matchAll(/<c s="2"><v>(-?[\d.]+)<\/v>/g)].map(([, figure]) => Number(figure))).toEqual([
        net,
        tax,
        total,
      ]);
    }
    const { data } = await operator.get<Summary>(`${root}/summary`);
    const sums = byRate.match(/<row>.*<\/row>/g)!.at(-1)!;
    expect(sums).toContain(`<v>${data.total.net}</v>`);
    expect(sums).toContain(`<v>${data.total.total}</v>`);
  });
});

describe('The documents', () => {
  it('are one archive of UBL, each valid by its schema', async () => {
    const { headers, bytes } = await download(`${root}/archive`);
    expect(headers.get('content-type')).toBe('application/zip');
    const files = await unzipped(bytes);
    const entries = await allEntries();
    expect([...files.keys()]).toEqual(entries.map(({ number }) => `${number}.xml`));
    for (const [name, text] of files) expect([name, await ublFaults(text)]).toEqual([name, []]);
    const [first] = entries;
    expect(files.get(`${first!.number}.xml`)).toContain(
      `<cbc:TaxInclusiveAmount currencyID="MAD">${first!.total.toFixed(2)}</cbc:TaxInclusiveAmount>`,
    );
  });

  it('are found by their numbers, as PDF and as UBL', async () => {
    const entries = await allEntries();
    for (const kind of ['invoice', 'creditNote']) {
      const { number } = entries.find((entry) => entry.kind === kind)!;
      const ubl = await download(`${root}/documents/${number}?format=ubl`);
      expect(ubl.headers.get('content-disposition')).toBe(`attachment; filename="${number}.xml"`);
      expect(await ublFaults(ubl.bytes.toString())).toEqual([]);
      const pdf = await download(`${root}/documents/${number}`);
      expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }
    expectRefusal(await operator.get(`${root}/documents/FA-1999-0001`), 404, 'RESOURCE_NOT_FOUND');
  });

  it('are for operators alone', async () => {
    const buyer = await signedIn(stack, 'someone@example.com');
    for (const path of ['journal', 'summary', 'journal/export', 'archive', 'documents/FA-2026-0001'])
      expectRefusal(await buyer.get(`${root}/${path}`), 403, 'INSUFFICIENT_PERMISSIONS');
  });
});
