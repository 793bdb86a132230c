import { beforeAll, describe, expect, it } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { Client, signedIn } from '@testing/http-client.js';
import { query } from './database.js';
import { expectRefusal, refusedFields } from './refusal.js';
import {
  addAddress,
  orderLine,
  placeOrder,
  quoteLine,
  type SavedQuoteAnswer,
  untilDrawn,
  uploadBox,
} from './shop.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
const company = { name: 'Atlas Pièces SARL', ice: '001234567000089' };
const asBrowser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let client: Client & { email: string };
let stranger: Client;
let fileKey: string;

beforeAll(async () => {
  client = await signedIn(stack);
  stranger = new Client(stack);
  fileKey = await uploadBox(client);
});

async function save(changes: object = {}): Promise<SavedQuoteAnswer> {
  const lines = [
    quoteLine(fileKey, { fileName: '=1+1.stl', quantity: 3 }),
    quoteLine(fileKey, { fileName: 'كتيفة; "B".stl', materialId: 'pla-blanc', finish: 'smooth' }),
  ];
  const { data, text, status } = await client.post<SavedQuoteAnswer>('/api/quotes', {
    items: lines,
    ...changes,
  });
  if (status !== 201) throw new Error(text);
  return data;
}

async function download(path: string): Promise<{ headers: Headers; bytes: Buffer }> {
  const response = await fetch(new URL(path, stack.baseUrl), { headers: { Cookie: client.cookie! } });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(bytes.toString());
  return { headers: response.headers, bytes };
}

/** A file of a ZIP archive, as text. */
async function unzipped(bytes: Buffer, name: string): Promise<string> {
  const archive = await fromBufferPromise(bytes, { lazyEntries: true });
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName === name) return (await buffer(await archive.openReadStreamPromise(entry))).toString();
  }
  throw new Error(`No ${name}`);
}

/** Cells of a CSV with semicolons, as texts. */
function cellsOf(csv: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^;"]*))(?:;|$)/gy;
  return csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => {
      const cells = [...line.matchAll(cell)].slice(0, 13);
      return cells.map(([, quoted, plain]) => (quoted ?? plain ?? '').replaceAll('""', '"'));
    });
}

describe('GET /api/quotes/{id}/export', () => {
  it('is a CSV whose columns add up to the total of the quote, to the centime', async () => {
    const quote = await save();
    const { headers, bytes } = await download(`/api/quotes/${quote.id}/export?format=csv`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${quote.reference}.csv"`);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...rows] = cellsOf(bytes.toString());
    expect(head).toEqual([
      ...['N°', 'Fichier', 'Matière', 'Finition', 'Quantité', 'Matière (g)', 'Temps machine (h)'],
      ...['Prix unitaire HT (DH)', 'Prix unitaire TTC (DH)', 'Total HT (DH)', 'TVA (DH)', 'Total TTC (DH)'],
      'Délai (jours ouvrés)',
    ]);
    expect(rows.map(([, what]) => what).slice(0, 2)).toEqual(["'=1+1.stl", 'كتيفة; "B".stl']);
    const centimes = (row: string[], column: number): number => Number(row[column]!.replace(',', ''));
    const total = rows.at(-1)!;
    // Lines and sums below them: those but the subtotal and the total add up to the total.
    const parts = rows.slice(0, 2).concat(rows.slice(3, -1));
    for (const column of [9, 10, 11]) {
      const sum = parts.reduce((all, row) => all + centimes(row, column), 0);
      expect(sum).toBe(centimes(total, column));
    }
    expect(centimes(total, 11)).toBe(Math.round(quote.totalPrice * 100));
    expect(centimes(total, 9)).toBe(Math.round((quote.totalPrice * 100) / 1.2));
  });

  it('is an Excel file with numbers as numbers, and no formula', async () => {
    const quote = await save();
    const { headers, bytes } = await download(`/api/quotes/${quote.id}/export?format=xlsx&locale=en`);
    expect(headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${quote.reference}.xlsx"`);
    const cells = await unzipped(bytes, 'xl/worksheets/sheet1.xml');
    expect(cells).not.toContain('<f>');
    expect(cells).toContain(`<v>${quote.totalPrice}</v>`);
    const texts = await unzipped(bytes, 'xl/sharedStrings.xml');
    expect(texts).toContain('=1+1.stl');
    expect(texts).toContain('Unit price before tax (MAD)');
  });

  it('is for its owner, in a format that there is', async () => {
    const { id } = await save();
    const other = await signedIn(stack);
    expectRefusal(await other.get(`/api/quotes/${id}/export`), 403, 'FORBIDDEN');
    expectRefusal(await stranger.get(`/api/quotes/${id}/export`), 401, 'UNAUTHORIZED');
    expectRefusal(await client.get('/api/quotes/none/export'), 404, 'QUOTE_NOT_FOUND');
    const wrong = await client.get(`/api/quotes/${id}/export?format=ods`);
    expect(refusedFields(expectRefusal(wrong, 400, 'VALIDATION_ERROR'))).toEqual(['format']);
  });
});

interface Share {
  url: string;
  expiresAt: string;
}

async function share(id: string): Promise<{ url: URL; expiresAt: string }> {
  const { status, data, text } = await client.post<Share>(`/api/quotes/${id}/share`);
  if (status !== 200) throw new Error(text);
  return { url: new URL(data.url), expiresAt: data.expiresAt };
}

const pathOf = ({ pathname, search }: URL): string => pathname + search;
const openPage = (path: string) => stranger.get(path, { ...asBrowser, 'Accept-Language': 'fr' });

describe('A shared quote', () => {
  it('is read without a session: lines, totals, company, and no way to the customer', async () => {
    const quote = await save({ company, purchaseOrder: 'BC-2026/118', project: 'Ligne 3' });
    await client.post('/api/user/profile', { phone: '0612345678' }, {}, 'PATCH');
    const { url, expiresAt } = await share(quote.id);
    expect(expiresAt).toBe(quote.expiresAt);
    const page = await openPage(pathOf(url));
    expect(page.status).toBe(200);
    for (const text of [
      `<h1>Devis ${quote.reference}</h1>`,
      'Atlas Pièces SARL',
      '001234567000089',
      'BC-2026/118',
      'Ligne 3',
      '=1+1.stl',
      'finition lissée',
      quote.totalPrice.toFixed(2).replace('.', ','),
    ]) {
      expect(page.text).toContain(text);
    }
    expect(page.text).not.toContain(client.email);
    expect(page.text).not.toContain('612345678');
    expect(page.text).not.toMatch(/<script/);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    const english = await stranger.get(`${pathOf(url)}&lang=en`, asBrowser);
    expect(english.text).toContain(`<h1>Quote ${quote.reference}</h1>`);
    const arabic = await stranger.get(`${pathOf(url)}&lang=ar`, asBrowser);
    for (const text of [`<h1>عرض الأسعار ${quote.reference}</h1>`, '\u2068Ligne 3\u2069', 'تشطيب مصقول']) {
      expect(arabic.text).toContain(text);
    }
    // Documents are in French and English.
    const [, pdf = ''] = /<a class="button" href="([^"]*)"/.exec(arabic.text) ?? [];
    const answer = await stranger.get(pdf.replaceAll('&amp;', '&'));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('shows the pictures of its parts, by links that name neither file nor account, and end with it', async () => {
    await untilDrawn(client, fileKey);
    const { id } = await save();
    const { url } = await share(id);
    const { text } = await openPage(pathOf(url));
    const [first = '', ...others] = [...text.matchAll(/<img src="([^"]*)"/g)].map(([, src = '']) =>
      src.replaceAll('&amp;', '&'),
    );
    expect([first.startsWith('/shared/quote/picture?'), others]).toEqual([true, [first]]);
    const [account = '', file = ''] = fileKey.replace('.stl', '').split('/').slice(1);
    expect([text.includes(account), text.includes(file)]).toEqual([false, false]);
    const picture = await stranger.get(first);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    for (const line of ['2', '-1', '0.0', '']) {
      expect((await stranger.get(first.replace(/line=0/, `line=${line}`))).status).toBe(404);
    }
    await client.send(`/api/quotes/${id}/share`, { method: 'DELETE' });
    expect((await stranger.get(first)).status).toBe(410);
  });

  it('downloads as a PDF that names no e-mail and no phone', async () => {
    const quote = await save({ company });
    const { url } = await share(quote.id);
    const page = await openPage(pathOf(url));
    const [, href = ''] = /<a class="button" href="([^"]*)"/.exec(page.text) ?? [];
    const answer = await stranger.get(href.replaceAll('&amp;', '&'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${quote.reference}.pdf"`);
    const [row] = await query<{ content: { buyer: object } }>(
      stack,
      `select content from rendered_documents where subject_id = $1`,
      [quote.id],
    );
    expect(row!.content.buyer).toEqual({
      name: 'Amina Test',
      email: '',
      phone: null,
      addressLines: [],
      company,
    });
  });

  it('has one link, shown with the quote, until it is withdrawn; the next is another', async () => {
    const { id } = await save();
    expect((await client.get<{ share: null }>(`/api/quotes/${id}`)).data.share).toBeNull();
    const first = await share(id);
    expect(await share(id)).toEqual(first);
    const { data } = await client.get<{ share: Share }>(`/api/quotes/${id}`);
    expect(data.share).toEqual({ url: first.url.href, expiresAt: first.expiresAt });

    const withdrawn = await client.send(`/api/quotes/${id}/share`, { method: 'DELETE' });
    expect([withdrawn.status, withdrawn.data]).toEqual([200, { id }]);
    for (const path of [pathOf(first.url), `${first.url.pathname}/pdf${first.url.search}`]) {
      const page = await openPage(path);
      expect(page.status).toBe(410);
      expect(page.text).toContain('Ce devis ne peut plus être consulté ici');
      expect(page.text).toContain('href="/fr/contact"');
    }
    expect((await client.send(`/api/quotes/${id}/share`, { method: 'DELETE' })).status).toBe(200);
    const second = await share(id);
    expect(second.url.search).not.toBe(first.url.search);
    expect((await openPage(pathOf(second.url))).status).toBe(200);
    expect((await openPage(pathOf(first.url))).status).toBe(410);
  });

  it('ends with the quote: when its week is over, when its owner ends or deletes it', async () => {
    const [late, ended, deleted] = [await save(), await save(), await save()];
    const urls = [await share(late.id), await share(ended.id), await share(deleted.id)];
    await query(stack, `update saved_quotes set expires_at = now() where id = $1`, [late.id]);
    await client.post(`/api/quotes/${ended.id}`, { status: 'expired' }, {}, 'PATCH');
    await client.send(`/api/quotes/${deleted.id}`, { method: 'DELETE' });
    for (const { url } of urls) expect((await openPage(pathOf(url))).status).toBe(410);
    const refused = await client.post(`/api/quotes/${late.id}/share`);
    expect(expectRefusal(refused, 400, 'INVALID_INPUT').reason).toBe('quoteExpired');
    expect((await client.get<{ share: null }>(`/api/quotes/${late.id}`)).data.share).toBeNull();
  });

  it('is still read once it is ordered, for its week', async () => {
    const quote = await save();
    const { url } = await share(quote.id);
    const addressId = await addAddress(client);
    const items = [
      orderLine(fileKey, { quantity: 3 }),
      orderLine(fileKey, { materialId: 'pla-blanc', finish: 'smooth' }),
    ];
    await placeOrder(client, { addressId, quoteId: quote.id, items });
    expect((await openPage(pathOf(url))).status).toBe(200);
  });

  it('is not found under a forged link, and shared by its owner alone', async () => {
    const { id } = await save();
    const { url } = await share(id);
    const forged = pathOf(url).replace(/\.(.)/, (_, first) => (first === 'A' ? '.B' : '.A'));
    for (const path of [forged, '/shared/quote', '/shared/quote/pdf?token=none', '/shared/quote?token[]=a']) {
      expect((await openPage(path)).status).toBe(404);
    }
    const other = await signedIn(stack);
    expectRefusal(await other.post(`/api/quotes/${id}/share`), 403, 'FORBIDDEN');
    expectRefusal(await other.send(`/api/quotes/${id}/share`, { method: 'DELETE' }), 403, 'FORBIDDEN');
    expectRefusal(await client.post('/api/quotes/none/share'), 404, 'QUOTE_NOT_FOUND');
    expectRefusal(await stranger.post(`/api/quotes/${id}/share`), 401, 'UNAUTHORIZED');
  });
});

describe('The PDF of a company’s quote', () => {
  it('names the company, its order and project, the usual address, and the lead times that were saved', async () => {
    const buyer = await signedIn(stack);
    const key = await uploadBox(buyer);
    await addAddress(buyer, { isDefault: true });
    const body = { items: [quoteLine(key)], company, purchaseOrder: 'BC-1', project: 'P' };
    const { data: quote } = await buyer.post<SavedQuoteAnswer>('/api/quotes', body);
    expect((await buyer.get(`/api/quotes/${quote.id}/pdf`)).status).toBe(200);
    const [row] = await query<{ content: object }>(
      stack,
      'select content from rendered_documents where subject_id = $1',
      [quote.id],
    );
    expect(row!.content).toMatchObject({
      purchaseOrder: 'BC-1',
      project: 'P',
      buyer: { company, addressLines: ['12, rue des Forges', '20250 Casablanca'] },
    });
  });
});
