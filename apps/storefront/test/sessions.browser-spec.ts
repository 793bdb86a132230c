import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { browserWithFiles } from '@testing/browser/browser-with-files.js';
import {
  chooseFiles,
  keptOnDevice,
  named,
  press,
  settledTexts,
  shown,
  type,
} from '@testing/browser/page-steps.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { mixedViews, ShopVisit } from '@testing/browser/shop-visit.js';
import { type Client, goodPassword, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';

const given = browserWithFiles({ 'support.stl': encodeBinaryStl(box(20, 30, 40)) });

const valueOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, (field) => (field as HTMLInputElement).value);

const isClosed = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !document.querySelector('dialog'));

async function signInAgain(visit: ShopVisit): Promise<void> {
  await type(visit.page, 'dialog #again-password', goodPassword);
  await press(visit.page, visit.say('account.do', { way: 'signIn' }), 'dialog form button');
  await isClosed(visit.page);
}

describe.each(mixedViews)('A session that ends, in $locale, $width px wide', (view) => {
  let client: Client;
  let visit: ShopVisit;

  beforeAll(async () => {
    client = await signedIn(sharedService());
    visit = await ShopVisit.start(given.browser, sharedService(), view);
    await visit.signIn(client);
  });

  afterAll(() => visit.close());

  it('leaves a form as it is when the dialog over it is closed, and asks again', async () => {
    const { page } = visit;
    await visit.open('/account');
    await type(page, '#phone', '0612345678');
    await client.post('/api/auth/sign-out');
    await page.keyboard.press('Enter');
    await shown(page, 'dialog[open]');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('again-password');
    // Nothing is sent, and nothing closed, by the same key.
    await page.keyboard.press('Enter');
    expect(await visit.findings()).toEqual([]);
    await page.keyboard.press('Escape');
    await shown(page, '.notice.bad');
    await isClosed(page);
    expect(await valueOf(page, '#phone')).toBe('0612345678');
    await press(page, visit.sayProfile('save'));
    await signInAgain(visit);
    await named(page, '[role=status]', visit.sayProfile('saved'));
    expect(await valueOf(page, '#phone')).toBe('0612345678');
  });

  it('lets an upload wait for the next one', async () => {
    const { page } = visit;
    await visit.open('/basket');
    await shown(page, '.drop-zone');
    await (await visit.api()).post('/api/auth/sign-out');
    await chooseFiles(page, '.drop-zone input[type=file]', [given.at('support.stl')]);
    await shown(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await isClosed(page);
    await keptOnDevice(page, 1);
    await press(page, visit.say('signIn.overTitle'), '.upload');
    await signInAgain(visit);
    const stored = [visit.say('uploads.stored')];
    expect(await settledTexts(page, '.upload', stored)).toEqual(stored);
  });

  it('leaves nothing that was being written to the next account of the device', async () => {
    const { page } = visit;
    const begin = async (next: Client): Promise<string> => {
      await visit.signIn(next);
      await visit.open('/my-projects/new');
      await shown(page, '#description');
      return valueOf(page, '#description');
    };
    const [one, other, third] = await Promise.all([1, 2, 3].map(() => signedIn(sharedService())));
    await begin(one!);
    await type(page, '#description', 'A secret.');
    expect(await begin(one!)).toBe('A secret.');
    expect(await begin(other!)).toBe('');
    await type(page, '#description', 'Another.');
    await visit.open('/account');
    await press(page, visit.sayProfile('signOut'));
    await shown(page, '.sign-in');
    // A call of the page that was under way meanwhile is refused, and that answer clears the cookie: a new page has none.
    await visit.open('/account');
    await shown(page, '.sign-in');
    expect(await begin(third!)).toBe('');
  });
});
