import { describe, expect, it } from '@jest/globals';
import { browserWithFiles } from '@testing/browser/browser-with-files.js';
import { dropFiles, named, shown, textsOf, type } from '@testing/browser/page-steps.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { ShopVisit } from '@testing/browser/shop-visit.js';
import { signedIn } from '@testing/http-client.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';

const given = browserWithFiles({
  'a.stl': encodeBinaryStl(box(20, 20, 5)),
  // More pictures than are named, and more parts than fit.
  ...Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`many/photo-${index}.jpg`, 'jpg'])),
  ...Object.fromEntries(
    Array.from({ length: 27 }, (_, index) => [
      `many/part-${index}.stl`,
      encodeBinaryStl(box(20, 20, 5 + index)),
    ]),
  ),
});

describe.each(['fr', 'ar'] as const)('On a phone in %s', (locale) => {
  it('a drop beside the zone is taken on the home page and in the basket', async () => {
    const visit = await ShopVisit.start(given.browser, sharedService(), { locale, width: 360 });
    const { page } = visit;
    await shown(page, '.drop-zone input');
    await dropFiles(page, 'h1', [given.at('a.stl')]);
    await shown(page, '.line .price:not(.pending)');
    await dropFiles(page, '.page-head h1', [given.at('a.stl')]);
    await shown(page, '.line:nth-of-type(2) .price:not(.pending)');
    expect(await textsOf(page, '.line h2')).toEqual(['a.stl', 'a.stl']);
    expect(await page.$$('.drop-zone.over')).toEqual([]);
    await visit.close();
  });

  it('a drop where nothing takes it leaves the page and what was typed there', async () => {
    const visit = await ShopVisit.start(given.browser, sharedService(), { locale, width: 360 }, '/account');
    const { page } = visit;
    await type(page, '#email', 'amina@example.com');
    const effect = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('dragover', (event) =>
            resolve([event.defaultPrevented, event.dataTransfer?.dropEffect]),
          );
        }),
    );
    await dropFiles(page, 'h1', [given.at('a.stl')]);
    expect(await effect).toEqual([true, 'none']);
    expect(await page.$eval('#email', (field) => (field as HTMLInputElement).value)).toBe(
      'amina@example.com',
    );
    await visit.close();
  });

  it('what was left out of a drop is one notice, which leaves room for the page and can be closed', async () => {
    const visit = await ShopVisit.start(given.browser, sharedService(), { locale, width: 360 }, '/basket');
    const { page } = visit;
    await page.setViewport({ width: 360, height: 640 });
    await dropFiles(page, '.drop-zone', [given.at('many')]);
    const close = await shown(page, '.notices .close', { isVisible: true });
    const [text = '', ...more] = await textsOf(page, '.notices p');
    expect(more).toEqual([]);
    expect(text.split('\n')).toEqual([
      visit.say('drop.tooMany', { count: 2 }),
      ...[0, 1, 2, 3, 4].map((index) =>
        visit.say('drop.ignored', { path: `many/photo-${index}.jpg`, why: 'otherFormat' }),
      ),
      visit.say('drop.moreIgnored', { count: 3 }),
    ]);
    const notices = await (await shown(page, '.notices')).boundingBox();
    expect(notices!.height).toBeLessThanOrEqual(400);
    const { y } = (await close.boundingBox())!;
    expect([y >= 0, y <= 640]).toEqual([true, true]);
    expect(await visit.findings()).toEqual([]);
    await close.click();
    await page.waitForFunction(() => document.querySelector('.notices .notice') === null);
    await visit.close();
  });
});

it('A part that cannot be printed is told in the library in Arabic, too', async () => {
  const client = await signedIn(sharedService());
  await client.upload('rail.stl', encodeBinaryStl(box(300, 20, 20)));
  const visit = await ShopVisit.start(given.browser, sharedService(), { locale: 'ar', width: 360 });
  const { page } = visit;
  await visit.signIn(client);
  await visit.open('/parts');
  await named(page, '.library .bad', visit.say('line.advice', { reason: 'exceedsBuildVolume' }));
  await visit.close();
});
