import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'puppeteer-core';
import { lose } from '@testing/browser/lost-requests.js';
import {
  chooseFiles,
  keptOnDevice,
  named,
  settledTexts,
  shown,
  textsOf,
} from '@testing/browser/page-steps.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { ShopVisit } from '@testing/browser/shop-visit.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';

let folder: string;
let browser: Browser;
const at = (index: number): string => join(folder, `part-${index}.stl`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instant-fdm-parts-'));
  for (let index = 0; index < 2; index++) await writeFile(at(index), encodeBinaryStl(box(20, 20, 5 + index)));
  browser = await startBrowser('chromium');
});

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

const start = (path = ''): Promise<ShopVisit> =>
  ShopVisit.start(browser, sharedService(), { locale: 'fr', width: 1280 }, path);

const addPart = ({ page }: ShopVisit, index: number): Promise<void> =>
  chooseFiles(page, '.drop-zone input[type=file]', [at(index)]);

/** How browsers refuse to keep anything: at once, for good without a word, and for lack of room. */
const refusals = {
  'refuses its database': () => {
    indexedDB.open = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
  },
  'never opens its database': () => {
    const silent: unknown = Object.create(IDBOpenDBRequest.prototype, {
      addEventListener: { value: () => {} },
    });
    indexedDB.open = () => silent as IDBOpenDBRequest;
  },
  'has no room': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
};

it.each(Object.keys(refusals) as (keyof typeof refusals)[])(
  'In a browser that %s a part is priced and sent, and the page says how long it stays',
  async (name) => {
    const client = await signedIn(sharedService());
    const visit = await start();
    const { page } = visit;
    await visit.signIn(client);
    await page.evaluateOnNewDocument(refusals[name]);
    await visit.open('/basket');
    await addPart(visit, 0);
    await named(page, '.summary .notice.wait', visit.say('basket.notLasting'));
    await shown(page, '.line .price:not(.pending)');
    const stored = [visit.say('uploads.stored')];
    expect(await settledTexts(page, '.upload', stored)).toEqual(stored);
    expect((await client.get<object[]>('/api/files')).data).toHaveLength(1);
    await visit.close();
  },
);

it('A browser that cannot read what it kept shows the page, says so, and prices new parts', async () => {
  const visit = await start('/basket');
  const { page } = visit;
  await addPart(visit, 0);
  await shown(page, '.line .price:not(.pending)');
  await page.evaluateOnNewDocument(() => {
    const broken = () => {
      throw new DOMException('Internal error', 'UnknownError');
    };
    Object.assign(IDBObjectStore.prototype, { get: broken, getAll: broken });
  });
  await visit.open('/basket');
  await shown(page, '.drop-zone');
  await addPart(visit, 1);
  await named(page, '.summary .notice.wait', visit.say('basket.notLasting'));
  await shown(page, '.line .price:not(.pending)');
  await visit.close();
});

it.each([null, {}, { lines: [null, { id: 'a' }] }])(
  'Where this device has kept %j as its basket, the shop opens, and takes parts',
  async (kept) => {
    const visit = await start('/basket');
    const { page } = visit;
    await addPart(visit, 0);
    await keptOnDevice(page, 1);
    await page.evaluate(async (basket) => {
      const database = await new Promise<IDBDatabase>((done) => {
        const opening = indexedDB.open('shop');
        opening.onsuccess = () => done(opening.result);
      });
      const change = database.transaction('baskets', 'readwrite');
      change.objectStore('baskets').put(basket, 'current');
      await new Promise((done) => (change.oncomplete = done));
      database.close();
    }, kept);
    for (const path of ['', '/account', '/basket']) {
      await visit.open(path);
      await shown(page, path === '/account' ? '.sign-in' : '.drop-zone');
    }
    await addPart(visit, 1);
    expect(await settledTexts(page, '.line h2', ['part-1.stl'])).toEqual(['part-1.stl']);
    await shown(page, '.line .price:not(.pending)');
    expect(visit.watched.faults).toEqual([]);
    await visit.close();
  },
);

it('A line that an older release has kept has what it lacks as a new one has it', async () => {
  const visit = await start('/basket');
  const { page } = visit;
  await addPart(visit, 0);
  await keptOnDevice(page, 1);
  const price = (await textsOf(page, '.line .price:not(.pending)'))[0]!;
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open('shop');
      opening.onsuccess = () => done(opening.result);
    });
    const change = database.transaction('baskets', 'readwrite');
    const baskets = change.objectStore('baskets');
    const kept = baskets.get('current') as IDBRequest<{ lines: { id: string; partId: string }[] }>;
    kept.onsuccess = () => {
      const lines = kept.result.lines.map(({ id, partId }) => ({ id, partId }));
      baskets.put({ lines }, 'current');
    };
    await new Promise((done) => (change.oncomplete = done));
    database.close();
  });
  await visit.open('/basket');
  expect(await settledTexts(page, '.line .price', [price])).toEqual([price]);
  expect(visit.watched.faults).toEqual([]);
  await visit.close();
});

/** Has the database open only once the page says so, as a busy device does. */
function openLate(): void {
  const open = indexedDB.open.bind(indexedDB);
  indexedDB.open = (name, version) => {
    const late = new EventTarget() as IDBOpenDBRequest;
    addEventListener('open late', () => {
      const request = open(name, version);
      const pass = ({ type }: Event): void => {
        Object.assign(late, { result: request.result });
        late.dispatchEvent(new Event(type));
      };
      for (const event of ['upgradeneeded', 'success']) request.addEventListener(event, pass);
    });
    return late;
  };
}

it('A basket that could not be read in time is taken up later, with what was added meanwhile, and nothing is lost', async () => {
  const visit = await start('/basket');
  const { page } = visit;
  await addPart(visit, 0);
  await keptOnDevice(page, 1);
  const script = await page.evaluateOnNewDocument(openLate);
  await visit.open('/basket');
  await addPart(visit, 1);
  await named(page, '.summary .notice.wait', visit.say('basket.notLasting'));
  expect(await settledTexts(page, '.line h2', ['part-1.stl'])).toEqual(['part-1.stl']);
  await page.evaluate(() => dispatchEvent(new Event('open late')));
  const both = ['part-0.stl', 'part-1.stl'];
  expect(await settledTexts(page, '.line h2', both)).toEqual(both);
  await page.waitForFunction(() => document.querySelector('.summary .notice.wait') === null);
  await page.removeScriptToEvaluateOnNewDocument(script.identifier);
  await visit.open('/basket');
  expect(await settledTexts(page, '.line h2', both)).toEqual(both);
  await visit.close();
});

it('What was not kept is kept once it can be: a page is not loaded anew before', async () => {
  const visit = await start('/basket');
  const { page } = visit;
  await shown(page, '.drop-zone');
  await page.evaluate(() => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- put back as it was
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Broken', 'UnknownError');
    };
    addEventListener('mended', () => (IDBObjectStore.prototype.put = put));
  });
  await addPart(visit, 0);
  await named(page, '.summary .notice.wait', visit.say('basket.notLasting'));
  const lost = await lose(page, '*/account-page-*.js', 1);
  await page.click('.tools a[href$="/account"]');
  await shown(page, '.notice.bad');
  await sleep(500);
  expect(lost()).toBe(1);
  await page.goBack();
  await shown(page, '.line .price:not(.pending)');
  await page.evaluate(() => {
    dispatchEvent(new Event('mended'));
    dispatchEvent(new Event('online'));
  });
  await keptOnDevice(page, 1);
  await page.waitForFunction(() => document.querySelector('.summary .notice.wait') === null);
  await visit.open('/basket');
  expect(await settledTexts(page, '.line h2', ['part-0.stl'])).toEqual(['part-0.stl']);
  await visit.close();
});

it('A first visit that loses the network loses no part: the page that is loaded anew has the basket', async () => {
  const visit = await start('/basket');
  const { page } = visit;
  await shown(page, '.drop-zone');
  await page.setOfflineMode(true);
  await addPart(visit, 0);
  await shown(page, '.line');
  await page.click('.summary a.button');
  await shown(page, '.notice.bad');
  await page.setOfflineMode(false);
  await shown(page, '.sign-in');
  await visit.open('/basket');
  expect(await settledTexts(page, '.line h2', ['part-0.stl'])).toEqual(['part-0.stl']);
  await visit.close();
});

it('A page without parts makes no database, which Chromium would lock where the page is left meanwhile', async () => {
  const visit = await start('/basket');
  const { page } = visit;
  const databases = async (): Promise<(string | undefined)[]> =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await shown(page, '.drop-zone');
  await visit.open('');
  await shown(page, '.drop-zone');
  expect(await databases()).toEqual([]);
  await addPart(visit, 0);
  await shown(page, '.line .price:not(.pending)');
  expect(await databases()).toEqual(['shop']);
  await visit.open('/basket');
  await shown(page, '.line .price:not(.pending)');
  await visit.close();
});
