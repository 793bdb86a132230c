import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'puppeteer-core';
import { browserWithFiles } from '@testing/browser/browser-with-files.js';
import { chooseFiles, named, press, settledTexts, shown, textsOf } from '@testing/browser/page-steps.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { mixedViews, ShopVisit } from '@testing/browser/shop-visit.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';

const given = browserWithFiles({
  'of-the-first.stl': encodeBinaryStl(box(20, 30, 40)),
  'of-nobody.stl': encodeBinaryStl(box(25, 30, 40)),
});

const filesOf = async (client: Client): Promise<string[]> =>
  (await client.get<{ metadata: { filename: string } }[]>('/api/files')).data.map(
    ({ metadata }) => metadata.filename,
  );

describe.each(mixedViews)('A device of two accounts, in $locale, $width px wide', (view) => {
  let visit: ShopVisit;
  let page: Page;
  let first: Client;
  let second: Client;

  const addFile = (name: string): Promise<void> =>
    chooseFiles(page, '.drop-zone input[type=file]', [given.at(name)]);

  beforeAll(async () => {
    [first, second] = await Promise.all([signedIn(sharedService()), signedIn(sharedService())]);
    visit = await ShopVisit.start(given.browser, sharedService(), view);
    ({ page } = visit);
  });

  afterAll(() => visit.close());

  it('keeps the basket of the first, whose files the second is not given', async () => {
    await visit.signIn(first);
    await visit.open('/basket');
    await addFile('of-the-first.stl');
    const stored = visit.say('uploads.stored');
    expect(await settledTexts(page, '.upload', [stored])).toEqual([stored]);
    await visit.open('/account');
    await press(page, visit.sayProfile('signOut'));
    await shown(page, '.sign-in');
    await visit.open('/basket');
    await addFile('of-nobody.stl');
    const here = visit.say('uploads.here');
    expect(await settledTexts(page, '.upload', [here, here])).toEqual([here, here]);
    await visit.signIn(second);
    await visit.open('/basket');
    const elsewhere = `${visit.say('uploads.elsewhere')} ${visit.say('uploads.send')}`;
    expect(await settledTexts(page, '.upload', [elsewhere, stored])).toEqual([elsewhere, stored]);
    expect(await textsOf(page, '.line .price:not(.pending)')).toHaveLength(2);
    expect(await filesOf(second)).toEqual(['of-nobody.stl']);
    expect(await visit.findings()).toEqual([]);
  });

  it('says at the checkout what is not in the account, and sends it when that is asked for', async () => {
    await visit.open('/checkout');
    await named(page, '.notice.bad p', visit.say('saveQuote.stuck', { count: 1 }));
    expect(await textsOf(page, '.notice.bad li')).toEqual(['of-the-first.stl']);
    await visit.open('/basket');
    await press(page, visit.say('uploads.send'));
    const stored = visit.say('uploads.stored');
    expect(await settledTexts(page, '.upload', [stored, stored])).toEqual([stored, stored]);
    expect((await filesOf(second)).sort()).toEqual(['of-nobody.stl', 'of-the-first.stl']);
    await named(page, '.totals .good', visit.say('totals.confirmed'));
    expect(visit.watched.faults).toEqual([]);
  });
});
