import { describe, expect, it } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import type { Schema } from '@client/service-client.js';
import { browserWithFiles } from '@testing/browser/browser-with-files.js';
import { named, settledTexts, shown } from '@testing/browser/page-steps.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { ShopVisit, type ShopView } from '@testing/browser/shop-visit.js';
import { goodPassword, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';

const views: readonly ShopView[] = [
  { locale: 'fr', width: 1280 },
  { locale: 'en', width: 360 },
  { locale: 'ar', width: 1280 },
];
/** More controls than any page has. */
const mostStops = 150;

const given = browserWithFiles({ 'support.stl': encodeBinaryStl(box(20, 30, 40)) });

/** Goes on by the Tab key until a control has the focus, and sees that each on the way shows that it has it. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await shown(page, selector);
  const unmarked: string[] = [];
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab');
    const [isThere, isMarked, name] = await page.evaluate((wanted: string) => {
      const one = document.activeElement ?? document.body;
      // A field for files lies below its label, which shows the focus.
      const drawn = one.matches('input[type=file]')
        ? (one.closest('label') ?? document.querySelector(`label[for="${one.id}"]`) ?? one)
        : one;
      const { outlineStyle, boxShadow } = getComputedStyle(drawn);
      const isOutlined = outlineStyle !== 'none' || boxShadow !== 'none';
      return [one.matches(wanted), isOutlined || one === document.body, one.outerHTML.slice(0, 120)] as const;
    }, selector);
    if (!isMarked) unmarked.push(name);
    if (!isThere) continue;
    expect(unmarked).toEqual([]);
    return;
  }
  throw new Error(`The Tab key does not come to ${selector}.`);
}

async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.type(text);
}

describe.each(views)('By the keyboard alone, in $locale, $width px wide', (view) => {
  it('a part is chosen, set, ordered, sent to a new address and paid', async () => {
    const client = await signedIn(sharedService());
    const visit = await ShopVisit.start(given.browser, sharedService(), view);
    const { page } = visit;
    const { keyboard } = page;
    await tabTo(page, '.drop-zone input[type=file]:not([webkitdirectory])');
    const chooser = page.waitForFileChooser();
    // The browser waits for it before the key comes.
    await page.evaluate(() => document.readyState);
    await keyboard.press('Enter');
    await (await chooser).accept([given.at('support.stl')]);
    await shown(page, '.line .price:not(.pending)');

    await tabTo(page, '.line .swatches summary');
    await keyboard.press('Enter');
    await tabTo(page, '.line .swatches input');
    await keyboard.press('ArrowDown');
    const chosen = await page.$eval('.line .swatches input:checked', (input) => input.value);
    await keyboard.press('Escape');
    await tabTo(page, '.line select');
    await keyboard.press('ArrowDown');
    await typeInto(page, '.line .quantity', '2');
    expect(await page.$eval('.line .quantity', (input) => (input as HTMLInputElement).value)).toMatch(/2/);
    await tabTo(page, '.summary a.button');
    await keyboard.press('Enter');

    await typeInto(page, '#email', client.email);
    await typeInto(page, '#password', goodPassword);
    await keyboard.press('Enter');
    await typeInto(page, '#phone', '0612345678');
    await typeInto(page, '#street', '12, rue des Potiers');
    await typeInto(page, '.city input', 'agadri');
    await named(page, '.city-list li[data-highlighted] bdi', 'Agadir');
    await keyboard.press('Enter');
    await tabTo(page, 'form button.button');
    await keyboard.press('Enter');
    await shown(page, 'input[name=address]:checked');
    await tabTo(page, 'input[name=acceptTerms]');
    await keyboard.press('Space');
    await tabTo(page, 'form button.button:not(:disabled)');
    await keyboard.press('Enter');
    await shown(page, '.notice.good');
    const { data: orders } = await client.get<Schema<'Order'>[]>('/api/orders');
    const [order] = orders as [Schema<'Order'>];
    await tabTo(page, '.actions button, .buttons button');
    await keyboard.press('Enter');
    await page.waitForFunction(() => location.pathname.startsWith('/pay/'));
    await tabTo(page, 'form button');
    await Promise.all([page.waitForNavigation(), keyboard.press('Enter')]);
    await shown(page, '.steps');
    const paid = visit.say('orders.state', { status: 'paid' });
    expect(await settledTexts(page, '.steps [aria-current] span', [paid])).toEqual([paid]);
    const { data } = await client.get<Schema<'OrderWithLines'>>(`/api/orders/${order.id}`);
    expect(data.items).toMatchObject([{ materialId: chosen, finish: 'smooth' }]);
    expect(visit.watched.faults).toEqual([]);
    await visit.close();
  });
});

it('Nothing moves for show where that is asked for', async () => {
  const visit = await ShopVisit.start(given.browser, sharedService(), { locale: 'en', width: 1280 });
  const { page } = visit;
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  for (const path of ['', '/basket', '/card-designer', '/account']) {
    await visit.open(path);
    await shown(page, '.drop-zone input, .sign-in, .card-preview');
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((one) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(one);
        const isStill =
          /^0s(, 0s)*$/.test(transitionDuration) && animationName === 'none' && scrollBehavior !== 'smooth';
        return isStill ? [] : [one.outerHTML.slice(0, 100)];
      }),
    );
    expect(moving).toEqual([]);
  }
  await visit.close();
});
