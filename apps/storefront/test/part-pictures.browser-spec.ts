import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'puppeteer-core';
import { startBrowser } from '@testing/browser/start-browser.js';
import { openWatched, type WatchedPage } from '@testing/browser/watched-page.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { gear, plateWithHoles, torus } from '@testing/meshes/shapes.js';

const service = sharedService();
let browser: Browser;
let watched: WatchedPage;
let page: Page;
let client: Client & { email: string };
const keys: string[] = [];

beforeAll(async () => {
  client = await signedIn(service);
  for (const [name, mesh] of [
    ['gear.stl', gear(24, 30, 4, 12)],
    ['plate.stl', plateWithHoles(6, 8, 4)],
    ['ring.stl', torus(24, 7)],
  ] as const) {
    keys.push((await client.upload(name, encodeBinaryStl(mesh))).data.key);
  }
  browser = await startBrowser('chromium');
  watched = await openWatched(browser, new URL('/en', service.baseUrl).href);
  page = watched.page;
  const [name = '', value = ''] = client.cookie!.split('=');
  await page.setCookie({ name, value: decodeURIComponent(value), url: service.baseUrl });
});

afterAll(() => browser.close());

const open = (path: string) => page.goto(new URL(path, service.baseUrl).href, { waitUntil: 'load' });

/** Waits until so many pictures are seen whole; their sizes on the page. */
async function pictures(count: number): Promise<number[][]> {
  await page.waitForFunction(
    (wanted) => {
      const shown = [...document.querySelectorAll<HTMLImageElement>('.part-picture img')];
      shown.forEach((image) => image.scrollIntoView());
      return shown.length === wanted && shown.every((image) => image.complete && image.naturalWidth === 480);
    },
    {},
    count,
  );
  return page.$$eval('.part-picture', (places) =>
    places.map((place): [number, number] => [place.clientWidth, place.clientHeight]),
  );
}

it('The library shows each part as soon as it is drawn, where its place was kept', async () => {
  await page.setViewport({ width: 1280, height: 900 });
  await open('/en/parts');
  for (const [width = 0, height = 1] of await pictures(3)) expect(width / height).toBeCloseTo(4 / 3, 1);
  expect(await page.$$eval('.part-picture img', (images) => images.map((image) => image.alt))).toEqual([
    '',
    '',
    '',
  ]);
  const moved = await page.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        const image = document.querySelector<HTMLImageElement>('.part-picture img')!;
        const before = document.querySelector('.library')!.clientHeight;
        image.src = image.src.replace(/$/, '#again');
        image.onload = () => resolve(document.querySelector('.library')!.clientHeight - before);
      }),
  );
  expect(moved).toBe(0);
});

it('A quote shows its parts beside their names, at 360 pixels, too', async () => {
  const items = keys.map((fileKey) => ({
    fileKey,
    fileName: 'part.stl',
    fileSize: 684,
    materialId: 'pla-noir',
    technology: 'fdm',
    quantity: 500,
  }));
  const { data } = await client.post<{ id: string }>('/api/quotes', { items });
  await page.setViewport({ width: 360, height: 800 });
  for (const locale of ['fr', 'en', 'ar']) {
    await open(`/${locale}/quotes/${data.id}`);
    for (const [width, height] of await pictures(3)) expect([width, height]).toEqual([64, 48]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    // The amounts, which stand last, are seen without scrolling.
    const table = await page.$eval('.table', ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(table).toBe(0);
  }
  expect(watched.faults).toEqual([]);
});
