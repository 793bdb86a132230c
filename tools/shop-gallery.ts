/**
 * Makes the gallery of `docs/storefront/`: every page of the shop with real content, as one contact sheet for each
 * language, width (1280 and 360 pixels) and scheme (light, dark): `npm run tool shop:gallery [folder]`.
 *
 * It starts a service of its own and needs a Chromium (`CHROMIUM` names it, else one of the PATH). The pages' own
 * pictures go to the folder, `var/gallery` unless told.
 */
import { resolve } from 'node:path';
import { pageLocales } from '@shared/domain/contract/enums.js';
import { press, shown } from '@testing/browser/page-steps.js';
import type { ShopVisit } from '@testing/browser/shop-visit.js';
import { startBrowser } from '@testing/browser/start-browser.js';
import { drawGallery } from './shop/draw-gallery.js';
import { type FilledShop, startFilledShop } from './shop/filled-shop.js';
import { openStop, type ShopStop, shopStops, visitOf } from './shop/shop-walk.js';

/** The home page, and the one with the part in 3D, beside the stops of the shop. */
function stopsOf(shop: FilledShop): ShopStop[] {
  const [basket, ...others] = shopStops(shop);
  return [{ name: 'home', path: '', ready: '.drop-zone' }, basket!, ...others];
}

/** The part in 3D stands over the basket, and is closed again by leaving the page. */
async function lookInto3d(visit: ShopVisit): Promise<void> {
  await visit.open('/basket');
  await shown(visit.page, '.line .price:not(.pending)');
  await press(visit.page, visit.sayOfViewer('open'));
  await shown(visit.page, '.viewer canvas');
  await visit.page.waitForNetworkIdle({ idleTime: 500, timeout: 5_000 }).catch(() => undefined);
}

const shop = await startFilledShop();
const browser = await startBrowser('chromium');
try {
  await drawGallery(browser, {
    name: 'storefront',
    folder: resolve(process.argv[2] ?? 'var/gallery'),
    locales: pageLocales,
    walk: async ({ locale, width }, { emulate, take }) => {
      const visit = await visitOf(browser, shop, locale, width);
      await emulate(visit.page);
      for (const stop of stopsOf(shop)) {
        await openStop(visit, stop);
        await take(visit.page, stop.name);
      }
      await lookInto3d(visit);
      await take(visit.page, 'part in 3D', false);
      await visit.close();
    },
  });
} finally {
  await browser.close();
  await shop.stop();
}
