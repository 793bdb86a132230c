import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { say } from '@shared/words/say.js';
import { browserWithFiles } from '@testing/browser/browser-with-files.js';
import {
  chooseFiles,
  keptOnDevice,
  named,
  press,
  settledTexts,
  shown,
  textsOf,
  type,
} from '@testing/browser/page-steps.js';
import { lose } from '@testing/browser/lost-requests.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { ShopVisit } from '@testing/browser/shop-visit.js';
import { signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';

const given = browserWithFiles({
  'support.stl': encodeBinaryStl(box(20, 30, 40)),
  'empty.stl': 'solid empty\nendsolid empty\n',
});

const start = (path: string): Promise<ShopVisit> =>
  ShopVisit.start(given.browser, sharedService(), { locale: 'fr', width: 1280 }, path);

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

it('An undo brings a line back whose part another tab has found unused', async () => {
  const visit = await start('/basket');
  const { page } = visit;
  await chooseFiles(page, '.drop-zone input[type=file]', [given.at('support.stl')]);
  await shown(page, '.line .price:not(.pending)');
  await press(page, visit.say('line.remove'));
  await shown(page, '.basket-page.empty');
  const other = await page.browserContext().newPage();
  await other.goto(page.url(), { waitUntil: 'load' });
  await shown(other, '.basket-page.empty');
  await other.close();
  await page.bringToFront();
  await press(page, visit.say('basket.undo'));
  await shown(page, '.line .price:not(.pending)');
  await page.reload({ waitUntil: 'load' });
  await shown(page, '.line .price:not(.pending)');
  await visit.close();
});

it('An undo takes back what another tab added, and nothing else with it; a redo brings it again', async () => {
  const visit = await start('/basket');
  const { page } = visit;
  const add = (where: Page, ...names: string[]): Promise<void> =>
    chooseFiles(
      where,
      '.drop-zone input[type=file]',
      names.map((name) => given.at(name)),
    );
  const lines = (where: Page, ...names: string[]) =>
    expect(settledTexts(where, '.line h2', names)).resolves.toEqual(names);
  await add(page, 'support.stl');
  await lines(page, 'support.stl');
  await keptOnDevice(page, 1);
  const other = await page.browserContext().newPage();
  await other.goto(page.url(), { waitUntil: 'load' });
  await lines(other, 'support.stl');
  await add(other, 'empty.stl', 'support.stl');
  const all = ['support.stl', 'empty.stl', 'support.stl'];
  await lines(other, ...all);
  await lines(page, ...all);
  await press(page, visit.say('basket.undo'));
  for (const one of [page, other]) await lines(one, 'support.stl');
  await press(page, visit.say('basket.redo'));
  for (const one of [page, other]) await lines(one, ...all);
  await other.close();
  await visit.close();
});

it('A card whose kernel is lost on the way is priced once it can be had', async () => {
  const visit = await start('/card-designer');
  const { page } = visit;
  await shown(page, '.designer .line-price');
  const lost = await lose(page, '*/mesh-kernel-*', 1);
  await type(page, '#name', 'Amina Test');
  await shown(page, '.designer .line-price .price');
  expect(lost()).toBe(1);
  await visit.close();
});

it('A line whose part the device has lost is left out of the basket', async () => {
  const visit = await start('/basket');
  const { page } = visit;
  await chooseFiles(page, '.drop-zone input[type=file]', [given.at('support.stl')]);
  await shown(page, '.line .price:not(.pending)');
  await keptOnDevice(page, 1);
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open('shop');
      opening.onsuccess = () => done(opening.result);
    });
    const clearing = database.transaction('parts', 'readwrite');
    clearing.objectStore('parts').clear();
    await new Promise((done) => (clearing.oncomplete = done));
    database.close();
  });
  await page.reload({ waitUntil: 'load' });
  await shown(page, '.basket-page.empty');
  await visit.close();
});

it('A part whose measuring could not be loaded says so, and is measured once the network is back', async () => {
  const visit = await start('/basket');
  const { page } = visit;
  await shown(page, '.drop-zone');
  await lose(page, '*/part-engine-*.js', 1);
  await chooseFiles(page, '.drop-zone input[type=file]', [given.at('support.stl')]);
  await named(page, '.line .part-facts', visit.say('line.left', { why: 'failed' }));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await shown(page, '.line .price:not(.pending)');
  await visit.close();
});

it('A line takes the same file again once that has changed', async () => {
  const visit = await start('/basket');
  const { page } = visit;
  const path = given.at('growing.stl');
  await chooseFiles(page, '.drop-zone input[type=file]', [given.at('support.stl')]);
  await shown(page, '.line .part-facts [dir=ltr]');
  for (const sizeMm of [41, 42]) {
    await writeFile(path, encodeBinaryStl(box(sizeMm, 30, 20)));
    await chooseFiles(page, '.line-menu input[type=file]', [path]);
    await named(page, '.line .part-facts [dir=ltr]', `${sizeMm} × 30 × 20 mm`);
  }
  await visit.close();
});

it('Back and Forward between the home page and the basket show what the address means', async () => {
  const visit = await start('');
  const { page } = visit;
  await chooseFiles(page, '.drop-zone input[type=file]', [given.at('support.stl')]);
  await shown(page, '.line .price:not(.pending)');
  await keptOnDevice(page, 1);
  await page.evaluate(() => history.back());
  await shown(page, '[data-page=home] .drop-zone input');
  await page.evaluate(() => history.forward());
  await shown(page, '.line .price:not(.pending)');
  expect(new URL(page.url()).pathname).toBe('/fr/basket');
  await visit.close();
});

it('The checkout names files that are never sent as they are, and leads to the basket', async () => {
  const visit = await start('');
  const { page } = visit;
  await visit.signIn(await signedIn(sharedService()));
  await visit.open('/basket');
  await chooseFiles(page, '.drop-zone input[type=file]', [given.at('empty.stl')]);
  await shown(page, '.line .part-facts.bad');
  await page.click('.summary a.button');
  await named(page, '.notice.bad p', visit.say('saveQuote.stuck', { count: 1 }));
  expect(await textsOf(page, '.notice.bad li')).toEqual(['empty.stl']);
  await press(page, visit.say('checkout.toBasket'));
  await press(page, visit.say('basket.saveQuote'));
  await named(page, '.modal .notice.bad p', visit.say('saveQuote.stuck', { count: 1 }));
  await press(page, visit.say('checkout.toBasket'), '.modal a');
  await page.waitForFunction(() => document.querySelector('.modal') === null);
  await visit.close();
});

it('An unreadable logo stays the fault of its field while the card goes on', async () => {
  const visit = await start('/card-designer');
  const { page } = visit;
  await shown(page, '.card-preview svg');
  await (await shown(page, '#mark')).select('logo');
  const faults = (): Promise<string[]> => textsOf(page, '.field:has(#logoKey) .fault');
  const [missing] = await faults();
  await chooseFiles(page, '#logoKey', [given.at('empty.stl')]);
  await page.waitForFunction(
    (before: string) => document.querySelector('.field:has(#logoKey) .fault')?.textContent !== before,
    {},
    missing ?? '',
  );
  const told = await faults();
  expect(told).not.toEqual([missing]);
  await type(page, '#name', 'Amina', 100);
  await sleep(1_000);
  expect(await faults()).toEqual(told);
  await visit.close();
});
