import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'puppeteer-core';
import { chooseFiles, named, press, settledTexts, shown, textsOf } from '@testing/browser/page-steps.js';
import { sharedService } from '@testing/browser/shared-service.js';
import { ShopVisit } from '@testing/browser/shop-visit.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { type Client, signedIn } from '@testing/http-client.js';
import { browserPrograms } from '@testing/installed-programs.js';
import { encodeBinaryStl } from '@testing/meshes/encode.js';
import { box } from '@testing/meshes/shapes.js';

const widths = [1280, 360];

let folder: string;
let client: Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instant-fdm-parts-'));
  await writeFile(join(folder, 'rail.stl'), encodeBinaryStl(box(300, 20, 20)));
  await writeFile(join(folder, 'cube.stl'), encodeBinaryStl(box(20, 20, 20)));
  client = await signedIn(sharedService());
  await client.upload('cube.stl', encodeBinaryStl(box(20, 20, 20)));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const addPart = (visit: ShopVisit, name: string): Promise<void> =>
  chooseFiles(visit.page, '.drop-zone input[type=file]', [join(folder, name)]);

/** Pages that no walk comes by, by what they show at last. */
const pages = {
  '/account': '.account-sections',
  '/account/reset-password?token=x': 'form #newPassword',
  '/parts': '.library .price',
  '/my-projects': 'h1',
  '/my-projects/new': '#description',
  '/card-designer': '.summary .price:not(.pending)',
};

describe('A page without a finding of axe-core, each control named, on a desk and on a phone, light and dark', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await startBrowser('chromium');
  });

  afterAll(() => browser.close());

  it.each(['fr', 'en', 'ar'] as const)(
    'is each page of the account, and a part in 3D, in %s',
    async (locale) => {
      const visit = await ShopVisit.start(browser, sharedService(), { locale, width: 1280 });
      await visit.signIn(client);
      const found: Record<string, string[]> = {};
      for (const [path, selector] of Object.entries(pages)) {
        await visit.open(path);
        await shown(visit.page, selector);
        const findings = await visit.findings(widths);
        if (findings.length > 0) found[path] = findings;
      }
      await visit.open('/basket');
      await addPart(visit, 'rail.stl');
      await shown(visit.page, '.line .refusals');
      found.refused = await visit.findings(widths);
      await press(visit.page, visit.sayOfViewer('open'));
      await shown(visit.page, '.viewer canvas');
      found.viewer = await visit.findings(widths);
      expect(found).toEqual({ refused: [], viewer: [] });
      await visit.close();
    },
    120_000,
  );
});

(browserPrograms.firefox === undefined ? describe.skip : describe)('In Firefox', () => {
  it('a part is seen and measured in 3D; where there is no WebGL the page says so, and goes on', async () => {
    const browser = await startBrowser('firefox');
    try {
      const visit = await ShopVisit.start(browser, sharedService(), { locale: 'fr', width: 1280 }, '/basket');
      const { page } = visit;
      await addPart(visit, 'cube.stl');
      await press(page, visit.sayOfViewer('open'));
      await shown(page, '.viewer canvas, .modal [role=alert]');
      // Without a screen Firefox draws in 3D on few machines.
      const canDraw = await page.evaluate(
        () => document.createElement('canvas').getContext('webgl2') !== null,
      );
      if (canDraw) {
        await press(page, visit.sayOfViewer('measure'));
        for (const side of ['front', 'back'] as const) {
          await press(page, visit.sayOfViewer('side', { side }));
          await page.focus('.viewer canvas');
          await page.keyboard.press('Enter');
        }
        expect(await settledTexts(page, '.distance strong', ['20 mm'])).toEqual(['20 mm']);
      } else await named(page, '.modal [role=alert]', visit.sayOfViewer('unsupported'));
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.querySelector('dialog') === null);
      expect(await textsOf(page, '.line h2')).toEqual(['cube.stl']);
    } finally {
      await browser.close();
    }
  });
});
