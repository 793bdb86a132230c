import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'puppeteer-core';
import { consoleViews, ConsoleVisit } from '@testing/browser/console-visit.js';
import {
  chooseFiles,
  named,
  press,
  settledTexts,
  shown,
  textsOf,
  type,
} from '@testing/browser/page-steps.js';
import { ShopVisit } from '@testing/browser/shop-visit.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { newAdmin } from '@testing/new-admin.js';
import { startStack, type TestStack } from '@testing/stack/stack.js';
import { runAdminUrl, templateOf } from '@testing/stack/test-database.js';
import { placedCorners, type PlacedOrder } from './paid-order.js';

/** What a draft adds to the fee of each basket. */
const dearerCentimes = 7_00;
/** Dear enough that no minimum hides the fee. */
const part = encodeBinaryStl(box(120, 100, 40));

let folder: string;
let browser: Browser;
/** Of its own: a price book that is published prices everybody's baskets, and stays. */
let stack: TestStack;
let admin: Client & { email: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instant-fdm-prices-'));
  await writeFile(join(folder, 'socle.stl'), part);
  stack = await startStack({ kind: 'postgres', adminUrl: runAdminUrl(), template: templateOf('postgres') });
  browser = await startBrowser('chromium');
  admin = await newAdmin(stack);
});

afterAll(async () => {
  await browser.close();
  await stack.stop();
  await rm(folder, { recursive: true, force: true });
});

describe.each(consoleViews)('Prices in $locale at $width px', (view) => {
  const baskets = consoleViews.indexOf(view) + 1;
  let visit: ConsoleVisit;
  let shop: ShopVisit;
  let customer: Client;
  let order: PlacedOrder;
  let fileKey: string;
  let version: string;
  let before: number;

  beforeAll(async () => {
    customer = await signedIn(stack);
    order = await placedCorners(customer);
    fileKey = (await customer.upload('socle.stl', part)).data.key;
    visit = await ConsoleVisit.start(browser, stack, view, { email: admin.email });
    await fillBasket();
  });

  /** A customer drops the part. */
  const fillBasket = async (): Promise<void> => {
    shop = await ShopVisit.start(browser, stack, view, '/basket');
    await chooseFiles(shop.page, '.drop-zone input[type=file]', [join(folder, 'socle.stl')]);
  };

  afterAll(async () => {
    await shop.close();
    await visit.close();
  });

  /** The total of the basket by the service, in MAD. */
  const served = async (): Promise<number> => {
    const items = [
      { fileKey, filename: 'socle.stl', materialId: 'pla-noir', finish: 'standard', quantity: 1 },
    ];
    const { data } = await customer.post<{ totals: { total: number } }>('/api/quotes/batch', { items });
    return data.totals.total;
  };

  /** The storefront's totals have this one last. */
  const expectInShop = async (centimes: number): Promise<void> => {
    await named(shop.page, '.totals dd', visit.money(centimes));
    expect((await textsOf(shop.page, '.totals dd')).at(-1)).toBe(visit.money(centimes));
  };

  it('begins a draft, whose change is told beside the book that holds', async () => {
    before = Math.round((await served()) * 100);
    await expectInShop(before);
    await visit.open('/ops/prices');
    await shown(visit.page, 'tbody th a');
    expect(await visit.findings()).toEqual([]);
    await type(visit.page, '#note', `Frais de service (${view.locale})`);
    await press(visit.page, visit.say('prices.begin'), 'form button');
    const fee = await shown(visit.page, '[name="serviceFeeCentimes"]');
    version = new URL(visit.page.url()).pathname.split('/').at(-1)!;
    const current = Number(await fee.evaluate((one) => (one as HTMLInputElement).value)) * 100;
    await type(visit.page, '[name="serviceFeeCentimes"]', ((current + dearerCentimes) / 100).toFixed(2));
    await press(visit.page, visit.say('prices.save'));
    await named(visit.page, '.notices p', visit.say('prices.saved'));
    const changes = `[aria-label="${visit.say('prices.changes')}"] tbody :is(th, td)`;
    const fees = `${visit.say('prices.order')} · ${visit.say('prices.serviceFee')}`;
    const wanted = [fees, visit.money(current), visit.money(current + dearerCentimes)];
    expect(await settledTexts(visit.page, changes, wanted)).toEqual(wanted);
    expect(await visit.findings()).toEqual([]);
  });

  it('prices the last baskets under both, and names who would pay more', async () => {
    await press(visit.page, visit.say('prices.compare'));
    const told = await shown(visit.page, 'p[role=status]');
    const counts = { compared: baskets, dearer: baskets, cheaper: 0, same: 0, unmeasured: 0, refused: 0 };
    expect(await told.evaluate((one) => one.textContent)).toContain(visit.say('prices.summary', counts));
    const total = Math.round(order.totalAmount * 100);
    const cells = await visit.page.$$eval(
      `[aria-label="${visit.say('prices.comparing')}"] tbody tr`,
      (rows, number) =>
        [...(rows.find((row) => row.textContent?.includes(number))?.querySelectorAll('td.end') ?? [])].map(
          (cell) => cell.textContent,
        ),
      order.orderNumber,
    );
    expect(cells).toEqual([
      ...[visit.money(total), visit.money(total + dearerCentimes), `+${visit.money(dearerCentimes)}`],
    ]);
    expect(await visit.findings()).toEqual([]);
  });

  it('is published by a second click, and the storefront’s price moves', async () => {
    await press(visit.page, visit.say('prices.publish'), '.danger button');
    expect(await served()).toBe(before / 100);
    await press(visit.page, visit.say('prices.publish'), '.danger p button');
    await named(visit.page, '.notices p', visit.say('prices.published', { version }));
    await named(visit.page, '.facts dd', visit.say('prices.statusName', { status: 'published' }));
    expect(await visit.findings()).toEqual([]);

    await expect(untilServed(before + dearerCentimes)).resolves.toBe(before + dearerCentimes);
    // A page that was open before keeps its rates for a minute.
    await shop.close();
    await fillBasket();
    await expectInShop(before + dearerCentimes);
    const kept = await customer.get<{ totalAmount: number }>(`/api/orders/${order.id}`);
    expect(kept.data.totalAmount).toBe(order.totalAmount);
    expect([...visit.watched.faults, ...shop.watched.faults]).toEqual([]);
  });

  /** Each process reads the book anew within two seconds. */
  async function untilServed(centimes: number): Promise<number> {
    const giveUpAt = Date.now() + 20_000;
    let found: number;
    do found = Math.round((await served()) * 100);
    while (found !== centimes && Date.now() < giveUpAt);
    return found;
  }
});
