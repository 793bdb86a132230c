import { expect, it } from '@jest/globals';
import { browserWithFiles } from '@testing/browser/browser-with-files.js';
import { lose } from '@testing/browser/lost-requests.js';
import {
  chooseFiles,
  keptOnDevice,
  named,
  press,
  settledTexts,
  shown,
  textsOf,
} from '@testing/browser/page-steps.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { ShopVisit } from '@testing/browser/shop-visit.js';
import { deliveryAddress } from '@testing/delivery-address.js';
import { signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box, sphere } from '@testing/meshes/shapes.js';

const large = encodeBinaryStl(sphere(20, 120));
const given = browserWithFiles({
  'large.stl': large,
  'support.stl': encodeBinaryStl(box(20, 30, 40)),
  'parts.zip': 'not read at all',
});

const start = (path = ''): Promise<ShopVisit> =>
  ShopVisit.start(given.browser, sharedService(), { locale: 'fr', width: 1280 }, path);

const addFiles = ({ page }: ShopVisit, ...names: string[]): Promise<void> =>
  chooseFiles(
    page,
    '.drop-zone input[type=file]',
    names.map((name) => given.at(name)),
  );

async function untilStored(visit: ShopVisit): Promise<void> {
  const stored = [visit.say('uploads.stored')];
  expect(await settledTexts(visit.page, '.upload', stored)).toEqual(stored);
}

it('An upload that the browser cancels, as it does for a link to a download, goes on', async () => {
  const visit = await start();
  await visit.signIn(await signedIn(sharedService()));
  await visit.page.evaluateOnNewDocument(() => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its request
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
      XMLHttpRequest.prototype.send = send;
      send.call(this, body);
      this.abort();
    };
  });
  await visit.open('/basket');
  await addFiles(visit, 'support.stl');
  await untilStored(visit);
  await visit.close();
});

it('A part that is removed is sent no further: the next one is, and nothing is left of the first', async () => {
  const client = await signedIn(sharedService());
  const visit = await start();
  const { page } = visit;
  await visit.signIn(client);
  await visit.open('/basket');
  await shown(page, '.drop-zone');
  const session = await page.createCDPSession();
  // Two minutes for the first.
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 0, downloadThroughput: -1 },
    uploadThroughput: large.length / 120,
  });
  await addFiles(visit, 'large.stl', 'support.stl');
  await shown(page, '.upload progress[value]:not([value="0"])');
  await (
    await shown(page, '.line .line-menu button:last-child')
  ).evaluate((one) => (one as HTMLElement).click());
  await untilStored(visit);
  await press(page, visit.say('basket.undo'));
  await shown(page, '.line:first-child .upload progress');
  const files = await client.get<{ metadata: { filename: string } }[]>('/api/files');
  expect(files.data.map(({ metadata }) => metadata.filename)).toEqual(['support.stl']);
  await visit.close();
});

it('A part whose file was not kept before the page ended says so, and the checkout names it', async () => {
  const visit = await start();
  const { page } = visit;
  await visit.signIn(await signedIn(sharedService()));
  await visit.open('/basket');
  await addFiles(visit, 'support.stl');
  await untilStored(visit);
  await keptOnDevice(page, 1);
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open('shop');
      opening.onsuccess = () => done(opening.result);
    });
    const change = database.transaction(['parts', 'contents'], 'readwrite');
    const parts = change.objectStore('parts');
    const values = parts.getAll();
    values.onsuccess = () => {
      const [part] = values.result as object[];
      parts.put({ ...part, measured: null, upload: { step: 'waiting' } });
    };
    change.objectStore('contents').clear();
    await new Promise((done) => (change.oncomplete = done));
    database.close();
  });
  await page.reload({ waitUntil: 'load' });
  await named(page, '.line .part-facts', visit.say('uploads.fileGone'));
  await visit.open('/checkout');
  await named(page, '.notice.bad p', visit.say('saveQuote.stuck', { count: 1 }));
  await visit.close();
});

it('Whoever leaves the checkout before the answer is told of the order, and sees the page that they went to', async () => {
  const client = await signedIn(sharedService());
  await client.post('/api/addresses', await deliveryAddress(client));
  const visit = await start();
  const { page } = visit;
  await visit.signIn(client);
  await page.evaluateOnNewDocument(() => {
    const ask = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const answer = await ask(input, init);
      const isOrder = new URL(answer.url).pathname === '/api/orders' && answer.status === 201;
      if (isOrder) await new Promise((done) => setTimeout(done, 1_500));
      return answer;
    };
  });
  await visit.open('/basket');
  await addFiles(visit, 'support.stl');
  await untilStored(visit);
  await page.click('.summary a.button');
  await shown(page, 'input[name=address]:checked');
  await (await shown(page, 'input[name=acceptTerms]')).click();
  await press(page, visit.say('checkout.place'));
  await page.click('.tools a[href$="/basket"]');
  await press(page, visit.say('checkout.toOrder'), '.notices button');
  await shown(page, 'h1');
  const [order] = (await client.get<{ id: string }[]>('/api/orders')).data;
  expect(new URL(page.url()).pathname).toBe(`/fr/orders/${order!.id}`);
  await visit.open('/basket');
  await shown(page, '.basket-page.empty');
  await visit.close();
});

it('A page within the shop has its own title and the focus, and is the same in another language', async () => {
  const visit = await start('/basket');
  const { page } = visit;
  await shown(page, '.drop-zone');
  await page.click('.tools a[href$="/account"]');
  await named(page, 'h1', visit.say('account.title'));
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(await page.title()).toMatch(new RegExp(`^${visit.say('account.title')} · .`));
  await page.click('.languages a[hreflang=en]');
  await page.waitForFunction(() => document.documentElement.lang === 'en');
  expect(new URL(page.url()).pathname).toBe('/en/account');
  await visit.close();
});

it('An archive that cannot be read for want of a network is told of, and keeps no other file out', async () => {
  const visit = await start('/basket');
  const { page } = visit;
  await shown(page, '.drop-zone');
  await lose(page, '*/zip-parts-*.js', Infinity);
  await addFiles(visit, 'parts.zip', 'support.stl');
  await named(page, '.notices p', visit.say('drop.ignored', { path: 'parts.zip', why: 'unreadable' }));
  await shown(page, '.line .price:not(.pending)');
  expect(await textsOf(page, '.line h2')).toEqual(['support.stl']);
  await visit.close();
});

it('A card that is begun again has no logo of the one before', async () => {
  const visit = await start('/card-designer');
  const { page } = visit;
  const faults = (): Promise<string[]> => textsOf(page, '.field:has(#logoKey) .fault');
  await shown(page, '.card-preview svg');
  await (await shown(page, '#mark')).select('logo');
  await shown(page, '.field:has(#logoKey) .fault');
  const missing = await faults();
  await chooseFiles(page, '#logoKey', [given.at('support.stl')]);
  await page.waitForFunction(() => document.querySelector('.field:has(#logoKey) .fault') === null);
  await press(page, await visit.page.$eval('.designer .link', (link) => link.textContent));
  await (await shown(page, '#mark')).select('logo');
  await shown(page, '.field:has(#logoKey) .fault');
  expect(await faults()).toEqual(missing);
  await visit.close();
});
