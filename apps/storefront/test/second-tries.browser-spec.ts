import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'puppeteer-core';
import { say } from '@shared/words/say.js';
import { named, shown } from '@testing/browser/page-steps.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { ShopVisit } from '@testing/browser/shop-visit.js';
import { startBrowser } from '@testing/browser/start-browser.js';

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser('chromium');
});

afterAll(() => browser.close());

const start = (path: string): Promise<ShopVisit> =>
  ShopVisit.start(browser, sharedService(), { locale: 'fr', width: 1280 }, path);

/** Has requests for such an address fail on the way, so many times. Answers how many have failed. */
async function lose(page: Page, urlPattern: string, times: number): Promise<() => number> {
  const session = await page.createCDPSession();
  let lost = 0;
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const isLost = lost < times;
    if (isLost) lost += 1;
    void (isLost
      ? session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      : session.send('Fetch.continueRequest', { requestId }));
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern }] });
  return () => lost;
}

it('A page whose program is lost on the way is loaded anew at its address', async () => {
  const visit = await start('/basket');
  const { page } = visit;
  await shown(page, '.drop-zone');
  const lost = await lose(page, '*/account-page-*.js', 1);
  await page.click('.tools a[href$="/account"]');
  await named(page, 'h1', visit.say('account.title'));
  expect([lost(), new URL(page.url()).pathname]).toEqual([1, '/fr/account']);
  await visit.close();
});

it('A page whose program cannot be had says so, and is loaded anew once alone', async () => {
  const visit = await start('/basket');
  const { page } = visit;
  await shown(page, '.drop-zone');
  const lost = await lose(page, '*/account-page-*.js', Infinity);
  await page.click('.tools a[href$="/account"]');
  await named(page, '.notice.bad p', say('fr', 'app.unknown'));
  expect(lost()).toBe(2);
  await visit.close();
});
