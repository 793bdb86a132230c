import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'puppeteer-core';
import type { Schema } from '@client/service-client.js';
import { say } from '@shared/words/say.js';
import { PageNetwork } from '@testing/browser/page-network.js';
import { named, press, shown, type } from '@testing/browser/page-steps.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { mixedViews, ShopVisit } from '@testing/browser/shop-visit.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { deliveryAddress } from '@testing/delivery-address.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser('chromium');
});

afterAll(() => browser.close());

describe.each(mixedViews)('What has changed since a page was read, in $locale, $width px wide', (view) => {
  let client: Client;
  let visit: ShopVisit;
  let addressId: string;
  let item: object;

  beforeAll(async () => {
    client = await signedIn(sharedService());
    addressId = (await client.post<{ id: string }>('/api/addresses', await deliveryAddress(client))).data.id;
    const { data: file } = await client.upload('box.stl', encodeBinaryStl(box(40, 20, 10)));
    const part = { fileKey: file.key, fileName: 'box.stl', fileSize: 684, materialId: 'pla-noir' };
    item = { ...part, technology: 'fdm', quantity: 2 };
    visit = await ShopVisit.start(browser, sharedService(), view);
    await visit.signIn(client);
  });

  afterAll(() => visit.close());

  const placed = async (): Promise<string> => {
    const body = { addressId, acceptTerms: true, items: [item] };
    return (await client.post<Schema<'OrderCreated'>>('/api/orders', body)).data.id;
  };
  const cancelled = () =>
    named(
      visit.page,
      '.steps li:last-child > :first-child',
      visit.say('orders.state', { status: 'cancelled' }),
    );
  const hasPayButtons = (): Promise<boolean> =>
    visit.page.evaluate(
      (text: string) => [...document.querySelectorAll('button')].some((one) => one.textContent === text),
      visit.say('checkout.payTransfer'),
    );

  it('is on the page of an order that is seen again, and after a refusal', async () => {
    const { page } = visit;
    for (const change of ['elsewhere', 'pay', 'cancel'] as const) {
      const id = await placed();
      await visit.open(`/orders/${id}`);
      await named(page, 'button', visit.say('checkout.payTransfer'));
      if (change === 'elsewhere') {
        const other = await page.browserContext().newPage();
        await client.post(`/api/orders/${id}/cancel`);
        await other.close();
        await page.bringToFront();
      } else {
        await client.post(`/api/orders/${id}/cancel`);
        if (change === 'pay') await press(page, visit.say('checkout.payTransfer'));
        else {
          await press(page, visit.say('orders.cancel'));
          await press(page, visit.say('orders.cancel'), '.link.bad');
        }
      }
      await cancelled();
      expect(await hasPayButtons()).toBe(false);
    }
  });

  it('is on the page of a quote that is seen again', async () => {
    const { page } = visit;
    const { data: quote } = await client.post<{ id: string }>('/api/quotes', { items: [item] });
    const { items } = (await client.get<Schema<'SavedQuoteWithLines'>>(`/api/quotes/${quote.id}`)).data;
    await visit.open(`/quotes/${quote.id}`);
    await named(page, 'a.button', visit.say('quotes.order'));
    const other = await page.browserContext().newPage();
    const line = { ...item, quoteItemId: items[0]!.id };
    const body = { addressId, acceptTerms: true, quoteId: quote.id, items: [line] };
    expect((await client.post('/api/orders', body)).status).toBe(201);
    await other.close();
    await page.bringToFront();
    await named(page, 'a.button', visit.say('checkout.toOrder'));
  });

  it('is not known while the shop does not answer: the page says so, and goes on by itself', async () => {
    const { page } = visit;
    const id = await placed();
    await visit.open('/orders');
    await shown(page, '.table');
    const network = await PageNetwork.of(page);
    network.refuse(`GET /api/orders/${id}`, 503);
    await visit.open(`/orders/${id}`);
    await named(page, 'main [role=status]', say(view.locale, 'app.loading'));
    await named(page, '.notice.bad', say(view.locale, 'app.busy'));
    await network.end();
    await named(page, 'button', visit.say('checkout.payTransfer'));
    expect(await page.$('.notice.bad')).toBeNull();
    // What was read stays, with the notice beside it.
    await page.setOfflineMode(true);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await named(page, '.notice.bad', say(view.locale, 'app.offline'));
    await named(page, 'button', visit.say('checkout.payTransfer'));
    await press(page, visit.say('checkout.payTransfer'));
    await named(page, '.notice.bad', say(view.locale, 'app.unsent'));
    expect(await visit.findings()).toEqual([]);
    await page.setOfflineMode(false);
    await page.waitForFunction(
      (text: string) =>
        ![...document.querySelectorAll('.notice.bad')].some((one) => one.textContent === text),
      {},
      say(view.locale, 'app.offline'),
    );
  });

  it('is one address though the answer of the first try was lost', async () => {
    const { page } = visit;
    const before = (await client.get<object[]>('/api/addresses')).data.length;
    const { data: quote } = await client.post<{ id: string }>('/api/quotes', { items: [item] });
    await visit.open(`/checkout?quote=${quote.id}`);
    await press(page, visit.say('addresses.add'));
    await type(page, '#label', 'Dépôt');
    await type(page, '#fullName', 'Amina Test');
    await type(page, '#phone', '0612345678');
    await type(page, '#street', '12, rue des Forges');
    await type(page, '.city input', 'Agadir');
    await shown(page, '.city-list li[data-highlighted]');
    await page.keyboard.press('Enter');
    const network = await PageNetwork.of(page);
    network.loseAnswer('POST /api/addresses');
    await press(page, visit.say('addresses.save'));
    await named(page, '.form .notice.bad', say(view.locale, 'app.unsent'));
    await press(page, visit.say('addresses.save'));
    await page.waitForFunction(() => document.querySelector('#street') === null);
    expect((await client.get<object[]>('/api/addresses')).data).toHaveLength(before + 1);
    await network.end();
  });
});
