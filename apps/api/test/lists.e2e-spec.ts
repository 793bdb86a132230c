import { beforeAll, describe, expect, it } from '@jest/globals';
import { Client, signedIn } from '@testing/http-client.js';
import { query } from './database.js';
import { expectRefusal, refusedFields } from './refusal.js';
import { seedOrders } from './seeded-orders.js';
import { addAddress, orderLine, placeOrder, quoteLine, saveQuote, uploadBox } from './shop.js';
import { sharedStack } from './stack.js';

interface Row {
  id: string;
  key: string;
  status: string;
  isDefault: boolean;
  items?: { id: string }[];
  itemCount: number;
}

interface ListAnswer {
  rows: Row[];
  nextCursor?: string;
}

const stack = sharedStack();

/** The entries of a list, which stand in `data` or in `data.requests`, and its cursor. */
async function read(client: Client, path: string): Promise<ListAnswer> {
  const { status, text } = await client.get(path);
  if (status !== 200) throw new Error(text);
  const body = JSON.parse(text) as {
    data: Row[] | { requests: Row[]; nextCursor?: string };
    nextCursor?: string;
  };
  return Array.isArray(body.data)
    ? { rows: body.data, nextCursor: body.nextCursor }
    : { rows: body.data.requests, nextCursor: body.data.nextCursor };
}

/** All pages, one after the other. */
async function walk(
  client: Client,
  path: string,
  limit: number,
  between?: () => Promise<unknown>,
): Promise<Row[][]> {
  const pages: Row[][] = [];
  let after = '';
  for (;;) {
    const sign = path.includes('?') ? '&' : '?';
    const { rows, nextCursor } = await read(client, `${path}${sign}limit=${limit}${after}`);
    pages.push(rows);
    if (nextCursor === undefined) return pages;
    await between?.();
    after = `&after=${nextCursor}`;
  }
}

describe('GET /api/orders', () => {
  let client: Client & { email: string };
  /** As the database orders them. */
  let newestFirst: string[];

  beforeAll(async () => {
    client = await signedIn(stack);
    await seedOrders(stack, client.email, { orders: 451, lines: 25 });
    const rows = await query<{ id: string }>(
      stack,
      `select o.id from orders o join users u on u.id = o.user_id where u.email = $1
       order by o.created_at desc, o.id desc`,
      [client.email],
    );
    newestFirst = rows.map(({ id }) => id);
  });

  it('gives every order once, in pages of the length that is asked for', async () => {
    const pages = await walk(client, '/api/orders', 100);
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 100, 100, 51]);
    expect(pages.flat().map(({ id }) => id)).toEqual(newestFirst);
    expect(pages.flat().every(({ items, itemCount }) => items?.length === 25 && itemCount === 25)).toBe(true);
  });

  it('neither repeats nor hides an order while others are placed', async () => {
    const other = await signedIn(stack);
    await seedOrders(stack, other.email, { orders: 10, lines: 1 });
    const before = (await walk(other, '/api/orders', 100)).flat().map(({ id }) => id);
    const place = () => seedOrders(stack, other.email, { orders: 1, lines: 1 });
    const pages = await walk(other, '/api/orders', 3, place);
    const seen = pages.flat().map(({ id }) => id);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => before.includes(id))).toEqual(before);
  });

  it('ends at 200 without limit, and goes on from there', async () => {
    const first = await read(client, '/api/orders');
    expect(first.rows.map(({ id }) => id)).toEqual(newestFirst.slice(0, 200));
    const second = await read(client, `/api/orders?after=${first.nextCursor}`);
    expect(second.rows.map(({ id }) => id)).toEqual(newestFirst.slice(200, 250));
    expect(second.nextCursor).toEqual(expect.any(String));
  });

  it('leaves out lines after the first 1,000 where no page is asked for, and stays below a megabyte', async () => {
    const { text } = await client.get('/api/orders');
    const { rows } = await read(client, '/api/orders');
    expect(rows.map(({ items }) => items?.length)).toEqual([
      ...Array.from({ length: 40 }, () => 25),
      ...Array.from({ length: 160 }, () => undefined),
    ]);
    expect(Buffer.byteLength(text)).toBeLessThan(1_000_000);
  });

  it('has no cursor where all has been said', async () => {
    const own = await signedIn(stack);
    expect(await read(own, '/api/orders')).toEqual({ rows: [], nextCursor: undefined });
    const { id } = await placeOrder(own, {
      addressId: await addAddress(own),
      items: [orderLine(await uploadBox(own))],
    });
    const { rows, nextCursor } = await read(own, '/api/orders?limit=1');
    expect([rows.map((row) => row.id), nextCursor]).toEqual([[id], undefined]);
  });

  it.each(['limit=0', 'limit=101', 'limit=-1', 'limit=1.5', 'limit=ten', 'limit=1&limit=2'])(
    'refuses %s',
    async (wrong) => {
      const refusal = expectRefusal(await client.get(`/api/orders?${wrong}`), 400, 'VALIDATION_ERROR');
      expect(refusedFields(refusal)).toEqual(['limit']);
    },
  );

  it('refuses what is no cursor of this list', async () => {
    const { nextCursor = '' } = await read(client, '/api/orders?limit=1');
    const plain = Buffer.from(nextCursor, 'base64url').toString();
    const written = (text: string) => Buffer.from(text).toString('base64url');
    const wrong = [
      'x',
      '%00',
      newestFirst[0]!,
      'a'.repeat(201),
      `${nextCursor}x`,
      nextCursor.slice(0, -1),
      written(plain.replace('orders', 'quotes')),
      written(plain.replace(/ \d+ /, ' 99999999999999999999 ')),
      written(plain.replace(/ \d+ (?=\S+$)/, ' 2026-02-31 ')),
      written(plain.replace(/[^ ]+$/, "'; drop table orders; --")),
      written(`${plain} more`),
    ];
    for (const after of wrong) {
      const answer = await client.get(`/api/orders?after=${after}`);
      expect(refusedFields(expectRefusal(answer, 400, 'VALIDATION_ERROR'))).toEqual(['after']);
    }
  });
});

describe('GET /api/orders/{id}', () => {
  it('shows an order with its lines, to its customer alone', async () => {
    const client = await signedIn(stack);
    const key = await uploadBox(client);
    const items = [orderLine(key, { quantity: 2 }), orderLine(key, { materialId: 'petg-noir' })];
    const placed = await placeOrder(client, { addressId: await addAddress(client), items });
    const { status, data } = await client.get<Row>(`/api/orders/${placed.id}`);
    const [listed] = (await read(client, '/api/orders')).rows;
    expect([status, data]).toEqual([200, { ...listed, mailLate: false }]);
    expect(data).toMatchObject({ ...placed, items: [{ quantity: 2 }, { materialId: 'petg-noir' }] });
    expectRefusal(await (await signedIn(stack)).get(`/api/orders/${placed.id}`), 404, 'ORDER_NOT_FOUND');
    expectRefusal(await client.get('/api/orders/nonsense'), 404, 'ORDER_NOT_FOUND');
    expectRefusal(await new Client(stack).get(`/api/orders/${placed.id}`), 401, 'UNAUTHORIZED');
  });
});

describe('The other lists', () => {
  let client: Client & { email: string };
  let key: string;

  beforeAll(async () => {
    client = await signedIn(stack);
    key = await uploadBox(client);
  });

  it('page quotes, also those of one status', async () => {
    const saved: string[] = [];
    for (let index = 0; index < 7; index++) saved.unshift((await saveQuote(client, [quoteLine(key)])).id);
    const pages = await walk(client, '/api/quotes', 3);
    expect(pages.map((rows) => rows.map(({ id }) => id))).toEqual([
      saved.slice(0, 3),
      saved.slice(3, 6),
      saved.slice(6),
    ]);
    const ended = [saved[1]!, saved[4]!, saved[6]!];
    await query(stack, `update saved_quotes set expires_at = now() where id = any($1)`, [ended.slice(0, 2)]);
    await query(stack, `update saved_quotes set status = 'expired' where id = $1`, [ended[2]]);
    const ofStatus = async (status: string) =>
      (await walk(client, `/api/quotes?status=${status}`, 2)).flat().map(({ id }) => id);
    expect(await ofStatus('expired')).toEqual(ended);
    expect(await ofStatus('pending')).toEqual(saved.filter((id) => !ended.includes(id)));
  });

  /** A quote and an order of each purchase, oldest first. */
  async function namedPurchases() {
    const customer = await signedIn(stack);
    const [part, addressId] = [await uploadBox(customer), await addAddress(customer)];
    const ids: Record<string, string[]> = { '/api/quotes': [], '/api/orders': [] };
    for (const purchase of [
      { company: { name: 'Atlas Meca', ice: '001528437000088' }, project: 'Nord: hangar' },
      { company: { name: 'ATLAS Pompes', ice: '001528437000088' }, purchaseOrder: 'BC-77' },
      {},
    ]) {
      const order = { addressId, items: [orderLine(part)], ...purchase };
      ids['/api/orders']!.push((await placeOrder(customer, order)).id);
      ids['/api/quotes']!.push((await saveQuote(customer, [quoteLine(part)], purchase)).id);
    }
    return { customer, ids };
  }
  let named: ReturnType<typeof namedPurchases> | undefined;

  it.each([
    ['/api/quotes', 'atlas', [1, 0]],
    ['/api/quotes', 'ATLAS bc-77', [1]],
    ['/api/quotes', '  hangar   nord ', [0]],
    ['/api/quotes', 'dv-', [2, 1, 0]],
    ['/api/quotes', "atlas'%_", []],
    ['/api/orders', 'atlas', [1, 0]],
    ['/api/orders', 'bc-77', [1]],
    ['/api/orders', 'cmd-', [2, 1, 0]],
  ])('%s holds those named by %j', async (path, search, expected) => {
    const { customer, ids } = await (named ??= namedPurchases());
    const { rows } = await read(customer, `${path}?search=${encodeURIComponent(search)}`);
    const places = ids[path]!;
    expect(rows.map(({ id }) => places.indexOf(id))).toEqual(expected);
    expect(await read(await signedIn(stack), `${path}?search=a`)).toMatchObject({ rows: [] });
  });

  it('page addresses, the default first', async () => {
    const added: string[] = [];
    for (let index = 0; index < 5; index++)
      added.unshift(await addAddress(client, { isDefault: index === 2 }));
    const standard = added[2]!;
    const pages = await walk(client, '/api/addresses', 2);
    const ids = pages.flat().map(({ id }) => id);
    expect(ids).toEqual([standard, ...added.filter((id) => id !== standard)]);
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
  });

  it('page project requests, with the cursor inside of data', async () => {
    const asked: string[] = [];
    for (const title of ['First', 'Second', 'Third']) {
      const body = { vertical: 'other', title, description: 'A part that cannot be priced at once.' };
      const { data } = await client.post<{ id: string }>('/api/requests', body);
      asked.unshift(data.id);
    }
    const pages = await walk(client, '/api/requests', 2);
    expect(pages.map((rows) => rows.map(({ id }) => id))).toEqual([asked.slice(0, 2), asked.slice(2)]);
    expect((await client.get('/api/requests?limit=3')).data).not.toHaveProperty('nextCursor');
  });

  it('page files', async () => {
    const own = await signedIn(stack);
    const keys: string[] = [];
    for (let index = 0; index < 3; index++) keys.unshift(await uploadBox(own));
    const pages = await walk(own, '/api/files', 2);
    expect(pages.map((rows) => rows.map((row) => row.key))).toEqual([keys.slice(0, 2), keys.slice(2)]);
  });

  it.each(['/api/quotes', '/api/addresses', '/api/requests', '/api/files'])(
    '%s refuses wrong pages',
    async (path) => {
      for (const [wrong, field] of [
        ['limit=101', 'limit'],
        ['after=nonsense', 'after'],
      ] as const) {
        const answer = await client.get(`${path}?${wrong}`);
        expect(refusedFields(expectRefusal(answer, 400, 'VALIDATION_ERROR'))).toEqual([field]);
      }
      expectRefusal(await new Client(stack).get(path), 401, 'UNAUTHORIZED');
    },
  );
});
