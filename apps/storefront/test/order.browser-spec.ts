import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { Browser, Page } from 'puppeteer-core';
import type { Schema } from '@client/service-client.js';
import {
  chooseCity,
  chooseFiles,
  named,
  press,
  settledTexts,
  shown,
  textsOf,
  type,
} from '@testing/browser/page-steps.js';
import { ShopVisit, type ShopView } from '@testing/browser/shop-visit.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { type BrowserName, browserPrograms } from '@testing/installed-programs.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { startStack, type TestStack } from '@testing/stack/stack.js';
import { runAdminUrl, templateOf } from '@testing/stack/test-database.js';

const operatorEmail = 'operator@example.com';
const company = { company: 'Atlas Pièces SARL', ice: '001234567000089' };
const purchase = { ...company, purchaseOrder: 'BC-2026-118', project: 'Ligne 3' };
const names = ['support.stl', 'plaque.stl'];
/** Each page is looked at on a desk and on a phone. */
const widths = [1280, 360];

let folder: string;
let stack: TestStack;
let operator: Client;
let database: pg.Pool;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instant-fdm-parts-'));
  await writeFile(join(folder, 'support.stl'), encodeBinaryStl(box(20, 30, 40)));
  await writeFile(join(folder, 'plaque.stl'), encodeBinaryStl(box(60, 40, 3)));
  stack = await startStack({
    kind: 'postgres',
    adminUrl: runAdminUrl(),
    template: templateOf('postgres'),
    env: { OPERATOR_EMAILS: operatorEmail },
  });
  operator = await signedIn(stack, operatorEmail);
  database = new pg.Pool({ connectionString: stack.databaseUrl });
});

afterAll(async () => {
  await database.end();
  await stack.stop();
  await rm(folder, { recursive: true, force: true });
});

const click = async (page: Page, selector: string): Promise<void> =>
  (await shown(page, selector)).evaluate((one) => (one as HTMLElement).click());

/** How a file of the signed-in customer begins. */
const headOf = (page: Page, href: string): Promise<string> =>
  page.evaluate(async (address) => (await (await fetch(address)).text()).slice(0, 5), href);

function walkToOrders(browserName: BrowserName, view: ShopView): void {
  const email = `${randomUUID()}@example.com`;
  let browser: Browser;
  let visit: ShopVisit;
  let page: Page;
  let total: string;
  let quote: Schema<'SavedQuote'>;
  let client: Client;

  const look = async (): Promise<void> => {
    if (browserName === 'chromium') expect(await visit.findings(widths)).toEqual([]);
  };
  /** The parts with their quantities, before the order is placed. */
  const seeLines = async (): Promise<void> => {
    expect(await textsOf(page, '.form tbody th span > bdi')).toEqual(names);
    expect(await textsOf(page, '.form tbody td:nth-child(2)')).toEqual(names.map(() => '1'));
    for (const choices of await textsOf(page, '.form tbody th small:first-of-type'))
      expect(choices).toContain(visit.say('basket.finishName', { finish: 'standard' }));
    expect((await textsOf(page, '.form :is(tfoot td, .totals .sum dd)')).at(-1)).toBe(total);
  };
  const orders = async (): Promise<Schema<'Order'>[]> =>
    (await client.get<Schema<'Order'>[]>('/api/orders')).data;

  beforeAll(async () => {
    browser = await startBrowser(browserName);
    visit = await ShopVisit.start(browser, stack, view, '/basket');
    ({ page } = visit);
  });

  afterAll(() => browser.close());

  it('signs up where the quote is saved; its parts are sent behind the scenes, their prices confirmed', async () => {
    await chooseFiles(
      page,
      '.drop-zone input[type=file]',
      names.map((name) => join(folder, name)),
    );
    expect(await settledTexts(page, '.line h2', names)).toEqual(names);
    await page.waitForFunction(() => document.querySelectorAll('.line .price:not(.pending)').length === 2);
    const before = await textsOf(page, '.line .price');
    [total = ''] = await textsOf(page, '.totals .sum dd');
    expect(await textsOf(page, '.upload')).toEqual(names.map(() => visit.say('uploads.here')));
    await press(page, visit.say('basket.saveQuote'));
    await shown(page, '.modal .sign-in');
    await look();
    await visit.signUp(email);
    client = await visit.api();
    await shown(page, '.modal #purchaseOrder');
    const stored = names.map(() => visit.say('uploads.stored'));
    expect(await settledTexts(page, '.upload', stored)).toEqual(stored);
    await named(page, '.totals .good', visit.say('totals.confirmed'));
    expect(await textsOf(page, '.line .price')).toEqual(before);
    expect(await textsOf(page, '.totals .sum dd')).toEqual([total]);
  });

  it('saves a quote for a company, with its papers, and finds it again', async () => {
    for (const [field, text] of Object.entries(purchase)) await type(page, `.modal #${field}`, text);
    await look();
    await press(page, visit.say('saveQuote.save'));
    await shown(page, '.modal .notice.good');
    [quote] = (await client.get<Schema<'SavedQuote'>[]>('/api/quotes')).data as [Schema<'SavedQuote'>];
    expect(quote).toMatchObject({
      company: { name: company.company, ice: company.ice },
      purchaseOrder: 'BC-2026-118',
    });
    expect(visit.money(quote.totalPrice)).toBe(total);
    await press(page, visit.say('saveQuote.open'));
    await named(page, 'h1', visit.say('quotes.titleOf', { reference: quote.reference }));
    expect(await textsOf(page, 'tbody th span > bdi')).toEqual(names);
    expect((await textsOf(page, 'tfoot td')).at(-1)).toBe(total);
    expect(await textsOf(page, 'dl dd')).toEqual(Object.values(purchase));
    expect(await headOf(page, `/api/quotes/${quote.id}/pdf`)).toBe('%PDF-');
    await look();
    await visit.open('/quotes');
    await named(page, 'tbody a', quote.reference);
    await look();
    await type(page, '#search', 'BC-2027');
    await named(page, 'p', visit.say('quotes.nothingFound'));
    await type(page, '#search', 'bc-2026 ligne');
    expect(await settledTexts(page, 'tbody a', [quote.reference])).toEqual([quote.reference]);
  });

  it('sends the quote to a purchaser by a link that reads alone, and takes it back', async () => {
    await visit.open(`/quotes/${quote.id}`);
    await press(page, visit.say('share.make'));
    const link = (await textsOf(page, 'code'))[0]!;
    const [href] = await page.$$eval('a[href^="https://wa.me/"]', (all) =>
      all.map((one) => one.getAttribute('href')),
    );
    expect(decodeURIComponent(href!)).toContain(link);
    await look();
    const stranger = await browser.createBrowserContext();
    const other = await stranger.newPage();
    expect((await other.goto(link))?.status()).toBe(200);
    expect(await other.evaluate(() => document.body.innerText)).toContain(quote.reference);
    await press(page, visit.say('share.withdraw'));
    await named(page, 'button', visit.say('share.make'));
    expect((await other.reload())?.status()).toBe(410);
    await stranger.close();
  });

  it('orders the quote to a new address, pays by card, and follows the parcel to the credit note', async () => {
    await press(page, visit.say('quotes.order'));
    await type(page, '#phone', '0612345678');
    await type(page, '#street', '12, rue des Potiers');
    await chooseCity(page, 'Agadir');
    await look();
    await press(page, visit.say('addresses.save'));
    await shown(page, 'input[name=address]:checked');
    await seeLines();
    expect(await page.$$eval('.purchase input', (all) => all.map((one) => one.value))).toEqual(
      Object.values(purchase),
    );
    await type(page, '#purchaseOrder', 'BC-2026-119');
    await press(page, visit.say('checkout.billElsewhere'), 'label');
    await type(page, '#billingStreet', '3, boulevard Zerktouni');
    await type(page, '#billingCity', 'Casablanca');
    await click(page, 'input[name=acceptTerms]');
    await look();
    await press(page, visit.say('checkout.place'));
    await named(page, 'button', visit.say('checkout.payCard', { total }));
    const [{ id, orderNumber }] = (await orders()) as [Schema<'Order'>];
    expect((await client.get<Schema<'OrderWithLines'>>(`/api/orders/${id}`)).data).toMatchObject({
      company: { name: company.company, ice: company.ice },
      purchaseOrder: 'BC-2026-119',
      billingAddress: { street: '3, boulevard Zerktouni', city: 'Casablanca', postalCode: null },
    });
    await named(page, '.notice.good', visit.say('checkout.placed', { number: orderNumber, total }));
    await press(page, visit.say('checkout.payCard', { total }));
    await page.waitForFunction(() => location.pathname.startsWith('/pay/'));
    await click(page, 'form button');
    await page.waitForFunction(
      (path: string) => location.pathname === path,
      {},
      `/${view.locale}/orders/${id}`,
    );
    const steps = (...statuses: string[]): string[] =>
      statuses.map((status) => visit.say('orders.state', { status }));
    const way = steps('unpaid', 'paid', 'inProduction', 'shipped', 'delivered');
    expect(await settledTexts(page, '.steps li > :first-child', way)).toEqual(way);
    const move = (body: object) => operator.post(`/ops/api/orders/${id}`, body, {}, 'PATCH');
    expect((await move({ status: 'inProduction' })).status).toBe(200);
    const trackingUrl = 'https://carrier.example/LB123';
    expect(
      (await move({ status: 'shipped', carrier: 'Amana', trackingNumber: 'LB 123', trackingUrl })).status,
    ).toBe(200);
    const refund = { amount: 10.5, reason: 'Une pièce voilée', reference: 'VIR 78' };
    const once = { 'Idempotency-Key': randomUUID() };
    expect((await operator.post(`/ops/api/orders/${id}/refunds`, refund, once)).status).toBe(201);
    await page.reload({ waitUntil: 'load' });
    await named(page, `a[href="${trackingUrl}"]`, 'LB 123');
    const { invoiceNumber, creditNotes } = (await client.get<Schema<'OrderWithLines'>>(`/api/orders/${id}`))
      .data;
    await named(
      page,
      `a[href="/api/orders/${id}/invoice"]`,
      visit.say('orders.invoice', { number: invoiceNumber! }),
    );
    const [{ number } = { number: '' }] = creditNotes;
    await named(
      page,
      `a[href="/api/orders/${id}/credit-notes/${number}"]`,
      visit.say('orders.creditNote', { number, amount: visit.money(10.5) }),
    );
    expect(await headOf(page, `/api/orders/${id}/invoice`)).toBe('%PDF-');
    expect(await headOf(page, `/api/orders/${id}/credit-notes/${number}`)).toBe('%PDF-');
    await look();
  });

  it('orders the same again at the price of today, chooses to pay by transfer, and cancels', async () => {
    await visit.open(`/quotes/${quote.id}`);
    await named(page, '.actions a', visit.say('checkout.toOrder'));
    await press(page, visit.say('quotes.again'));
    await named(page, '.card p', visit.say('quotes.compare', { before: total, today: total }));
    await press(page, visit.say('quotes.takeUp'));
    expect(await settledTexts(page, '.totals .sum dd', [total])).toEqual([total]);
    await visit.open('/checkout');
    await shown(page, 'input[name=address]:checked');
    await named(page, '.totals .good', visit.say('totals.confirmed'));
    expect(await textsOf(page, '.totals .sum dd')).toEqual([total]);
    await seeLines();
    await click(page, 'input[name=acceptTerms]');
    await look();
    await press(page, visit.say('checkout.place'));
    await press(page, visit.say('checkout.payTransfer'));
    await page.waitForFunction(() => location.pathname.startsWith('/pay/'));
    const [{ id, orderNumber }] = (await orders()) as [Schema<'Order'>];
    expect(await page.evaluate(() => document.body.innerText)).toContain(orderNumber);
    await page.goBack();
    // No empty basket: the order that waits for its payment.
    await named(page, '.notice.wait', visit.say('orders.unpaid'));
    expect(new URL(page.url()).pathname).toBe(`/${view.locale}/orders/${id}`);
    await visit.open('/orders');
    const states = (['unpaid', 'shipped'] as const).map((status) => visit.say('orders.state', { status }));
    expect(await settledTexts(page, 'tbody td:nth-of-type(3)', states)).toEqual(states);
    await look();
    await press(page, orderNumber);
    await named(page, '.notice.wait', visit.say('orders.unpaid'));
    await look();
    await press(page, visit.say('orders.cancel'));
    await press(page, visit.say('orders.cancel'), '.danger button.bad');
    const way = (['unpaid', 'cancelled'] as const).map((status) => visit.say('orders.state', { status }));
    expect(await settledTexts(page, '.steps li > :first-child', way)).toEqual(way);
    expect((await client.get<Schema<'Order'>>(`/api/orders/${id}`)).data.status).toBe('cancelled');
    await press(page, visit.say('quotes.again'));
    await named(page, '.card p', visit.say('quotes.compare', { before: total, today: total }));
    await look();
    await press(page, visit.say('quotes.takeUp'));
    expect(await settledTexts(page, '.totals .sum dd', [total])).toEqual([total]);
    expect(visit.watched.faults).toEqual([]);
  });

  it('shows delivery that an older price book charged in a row of its own', async () => {
    const [{ id, totalAmount, subtotalAmount }] = (await orders()) as [Schema<'Order'>];
    await database.query(
      `update orders set total_centimes = total_centimes + 3500, totals = totals || jsonb_build_object(
         'shippingCentimes', 3500, 'totalCentimes', total_centimes + 3500) where id = $1`,
      [id],
    );
    await visit.open(`/orders/${id}`);
    await named(page, 'tfoot th', visit.say('totals.shipping'));
    const { items } = (await client.get<Schema<'OrderWithLines'>>(`/api/orders/${id}`)).data;
    const lines = items.reduce((sum, { quote: { total: each } }) => sum + each, 0);
    expect(await textsOf(page, 'tfoot td:not(.extra)')).toEqual(
      [subtotalAmount - lines, 35, totalAmount + 35].map((amount) => visit.money(amount)),
    );
    expect(await textsOf(page, 'tfoot th')).toEqual(
      (['orders.charges', 'totals.shipping', 'totals.total'] as const).map((words) => visit.say(words)),
    );
    await look();
  });
}

for (const locale of ['fr', 'en', 'ar'] as const) {
  // By hand on a phone in one language; looked at in both widths in all.
  const width = locale === 'en' ? 360 : 1280;
  describe(`From a basket to orders in ${locale}`, () => walkToOrders('chromium', { locale, width }));
}

(browserPrograms.firefox === undefined ? describe.skip : describe)('From a basket to orders in Firefox', () =>
  walkToOrders('firefox', { locale: 'fr', width: 1280 }),
);
