import type { Browser } from 'puppeteer-core';
import { type PageLocale, pageLocales } from '@shared/domain/contract/enums.js';
import { ShopVisit } from '@testing/browser/shop-visit.js';
import type { FilledShop } from '../shop/filled-shop.js';
import { openStop, shopStops, visitOf } from '../shop/shop-walk.js';

/** What a walk over all pages brought back, by their names. */
export interface WalkedPages {
  /** As the service sent it, or, of the shop's pages, as the browser drew it. */
  markup: Map<string, string>;
  /** What axe-core finds, wide and narrow, light and dark. */
  findings: Map<string, string[]>;
}

const widths = [1280, 360];

/** The page's document with all that its program drew. */
async function keep(walked: WalkedPages, name: string, visit: ShopVisit, sent?: string): Promise<void> {
  walked.markup.set(name, sent ?? (await visit.page.content()));
  walked.findings.set(name, await visit.findings(widths));
}

async function walkShop(
  walked: WalkedPages,
  browser: Browser,
  shop: FilledShop,
  locale: PageLocale,
): Promise<void> {
  const visit = await visitOf(browser, shop, locale);
  for (const stop of shopStops(shop)) {
    await openStop(visit, stop);
    await keep(walked, `/${locale}${stop.path.replace(/\/[0-9a-f-]{36}$/, '/…')} (${stop.name})`, visit);
  }
  await visit.close();
}

/** Opens every page: the public ones as a stranger, the shop's as a customer who is signed in. */
export async function walkPages(
  browser: Browser,
  shop: FilledShop,
  publicPaths: readonly string[],
): Promise<WalkedPages> {
  const walked: WalkedPages = { markup: new Map(), findings: new Map() };
  const stranger = await ShopVisit.start(browser, shop.stack, { locale: 'en', width: 1280 });
  for (const path of [...publicPaths, shop.sharedPath]) {
    const answer = await stranger.page.goto(new URL(path, shop.stack.baseUrl).href, { waitUntil: 'load' });
    await keep(walked, path.replace(/\?.*/, ''), stranger, await answer!.text());
  }
  await stranger.close();
  for (const locale of pageLocales) await walkShop(walked, browser, shop, locale);
  return walked;
}
