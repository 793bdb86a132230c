import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { say } from '@shared/words/say.js';
import { browserWithFiles } from '@testing/browser/browser-with-files.js';
import { PageNetwork } from '@testing/browser/page-network.js';
import { chooseFiles, press, settledTexts, shown, textsOf, type } from '@testing/browser/page-steps.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { ShopVisit } from '@testing/browser/shop-visit.js';
import { signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';

const names = ['a.stl', 'b.stl', 'c.stl', 'd.stl', 'e.stl'];
const given = browserWithFiles(
  Object.fromEntries(names.map((name, place) => [name, encodeBinaryStl(box(20 + place, 30, 40))])),
);

/** A visit to a basket with all parts. */
async function startWithParts(): Promise<ShopVisit> {
  const visit = await ShopVisit.start(given.browser, sharedService(), { locale: 'fr', width: 1280 });
  await visit.signIn(await signedIn(sharedService()));
  await visit.open('/basket');
  const paths = names.map((name) => given.at(name));
  await chooseFiles(visit.page, '.drop-zone input[type=file]', paths);
  expect(await settledTexts(visit.page, '.line h2', names)).toEqual(names);
  await visit.page.waitForFunction(
    (count: number) => document.querySelectorAll('.line .price:not(.pending)').length === count,
    {},
    names.length,
  );
  return visit;
}

it('A double click on a button whose row leaves does nothing to the next row; keys are not held up', async () => {
  const visit = await startWithParts();
  const { page } = visit;
  const remove = (row: number) => `.line:nth-of-type(${row}) .line-menu button:last-child`;
  const button = await shown(page, remove(2), { isVisible: true });
  await button.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  const { x, y } = await button.clickablePoint();
  await page.mouse.click(x, y, { count: 2, delay: 20 });
  await sleep(100);
  await page.mouse.click(x, y);
  expect(await settledTexts(page, '.line h2', ['a.stl', 'c.stl', 'd.stl', 'e.stl'])).toHaveLength(4);
  await sleep(700);
  expect(await textsOf(page, '.line h2')).toHaveLength(4);
  await page.mouse.click(x, y);
  const left = ['a.stl', 'd.stl', 'e.stl'];
  expect(await settledTexts(page, '.line h2', left)).toEqual(left);
  for (let n = 0; n < 2; n++) {
    await page.focus(remove(1));
    await page.keyboard.press('Enter');
  }
  expect(await settledTexts(page, '.line h2', ['e.stl'])).toEqual(['e.stl']);
  await visit.close();
});

it('Ctrl+Z in an open dialog leaves the basket behind it as it is', async () => {
  const visit = await startWithParts();
  const { page } = visit;
  await page.waitForFunction(
    (label: string) =>
      [...document.querySelectorAll('button')].some(
        (one) => one.textContent === label && one.getAttribute('aria-disabled') !== 'true',
      ),
    {},
    visit.say('basket.undo'),
  );
  const undo = async (): Promise<void> => {
    await page.keyboard.down('Control');
    await page.keyboard.press('z');
    await page.keyboard.up('Control');
  };
  await press(page, visit.say('basket.saveQuote'));
  await shown(page, '.modal #company');
  await page.focus('.modal .close');
  await undo();
  await sleep(300);
  expect(await textsOf(page, '.line h2')).toEqual(names);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('.modal') === null);
  await undo();
  await shown(page, '.basket-page.empty');
  await visit.close();
});

it('What is filled in at the checkout is there in another language, and gone once it is ordered', async () => {
  const visit = await startWithParts();
  const { page } = visit;
  const stored = names.map(() => visit.say('uploads.stored'));
  expect(await settledTexts(page, '.upload', stored)).toEqual(stored);
  const client = await visit.api();
  const { data: places } = await client.get<{ destinations: { id: string }[] }>(
    '/api/shipping/destinations?q=Casablanca',
  );
  for (const label of ['Atelier', 'Maison']) {
    await client.post('/api/addresses', {
      ...{ label, fullName: 'Amina Test', phone: '0612345678', street: '12, rue des Forges' },
      ...{ city: 'Casablanca', shippingDestinationId: places.destinations[0]!.id },
    });
  }
  // It would only fill the form in.
  const network = await PageNetwork.of(page);
  network.refuse('GET /api/user/profile', 503);
  await page.click('.summary a.button');
  await shown(page, 'input[name=address]:checked');
  await page.$$eval('input[name=address]', ([, second]) => (second as HTMLElement).click());
  const typed = { company: 'Atlas SARL', ice: '001234567000089', purchaseOrder: 'BC-118' };
  for (const [name, text] of Object.entries(typed)) await type(page, `#${name}`, text);
  await press(page, visit.say('checkout.billElsewhere'), 'label');
  await type(page, '#billingCity', 'Rabat');
  await page.$eval('input[name=acceptTerms]', (box) => box.click());
  await page.click('.languages a[hreflang=ar]');
  await page.waitForFunction(() => document.documentElement.lang === 'ar');
  await shown(page, 'input[name=acceptTerms]:checked');
  const valueOf = (name: string) => page.$eval(`#${name}`, (field) => (field as HTMLInputElement).value);
  for (const [name, text] of Object.entries(typed)) expect(await valueOf(name)).toBe(text);
  expect(await valueOf('billingCity')).toBe('Rabat');
  const chosen = () => page.$$eval('input[name=address]', (all) => all.map((one) => one.checked));
  await page.waitForFunction(() => document.querySelectorAll('input[name=address]').length === 2);
  expect(await chosen()).toEqual([false, true]);
  expect(await visit.findings()).toEqual([]);
  await type(page, '#billingStreet', '3, avenue Annakhil');
  await press(page, say('ar', 'shop.checkout.place'));
  await shown(page, '.notice.good[role=status]');
  const [order] = (await client.get<{ purchaseOrder: string; billingAddress: object }[]>('/api/orders')).data;
  expect(order).toMatchObject({ purchaseOrder: 'BC-118', billingAddress: { city: 'Rabat' } });
  expect(await page.evaluate(() => sessionStorage.getItem('checkout-form'))).toBeNull();
  await visit.close();
});
