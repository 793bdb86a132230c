import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { PriceBook } from '@shared/domain/pricing/book.js';
import { browserWithFiles } from '@testing/browser/browser-with-files.js';
import { chooseFiles, named, settledTexts, textsOf, type } from '@testing/browser/page-steps.js';
import { ShopVisit } from '@testing/browser/shop-visit.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { startStack, type TestStack } from '@testing/stack/stack.js';
import { runAdminUrl, templateOf } from '@testing/stack/test-database.js';
import { newLine, ShopPrices } from './shop-prices.js';

const files = { 'support.stl': encodeBinaryStl(box(60, 50, 40)) };
const given = browserWithFiles(files);
const adminEmail = 'owner@example.com';

let stack: TestStack;
let admin: Client;

beforeAll(async () => {
  stack = await startStack({
    ...{ kind: 'postgres', adminUrl: runAdminUrl(), template: templateOf('postgres') },
    env: { OPERATOR_EMAILS: adminEmail },
  });
  admin = await signedIn(stack, adminEmail);
});

afterAll(() => stack.stop());

/** Publishes a book whose machine hours cost more. */
async function publishDearer(): Promise<void> {
  const root = '/ops/api/price-books';
  const { version, book } = (await admin.post<{ version: string; book: PriceBook }>(root, {})).data;
  const machineCentimesPerHour = book.machineCentimesPerHour * 2;
  await admin.post(`${root}/${version}`, { book: { ...book, machineCentimesPerHour } }, {}, 'PATCH');
  const { figures } = (await admin.get<{ figures: string }>(`${root}/${version}/comparison`)).data;
  const published = await admin.post(`${root}/${version}/publish`, { compared: figures });
  expect(published.status).toBe(200);
}

it('A price book that is published beside an open basket is told of once, and counts as no difference', async () => {
  const visit = await ShopVisit.start(given.browser, stack, { locale: 'fr', width: 1280 });
  const { page, watched } = visit;
  const client = await signedIn(stack);
  const prices = await ShopPrices.of(client, files);
  const priceOf = async (quantity: number): Promise<string> =>
    visit.money((await prices.alone(newLine('support.stl', { quantity }))).total);
  await visit.signIn(await signedIn(stack));
  await visit.open('/basket');
  await chooseFiles(page, '.drop-zone input[type=file]', [given.at('support.stl')]);
  await named(page, '.totals .good', visit.say('totals.confirmed'));
  const before = await priceOf(2);
  await publishDearer();
  for (let waited = 0; (await priceOf(2)) === before; waited += 1) {
    if (waited > 100) throw new Error('The book is never in use.');
  }
  for (const quantity of [2, 3, 4]) {
    await type(page, '.line .quantity', String(quantity));
    const price = await priceOf(quantity);
    expect(await settledTexts(page, '.line .price', [price])).toEqual([price]);
    await named(page, '.totals .good', visit.say('totals.confirmed'));
    expect(await textsOf(page, '.notices p')).toEqual([visit.say('basket.serverPrice', { count: 1 })]);
  }
  const metrics = await (await fetch(new URL('/metrics', stack.baseUrl))).text();
  expect(metrics).toContain('browser_price_differences_total');
  expect(metrics).not.toMatch(/^browser_price_differences_total\{.*\} [1-9]/m);
  expect(watched.requests.filter((request) => request.endsWith('/api/quotes/differences'))).toEqual([]);
  await visit.close();
});
