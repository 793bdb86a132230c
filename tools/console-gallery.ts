/**
 * Makes the gallery of `docs/console/`: every section of the console, and the first thing that each lists, as one
 * contact sheet for each language, width (1280 and 360 pixels) and scheme: `npm run tool console:gallery [folder]`.
 *
 * It starts a service of its own and needs a Chromium (`CHROMIUM` names it, else one of the PATH). The pages' own
 * pictures go to the folder, `var/console` unless told.
 */
import { resolve } from 'node:path';
import { locales } from '@shared/domain/contract/enums.js';
import { consolePath, consoleSections } from '@shared/domain/contract/console-paths.js';
import { tell } from '@shared/words/say.js';
import { ConsoleVisit } from '@testing/browser/console-visit.js';
import { shown } from '@testing/browser/page-steps.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { drawGallery } from './shop/draw-gallery.js';
import { fillConsole } from './shop/fill-console.js';
import { operatorEmail, startFilledShop } from './shop/filled-shop.js';
import { picturesThere } from './shop/shop-walk.js';

/** Goes to a path, and waits until all of it is there. Live pages never fall silent on the network. */
async function openWhole(visit: ConsoleVisit, path: string): Promise<void> {
  const { page, view } = visit;
  await visit.open(path);
  await shown(page, '#main h1');
  await page.waitForFunction(
    (loading: string) =>
      [...document.querySelectorAll('[role=status]')].every((one) => one.textContent !== loading),
    {},
    tell(view.locale, { code: 'app.loading' }),
  );
  await picturesThere(page);
}

const shop = await startFilledShop();
const browser = await startBrowser('chromium');
try {
  await fillConsole(shop);
  await drawGallery(browser, {
    name: 'console',
    folder: resolve(process.argv[2] ?? 'var/console'),
    locales,
    walk: async (view, { emulate, take }) => {
      const visit = await ConsoleVisit.start(browser, shop.stack, view, { email: operatorEmail });
      await emulate(visit.page);
      for (const section of consoleSections) {
        const path = consolePath(section);
        await openWhole(visit, path);
        await take(visit.page, section);
        const link = await visit.page.$(`main a[href^="${path}/"]`);
        const first = await link?.evaluate((one) => one.getAttribute('href'));
        if (section === consoleSections[0] || first == null) continue;
        await openWhole(visit, first);
        await take(visit.page, `one of ${section}`);
      }
      await visit.close();
    },
  });
} finally {
  await browser.close();
  await shop.stop();
}
