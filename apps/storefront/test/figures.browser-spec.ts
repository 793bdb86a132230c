import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { workingDayAfter } from '@shared/domain/orders/working-days.js';
import { formatCalendarDay } from '@shared/words/moments.js';
import { browserWithFiles } from '@testing/browser/browser-with-files.js';
import {
  chooseFiles,
  keptOnDevice,
  named,
  settledTexts,
  shown,
  textsOf,
  type,
} from '@testing/browser/page-steps.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { mixedViews, ShopVisit } from '@testing/browser/shop-visit.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';
import { newLine, ShopPrices, type WantedLine } from './shop-prices.js';

const files = {
  'support.stl': encodeBinaryStl(box(20, 30, 40)),
  'plaque.stl': encodeBinaryStl(box(60, 40, 3)),
};
const given = browserWithFiles(files);
const quantity = '.line:first-child .quantity';

/** As translators of browsers do it: a text is taken out of the page, and another put into its place. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() !== '' && !text.parentElement?.closest('script, [translate=no]')) texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild!.append(`[${text.data}]`);
      text.replaceWith(outer);
    }
  });

/** Notes what screen readers are told from now on. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    for (const region of document.querySelectorAll('[aria-live], [role=status], [role=log], [role=alert]')) {
      let before = region.textContent;
      new MutationObserver(() => {
        const now = region.textContent;
        if (now !== before && now !== null) told.push(now);
        before = now;
      }).observe(region, { subtree: true, childList: true, characterData: true });
    }
  });

describe.each(mixedViews)('Figures that change, in $locale, $width px wide', (view) => {
  let visit: ShopVisit;
  let page: Page;
  let client: Client;
  let prices: ShopPrices;
  const lines: WantedLine[] = [newLine('support.stl'), newLine('plaque.stl')];

  const totalFor = async (count: number) => {
    lines[0] = { ...lines[0]!, quantity: count };
    return prices.priced(lines);
  };

  beforeAll(async () => {
    client = await signedIn(sharedService());
    prices = await ShopPrices.of(client, files);
    visit = await ShopVisit.start(given.browser, sharedService(), view);
    ({ page } = visit);
    await visit.signIn(await signedIn(sharedService()));
    await visit.open('/basket');
    await chooseFiles(
      page,
      '.drop-zone input[type=file]',
      lines.map(({ name }) => given.at(name)),
    );
    await named(page, '.totals .good', visit.say('totals.confirmed'));
    await keptOnDevice(page, 2);
  });

  afterAll(() => visit.close());

  it('are told to screen readers once, as the total that they have come to', async () => {
    expect(await page.$$('.line [aria-live], .line [role=status]')).toEqual([]);
    const { totals } = await totalFor(12);
    const told = `${visit.say('totals.total')} ${visit.money(totals.total)}. `;
    // What was dropped has been told by then.
    await named(
      page,
      '.totals [aria-live]',
      `${visit.say('totals.total')} ${(await textsOf(page, '.totals .sum dd'))[0]}.`,
    );
    await listen(page);
    await type(page, quantity, '12', 100);
    await named(page, '.totals [aria-live]', told.trim());
    await named(page, '.totals .good', visit.say('totals.confirmed'));
    expect(await page.evaluate(() => (globalThis as unknown as { told: string[] }).told)).toEqual([told]);
    expect(await visit.findings()).toEqual([]);
  });

  it('change on a page that the browser has translated, words around them, too', async () => {
    await translate(page);
    expect(await textsOf(page, 'h1')).toEqual([`[${visit.say('basket.title', { count: 2 })}]`]);
    const { items, totals } = await totalFor(3);
    const [quote] = items.map((item) => item.quote);
    const paid = items.map((item) => visit.money(item.quote.total));
    await type(page, quantity, '3');
    expect(await settledTexts(page, '.line .price', paid)).toEqual(paid);
    expect(await settledTexts(page, '.totals .sum dd', [visit.money(totals.total)])).toEqual([
      visit.money(totals.total),
    ]);
    const each = visit.say('line.each', { price: visit.money(quote!.total / 3) });
    const without = visit.say('line.withoutTax', { price: visit.money(quote!.totalHT) });
    await named(page, '.line:first-child .soft', `${each} · ${without}`);
    // What has come back is translated anew, and changes again.
    await translate(page);
    const next = await totalFor(1);
    await type(page, quantity, '1');
    await named(
      page,
      '.line:first-child .soft',
      visit.say('line.withoutTax', { price: visit.money(next.items[0]!.quote.totalHT) }),
    );
    await (
      await shown(page, '.line:last-child .line-menu button:last-child')
    ).evaluate((one) => (one as HTMLElement).click());
    await named(page, 'h1', visit.say('basket.title', { count: 1 }));
    expect(await textsOf(page, '.tools .count')).toEqual(['1']);
    expect(visit.watched.faults).toEqual([]);
  });

  it('tell the day by the clock of the service, whatever that of the device says', async () => {
    const script = await page.evaluateOnNewDocument(() => {
      const now = Date.now.bind(Date);
      const aheadMs = 6 * 86_400_000;
      class Ahead extends Date {
        constructor(...given: unknown[]) {
          super(...((given.length === 0 ? [now() + aheadMs] : given) as [number]));
        }
        static override now(): number {
          return now() + aheadMs;
        }
      }
      Object.assign(globalThis, { Date: Ahead });
    });
    await visit.open('/basket');
    await named(page, '.totals .good', visit.say('totals.confirmed'));
    const { estimatedDeliveryDays } = await prices.priced(lines.slice(0, 1));
    const date = formatCalendarDay(workingDayAfter(new Date(), estimatedDeliveryDays), view.locale);
    const arrival = visit.say('totals.arrival', { date });
    expect(await settledTexts(page, '.totals strong', [arrival])).toEqual([arrival]);
    await page.removeScriptToEvaluateOnNewDocument(script.identifier);
  });
});
