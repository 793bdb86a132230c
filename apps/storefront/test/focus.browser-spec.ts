import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { say } from '@shared/words/say.js';
import { browserWithFiles } from '@testing/browser/browser-with-files.js';
import { PageNetwork } from '@testing/browser/page-network.js';
import { chooseCity, chooseFiles, named, settledTexts, shown, type } from '@testing/browser/page-steps.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { ShopVisit } from '@testing/browser/shop-visit.js';
import { goodPassword, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';

const names = ['a.stl', 'b.stl', 'c.stl'];

const given = browserWithFiles(
  Object.fromEntries(names.map((name, index) => [name, encodeBinaryStl(box(20, 20, 5 + index))])),
);

const addParts = (page: Page, ...some: string[]): Promise<void> =>
  chooseFiles(
    page,
    '.drop-zone input[type=file]',
    some.map((name) => given.at(name)),
  );

/** Presses a button or a link by the keyboard, by what it says. */
async function pressByKey(page: Page, text: string, among = 'button, a, summary'): Promise<void> {
  const found = await named(page, `:is(${among}):not(:disabled, [aria-disabled='true'])`, text);
  await found.evaluate((one) => (one as HTMLElement).focus());
  await page.keyboard.press('Enter');
}

/** Waits until the focus is on such an element. */
async function focusOn(page: Page, selector: string): Promise<void> {
  const isThere = (wanted: string): boolean => document.activeElement?.matches(wanted) === true;
  await page.waitForFunction(isThere, { timeout: 15_000 }, selector).catch(async (cause: unknown) => {
    const has = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
    throw new Error(`The focus is not on ${selector}, but on ${has}`, { cause });
  });
}

it('What is done to lines leaves the focus among them, and the last Undo on the heading', async () => {
  const visit = await ShopVisit.start(
    given.browser,
    sharedService(),
    { locale: 'en', width: 1280 },
    '/basket',
  );
  const { page } = visit;
  const press = async (selector: string): Promise<void> => {
    await (await shown(page, selector)).evaluate((one) => (one as HTMLElement).focus());
    await page.keyboard.press('Enter');
  };
  await addParts(page, ...names);
  expect(await settledTexts(page, '.line h2', names)).toEqual(names);
  await press(`[aria-label="${visit.say('line.removeOf', { name: 'a.stl' })}"]`);
  expect(await settledTexts(page, '.line h2', ['b.stl', 'c.stl'])).toEqual(['b.stl', 'c.stl']);
  await focusOn(page, '.line[aria-label="b.stl"] input');
  const down = `[aria-label="${visit.say('line.down', { name: 'b.stl' })}"]`;
  await press(down);
  expect(await settledTexts(page, '.line h2', ['c.stl', 'b.stl'])).toEqual(['c.stl', 'b.stl']);
  await focusOn(page, `${down}[aria-disabled=true]`);
  await pressByKey(page, visit.say('basket.undo'));
  await page.keyboard.press('Enter');
  expect(await settledTexts(page, '.line h2', names)).toEqual(names);
  await page.keyboard.press('Enter');
  await shown(page, '.basket-page.empty');
  await focusOn(page, 'h1');
  await visit.close();
});

it('Signing up and asking for a password go on where their form was', async () => {
  const visit = await ShopVisit.start(
    given.browser,
    sharedService(),
    { locale: 'en', width: 1280 },
    '/account',
  );
  const { page } = visit;
  await pressByKey(page, visit.say('account.forgot'));
  await named(page, 'button', visit.say('account.do', { way: 'forgot' }));
  await focusOn(page, 'h1');
  await pressByKey(page, visit.say('account.way', { way: 'signUp' }));
  await type(page, '#name', 'Amina Test');
  await type(page, '#email', `${randomUUID()}@example.com`);
  await type(page, '#password', goodPassword);
  await page.keyboard.press('Enter');
  await focusOn(page, '.notice.good[role=status]');
  await visit.close();
});

it('An address, a quote, an order and the account go on where their form was', async () => {
  const client = await signedIn(sharedService());
  const visit = await ShopVisit.start(given.browser, sharedService(), { locale: 'en', width: 1280 });
  const { page } = visit;
  await visit.signIn(client);
  await visit.open('/basket');
  await addParts(page, 'a.stl');
  await named(page, '.totals .good', visit.say('totals.confirmed'));
  await pressByKey(page, visit.say('basket.saveQuote'));
  const network = await PageNetwork.of(page);
  network.answer('POST /api/quotes', 503, 1);
  await pressByKey(page, visit.say('saveQuote.save'));
  await named(page, '.modal .notice.bad', say('en', 'app.busy'));
  // What was refused is tried again where it was pressed.
  await focusOn(page, 'dialog form .button');
  await page.keyboard.press('Enter');
  await focusOn(page, 'dialog .notice.good');
  await page.keyboard.press('Escape');
  await pressByKey(page, visit.say('basket.order'));
  await type(page, '#phone', '0612345678');
  await type(page, '#street', '12, rue des Potiers');
  await chooseCity(page, 'Agadir');
  await pressByKey(page, visit.say('addresses.save'));
  await shown(page, 'input[name=address]:checked');
  await focusOn(page, 'h2');
  await (await shown(page, 'input[name=acceptTerms]')).evaluate((one) => (one as HTMLElement).click());
  await pressByKey(page, visit.say('checkout.place'));
  await focusOn(page, '.notice.good[role=status]');
  const [order] = (await client.get<{ id: string; orderNumber: string }[]>('/api/orders')).data;
  const heading = visit.say('orders.titleOf', { number: order!.orderNumber });
  await named(page, 'h1', heading);
  expect(await page.title()).toMatch(new RegExp(`^${heading} · .`));
  await visit.open(`/orders/${order!.id}`);
  await pressByKey(page, visit.say('orders.cancel'));
  await pressByKey(page, visit.say('orders.cancel'), '.danger button.bad');
  await named(page, '.steps [aria-current] span', visit.say('orders.state', { status: 'cancelled' }));
  await focusOn(page, 'h1');
  await visit.open('/account');
  await pressByKey(page, visit.sayProfile('delete'), 'summary');
  await type(page, '#deletePassword', goodPassword);
  await (await shown(page, 'details input[type=checkbox]')).evaluate((one) => (one as HTMLElement).click());
  await pressByKey(page, visit.sayProfile('delete'), 'details button');
  await shown(page, '.sign-in');
  await focusOn(page, 'h1');
  await visit.close();
});

it('The list of cities stays while it has the focus, and is a search afterwards', async () => {
  const visit = await ShopVisit.start(given.browser, sharedService(), { locale: 'en', width: 1280 });
  const { page } = visit;
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isSearch = /city-combobox-/.test(request.url());
    void (isSearch ? held : Promise.resolve()).then(() => request.continue());
  });
  await visit.open('/basket');
  await addParts(page, 'a.stl');
  await (await shown(page, '.summary select')).evaluate((one) => (one as HTMLElement).focus());
  const come = page.waitForResponse((response) => /city-combobox-/.test(response.url()));
  letGo();
  await (await come).text();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  await focusOn(page, '.summary select');
  await page.keyboard.press('Tab');
  await shown(page, '.summary .city input');
  await visit.close();
});
