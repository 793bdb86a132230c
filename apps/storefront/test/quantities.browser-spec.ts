import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { browserWithFiles } from '@testing/browser/browser-with-files.js';
import { chooseFiles, named, press, settledTexts, shown, type } from '@testing/browser/page-steps.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { mixedViews, ShopVisit } from '@testing/browser/shop-visit.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';

const given = browserWithFiles({ 'support.stl': encodeBinaryStl(box(20, 30, 40)) });

const field = '.line .quantity';
const priceOf = (page: Page): Promise<string> => page.$eval('.line .price', (one) => one.textContent ?? '');
const quantityOf = (page: Page): Promise<string> =>
  page.$eval(field, (one) => (one as HTMLInputElement).value);

describe.each(mixedViews)('A typed quantity in $locale, $width px wide', (view) => {
  let visit: ShopVisit;
  let page: Page;

  const untilQuantity = (quantity: string): Promise<unknown> =>
    page.waitForFunction(
      (at: string, wanted: string) => document.querySelector<HTMLInputElement>(at)?.value === wanted,
      {},
      field,
      quantity,
    );

  beforeAll(async () => {
    visit = await ShopVisit.start(given.browser, sharedService(), view, '/basket');
    ({ page } = visit);
    await chooseFiles(page, '.drop-zone input[type=file]', [given.at('support.stl')]);
    await shown(page, '.line .price:not(.pending)');
  });

  afterAll(() => visit.close());

  it('counts once its typing rests, as one change', async () => {
    const price = await priceOf(page);
    await type(page, field, '150');
    expect(await priceOf(page)).toBe(price);
    await page.waitForFunction(
      (before: string) => document.querySelector('.line .price')?.textContent !== before,
      {},
      price,
    );
    await press(page, visit.say('basket.undo'));
    await untilQuantity('1');
    await press(page, visit.say('basket.redo'));
    await untilQuantity('150');
  });

  it.each(['1500', '0', '2.5', '2,5', '-3'])(
    'that cannot be one (%s) changes nothing, and says so',
    async (text) => {
      const price = await priceOf(page);
      await type(page, field, text);
      const fault = visit.say('basket.quantityRange', { max: 1000, quantity: 150 });
      await named(page, '.line .fault', fault);
      await page.keyboard.press('Tab');
      expect(await settledTexts(page, '.line .fault', [fault])).toEqual([fault]);
      expect(await page.$eval(field, (one) => one.getAttribute('aria-invalid'))).toBe('true');
      expect(await priceOf(page)).toBe(price);
      if (text === '1500') {
        expect(await quantityOf(page)).toBe(text);
        expect(await visit.findings()).toEqual([]);
      }
      await type(page, field, '150');
      await page.keyboard.press('Enter');
      expect(await settledTexts(page, '.line .fault', [])).toEqual([]);
    },
  );

  it.each(['1500', '2,5'])('that cannot be one (%s) holds up the order and the quote', async (text) => {
    const fault = visit.say('basket.quantityRange', { max: 1000, quantity: 150 });
    const label = visit.say('basket.saveQuote');
    for (const way of [await shown(page, '.summary a.button'), await named(page, '.summary button', label)]) {
      await type(page, field, text);
      await way.click();
      await page.waitForFunction((at: string) => document.activeElement?.matches(at), {}, field);
      expect(await page.$eval(`${field}[aria-describedby] + *`, (one) => one.textContent)).toBe(fault);
      expect(new URL(page.url()).pathname).toBe(`/${view.locale}/basket`);
      expect(await page.$('dialog[open]')).toBeNull();
    }
    await type(page, field, '150');
    await (await shown(page, '.summary a.button')).click();
    await page.waitForFunction(
      (locale: string) => location.pathname === `/${locale}/checkout`,
      {},
      view.locale,
    );
    await page.goBack();
    await shown(page, '.line .price:not(.pending)');
  });

  it('stays where the wheel turns over it: the page scrolls', async () => {
    const input = await shown(page, field, { isVisible: true });
    await input.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await input.focus();
    const { x, y } = await input.clickablePoint();
    await page.mouse.move(x, y);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel({ deltaY: before > 0 ? -60 : 60 });
    await page.waitForFunction((then: number) => scrollY !== then, {}, before);
    expect(await quantityOf(page)).toBe('150');
  });
});
