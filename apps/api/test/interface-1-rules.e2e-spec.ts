import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, Client, signedIn } from '@testing/http-client.js';
import { markdownPath, pageAddresses, pageSlugs } from '../src/site/page-table.js';
import { judged } from './interface-client.js';
import { addAddress, orderLine, placeOrder, uploadBox } from './shop.js';
import { sharedStack } from './stack.js';

const stack = sharedStack();
let customer: Client & { email: string };
let stranger: Client;
let fileKey: string;

beforeAll(async () => {
  [customer, stranger] = [judged(await signedIn(stack)), judged(await signedIn(stack))];
  fileKey = await uploadBox(customer);
});

const calculate = (changes: object = {}) =>
  customer.post<{ quote: { total: number } }>('/api/quotes/calculate', {
    fileKey,
    filename: 'box.stl',
    materialId: 'pla-noir',
    ...changes,
  });

describe('§1 Rule 1: prices come from the geometry on the server', () => {
  it.each([{ price: 1 }, { volume: 1 }, { weight: 1 }, { total: 1 }, { quote: { total: 1 } }])(
    'a sent %o has no effect (decision 4)',
    async (sent) => {
      const [plain, withPrice] = [await calculate(), await calculate(sent)];
      expect(withPrice.data).toEqual(plain.data);
    },
  );

  it('the material SKU, the finish, the quantity and the rush are what a client chooses', async () => {
    const { total } = (await calculate()).data.quote;
    const chosen = [{ materialId: 'tpu-noir' }, { finish: 'polished' }, { quantity: 30 }, { isRush: true }];
    for (const choice of chosen) expect((await calculate(choice)).data.quote.total).toBeGreaterThan(total);
  });

  it('a larger part costs more', async () => {
    const large = await uploadBox(customer, [80, 80, 40]);
    const { total } = (await calculate({ quantity: 20 })).data.quote;
    expect((await calculate({ quantity: 20, fileKey: large })).data.quote.total).toBeGreaterThan(total);
  });
});

describe('§1 Rule 2: the typical flow', () => {
  it('sign in, upload, price, address, order, payment URL', async () => {
    const items = [{ fileKey, filename: 'box.stl', materialId: 'pla-noir', quantity: 3 }];
    const basket = await customer.post<{ totals: { total: number } }>('/api/quotes/batch', { items });
    const addressId = await addAddress(customer);
    const order = await placeOrder(customer, { addressId, items: [orderLine(fileKey, { quantity: 3 })] });
    expect(order.totalAmount).toBe(basket.data.totals.total);
    const checkout = await customer.post<{ url: string }>('/api/payments/checkout', { orderId: order.id });
    expect(URL.canParse(checkout.data.url)).toBe(true);
  });
});

describe('§1 Rule 3: two envelopes', () => {
  it('success is { success: true, data }', async () => {
    const { text } = await new Client(stack).get('/api/materials');
    expect(JSON.parse(text)).toEqual({ success: true, data: { materials: expect.any(Array) } });
  });

  it('failure is { success: false, error: { code, message, details } }', async () => {
    const { text } = await new Client(stack).get('/api/quotes');
    expect(JSON.parse(text)).toEqual({
      success: false,
      error: { code: 'UNAUTHORIZED', message: expect.any(String), details: {} },
    });
  });
});

/** Every public page under each of its addresses, and the description's. */
const publicPages = [...pageAddresses].filter(([, { isMarkdown }]) => !isMarkdown).map(([path]) => path);
const look = (path: string, accept: string) => new Client(stack).get(path, { Accept: accept });
const typeOf = ({ headers }: Answer) => headers.get('content-type');

describe('§1 Rule 4: pages answer in Markdown, too', () => {
  it.each([...publicPages, '/developers'])('%s, with Accept: text/markdown', async (path) => {
    const [page, text] = [await look(path, 'text/html'), await look(path, 'text/markdown')];
    expect([page.status, typeOf(page)]).toEqual([200, 'text/html; charset=utf-8']);
    expect([text.status, typeOf(text)]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(page.text).toMatch(/^<!doctype html>/i);
    expect(text.text).toMatch(/^# \S/);
    for (const { headers } of [page, text]) expect(headers.get('vary')).toMatch(/Accept(,|$)/);
  });

  it.each([
    ['text/html;q=0.5, text/markdown', 'text/markdown'],
    ['text/markdown;q=0.5, text/html', 'text/html'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
  ])('the client’s preference decides: %s is %s', async (accept, type) => {
    for (const path of ['/', '/developers'])
      expect(typeOf(await look(path, accept))).toBe(`${type}; charset=utf-8`);
  });

  it('/llms.txt is an index of the site: it leads to every page, and each link to Markdown', async () => {
    const { status, text, headers } = await look('/llms.txt', '*/*');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^# \S.*\n\n> \S/);
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => new URL(href, stack.baseUrl));
    const paths = links.map(({ pathname }) => pathname);
    for (const slug of pageSlugs) expect(paths).toContain(markdownPath(slug, '/en'));
    expect(paths).toContain('/openapi.json');
    for (const path of paths) expect([path, (await look(path, '*/*')).status]).toEqual([path, 200]);
  });
});

describe('§1 Rule 5: the other services', () => {
  it('custom project requests are taken', async () => {
    const body = {
      vertical: 'hobby',
      title: 'A knob',
      description: 'A knob for an old radio, like the other.',
    };
    expect((await customer.post('/api/requests', body)).status).toBe(201);
  });

  it('contact messages are forwarded to the team', async () => {
    const body = { name: 'Amina', email: 'a@example.com', subject: 'other', message: 'Are you open today?' };
    expect((await judged(new Client(stack)).post('/api/contact', body)).data).toEqual({ sent: true });
  });
});

describe('§1 Rule 6: every call acts on the caller’s own data', () => {
  it('a stranger’s lists are empty', async () => {
    expect((await stranger.get('/api/quotes')).data).toEqual([]);
    expect((await stranger.get('/api/addresses')).data).toEqual([]);
    expect((await stranger.get('/api/orders')).data).toEqual([]);
    expect((await stranger.get('/api/requests')).data).toEqual({ requests: [] });
  });

  it('a stranger cannot price a file of another (decision 16)', async () => {
    const body = { fileKey, filename: 'box.stl', materialId: 'pla-noir' };
    const { status, error } = await stranger.post('/api/quotes/calculate', body);
    expect([status, error.code]).toEqual([404, 'FILE_NOT_FOUND']);
  });
});
